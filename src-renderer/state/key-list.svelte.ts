let shown = $state(false);

/** Whether the list of keys is open. */
export const keyList = {
  get shown() {
    return shown;
  },
  set shown(next) {
    shown = next;
  },
  open: () => (shown = true),
};
