import type { Recipe } from '../../dbf/recipe.ts';
import { potionOf } from '../../dbf/recipe.ts';
import type { SpellId } from '../../vocabulary/spells.ts';
import {
  dbfCheckItems,
  type AbilityId,
  type Armour,
  type ClassId,
  type CreatureKind,
  type Faction,
  type Status,
} from '../../vocabulary/terms.ts';
import type { Weapon } from '../../vocabulary/weapons.ts';
import type { Exception, OwnSpell, Potion, Shifts } from '../character.ts';
import type { Cell, Faults, RowCells } from './cells.ts';
import type { Field } from './fields.ts';
import { abilityNamed, armourNamed, classNamed, creatureNamed, factionNamed, shieldNames } from './names.ts';
import { readWhole, readYesNo } from './numbers.ts';
import { isDash, likeness } from './plain-text.ts';
import { readEach, readList } from './read-list.ts';
import type { CheckMark } from './changes.ts';
import {
  readCheck,
  readException,
  readOwnSpell,
  readPotion,
  readShift,
  readSpell,
  readStatus,
} from './special-values.ts';
import { weaponNamed } from './weapon-names.ts';

/** What a row says about a character; null where it says nothing. */
export interface DbfValues {
  readonly class: ClassId | null;
  readonly creature: CreatureKind | null;
  readonly creatureLives: number | null;
  readonly faction: Faction | null;
  readonly level: number | null;
  readonly startLevel: number | null;
  readonly abilities: readonly AbilityId[] | null;
  readonly granted: readonly AbilityId[] | null;
  readonly weapon: Weapon | null;
  readonly armour: Armour | null;
  readonly shield: boolean | null;
  readonly bonus: number | null;
  readonly hit: number | null;
  readonly xp: number | null;
  readonly ducats: number | null;
  readonly items: readonly string[] | null;
  readonly potions: readonly Potion[] | null;
  readonly token: boolean | null;
  readonly party: string | null;
  readonly checks: readonly CheckMark[] | null;
  readonly shifts: Shifts | null;
  readonly extraSpells: readonly SpellId[] | null;
  readonly ownSpells: readonly OwnSpell[] | null;
  readonly exceptions: readonly Exception[] | null;
  readonly lives: number | null;
  readonly temporary: number | null;
  readonly status: Status | null;
  readonly used: readonly SpellId[] | null;
  readonly usedSpecial: readonly string[] | null;
}

/** Every cell of a row about a DBF character; what is wrong with them goes to `faults`. */
export function readDbfValues(cells: RowCells, recipes: readonly Recipe[], faults: Faults): DbfValues {
  const whole = (field: Field, from: number, to: number) => readWhole(cells.first(field), from, to, faults);
  const list = <Thing>(field: Field, read: (text: string, cell: Cell) => Thing | null) =>
    readList(cells.all(field), read);
  const being = readBeing(cells, faults);
  return {
    ...being,
    faction: named(cells.first('faction'), factionNamed, 'faction-unknown', faults) ?? dash(cells, 'faction', 'none'),
    level: whole('level', 1, 9),
    startLevel: whole('startLevel', 1, 9),
    abilities: readAbilities(cells.all('abilities'), faults),
    granted: readAbilities(cells.all('granted'), faults),
    weapon: named(cells.first('weapon'), weaponNamed, 'weapon-unknown', faults) ?? dash(cells, 'weapon', 'none'),
    armour: named(cells.first('armour'), armourNamed, 'armour-unknown', faults) ?? dash(cells, 'armour', 'none'),
    shield: readYesNo(cells.first('shield'), faults, shieldNames),
    bonus: whole('bonus', 0, 20),
    hit: whole('hit', 1, 20),
    xp: whole('xp', 0, 100_000),
    ducats: whole('ducats', 0, 100_000),
    items: list('items', (text, cell) => shortEnough(text, cell, faults)),
    potions: list('potions', (text, cell) => readPotion(text, cell, knownPotions(recipes), faults)),
    token: readYesNo(cells.first('token'), faults),
    party: readParty(cells.first('party'), faults),
    checks: list('checks', (text, cell) => readCheck(text, cell, dbfCheckItems, faults)),
    shifts: shiftsOf(list('shifts', (text, cell) => readShift(text, cell, faults))),
    extraSpells: list('extraSpells', (text, cell) => readSpell(text, cell, faults)),
    ownSpells: list('ownSpells', (text, cell) => readOwnSpell(text, cell, faults)),
    exceptions: list('exceptions', (text, cell) => readException(text, cell, faults)),
    lives: whole('lives', 0, 99),
    temporary: whole('temporary', 0, 99),
    status: readStatus(cells.first('status'), faults),
    used: list('used', (text, cell) => readSpell(text, cell, faults)),
    usedSpecial: list('usedSpecial', (text) => text),
  };
}

