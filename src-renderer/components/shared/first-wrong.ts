import { tick } from 'svelte';

/** Leads to the first field of a form that says what is wrong with it. */
export async function leadToFirstWrong(form: ParentNode | undefined): Promise<void> {
  await tick();
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
