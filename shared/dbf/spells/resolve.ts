import type { TimerEvent } from '../../timers/events.ts';
import { startTimer } from '../../timers/start-timer.ts';
import type { RuledTimer } from '../../timers/timer.ts';
import type { CharacterId } from '../../vocabulary/ids.ts';
import type { Status } from '../../vocabulary/terms.ts';
import type { Happening, Surroundings } from '../decision.ts';
import type { FightEvent, Standing } from '../events.ts';
import { bears, fighterOf, isActive, type Declaration, type Fight, type Fighter } from '../fight.ts';
import { fold } from '../fold.ts';
import { isRising } from '../fallen.ts';
import { maxLives } from '../lives.ts';
import { loses } from '../losses.ts';
import { bystanderChanges, bystanderParts, bystandersHurt } from './bystanders.ts';
import { marksOfFrightened, marksOfRevived } from './raised.ts';
import type { Mark } from './spell.ts';
import { lifeParts, livesIn, risingParts, spellParts } from './spell-parts.ts';
import { effectsOf, isLower, struckBy, type Does } from './struck.ts';
import { swarmsOf } from './swarms.ts';
import { formsLeftByFlight, formsTaken, takesForm } from './transformation.ts';

/**
 * DBF-SPP-01, DBF-A-30, DBF-A-31: all declared spells at once. Temporary lives, then wounds and losses, then healing;
 * who is at 0 is knocked out; then removals, the death of swarms (DBF-A-39: after their bite) and what is regained;
 * then revival. Empty where nobody cast.
 */
export function resolveSpells(fight: Fight, around: Surroundings): readonly Happening[] {
  const { at, timersOf: running } = around;
  if (fight.declared.length === 0 && risenIn(fight).length === 0) return [];
  const swarms = [...fight.swarms, ...castersOf(fight, 'swarm')];
  const fresh = castersOf(fight, 'swarm');
  const standings = fight.fighters.flatMap((fighter) => standingAfter(fight, fighter, fresh));
  const changed = standings.filter((standing) => isChanged(fighterOf(fight, standing.who), standing));
  const hurt = bystandersHurt(fight, around);
  const bystanders = bystanderChanges(hurt, around);
  const resolved: FightEvent = {
    type: 'v1.SpellsResolved',
    fight: fight.id,
    standings: changed,
    parts: [
      ...fight.fighters.flatMap((fighter) => spellParts(fight, fighter, fresh)),
      ...bystanders.flatMap(({ who }) => bystanderParts(fight, who)),
    ],
    bystanders,
    marks: marksOf(fight, standings),
    swarms: castersOf(fight, 'kills-swarms').length > 0 ? [] : swarmsAfter(fight, swarms, standings),
    regained: fight.declared.flatMap(({ who, regains }) => (regains === null ? [] : [{ who, spell: regains }])),
    stormed: castersOf(fight, 'ends-after-round').length > 0,
  };
  const after = fold(fight, resolved);
  const forms = formsTaken(after);
  const fled = changed.filter(({ status }) => status === 'fled').map(({ who }) => who);
  return [
    resolved,
    ...forms,
    ...formsLeftByFlight(after, fled, around),
    ...hurt,
    ...changed.flatMap((standing) => timersOf(after, standing, at)),
    ...changed.filter(({ status }) => status === 'up').flatMap(({ who }) => woken(running?.(who) ?? [])),
    ...fight.declared
      .filter((declaration) => declaration.as === null || takesForm(after, declaration))
      .flatMap((declaration) => startedTimers(fight, declaration, at)),
  ];
}

function standingAfter(fight: Fight, fighter: Fighter, swarms: Fight['swarms']): readonly Standing[] {
  const revived = struckBy(fight, fighter.id, 'revives').length > 0 && !isActive(fighter);
  if (revived) return [{ who: fighter.id, lives: maxLives(fighter.sheet), temporary: 0, status: 'up' }];
  if (!isActive(fighter)) return risen(fight, fighter);
  const left = livesAfter(fight, fighter, swarms);
  const status = left.lives === 0 ? 'knocked-out' : removalOf(fight, fighter);
  return [{ who: fighter.id, ...left, status }];
}

/** DBF-A-41: the fallen whom a potion or a spell gave lives stand again, where the house lets it. */
function risen(fight: Fight, fighter: Fighter): readonly Standing[] {
  const healed = livesIn(risingParts(fight, fighter));
  if (!isRising(fighter, fight, healed)) return [];
  return [{ who: fighter.id, lives: fighter.lives + healed, temporary: 0, status: 'up' }];
}