type Being = Pick<DbfValues, 'class' | 'creature' | 'creatureLives'>;

/** A kind of creature is understood in the column for classes as well. */
function readBeing(cells: RowCells, faults: Faults): Being {
  const ofClass = cells.first('class');
  const ofCreature = cells.first('creature');
  const creatureLives = readWhole(cells.first('creatureLives'), 1, 99, faults);
  const inClass = ofClass === null || isDash(ofClass.text) ? undefined : creatureNamed(ofClass.text);
  const cls = inClass === undefined ? named(ofClass, classNamed, 'class-unknown', faults) : null;
  const creature = named(ofCreature, creatureNamed, 'creature-unknown', faults) ?? inClass ?? null;
  if (cls !== null && creature !== null && ofCreature !== null) faults.add('class-and-creature', ofCreature);
  return { class: cls, creature, creatureLives };
}

/** Abilities are separated as other lists are, or by spaces where each word is one by itself. */
function readAbilities(cells: readonly Cell[], faults: Faults): readonly AbilityId[] | null {
  return readEach(cells, (cell) =>
    cell.text.split(/[;,\n/+•·|]/).flatMap((part) => {
      const text = part.trim();
      if (text === '' || isDash(text)) return [];
      const whole = abilityNamed(text);
      if (whole !== undefined) return [whole];
      const words = text.split(/\s+/).map((word) => abilityNamed(word));
      const unknown = words.findIndex((word) => word === undefined);
      if (unknown < 0 && words.length > 1) return words.filter((word) => word !== undefined);
      faults.add('ability-unknown', { ...cell, text });
      return [];
    }),
  );
}

function named<Id>(
  cell: Cell | null,
  lookup: (text: string) => Id | undefined,
  code: Parameters<Faults['add']>[0],
  faults: Faults,
): Id | null {
  if (cell === null || isDash(cell.text)) return null;
  return lookup(cell.text) ?? faults.add(code, cell);
}

const dash = <Nothing>(cells: RowCells, field: Field, nothing: Nothing): Nothing | null =>
  isDash(cells.first(field)?.text ?? '') ? nothing : null;

/** Empty text: the row says that somebody belongs to no party. */
function readParty(cell: Cell | null, faults: Faults): string | null {
  if (cell === null) return null;
  if (isDash(cell.text)) return '';
  return cell.text.length > 40 ? faults.add('too-long', cell, { to: 40 }) : cell.text;
}

const shortEnough = (text: string, cell: Cell, faults: Faults): string | null =>
  text.length > 80 ? faults.add('too-long', { ...cell, text }, { to: 80 }) : text;

const shiftsOf = (shifts: readonly Shifts[] | null): Shifts | null =>
  shifts === null ? null : shifts.reduce((all, each) => ({ ...all, ...each }), {});

const knownPotions =
  (recipes: readonly Recipe[]) =>
  (name: string): Potion | undefined => {
    const recipe = recipes.find((each) => likeness(each.name) === likeness(name));
    return recipe === undefined ? undefined : potionOf(recipe);
  };
