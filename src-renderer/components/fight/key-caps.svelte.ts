import { preferences } from '../../state/preferences.svelte.ts';

interface KeyboardLayout {
  readonly get: (code: string) => string | undefined;
}
interface WithKeyboard {
  readonly keyboard?: { readonly getLayoutMap: () => Promise<KeyboardLayout> };
}

let layout = $state.raw<KeyboardLayout | null>(null);

void (navigator as Navigator & WithKeyboard).keyboard
  ?.getLayoutMap()
  .then((map) => (layout = map))
  .catch(() => null);

/** The letter on the cap of a key; where the browser doesn't tell, as on the usual keyboard of the language. */
export function keyCap(code: string): string {
  const told = layout?.get(code);
  if (told) return told.toLowerCase();
  const letter = code.replace(/^Key/, '').toLowerCase();
  return letter === 'z' && preferences.language !== 'en' ? 'y' : letter;
}
