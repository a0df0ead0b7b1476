import { classRules } from '../../dbf/classes.ts';
import type { CharacterId } from '../../vocabulary/ids.ts';
import type { Character, Origin } from '../character.ts';
import type { SheetDraft } from '../commands.ts';
import { levelFor } from '../xp.ts';
import type { Faults, RowCells } from './cells.ts';
import type { ImportChange } from './changes.ts';
import type { DbfValues } from './dbf-values.ts';

export interface Named {
  readonly name: string;
  /** Null where the file does not say who plays. */
  readonly player: string | null;
}

/** A character that the camp does not have; null where something is missing that can't be guessed. */
export function newDbf(
  id: CharacterId,
  { name, player }: Named,
  values: DbfValues,
  cells: RowCells,
  faults: Faults,
): ImportChange | null {
  const origin = newOrigin(values, cells, faults);
  if (origin === null) return null;
  const { startLevel, lives, status } = values;
  return {
    type: 'enterCharacter',
    id,
    sheet: newSheet(name, player ?? '', origin, values),
    ...(startLevel === null ? {} : { startLevel }),
    exceptions: values.exceptions ?? [],
    ...(lives === null || livesAreOwn(values) ? {} : { lives }),
    temporary: values.temporary ?? 0,
    ...(status === null ? {} : { status }),
    used: values.used ?? [],
    usedSpecial: values.usedSpecial ?? [],
    xp: values.xp ?? 0,
    token: values.token ?? false,
    ducats: values.ducats ?? 0,
    items: values.items ?? [],
    potions: values.potions ?? [],
    party: values.party === '' ? null : values.party,
    checks: values.checks ?? [],
  };
}

/** What nothing is said about is as for a new character. */
export const newSheet = (name: string, player: string, origin: Origin, values: DbfValues): SheetDraft => ({
  name,
  player,
  origin,
  faction: values.faction ?? usualFaction(origin),
  level: values.level ?? 1,
  abilities: values.abilities ?? [],
  granted: values.granted ?? [],
  weapon: values.weapon ?? 'none',
  armour: values.armour ?? 'none',
  shield: values.shield ?? false,
  bonus: values.bonus ?? 0,
  hit: values.hit ?? 1,
  shifts: values.shifts ?? {},
  extraSpells: values.extraSpells ?? [],
  ownSpells: values.ownSpells ?? [],
});

/** What the row says of somebody whom the camp has; what it does not say stays as it is. */
export function changedDbf(before: Character, { name, player }: Named, values: DbfValues): ImportChange {
  const { sheet } = before;
  const { xp, token, ducats, items, potions, party } = values;
  return {
    type: 'editCharacter',
    who: before.id,
    sheet: {
      ...sheet,
      name,
      player: player ?? sheet.player,
      origin: changedOrigin(sheet.origin, values),
      faction: values.faction ?? sheet.faction,
      level: changedLevel(before, values),
      abilities: values.abilities ?? sheet.abilities,
      granted: values.granted ?? sheet.granted,
      weapon: values.weapon ?? sheet.weapon,
      armour: values.armour ?? sheet.armour,
      shield: values.shield ?? sheet.shield,
      bonus: values.bonus ?? sheet.bonus,
      hit: values.hit ?? sheet.hit,
      shifts: values.shifts ?? sheet.shifts,
      extraSpells: values.extraSpells ?? sheet.extraSpells,
      ownSpells: values.ownSpells ?? sheet.ownSpells,
    },
    exceptions: values.exceptions ?? [],
    ...(xp === null ? {} : { xp }),
    ...(token === null ? {} : { token }),
    ...(ducats === null ? {} : { ducats }),
    ...(items === null ? {} : { items }),
    ...(potions === null ? {} : { potions }),
    ...(party === null ? {} : { party: party === '' ? null : party }),
    checks: values.checks ?? [],
  };
}

/** A creature's lives may stand in the column for lives; its own maximum is what is meant there. */
const livesAreOwn = ({ class: cls, creatureLives }: DbfValues): boolean => cls === null && creatureLives === null;

export function newOrigin(values: DbfValues, cells: RowCells, faults: Faults): Origin | null {
  if (values.class !== null) return { is: 'class', class: values.class };
  if (values.creature === null) {
    if (cells.first('class') === null && cells.first('creature') === null) {
      faults.missing('class-missing', cells, 'class');
    }
    return null;
  }
  const lives = values.creatureLives ?? values.lives;
  if (lives !== null && lives > 0) return { is: 'creature', creature: values.creature, lives };
  if (cells.first('creatureLives') === null && cells.first('lives') === null) {
    faults.missing('creature-lives-missing', cells, cells.at('creatureLives') === null ? 'lives' : 'creatureLives');
  }
  return null;
}

function changedOrigin(before: Origin, values: DbfValues): Origin {
  if (values.class !== null) return { is: 'class', class: values.class };
  const lives = before.is === 'creature' ? before.lives : 1;
  if (values.creature === null) {
    return before.is === 'creature' ? { ...before, lives: values.creatureLives ?? lives } : before;
  }
  return { is: 'creature', creature: values.creature, lives: values.creatureLives ?? lives };
}

/** DBF-LVL-06: the level of a file is at least what the XP give, unless it says where the character began. */
function changedLevel(before: Character, { level, startLevel, xp }: DbfValues): number {
  if (level === null) return before.sheet.level;
  return startLevel === null ? Math.max(level, levelFor(xp ?? before.xp)) : level;
}

/** DBF-CLS-02, -03: the faction that a new character of the class gets. */
const usualFaction = (origin: Origin): SheetDraft['faction'] =>
  (origin.is === 'class' ? classRules[origin.class].factions[0] : undefined) ?? 'none';
