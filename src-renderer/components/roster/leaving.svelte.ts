import { router } from '../../state/router.svelte.ts';

/**
 * While `dirty` says so, whoever wants to leave is asked first: by a link, the back button, or by closing the window.
 * `pending` is what they wanted; calling it gives the changes up.
 */
export function askBeforeLeaving(dirty: () => boolean) {
  let pending = $state.raw<(() => void) | null>(null);
  let release: () => void = () => undefined;

  const giveUp = (goOn: () => void) => () => {
    release();
    pending = null;
    goOn();
  };
  /** Goes on at once where nothing would be lost. */
  const leave = (goOn: () => void) => {
    if (dirty()) pending = giveUp(goOn);
    else goOn();
  };
  /** A browser asks by itself; a window of the shell would stay open without a word. */
  function beforeUnload(event: BeforeUnloadEvent) {
    if (!dirty()) return;
    event.preventDefault();
    if (!location.protocol.startsWith('http')) pending = giveUp(() => window.close());
  }

  $effect(() => {
    if (!dirty()) return;
    const endGuard = router.guard((to) => {
      if (!dirty()) return true;
      pending = giveUp(() => router.go(to));
      return false;
    });
    window.addEventListener('beforeunload', beforeUnload);
    release = () => {
      endGuard();
      window.removeEventListener('beforeunload', beforeUnload);
    };
    return release;
  });

  return {
    get pending() {
      return pending;
    },
    set pending(wanted) {
      pending = wanted;
    },
    leave,
  };
}
