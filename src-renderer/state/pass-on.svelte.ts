import { untrack } from 'svelte';
import type { Console } from './console.svelte.ts';
import { href, router } from './router.svelte.ts';

/** What a window tells of its last entry until it is dismissed. */
interface Told {
  readonly last: object | null;
  readonly dismiss: () => void;
}

/**
 * What is told of an entry goes when somebody moves on to another place or enters the next thing. Where the entry itself
 * led to is no other place.
 */
export function passOn(console: Pick<Console, 'entered'>, told: Told): void {
  let since: { readonly last: object; readonly moment: string } | null = null;
  $effect(() => {
    const { last } = told;
    const moment = `${console.entered} ${href(router.route)}`;
    untrack(() => {
      if (last === null) since = null;
      else if (since?.last !== last) since = { last, moment };
      else if (since.moment !== moment) told.dismiss();
    });
  });
}
