let big = $state(false);

/** The second screen of the tent: nothing but fights and timers, readable at three metres. */
export const screen = {
  get big() {
    return big;
  },
  toggle: () => {
    big = !big;
    void (big ? enter() : leave());
  },
};

const enter = () => document.documentElement.requestFullscreen().catch(() => undefined);
const leave = () =>
  document.fullscreenElement === null ? undefined : document.exitFullscreen().catch(() => undefined);
