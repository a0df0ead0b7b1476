import { describe, expect, test } from 'vitest';
import { commandId, instant } from '../../../shared/vocabulary/ids.ts';
import { startDueClock, untilNextLook, type Machine } from '../../../src-main/timers/due-clock.ts';
import { jumpAware } from '../../../src-main/timers/jump-aware.ts';
import { FakeCamp } from '../fake-camp.ts';

class ManualMachine implements Machine {
  readonly errors: unknown[] = [];
  wall = 100_000;
  sinceBoot = 50_000;
  alarm: { readonly at: number; readonly then: () => void } | null = null;

  read() {
    return { wall: this.wall, sinceBoot: this.sinceBoot };
  }
  after(milliseconds: number, then: () => void) {
    const alarm = { at: this.sinceBoot + milliseconds, then };
    this.alarm = alarm;
    return () => {
      if (this.alarm === alarm) this.alarm = null;
    };
  }
  failed(error: unknown) {
    this.errors.push(error);
  }

  get wait(): number | null {
    return this.alarm === null ? null : this.alarm.at - this.sinceBoot;
  }
  passes(milliseconds: number): void {
    const end = this.sinceBoot + milliseconds;
    while (this.alarm !== null && this.alarm.at <= end) {
      const { then } = this.alarm;
      const at = Math.max(this.alarm.at, this.sinceBoot);
      this.wall += at - this.sinceBoot;
      this.sinceBoot = at;
      this.alarm = null;
      then();
    }
    this.wall += end - this.sinceBoot;
    this.sinceBoot = end;
  }
  /** Asleep, no alarm rings; the one that is late rings on waking. */
  sleeps(milliseconds: number): void {
    this.wall += milliseconds;
    this.sinceBoot += milliseconds;
    this.passes(0);
  }
}

function started(camp = new FakeCamp()) {
  const machine = new ManualMachine();
  return { camp, machine, clock: startDueClock(camp, machine) };
}

describe('how long until the next look', () => {
  test.each([
    ['no timer runs', null, 1_000],
    ['a deadline is minutes away', 400_000, 1_000],
    ['a deadline is near', 100_250, 250],
    ['a deadline has passed', 99_000, 0],
  ])('%s', (_, deadline, wait) => {
    expect(untilNextLook(deadline === null ? null : instant(deadline), 100_000)).toBe(wait);
  });
});

describe('the due clock', () => {
  test('looks at once when the console opens', () => {
    expect(started().camp.caughtUp).toBe(1);
  });

  test('looks every second while nothing is due', () => {
    const { camp, machine } = started();
    machine.passes(5_000);
    expect(camp.caughtUp).toBe(6);
  });

  test('looks exactly at the deadline', () => {
    const camp = new FakeCamp();
    const seen: number[] = [];
    camp.deadline = instant(102_300);
    const { machine } = started(camp);
    camp.onCatchUp = () => {
      seen.push(machine.wall);
      if (machine.wall >= 102_300) camp.deadline = null;
    };
    machine.passes(3_000);
    expect(seen).toEqual([101_000, 102_000, 102_300]);
  });

  test('sets itself anew when a change brings an earlier deadline', () => {
    const { camp, machine } = started();
    camp.deadline = instant(machine.wall + 120);
    camp.change({ timers: [] });
    expect(machine.wait).toBe(120);
  });

  test('does not set itself twice for a change that it wrote itself', () => {
    const camp = new FakeCamp();
    const { machine } = started(camp);
    camp.onCatchUp = () => void camp.change({ timers: [] });
    machine.passes(1_000);
    expect(machine.wait).toBe(1_000);
  });

  test('catches up on waking, and takes the sleep for no jump', () => {
    const { camp, machine } = started();
    machine.sleeps(3_600_000);
    expect(camp.caughtUp).toBe(2);
    expect(camp.jumps).toEqual([]);
  });

  test('tells the camp when somebody puts the clock forward, once', () => {
    const { camp, machine } = started();
    machine.wall += 600_000;
    machine.passes(3_000);
    expect(camp.jumps).toEqual([600_000]);
  });

  test('tells the camp of the jump before anything falls due by it', () => {
    const camp = new FakeCamp();
    const order: string[] = [];
    const { machine } = started(camp);
    camp.clockJumped = () => void order.push('jumped');
    camp.onCatchUp = () => void order.push('caught up');
    machine.wall -= 600_000;
    machine.passes(1_000);
    expect(order).toEqual(['jumped', 'caught up']);
  });

  test('tells the camp of a jump before a command that comes between two looks', () => {
    const { camp, machine, clock } = started();
    machine.wall += 600_000;
    jumpAware(camp, clock).perform({ commandId: commandId('c1'), command: { type: 'resumeCamp' } });
    expect(camp.jumps).toEqual([600_000]);
    machine.passes(1_000);
    expect(camp.jumps).toEqual([600_000]);
  });

  test('goes on after a look that failed', () => {
    const { camp, machine } = started();
    const broken = new Error('the disk is full');
    camp.onCatchUp = () => {
      throw broken;
    };
    machine.passes(1_000);
    camp.onCatchUp = () => undefined;
    machine.passes(1_000);
    expect(machine.errors).toEqual([broken]);
    expect(camp.caughtUp).toBe(3);
  });

  test('is still once it is stopped', () => {
    const { camp, machine, clock } = started();
    clock.stop();
    machine.passes(5_000);
    expect(machine.wait).toBeNull();
    expect(camp.caughtUp).toBe(1);
    expect(camp.listeners.size).toBe(0);
  });
});
