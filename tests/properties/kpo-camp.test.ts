import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kpoFightCommandSchema } from '../../shared/kpo/commands.ts';
import { tableDifferences } from '../../src-main/cli/table-differences.ts';
import type { CampAtTheTable } from '../fixtures/camp-at-the-table.ts';
import { playIn } from './camp-evening.ts';
import { expectReplayable } from './invariants.ts';
import { enterInKpo, kpoCampWith, kpoEvening } from './kpo-camp-evening.ts';
import { kpoFightsIn } from './kpo-entries.ts';
import { expectKpoOrder, expectOnlyLosses } from './kpo-invariants.ts';
import { takeBackAndPutIn, takeEverythingBack } from './taking-back.ts';
import { Tally } from './tally.ts';

/** Which evenings are played is fixed. A failed one is told as it was played; making it shorter would take minutes. */
const always = (seed: number, numRuns: number) => ({ seed, numRuns, endOnFailure: true });

const tally = new Tally();

describe('random evenings of KPO in the camp (all commands, all house rules)', () => {
  test(
    'the order of the rules holds after every entry, ÉP are only lost, and what was refused has not happened',
    { timeout: 300_000 },
    () => {
      fc.assert(
        fc.property(kpoEvening(60), (evening) => {
          playIn(
            kpoCampWith(evening),
            evening.steps,
            (camp, step) => {
              const { command, before } = enterInKpo(camp, step, tally);
              const after = camp.views();
              expectKpoOrder(after);
              expectOnlyLosses(command, before, after);
            },
            expectReplayable,
          );
        }),
        always(20_261_130, 30),
      );
    },
  );

  test('entries taken back and put in again leave everything as it was', { timeout: 300_000 }, () => {
    const backAndForth = new Tally();
    fc.assert(
      fc.property(kpoEvening(30), (evening) => {
        playIn(
          kpoCampWith(evening),
          evening.steps,
          (camp, step) => {
            enterInKpo(camp, step, tally);
            takeBackAndPutIn(
              camp,
              kpoFightsIn(camp.views())[step.command % 2]?.id,
              1 + (step.command % 4),
              backAndForth,
            );
          },
          expectReplayable,
        );
      }),
      always(20_261_131, 12),
    );
    expect(backAndForth.accepted('undo')).toBeGreaterThan(100);
    expect(backAndForth.accepted('redo')).toBe(backAndForth.accepted('undo'));
  });

  test('taking everything back leaves the camp as it was before the first fight', { timeout: 300_000 }, () => {
    fc.assert(
      fc.property(kpoEvening(40), (evening) => {
        const before = tablesOf(kpoCampWith(evening));
        playIn(
          kpoCampWith(evening),
          evening.steps,
          (camp, step) => enterInKpo(camp, step, tally),
          (camp) => {
            takeEverythingBack(camp, before.seq);
            expect(tableDifferences(camp.store.tables(), before.tables)).toEqual([]);
            expectReplayable(camp);
          },
        );
      }),
      always(20_261_132, 12),
    );
  });

  test('were 2,640 entries, and there was every kind of command among them', () => {
    const atTheTable = kpoFightCommandSchema.options.map(({ shape }) => shape.type.value);
    const upon = ['undo', 'redo', 'undoEntry', 'replace', 'swapParticipant'];
    const types = ['openKpoFight', ...atTheTable, 'overrideKpo', 'editKpoCharacter', ...upon];
    expect(tally.total).toBe(30 * 60 + 12 * 30 + 12 * 40);
    expect(tally.neverAccepted(types)).toEqual([]);
    expect(tally.neverRefused([...types, 'enterKpoCharacter'])).toEqual([]);
  });
});

function tablesOf(camp: CampAtTheTable) {
  const before = { tables: camp.store.tables(), seq: camp.store.lastSeq() };
  camp.close();
  return before;
}
