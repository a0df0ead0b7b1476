import type { TimerEvent } from '../../timers/events.ts';
import { startTimer } from '../../timers/start-timer.ts';
import type { Timer } from '../../timers/timer.ts';
import type { CharacterId } from '../../vocabulary/ids.ts';
import type { SpellId } from '../../vocabulary/spells.ts';
import type { Status } from '../../vocabulary/terms.ts';
import type { Surroundings } from '../decision.ts';
import type { FightEvent, Standing } from '../events.ts';
import { fighterOf, isActive, type Declaration, type Fight, type Fighter } from '../fight.ts';
import { maxLives } from '../lives.ts';
import { loses } from '../losses.ts';
import type { Effect, Mark } from './spell.ts';
import { spellBook } from './spell-book.ts';
import { bitesOf } from './swarms.ts';

type Does = Effect['does'];

/**
 * DBF-SPP-01, DBF-A-30, DBF-A-31: all declared spells at once. Temporary lives, then wounds and losses, then healing; who is
 * at 0 is knocked out; then removals, the death of swarms and what is regained; then revival. Empty where nobody cast.
 */
export function resolveSpells(
  fight: Fight,
  { at, timersOf: running }: Surroundings,
): readonly (FightEvent | TimerEvent)[] {
  if (fight.declared.length === 0) return [];
  const swarms = [...fight.swarms, ...castersOf(fight, 'swarm')];
  const fresh = castersOf(fight, 'swarm');
  const standings = fight.fighters.flatMap((fighter) => standingAfter(fight, fighter, fresh));
  const changed = standings.filter((standing) => isChanged(fighterOf(fight, standing.who), standing));
  return [
    {
      type: 'v1.SpellsResolved',
      fight: fight.id,
      standings: changed,
      marks: marksOf(fight, standings),
      swarms: castersOf(fight, 'kills-swarms').length > 0 ? [] : swarms,
      regained: fight.declared.flatMap(({ who, regains }) => (regains === null ? [] : [{ who, spell: regains }])),
      stormed: castersOf(fight, 'ends-after-round').length > 0,
    },
    ...changed.flatMap((standing) => timersOf(fight, standing, at)),
    ...changed.filter(({ status }) => status === 'up').flatMap(({ who }) => woken(running?.(who) ?? [])),
    ...fight.declared.flatMap((declaration) => startedTimers(fight, declaration, at)),
  ];
}

function standingAfter(fight: Fight, fighter: Fighter, swarms: Fight['swarms']): readonly Standing[] {
  const revived = struckBy(fight, fighter.id, 'revives').length > 0 && !isActive(fighter);
  if (revived) return [{ who: fighter.id, lives: maxLives(fighter.sheet), temporary: 0, status: 'up' }];
  if (!isActive(fighter)) return [];
  const left = livesAfter(fight, fighter, swarms);
  const status = left.lives === 0 ? 'knocked-out' : removalOf(fight, fighter);
  return [{ who: fighter.id, ...left, status }];
}

/** DBF-A-05, DBF-A-31: lives minus losses plus healing up to the maximum; what is above it already stays. */
function livesAfter(fight: Fight, fighter: Fighter, swarms: Fight['swarms']): Pick<Standing, 'lives' | 'temporary'> {
  const { id } = fighter;
  if (struckBy(fight, id, 'fells').some(({ who }) => isLower(fight, id, who))) return { lives: 0, temporary: 0 };
  const given = struckBy(fight, id, 'temporary-life').length;
  const lost = sumOf(fight, id, 'wounds') + struckBy(fight, id, 'frightens').length + bitesOf(swarms, fighter);
  const healed = sumOf(fight, id, 'heals');
  const before = fighter.lives + given;
  const net = before - lost;
  const whole = Math.max(net, Math.min(net + healed, maxLives(fighter.sheet)));
  const { temporary } = loses({ lives: before, temporary: fighter.temporary + given }, lost);
  const lives = Math.max(0, whole);
  return { lives, temporary: Math.min(temporary, lives) };
}

/** Who still has lives may be driven off, put to sleep, subdued, or leave unseen. */
function removalOf(fight: Fight, fighter: Fighter): Status {
  const { id } = fighter;
  if (struckBy(fight, id, 'defeats').length > 0) return 'defeated';
  if (struckBy(fight, id, 'frightens').length > 0) return 'fled';
  if (struckBy(fight, id, 'lets-leave').length > 0) return 'fled';
  if (struckBy(fight, id, 'puts-to-sleep').some(({ who }) => isLower(fight, id, who))) return 'asleep';
  return fighter.status;
}

/** DBF-SP-PO5, DBF-SP-NE5: strictly lower in level than the caster; equal is immune. */
const isLower = (fight: Fight, victim: CharacterId, caster: CharacterId): boolean =>
  (fighterOf(fight, victim)?.sheet.level ?? 0) < (fighterOf(fight, caster)?.sheet.level ?? 0);

function marksOf(fight: Fight, standings: readonly Standing[]): readonly { who: CharacterId; mark: Mark }[] {
  const stands = (id: CharacterId) => standings.some(({ who, status }) => who === id && status === 'up');
  /** DBF-A-33: a charm is lost where one of the pair is out. */
  const given = fight.declared
    .filter(({ spell, on }) => spell !== 'charm' || on.every(stands))
    .flatMap(({ spell, on }) => effectsOf(spell, 'marks').flatMap(({ mark }) => on.map((who) => ({ who, mark }))));
  const revived = fight.declared
    .filter(({ spell }) => effectsOf(spell, 'revives').length > 0)
    .flatMap(({ on }) => on.map((who) => ({ who, mark: 'prone' as const })));
  return [...given, ...revived].filter(({ who }) => stands(who));
}

function timersOf(fight: Fight, { who, status }: Standing, at: Surroundings['at']): readonly TimerEvent[] {
  if (status === 'fled') return [startTimer('pursuit', who, fight.id, at)];
  return status === 'asleep' ? [startTimer('sleep', who, fight.id, at)] : [];
}

/** DBF-A-42: who is revived out of sleep sleeps no more. */
const woken = (timers: readonly Timer[]): readonly TimerEvent[] =>
  timers
    .filter(({ kind, state }) => kind === 'sleep' && state === 'running')
    .map(({ id }) => ({ type: 'v1.TimerCancelled', timer: id }));

const startedTimers = (fight: Fight, { spell, on }: Declaration, at: Surroundings['at']): readonly TimerEvent[] =>
  effectsOf(spell, 'starts').flatMap(({ timer }) => on.map((who) => startTimer(timer, who, fight.id, at)));

const castersOf = (fight: Fight, does: Does): readonly CharacterId[] =>
  fight.declared.filter(({ spell }) => effectsOf(spell, does).length > 0).map(({ who }) => who);

const struckBy = (fight: Fight, id: CharacterId, does: Does): readonly Declaration[] =>
  fight.declared.filter(({ spell, on }) => on.includes(id) && effectsOf(spell, does).length > 0);

const sumOf = (fight: Fight, id: CharacterId, does: 'wounds' | 'heals'): number =>
  struckBy(fight, id, does)
    .flatMap(({ spell }) => effectsOf(spell, does))
    .reduce((sum, { lives }) => sum + lives, 0);

const effectsOf = <Kind extends Does>(spell: SpellId, does: Kind): readonly Extract<Effect, { does: Kind }>[] =>
  spellBook[spell].effects.filter((effect): effect is Extract<Effect, { does: Kind }> => effect.does === does);

const isChanged = (before: Fighter | undefined, { lives, temporary, status }: Standing): boolean =>
  before?.lives !== lives || before.temporary !== temporary || before.status !== status;
