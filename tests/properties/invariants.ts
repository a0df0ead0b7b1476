import { expect } from 'vitest';
import type { CharacterView, FighterView, FightView, ViewsMessage } from '../../shared/contract/views.ts';
import { isFightEvent, type FightEvent } from '../../shared/dbf/events.ts';
import type { HouseRules } from '../../shared/dbf/house-rules.ts';
import { timerLength, timerOfStatus, type TimerKind } from '../../shared/timers/timer.ts';
import { sides } from '../../shared/vocabulary/terms.ts';
import { replay } from '../../src-main/camp/replay.ts';
import { tableDifferences } from '../../src-main/cli/table-differences.ts';
import type { CampAtTheTable } from '../fixtures/camp-at-the-table.ts';
import { charactersIn, fightsIn } from './entries.ts';

/** What is true at every table at any time. Each list holds what breaks it. */
export function expectOrder(views: ViewsMessage, storyOf: (fight: FightView) => readonly FightEvent[]): void {
  const characters = charactersIn(views);
  const fights = fightsIn(views);
  const stories = fights.map((fight) => [fight, storyOf(fight)] as const);
  expect({
    'lives never fall below nothing, and who has none is down or dead': characters
      .filter((each) => impossibleLives(each, stories))
      .map(brief),
    'who is in a fight is in that one only': fights.flatMap((fight) => heldElsewhere(fight, characters)),
    'nobody is held by a fight that is over': characters.filter((each) => !isHeldRightly(each, fights)).map(brief),
    'at most three stand on a side': fights.filter(isCrowded).map(({ id }) => id),
    'nobody has two opponents': fights.filter(pairsSomebodyTwice).map(({ id }) => id),
    'nobody who is out has an opponent': fights.filter(pairsTheFallen).map(({ id }) => id),
    'who fled never returns': stories.flatMap(([fight, story]) => returned(fight, story)),
    'a dodge works once in a fight': stories.flatMap(([, story]) => dodgedTwice(story)),
    'a spell works once in a phase of the event': characters.filter(castsTwice).map(({ id, used }) => ({ id, used })),
    'no more lives are temporary than there are': characters.filter(hasFalseLives).map(brief),
    'a form has a timer that runs, or a fight that holds it': characters
      .filter((each) => hasFormWithoutEnd(each, views))
      .map(brief),
    'who lies has one timer that runs': lyingWithoutTimer(views, characters),
    'no timer runs out early or late': wrongTimers(views),
  }).toEqual(nothing);
}

const nothing = {
  'lives never fall below nothing, and who has none is down or dead': [],
  'who is in a fight is in that one only': [],
  'nobody is held by a fight that is over': [],
  'at most three stand on a side': [],
  'nobody has two opponents': [],
  'nobody who is out has an opponent': [],
  'who fled never returns': [],
  'a dodge works once in a fight': [],
  'a spell works once in a phase of the event': [],
  'no more lives are temporary than there are': [],
  'a form has a timer that runs, or a fight that holds it': [],
  'who lies has one timer that runs': [],
  'no timer runs out early or late': [],
};

/** The journal alone gives the tables, and a console that opens them shows what the running one shows. */
export function expectReplayable(camp: CampAtTheTable): void {
  expect(tableDifferences(camp.store.tables(), replay(camp.store.journal()))).toEqual([]);
  expect(lasting(camp.reopened().views())).toEqual(lasting(camp.views()));
}

/** The views without what belongs to the moment of looking. */
export function lasting({ now: _now, camp, ...views }: ViewsMessage) {
  return {
    ...views,
    camp: { ...camp, notices: [] },
    fights: new Map(fightsIn(views as ViewsMessage).map((fight) => [fight.id, withoutNow(fight)])),
  };
}

/** The moment from which a pursuit is allowed is counted from now where it is past. */
function withoutNow(fight: FightView): FightView {
  const pursue = fight.allowed.pursue.map((each) => ({ ...each, from: each.from - each.from }) as typeof each);
  return { ...fight, allowed: { ...fight.allowed, pursue } };
}

const brief = ({ id, lives, status, fight }: CharacterView) => ({ id, lives, status, fight });

type Stories = readonly (readonly [FightView, readonly FightEvent[]])[];

function impossibleLives({ lives, status, fight }: CharacterView, stories: Stories): boolean {
  if (lives > 0 && status === 'knocked-out') return !stories.some(([{ id }, story]) => id === fight && raises(story));
  return lives < 0 || (lives === 0) !== (status === 'knocked-out' || status === 'dead');
}

/** DBF-A-41: where the house lets it, the fallen who are healed in a fight lie with their lives until they rise. */
const raises = (story: readonly FightEvent[]): boolean =>
  houseRulesOf(story)?.healingTheFallen === 'back-into-the-fight';

