import { canRun, choosableAbilities, freePicks } from '../dbf/ability-access.ts';
import { hitStrength } from '../dbf/hit.ts';
import type { HouseRules } from '../dbf/house-rules.ts';
import { livesParts } from '../dbf/lives.ts';
import { knownSpells, shiftOf } from '../dbf/spells/known-spells.ts';
import { schools, spellLevel } from '../dbf/spells/spell-book.ts';
import { knows, type Character, type Sheet } from '../roster/character.ts';
import { missingChecks, neededChecks } from '../roster/check-in.ts';
import { levelFor, xpOfLevel } from '../roster/xp.ts';
import { spellsOfSchool, type School, type SpellId } from '../vocabulary/spells.ts';
import type { AbilityId } from '../vocabulary/terms.ts';
import type { CardCheck, CardLives, CardSchool, CardXp, DbfCard, FreeChoice, NextLevel, Skill } from './card.ts';

/** Somebody of the roster, as far as a card tells of them. */
export type CardPerson = Pick<
  Character,
  'id' | 'sheet' | 'xp' | 'used' | 'usedSpecial' | 'temporary' | 'token' | 'party' | 'checks'
>;

const TOP_LEVEL = xpOfLevel.length;

/** The sheet itself counts: an animal's form is gone before the card comes out of the printer. */
export function dbfCard(person: CardPerson, rules: HouseRules): DbfCard {
  const { id, sheet } = person;
  const { name, player, origin, faction, level, weapon, armour, shield } = sheet;
  return {
    kind: 'dbf',
    id,
    sheet: { name, player, origin, faction, level, weapon, armour, shield },
    party: person.party,
    lives: livesOf(person),
    xp: xpOf(person),
    hit: hitStrength(sheet, rules),
    canRun: canRun(sheet),
    abilities: [...new Set([...sheet.abilities, ...sheet.granted])].filter(isSkill),
    free: freeChoice(sheet, rules),
    schools: schools.flatMap((school) => schoolOn(person, school)),
    ownSpells: sheet.ownSpells.map((spell) => ({ ...spell, used: person.usedSpecial.includes(spell.name) })),
    next: nextLevel(sheet, rules),
    checks: checksOf(person),
  };
}

function checksOf(person: CardPerson): readonly CardCheck[] {
  const missing = missingChecks(person);
  return neededChecks(person.sheet).map((item) => ({ item, approved: !missing.includes(item) }));
}

function livesOf({ sheet, temporary }: CardPerson): CardLives {
  const parts = livesParts(sheet);
  const sum = (worn: boolean): number =>
    parts
      .filter(({ from }) => (from === 'armour' || from === 'bonus') === worn)
      .reduce((total, { by }) => total + by, 0);
  return { own: sum(false), worn: sum(true), temporary };
}

/** DBF-LVL-06, -07: the XP between this level and the next; who began higher than the XP say has none of them yet. */
function xpOf({ sheet, xp }: CardPerson): CardXp | null {
  const level = Math.max(sheet.level, levelFor(xp));
  const [from, to] = [xpOfLevel[level - 1], xpOfLevel[level]];
  if (sheet.origin.is === 'creature' || from === undefined || to === undefined) return null;
  return { level: level + 1, boxes: to - from, earned: Math.min(Math.max(0, xp - from), to - from) };
}

function schoolOn({ sheet, used }: CardPerson, school: School): readonly CardSchool[] {
  const ids: readonly SpellId[] = spellsOfSchool[school];
  const known = knownSpells(sheet).filter((spell) => ids.includes(spell));
  if (known.length === 0 && !knows(sheet, school)) return [];
  const shift = knows(sheet, school) ? shiftOf(sheet, school) : 0;
  const spells = known.map((spell) => ({ spell, level: spellLevel(spell), used: used.includes(spell) }));
  return [{ school, shift, spells, next: knows(sheet, school) ? nextSpell(ids, known, shift) : null }];
}

/** DBF-MGC-01: the first spell of the school that is missing, if a level brings it at all. */
function nextSpell(ids: readonly SpellId[], known: readonly SpellId[], shift: number): CardSchool['next'] {
  const spell = ids.find((id) => !known.includes(id));
  if (spell === undefined) return null;
  const at = spellLevel(spell) + shift;
  return at > TOP_LEVEL ? null : { spell, at };
}

/** DBF-LVL-08 to -12, DBF-A-79: what is still to be chosen at the level that somebody has. */
function freeChoice(sheet: Sheet, rules: HouseRules): FreeChoice | null {
  const from = choosableAbilities(sheet, rules);
  return from.length === 0 ? null : { count: freePicks(sheet, rules), from };
}

/** DBF-LVL-08 to -12: what may be chosen at the next level, whatever of it is free already. */
function nextLevel(sheet: Sheet, rules: HouseRules): NextLevel | null {
  if (sheet.origin.is === 'creature' || sheet.level >= TOP_LEVEL) return null;
  const level = sheet.level + 1;
  const choosable = choosableAbilities({ ...sheet, level }, rules, level);
  return choosable.length === 0 ? null : { level, choosable };
}

const isSkill = (ability: AbilityId): ability is Skill => !(schools as readonly AbilityId[]).includes(ability);