const risenIn = (fight: Fight): readonly Standing[] => fight.fighters.flatMap((fighter) => risen(fight, fighter));

/** DBF-A-38: by house rule a swarm ends with its caster, who has to stand before the spells and after them. */
function swarmsAfter(fight: Fight, all: Fight['swarms'], standings: readonly Standing[]): Fight['swarms'] {
  if (fight.houseRules.swarmWithoutCaster === 'stays') return all;
  const before = swarmsOf({ ...fight, swarms: all });
  return before.filter((caster) => standings.some(({ who, status }) => who === caster && status === 'up'));
}

/** DBF-A-05, DBF-A-31: lives minus losses plus healing; of what is lost, temporary lives go first (DBF-A-07). */
function livesAfter(fight: Fight, fighter: Fighter, swarms: Fight['swarms']): Pick<Standing, 'lives' | 'temporary'> {
  const parts = lifeParts(fight, fighter, swarms);
  const given = struckBy(fight, fighter.id, 'temporary-life').length;
  const before = { lives: fighter.lives + given, temporary: fighter.temporary + given };
  const lives = Math.max(0, fighter.lives + livesIn(parts));
  const { temporary } = loses(before, -livesIn(parts.filter((part) => part.lives < 0)));
  return { lives, temporary: Math.min(temporary, lives) };
}

/**
 * DBF-A-47: the frightened who lost their last life lie. Who still has lives may be driven off, put to sleep, subdued,
 * or leave unseen.
 */
function removalOf(fight: Fight, fighter: Fighter): Status {
  const { id } = fighter;
  if (struckBy(fight, id, 'defeats').length > 0) return 'defeated';
  if (struckBy(fight, id, 'frightens').length > 0) return 'fled';
  if (struckBy(fight, id, 'lets-leave').length > 0) return 'fled';
  if (struckBy(fight, id, 'entrances').length > 0) return 'entranced';
  if (struckBy(fight, id, 'puts-to-sleep').some(({ who }) => isLower(fight, id, who))) return 'asleep';
  return fighter.status;
}

function marksOf(fight: Fight, standings: readonly Standing[]): readonly { who: CharacterId; mark: Mark }[] {
  const stands = (id: CharacterId) => standings.some(({ who, status }) => who === id && status === 'up');
  /** DBF-A-33: a charm is lost where one of the pair is out. */
  const given = fight.declared
    .filter(({ spell, on }) => spell !== 'charm' || on.every(stands))
    .flatMap(({ spell, on }) => effectsOf(spell, 'marks').flatMap(({ mark }) => on.map((who) => ({ who, mark }))));
  return [
    ...given.filter(({ who }) => stands(who)),
    ...marksOfRevived(fight, standings),
    ...marksOfFrightened(fight, standings),
  ];
}

/** DBF-END-03, DBF-A-47: nobody follows for five minutes who fled, or was driven off with the last life. */
function timersOf(after: Fight, { who, status }: Standing, at: Surroundings['at']): readonly TimerEvent[] {
  const away = fighterOf(after, who);
  if (status === 'fled' || (away !== undefined && bears(away, 'driven-off')))
    return [startTimer('pursuit', who, after.id, at)];
  if (status === 'entranced') return [startTimer('trance', who, after.id, at)];
  return status === 'asleep' ? [startTimer('sleep', who, after.id, at)] : [];
}

/** DBF-A-42: who is revived out of sleep sleeps no more. */
const woken = (timers: readonly RuledTimer[]): readonly TimerEvent[] =>
  timers
    .filter(({ kind, state }) => kind === 'sleep' && state === 'running')
    .map(({ id }) => ({ type: 'v1.TimerCancelled', timer: id }));

const startedTimers = (fight: Fight, { spell, on }: Declaration, at: Surroundings['at']): readonly TimerEvent[] =>
  effectsOf(spell, 'starts').flatMap(({ timer }) => on.map((who) => startTimer(timer, who, fight.id, at)));

const castersOf = (fight: Fight, does: Does): readonly CharacterId[] =>
  fight.declared.filter(({ spell }) => effectsOf(spell, does).length > 0).map(({ who }) => who);

const isChanged = (before: Fighter | undefined, { lives, temporary, status }: Standing): boolean =>
  before?.lives !== lives || before.temporary !== temporary || before.status !== status;
