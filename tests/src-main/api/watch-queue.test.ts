import { describe, expect, test } from 'vitest';
import { instant } from '../../../shared/vocabulary/ids.ts';
import { watchCamp } from '../../../src-main/api/watch-queue.ts';
import { FakeCamp } from '../fake-camp.ts';

const ended = { done: true, value: undefined };

describe('a window that watches the camp', () => {
  test('gets everything first and then each change', async () => {
    const camp = new FakeCamp();
    const watch = watchCamp(camp, undefined);
    expect(await watch.next()).toEqual({ done: false, value: camp.views() });
    const change = camp.change({ waits: [] });
    expect(await watch.next()).toEqual({ done: false, value: change });
  });

  test('waits for a change that has not come yet', async () => {
    const camp = new FakeCamp();
    const watch = watchCamp(camp, undefined);
    await watch.next();
    const next = watch.next();
    const change = camp.change();
    expect(await next).toEqual({ done: false, value: change });
  });

  test('gets three changes as one when it was slow', async () => {
    const camp = new FakeCamp();
    const watch = watchCamp(camp, undefined);
    await watch.next();
    camp.change({ timers: [] });
    camp.change({ waits: [] });
    camp.change();
    expect(await watch.next()).toEqual({
      done: false,
      value: { seq: 3, now: instant(3), whole: false, timers: [], waits: [] },
    });
  });

  test('is forgotten when it goes while it waits', async () => {
    const camp = new FakeCamp();
    const gone = new AbortController();
    const watch = watchCamp(camp, gone.signal);
    await watch.next();
    const next = watch.next();
    gone.abort();
    expect(await next).toEqual(ended);
    expect(camp.listeners.size).toBe(0);
  });

  test('is forgotten when it returns', async () => {
    const camp = new FakeCamp();
    const watch = watchCamp(camp, undefined);
    await watch.return();
    expect(camp.listeners.size).toBe(0);
    expect(await watch.next()).toEqual(ended);
  });

  test('gets nothing if it was gone before it began', async () => {
    const camp = new FakeCamp();
    expect(await watchCamp(camp, AbortSignal.abort()).next()).toEqual(ended);
    expect(camp.listeners.size).toBe(0);
  });

  test('is forgotten when the camp cannot show itself', () => {
    const camp = new FakeCamp();
    camp.views = () => {
      throw new Error('broken');
    };
    expect(() => watchCamp(camp, undefined)).toThrow('broken');
    expect(camp.listeners.size).toBe(0);
  });
});
