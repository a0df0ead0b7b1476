import type { AllowedInFight, FighterView, FightView } from '../../../shared/contract/views.ts';
import { isLying, isRobbable, pursuitLeft } from '../../../shared/dbf/after-fight.ts';
import { sheetInForm } from '../../../shared/dbf/animal-form.ts';
import { decideClose } from '../../../shared/dbf/close-phase.ts';
import type { Surroundings } from '../../../shared/dbf/decision.ts';
import { decideScore } from '../../../shared/dbf/duel.ts';
import { winnerAtRoundEnd } from '../../../shared/dbf/end-of-round.ts';
import { idleIn, isActive, type Fight, type Fighter } from '../../../shared/dbf/fight.ts';
import { mayCome, snapshotOf } from '../../../shared/dbf/fight.machine.ts';
import { dodgeOf } from '../../../shared/dbf/fighter.ts';
import { decideFlight } from '../../../shared/dbf/flight.ts';
import { legalJoins } from '../../../shared/dbf/help.ts';
import { swarmsOf } from '../../../shared/dbf/spells/swarms.ts';
import { hitStrength } from '../../../shared/dbf/hit.ts';
import { maxLives } from '../../../shared/dbf/lives.ts';
import { canRepeatPairs, legalPicks, whoPicks } from '../../../shared/dbf/pairing.ts';
import { decideDrink } from '../../../shared/dbf/potions.ts';
import { freshOwnSpells } from '../../../shared/dbf/spells/own-spells.ts';
import { spellOffers } from '../../../shared/dbf/spells/offers.ts';
import { previewSpells } from '../../../shared/dbf/spells/preview-spells.ts';
import { decideDodge, hitPreviews } from '../../../shared/dbf/wounds.ts';
import type { Form } from '../../../shared/roster/animal-form.ts';
import { isOnFeet, type Character } from '../../../shared/roster/character.ts';
import { missingChecks } from '../../../shared/roster/check-in.ts';
import { timerOfStatus } from '../../../shared/timers/timer.ts';
import { entrySeq, instant, type Instant } from '../../../shared/vocabulary/ids.ts';
import { roundPhases, type FightPhase, type RoundPhase } from '../../../shared/vocabulary/terms.ts';
import { stepsOf } from '../history.ts';
import type { CampState, RecordedFight } from '../state.ts';
import { logLines } from './log-lines.ts';
import { personView } from './person-view.ts';

/** One open fight as a window shows it, with everything that may be entered now. */
export function fightView(state: CampState, { fight, entries }: RecordedFight, now: Instant): FightView {
  const live = entries.filter(({ withdrawnBy }) => withdrawnBy === null);
  const steps = stepsOf(entries);
  const around = aroundNow(state, now);
  return {
    id: fight.id,
    number: fight.number,
    place: fight.place,
    ruleset: 'dbf',
    phase: phaseOf(fight),
    round: fight.round,
    openedAt: live[0]?.entry.at ?? now,
    lastEntryAt: live.at(-1)?.entry.at ?? now,
    seen: entries.at(-1)?.entry.seq ?? entrySeq(1),
    fighters: fight.fighters.map((fighter) => fighterView(state, fight, fighter)),
    present: fight.present.map((id) => personView(state, id)),
    pairs: fight.pairs,
    idle: idleIn(fight),
    picks: whoPicks(fight),
    repairing: fight.repairing,
    wouldWin: isRoundPhase(fight.phase) ? winnerAtRoundEnd(fight, around) : null,
    lastPairs: fight.lastPairs,
    drunk: fight.drunk,
    declared: fight.declared,
    spellPreview: previewSpells(fight, around),
    swarms: fight.phase === 'over' ? [] : swarmsOf(fight),
    stormed: fight.stormed,
    results: fight.results,
    dodging: fight.dodging,
    previews: fight.phase === 'duel' || fight.phase === 'wounds' ? hitPreviews(fight) : [],
    over: fight.over,
    allowed: allowedIn(state, fight, around),
    log: logLines(entries),
    canUndo: steps.undo !== null,
    canRedo: steps.redo !== null,
  };
}

/** A fighter as the fight has them; once it let go, as they are in the roster now. */
function fighterView(state: CampState, fight: Fight, fighter: Fighter): FighterView {
  const character = state.characters.get(fighter.id);
  const now = fight.phase === 'over' && character?.lastFight === fight.id ? character : fighter;
  const form = now === fighter ? fighter.form : (character?.form ?? null);
  const sheet = now === fighter ? fighter.sheet : sheetInForm(fighter.form?.ownSheet ?? fighter.sheet, form);
  const timer = [...state.timers.values()].find(
    ({ who, fight: of, kind }) =>
      who === fighter.id && of === fight.id && (kind === timerOfStatus[now.status] || kind === 'stay'),
  );
  return {
    id: fighter.id,
    name: character?.sheet.name ?? fighter.sheet.name,
    side: fighter.side,
    sheet,
    lives: now.lives,
    maxLives: maxLives(sheet),
    status: now.status,
    hit: hitStrength(sheet, fight.houseRules),
    dodge: dodgeOf(fighter, fight.houseRules),
    temporary: now.temporary,
    marks: fight.phase === 'over' ? [] : fighter.marks,
    form: formView(state, fighter, form),
    swarms: fight.phase === 'over' ? 0 : swarmsOf(fight).filter((caster) => caster === fighter.id).length,
    unchecked: character !== undefined && missingChecks(character).length > 0,
    timer: timer?.id ?? null,
  };
}

