interface Lives {
  readonly lives: number;
  readonly temporary: number;
}

/**
 * DBF-A-03, -06, -07: so many lives go, temporary ones first, and never below 0; those above the maximum stay till
 * then.
 */
export function loses({ lives, temporary }: Lives, lost: number): Lives {
  const left = Math.max(0, lives - lost);
  return { lives: left, temporary: Math.min(left, Math.max(0, temporary - lost)) };
}
