import type { Entry, JournalEvent } from '../../shared/journal/entry.ts';
import type { CharacterId } from '../../shared/vocabulary/ids.ts';
import type { Subject } from '../store/store.ts';

/** Everything that an entry is about: what has to be folded again when it is withdrawn. */
export function subjectsOf(entry: Entry): readonly Subject[] {
  const own: readonly Subject[] = entry.fight === null ? [] : [`fight:${entry.fight}`];
  return [...new Set([...own, ...entry.events.flatMap(subjectsOfEvent)])];
}

/** The events of an entry that are about a subject, in their order. */
export function eventsAbout(entry: Entry, subject: Subject): readonly JournalEvent[] {
  let index = indexes.get(entry);
  if (index === undefined) {
    index = new Map();
    for (const event of entry.events) {
      for (const each of subjectsOfEvent(event)) index.set(each, [...(index.get(each) ?? []), event]);
    }
    indexes.set(entry, index);
  }
  return index.get(subject) ?? [];
}

/** An import has thousands of events, and everybody in it asks for their own. */
const indexes = new WeakMap<Entry, Map<Subject, readonly JournalEvent[]>>();

export function subjectsOfEvent(event: JournalEvent): readonly Subject[] {
  switch (event.type) {
    case 'v1.FightOpened':
    case 'v1.FightRecorded':
      return [`fight:${event.fight}`, ...people(event.fighters.map(({ id }) => id))];
    case 'v1.HelperJoined':
      return [`fight:${event.fight}`, ...people([event.fighter.id])];
    case 'v1.PotionDrunk':
    case 'v1.FighterFled':
    case 'v1.StandingOverridden':
    case 'v1.HitDodged':
    case 'v1.SpellDeclared':
    case 'v1.FighterReturned':
    case 'v1.FormTaken':
    case 'v1.FormLeft':
      return [`fight:${event.fight}`, ...people([event.who])];
    case 'v1.WoundsApplied':
    case 'v1.SwarmsBit':
      return [`fight:${event.fight}`, ...people(event.standings.map(({ who }) => who))];
    case 'v1.SpellsResolved':
      return [`fight:${event.fight}`, ...people([...event.standings, ...event.regained].map(({ who }) => who))];
    case 'v1.FightEnded':
      return [`fight:${event.fight}`, ...people(event.released)];
    case 'v1.OpponentPicked':
    case 'v1.PairingClosed':
    case 'v1.PotionsClosed':
    case 'v1.SpellsClosed':
    case 'v1.DuelScored':
    case 'v1.DuelClosed':
    case 'v1.RoundEnded':
    case 'v1.FightClosed':
      return [`fight:${event.fight}`];
    case 'v1.CharacterEntered':
    case 'v2.CharacterEdited':
    case 'v1.PartyChanged':
    case 'v1.CheckedIn':
    case 'v1.CheckRevoked':
    case 'v1.CardPrinted':
    case 'v1.AmbushEnded':
    case 'v1.ConditionOverridden':
    case 'v1.ConditionChanged':
    case 'v1.SpellCast':
    case 'v1.ShapeTaken':
    case 'v1.ShapeLeft':
    case 'v1.XpWritten':
    case 'v1.ThingSmashed':
    case 'v1.BrewBegun':
    case 'v1.PotionBrewed':
    case 'v1.PotionDrunkOutside':
    case 'v1.SpecialSpellCast':
      return people([event.who]);
    case 'v1.CharacterKilled':
    case 'v1.CharacterRobbed':
    case 'v1.SneakHit':
    case 'v1.SneakNoticed':
      return people([event.who, event.by]);
    case 'v1.PursuitBegun':
      return people([event.who, event.target]);
    case 'v1.TimerStarted':
    case 'v1.TimerExpired':
      return [`timer:${event.timer}`, ...people([event.who])];
    case 'v1.TimerAcknowledged':
    case 'v1.TimerCancelled':
      return [`timer:${event.timer}`];
    case 'v1.CaseOpened':
      return [`case:${event.case}`, ...people([event.victim, event.killer])];
    case 'v1.CaseDecided':
      return [`case:${event.case}`];
    case 'v1.GamePhaseOpened':
      return ['camp', ...people(event.renewed)];
    case 'v1.CampStarted':
    case 'v1.CampStopped':
    case 'v1.CampResumed':
    case 'v1.ClockJumped':
    case 'v1.HouseRulesSet':
    case 'v1.RecipeKept':
    case 'v1.RecipeDropped':
    case 'v1.CreepKept':
    case 'v1.CreepDropped':
      return ['camp'];
    case 'v1.RulesetsChosen':
    case 'v1.KpoHouseRulesSet':
      return ['camp'];
    case 'v1.KpoCharacterEntered':
    case 'v1.KpoCharacterEdited':
    case 'v1.KpoHpOverridden':
      return people([event.who]);
    case 'v1.KpoFightOpened':
      return [`fight:${event.fight}`, ...people(event.fighters.map(({ id }) => id))];
    case 'v1.KpoFighterJoined':
      return [`fight:${event.fight}`, ...people([event.fighter.id])];
    case 'v1.KpoStepResolved':
      return [`fight:${event.fight}`, ...people(event.standings.map(({ who }) => who))];
    case 'v1.KpoStandingOverridden':
      return [`fight:${event.fight}`, ...people([event.who])];
    case 'v1.KpoFightEnded':
      return [`fight:${event.fight}`, ...people(event.released)];
    case 'v1.KpoBonusGiven':
    case 'v1.KpoInitiativeSettled':
    case 'v1.KpoTacticChosen':
    case 'v1.KpoSituationSet':
    case 'v1.KpoCharged':
    case 'v1.KpoAttackMade':
    case 'v1.KpoAttackPassed':
    case 'v1.KpoSpellBegun':
    case 'v1.KpoSpellSpoken':
    case 'v1.KpoSuspicionSpoken':
    case 'v1.KpoMovedApart':
    case 'v1.KpoOrderOverridden':
    case 'v1.KpoRoundEnded':
    case 'v1.KpoFightClosed':
      return [`fight:${event.fight}`];
    case 'v1.Withdrawn':
      return [];
    default:
      return event satisfies never;
  }
}

const people = (ids: readonly CharacterId[]): readonly Subject[] => ids.map((id): Subject => `character:${id}`);
