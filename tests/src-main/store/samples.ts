import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JournalEvent } from '../../../shared/journal/entry.ts';
import type { Character } from '../../../shared/roster/character.ts';
import { characterId, commandId, entrySeq, fightId, instant } from '../../../shared/vocabulary/ids.ts';
import type { FightRow, NewEntry, TableChanges } from '../../../src-main/store/store.ts';

/** A folder of its own for one test, gone with it. */
export function ownFolder(parent: string = tmpdir()) {
  const folder = realpathSync(mkdtempSync(join(parent, 'camp-')));
  return { file: join(folder, 'camp.dbf'), folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
}

export const noChanges: TableChanges = {};
export const nothingWithdrawn = new Map<never, never>();

export const character = (id: string, lives: number, fight: string | null = null): Character => ({
  id: characterId(id),
  sheet: {
    name: `Boris ${id}`,
    player: 'Ján Novák',
    origin: { is: 'class', class: 'warrior' },
    faction: 'camelot',
    level: 3,
    abilities: ['endurance', 'penetration', 'swordsmanship'],
    granted: [],
    weapon: 'one-handed sword',
    armour: 'heavy',
    shield: true,
    bonus: 1,
    hit: 1,
    exceptions: [{ rule: 'DBF-WPN-02', thing: '', reason: 'for the tale' }],
    shifts: { nature: 2 },
    extraSpells: ['fog'],
    ownSpells: [{ name: 'Ticho', effect: 'nobody speaks' }],
  },
  lives,
  status: 'up',
  temporary: 0,
  used: [],
  usedSpecial: ['Ticho'],
  form: {
    animal: { name: 'Medveď', level: 4, lives: 6, hit: 2, abilities: ['toughness'], weapon: 'claws' },
    own: { lives: 3, temporary: 1 },
  },
  xp: 12,
  startLevel: 2,
  party: 'Vlci',
  checks: { pouch: { by: 'Zuzana', at: instant(1_750_000_000_000) } },
  printed: 'c0ffee',
  token: false,
  ambush: null,
  fight: fight === null ? null : fightId(fight),
  lastFight: null,
  waitsAtHeadOrg: false,
  ducats: 7,
  items: ['rope', 'lantern'],
  potions: [{ name: 'balm', heals: 2, effect: '' }],
});

export const fightRow = (number: number, phase: FightRow['phase'] = 'wounds'): FightRow => ({
  id: fightId(`f${number}`),
  number,
  place: 'old oak',
  phase,
});

/** Two who wounded each other in fight `number`, entered as entry `seq`. */
export function exchange(seq: number, number = 1, who: readonly string[] = ['boris', 'vlk']): NewEntry {
  const fight = fightId(`f${number}`);
  const [one, other] = [characterId(who[0] ?? ''), characterId(who[1] ?? '')];
  const wound = { strength: 1, dodged: false, foreseen: false };
  const left = { lives: 2, temporary: 0, status: 'up' } as const;
  const events: readonly JournalEvent[] = [
    { type: 'v1.DuelClosed', fight, next: 'wounds' },
    {
      type: 'v1.WoundsApplied',
      fight,
      wounds: [
        { who: one, by: other, ...wound },
        { who: other, by: one, ...wound },
      ],
      standings: [one, other].map((each) => ({ who: each, ...left })),
      next: 'end',
    },
  ];
  return {
    entry: {
      seq: entrySeq(seq),
      at: instant(1_750_000_000_000 + seq),
      recordedAt: instant(1_750_000_000_500 + seq),
      commandId: commandId(`command-${seq}`),
      fight,
      cause: null,
      org: 'Zuzana',
      trigger: { type: 'closePhases', fight, phases: ['duel', 'wounds'] },
      events,
      touches: [
        { who: one, field: 'lives', wrote: true },
        { who: other, field: 'lives', wrote: true },
      ],
    },
    subjects: [`fight:${fight}`, ...who.map((id) => `character:${characterId(id)}` as const)],
    answer: { ok: true, seq: entrySeq(seq), fight, character: null, stoppedAt: null },
  };
}
