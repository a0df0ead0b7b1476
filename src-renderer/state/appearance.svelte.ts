import { preferences } from './preferences.svelte.ts';
import { screen } from './screen.svelte.ts';

/** Puts theme, language and screen size on the page itself. Called once, by the root component. */
export function followAppearance(): void {
  const bright = window.matchMedia('(prefers-color-scheme: light)');
  let systemIsBright = $state(bright.matches);
  bright.addEventListener('change', (event) => (systemIsBright = event.matches));

  $effect(() => {
    const { theme, language } = preferences;
    const sunlight = theme === 'sunlight' || (theme === 'auto' && systemIsBright);
    const root = document.documentElement;
    root.dataset.theme = sunlight ? 'sunlight' : 'dark';
    root.dataset.screen = screen.big ? 'big' : 'table';
    root.lang = language;
  });
}
