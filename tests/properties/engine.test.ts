import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fightCommandSchema, openingCommandSchema } from '../../shared/dbf/commands.ts';
import { isFightEvent } from '../../shared/dbf/events.ts';
import { noFight } from '../../shared/dbf/fight.ts';
import type { HouseRules } from '../../shared/dbf/house-rules.ts';
import { fold } from '../../shared/dbf/fold.ts';
import { decodeEntry } from '../../shared/journal/decode.ts';
import type { CommandDraft } from '../../shared/scenario/translate.ts';
import { instant } from '../../shared/vocabulary/ids.ts';
import { throwArbitrary, type Throw } from './dice.ts';
import { frozen } from './frozen.ts';
import { expectOrder } from './invariants.ts';
import { houseRulesArbitrary, rosterArbitrary } from './people.ts';
import { nextCommand } from './ring-commands.ts';
import { enter, ringOf, viewsOf, wait, type Ring } from './ring.ts';
import { Tally } from './tally.ts';

const START = instant(Date.UTC(2026, 6, 10, 12));
const EVENINGS = 220;
const COMMANDS = 60;

const evening = [
  fc.array(throwArbitrary, { minLength: COMMANDS, maxLength: COMMANDS }),
  rosterArbitrary,
  houseRulesArbitrary,
] as const;
type Evening = readonly [readonly Throw[], readonly CommandDraft[], HouseRules];

const tally = new Tally();

describe('random fights on the pure engine (DBF, all house rules)', () => {
  test(
    'keep the order of the rules after every command, change nothing where it is refused, and are the fold of their events',
    { timeout: 300_000 },
    () => {
      fc.assert(
        fc.property(...evening, (...parts) => {
          const entered: string[] = [];
          try {
            play(parts, entered);
          } catch (error) {
            throw new Error(['What was entered:', ...entered].join('\n'), { cause: error });
          }
        }),
        { seed: 20_260_713, numRuns: EVENINGS, endOnFailure: true },
      );
    },
  );

  test(`were ${String(EVENINGS * COMMANDS)} commands of every kind, accepted and refused`, () => {
    const schemas = [...openingCommandSchema.options, ...fightCommandSchema.options];
    const types = [...schemas.map(({ shape }) => shape.type.value), 'override'];
    expect(tally.total).toBe(EVENINGS * COMMANDS);
    expect(tally.neverAccepted(types)).toEqual([]);
    expect(tally.neverRefused(types)).toEqual([]);
  });
});

function play([throws, people, houseRules]: Evening, entered: string[]): void {
  let ring = frozen(ringOf(people, houseRules, START));
  for (const each of throws) {
    ring = frozen(wait(ring, each.pause));
    const { command, isOffered } = nextCommand(viewsOf(ring), each);
    entered.push(JSON.stringify(command));
    const outcome = enter(ring, command);
    tally.count(command.type, outcome.ok);
    if (isOffered) expect({ command, outcome }).toMatchObject({ outcome: { ok: true } });
    if (!outcome.ok) continue;
    ring = frozen(outcome.ring);
    const { story } = ring;
    expectOrder(viewsOf(ring), () => story);
    if (ring.fight.phase === 'over') expectFoldOfItsEvents(ring);
  }
}

/** As the journal keeps them: written down and read again. */
function expectFoldOfItsEvents({ story, fight, at }: Ring): void {
  const written = { seq: 1, at, recordedAt: at, commandId: null, fight: fight.id, cause: null, org: null, touches: [] };
  const { events } = decodeEntry(
    JSON.parse(JSON.stringify({ ...written, trigger: { type: 'clock' }, events: story })) as Parameters<
      typeof decodeEntry
    >[0],
  );
  expect(events.filter(isFightEvent).reduce(fold, noFight)).toEqual(fight);
}
