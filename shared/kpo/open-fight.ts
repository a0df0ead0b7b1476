import type { CharacterId, FightId } from '../vocabulary/ids.ts';
import { refuse, type Refused } from '../vocabulary/refusal.ts';
import type { KpoCharacter, KpoRoster } from './character.ts';
import type { KpoOpeningCommand } from './commands.ts';
import { happens, type KpoDecision, type KpoSurroundings } from './decision.ts';
import { kpoFighterOf, singleHanded, type KpoFight, type KpoFighter } from './fight.ts';
import type { KpoHouseRules } from './house-rules.ts';

/** Which fight is opened, and by which house rules it will be fought. */
export interface KpoOpening {
  readonly fight: FightId;
  readonly number: number;
  readonly houseRules: KpoHouseRules;
}

/** KPO-INI-01, KPO-A-01: two sides or more meet; initiative is asked first. */
export function decideOpening(
  { place, sides }: KpoOpeningCommand,
  { fight, number, houseRules }: KpoOpening,
  { roster }: KpoSurroundings,
): KpoDecision {
  if (sides.length < 2) return refuse('too-few-sides', { count: sides.length }, 'KPO-INI-05');
  const names = sides.map(({ name }) => name);
  const taken = firstRepeated(names);
  if (taken !== undefined) return refuse('side-name-taken', { party: taken });
  const empty = sides.find(({ members }) => members.length === 0);
  if (empty !== undefined) return refuse('party-empty', { party: empty.name }, 'KPO-INI-05');
  const twice = firstRepeated(sides.flatMap(({ members }) => members));
  if (twice !== undefined) return refuse('twice-in-the-fight', { who: twice });
  const fighters: KpoFighter[] = [];
  for (const { name, members } of sides) {
    for (const id of members) {
      const able = findAble(roster, id);
      if (!able.ok) return able;
      fighters.push(entering(able.character, name, false));
    }
  }
  return happens({ type: 'v1.KpoFightOpened', fight, number, place, houseRules, sides: names, fighters });
}

/** KPO-INI-04, KPO-A-51: a newcomer waits for the next signs, on a side that is there or on a new one. */
export function decideJoin(fight: KpoFight, who: CharacterId, side: string, { roster }: KpoSurroundings): KpoDecision {
  if (kpoFighterOf(fight, who) !== undefined) return refuse('twice-in-the-fight', { who });
  const able = findAble(roster, who);
  if (!able.ok) return able;
  const waits = fight.phase === 'attacks';
  return happens({
    type: 'v1.KpoFighterJoined',
    fight: fight.id,
    fighter: entering(able.character, side, waits),
    again: waits ? { why: 'joined', who: [who] } : null,
  });
}

/** The sheet is frozen; everything that belongs to a fight is fresh. */
export const entering = (
  { id, sheet, hp }: Pick<KpoCharacter, 'id' | 'sheet' | 'hp'>,
  side: string,
  waiting: boolean,
): KpoFighter => ({
  id,
  side,
  sheet,
  hp,
  unconscious: false,
  situation: 'none',
  tactic: singleHanded,
  charge: null,
  casting: null,
  interrupted: false,
  weakened: { now: false, next: false },
  suspects: [],
  waiting,
  ambushed: false,
  used: 0,
  struck: { right: null, left: null },
  initiative: null,
});

type Able = { readonly ok: true; readonly character: KpoCharacter } | Refused;

/** Who may be in a fight: known, with ÉP left (KPO-A-07), and in no other. */
function findAble(roster: KpoRoster, who: CharacterId): Able {
  const character = roster.get(who);
  if (character === undefined) return refuse('unknown-character', { who });
  if (character.fight !== null) return refuse('in-another-fight', { who, fight: character.fight });
  return isFree(character) ? { ok: true, character } : refuse('no-hp-left', { who }, 'KPO-A-07');
}

/** KPO-A-07: whoever has no ÉP left does not fight. */
export const isOutOfHp = ({ hp }: Pick<KpoCharacter, 'hp'>): boolean => hp <= 0;

/** Whether somebody of the roster may enter a fight now. */
export const isFree = (character: Pick<KpoCharacter, 'fight' | 'hp'>): boolean =>
  character.fight === null && !isOutOfHp(character);

const firstRepeated = <T>(list: readonly T[]): T | undefined => list.find((item, at) => list.indexOf(item) !== at);
