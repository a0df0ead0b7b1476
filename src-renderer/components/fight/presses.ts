/** Milliseconds after which a key counts as let go even if nobody saw it, because another window had the keyboard then. */
const FORGOTTEN = 400;

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'repeat' | 'timeStamp'>;

/** Which keys are down. One that chatters, or that the hand rests on, goes down again without coming up. */
export function createPresses() {
  const since = new Map<string, number>();

  return {
    /** Whether the key has not come up since it went down last; it is down now in any case. */
    isSamePress(event: Pressed): boolean {
      const before = since.get(nameOf(event));
      since.set(nameOf(event), event.timeStamp);
      return !event.repeat && before !== undefined && event.timeStamp - before < FORGOTTEN;
    },
    up: (event: Pressed): void => void since.delete(nameOf(event)),
    forget: (): void => since.clear(),
  };
}

const nameOf = ({ key, code }: Pressed): string => code || key;