const houseRulesOf = (story: readonly FightEvent[]): HouseRules | undefined =>
  story.flatMap((event) => ('houseRules' in event ? [event.houseRules] : []))[0];

const castsTwice = ({ used }: CharacterView): boolean => new Set(used).size !== used.length;

const hasFalseLives = ({ lives, temporary }: CharacterView): boolean => temporary < 0 || temporary > lives;

const hasFormWithoutEnd = ({ id, form, fight }: CharacterView, { timers = [] }: ViewsMessage): boolean =>
  form !== null &&
  fight === null &&
  !timers.some(({ who, kind, state }) => who.id === id && kind === 'transformation' && state === 'running');

const isRunning = ({ phase }: FightView): boolean => phase !== 'over' && phase !== 'closed';

const heldElsewhere = (fight: FightView, characters: readonly CharacterView[]): readonly object[] =>
  isRunning(fight)
    ? fight.fighters
        .filter(({ status }) => status !== 'fled')
        .flatMap((fighter) => characters.filter((each) => each.id === fighter.id && each.fight !== fight.id))
        .map((each) => ({ ...brief(each), not: fight.id }))
    : [];

const isHeldRightly = (character: CharacterView, fights: readonly FightView[]): boolean =>
  character.fight === null ||
  fights.some(
    (fight) => fight.id === character.fight && isRunning(fight) && fight.fighters.some(({ id }) => id === character.id),
  );

/** DBF-A-42: the revived who wait for a place don't count. */
const isUp = ({ status, marks }: FighterView): boolean => status === 'up' && !marks.includes('waiting');

const isCrowded = (fight: FightView): boolean =>
  sides.some((side) => fight.fighters.filter((each) => each.side === side && isUp(each)).length > 3) &&
  isRunning(fight);

const pairedIn = ({ pairs }: FightView) => pairs.flatMap(({ challenger, challenged }) => [challenger, challenged]);

const pairsSomebodyTwice = (fight: FightView): boolean => new Set(pairedIn(fight)).size !== pairedIn(fight).length;

const pairsTheFallen = (fight: FightView): boolean =>
  (fight.phase === 'pairing' || fight.phase === 'duel') &&
  pairedIn(fight).some((id) => !fight.fighters.some((fighter) => fighter.id === id && isUp(fighter)));

/** What happened in a fight, by the journal. */
export const storyIn =
  ({ store }: CampAtTheTable) =>
  (fight: FightView): readonly FightEvent[] =>
    store
      .seqsAbout(`fight:${fight.id}`)
      .flatMap((seq) => store.entry(seq) ?? [])
      .filter(({ withdrawnBy }) => withdrawnBy === null)
      .flatMap(({ entry }) => entry.events.filter(isFightEvent));

function returned(fight: FightView, story: readonly FightEvent[]): readonly string[] {
  const fled = story.flatMap((event) => ('status' in event && event.status === 'fled' ? [event.who] : []));
  return isRunning(fight)
    ? fled.filter((who) => fight.fighters.some(({ id, status }) => id === who && status === 'up'))
    : [];
}

/** DBF-A-58: by house rule each blessing gives one more dodge. */
function dodgedTwice(story: readonly FightEvent[]): readonly string[] {
  const dodged = story.flatMap((event) => (event.type === 'v1.HitDodged' ? [event.who] : []));
  const blessings = story.filter((event) => event.type === 'v1.SpellDeclared' && event.spell === 'blessing');
  const most = houseRulesOf(story)?.blessedDodge === 'a-second' ? 1 + blessings.length : 1;
  return dodged.filter((who) => dodged.filter((each) => each === who).length > most);
}

const holdsDown: ReadonlySet<TimerKind> = new Set(['knockout', 'death', 'sleep', 'trance']);

/** Only the standing that an ORG writes down without a timer (defeated, entranced) lies without one. */
function lyingWithoutTimer(views: ViewsMessage, characters: readonly CharacterView[]): readonly object[] {
  return characters
    .filter(({ fight, status, waitsAtHeadOrg }) => fight === null && status !== 'fled' && !waitsAtHeadOrg)
    .flatMap((character) => {
      const kind = timerOfStatus[character.status];
      const running = (views.timers ?? []).filter(
        ({ who, state, kind: of }) => who.id === character.id && state === 'running' && holdsDown.has(of),
      );
      const expected = kind === undefined ? [] : [kind];
      const found = running.map((timer) => timer.kind);
      return found.join() === expected.join() ? [] : [{ ...brief(character), found }];
    });
}

const wrongTimers = ({ timers = [], now }: ViewsMessage): readonly object[] =>
  timers.filter(
    ({ state, deadline, startedAt, kind }) =>
      (state === 'running' ? deadline <= now : deadline > now) || deadline - startedAt !== timerLength[kind],
  );
