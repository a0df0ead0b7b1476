/** A field of the form holds no fitting number. */
export const hasWrongNumber = (form: ParentNode | undefined): boolean => firstWrongNumber(form) !== null;

/** Leads to the first field of a form in which no fitting number stands; true where there is one: send nothing then. */
export function stopAtWrongNumber(form: ParentNode | undefined): boolean {
  const field = firstWrongNumber(form);
  field?.focus();
  return field !== null;
}

const firstWrongNumber = (form: ParentNode | undefined) =>
  form?.querySelector<HTMLElement>('[data-wrong-number]:not(:disabled)') ?? null;
