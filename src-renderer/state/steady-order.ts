/**
 * The order in which a list is shown: `wanted`, unless somebody has the pointer or the focus in it. Then what is shown
 * stays where it is, what is gone leaves, and what is new comes to the end.
 */
export function steadyOrder<Id>(shown: readonly Id[], wanted: readonly Id[], held: boolean): readonly Id[] {
  if (!held) return wanted;
  const staying = shown.filter((id) => wanted.includes(id));
  return [...staying, ...wanted.filter((id) => !staying.includes(id))];
}