function formView(state: CampState, { id }: Fighter, form: Form | null): FighterView['form'] {
  if (form === null) return null;
  const timer = [...state.timers.values()].find(({ who, kind }) => who === id && kind === 'transformation');
  return { name: form.animal.name, timer: timer?.id ?? null };
}

/** While the camp stands still, only an ORG's correction may be entered. */
function allowedIn(state: CampState, fight: Fight, around: AroundNow): AllowedInFight {
  const stands = state.camp.stopped !== null;
  const snapshot = snapshotOf(fight);
  const active = fight.fighters.filter(isActive);
  const close = isRoundPhase(fight.phase) && !stands ? decideClose(fight, fight.phase, around) : null;
  const may = (command: Parameters<typeof mayCome>[1]) =>
    (!stands || command === 'override') && mayCome(snapshot, command);
  return {
    picks: may('pick') ? legalPicks(fight) : [],
    join: may('join') ? legalJoins(fight, around) : [],
    repeatPairs: may('repeatPairs') && canRepeatPairs(fight),
    drink: may('drinkPotion')
      ? fight.fighters
          .filter(({ id }) => decideDrink(fight, { who: id, heals: 1 }, []).ok)
          .map(({ id }) => ({ who: id, potions: state.characters.get(id)?.potions ?? [] }))
      : [],
    castSpecial: stands ? [] : castSpecial(state, fight),
    ...(may('cast') ? spellOffers(fight) : { cast: [], cannotCast: [] }),
    score: may('scoreDuel') ? fight.pairs.filter((pair) => decideScore(fight, pair, 'no-hit').ok) : [],
    dodge: may('dodge') ? active.map(({ id }) => id).filter((id) => decideDodge(fight, id).ok) : [],
    flee: may('flee')
      ? active
          .filter(({ id }) => decideFlight(fight, id, around).ok)
          .map(({ id, lives }) => ({ who: id, falls: lives === 1 }))
      : [],
    close: close?.ok === true && isRoundPhase(fight.phase) ? fight.phase : null,
    closeRefused: close?.ok === false ? close.refusal : null,
    stop: may('stopFight'),
    override: may('override') ? fight.fighters.map(({ id }) => id) : [],
    closeFight: may('closeFight'),
    ...(stands ? { lying: [], robbable: [], pursue: [] } : afterwards(state, fight, around)),
  };
}

const castSpecial = (state: CampState, fight: Fight): AllowedInFight['castSpecial'] =>
  fight.fighters
    .flatMap(({ id }) => state.characters.get(id) ?? [])
    .filter((caster) => caster.fight === fight.id)
    .flatMap((caster) => freshOwnSpells(caster).map((spell) => ({ who: caster.id, spell })));

function afterwards(
  state: CampState,
  fight: Fight,
  around: AroundNow,
): Pick<AllowedInFight, 'lying' | 'robbable' | 'pursue'> {
  const people = fight.fighters.flatMap(({ id }) => state.characters.get(id) ?? []);
  const lying = fight.phase === 'over' ? people.filter(isLying).map(({ id }) => id) : [];
  const fled = people.filter(({ status, lastFight }) => status === 'fled' && lastFight === fight.id);
  const pursue = fled.flatMap((target) =>
    people
      .filter(
        (who) =>
          who.id !== target.id &&
          who.fight === null &&
          isOnFeet(who.status) &&
          sideOf(fight, who) !== sideOf(fight, target),
      )
      .map((who) => ({ who: who.id, target: target.id, from: pursuitFrom(state, who, target, around) })),
  );
  const robbable = fight.phase === 'over' ? people.filter(isRobbable).map(({ id }) => id) : [];
  return { lying, robbable, pursue };
}

function pursuitFrom(state: CampState, who: Character, target: Character, { at, timersOf }: AroundNow): Instant {
  return instant(at + pursuitLeft(who, target, { at, timersOf, stoppedAt: state.camp.stopped?.since ?? null }));
}

type AroundNow = Required<Pick<Surroundings, 'at' | 'roster' | 'timersOf'>>;

const aroundNow = ({ characters, timers }: CampState, at: Instant): AroundNow => ({
  at,
  roster: characters,
  timersOf: (who) => [...timers.values()].filter((timer) => timer.who === who),
});

const sideOf = (fight: Fight, { id }: Character) => fight.fighters.find((fighter) => fighter.id === id)?.side;

const isRoundPhase = (phase: Fight['phase']): phase is RoundPhase => (roundPhases as readonly string[]).includes(phase);

const phaseOf = ({ phase }: Fight): FightPhase => (phase === 'challenge' ? 'closed' : phase);
