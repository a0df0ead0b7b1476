/** Leads to the first field of a form in which no fitting number stands; true where there is one: send nothing then. */
export function stopAtWrongNumber(form: ParentNode | undefined): boolean {
  const field = form?.querySelector<HTMLElement>('[data-wrong-number]:not(:disabled)') ?? null;
  field?.focus();
  return field !== null;
}
