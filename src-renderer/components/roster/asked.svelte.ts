/** An answer that is asked for once a component is shown, and again when wanted; the old one stays in sight meanwhile. */
export function createAsked<Answer>(ask: () => Promise<Answer>) {
  let answer = $state.raw<{ readonly is: Answer } | null>(null);
  let failed = $state(false);
  let turn = 0;

  async function refresh() {
    const mine = ++turn;
    try {
      const is = await ask();
      if (mine === turn) [answer, failed] = [{ is }, false];
    } catch {
      if (mine === turn) failed = true;
    }
  }

  return {
    /** Null until it is here. */
    get answer() {
      return answer;
    },
    get failed() {
      return failed;
    },
    refresh,
  };
}
