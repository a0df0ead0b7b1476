import type { RuledTimer } from '../../timers/timer.ts';
import type { CharacterId } from '../../vocabulary/ids.ts';
import { formLasts, formOf, livesAfterForm, sheetInForm } from '../animal-form.ts';
import type { Surroundings } from '../decision.ts';
import type { FightEvent } from '../events.ts';
import { fighterOf, type Declaration, type Fight, type Fighter } from '../fight.ts';

/**
 * DBF-SP-PR5: whoever declared an animal becomes it once everything else of the step has happened to the own lives. Who has
 * none left, or is out as defeated, does not.
 */
export const formsTaken = (fight: Fight): readonly FightEvent[] => fight.declared.flatMap((each) => taken(fight, each));

export const takesForm = (fight: Fight, { who }: Declaration): boolean => {
  const fighter = fighterOf(fight, who);
  return fighter !== undefined && fighter.lives > 0 && fighter.status !== 'defeated';
};

function taken(fight: Fight, declaration: Declaration): readonly FightEvent[] {
  const { who, as } = declaration;
  const fighter = fighterOf(fight, who);
  if (as === null || fighter === undefined || !takesForm(fight, declaration)) return [];
  const { lives, temporary, ...form } = formOf(as, fighter, fight.houseRules.animalForm);
  const sheet = sheetInForm(fighter.sheet, form);
  return [{ type: 'v1.FormTaken', fight: fight.id, who, form, sheet, lives, temporary, status: fighter.status }];
}

/** DBF-A-36: at the end of a round those are themselves again whose ten minutes ran out during it. */
export const formsLeftByRound = (fight: Fight, around: Surroundings): readonly FightEvent[] =>
  fight.fighters
    .filter(({ status }) => status !== 'fled' && status !== 'defeated')
    .flatMap((fighter) => leftBy(fight, fighter, around));

/** When the fight lets go nobody waits for the end of a round, and who was tamed as an animal is on their feet again. */
export const formsLeftByFight = (fight: Fight, around: Surroundings): readonly FightEvent[] =>
  fight.fighters.filter(({ status }) => status !== 'fled').flatMap((fighter) => leftBy(fight, fighter, around));

/** The same for those who have just got away. */
export const formsLeftByFlight = (
  fight: Fight,
  fled: readonly CharacterId[],
  around: Surroundings,
): readonly FightEvent[] =>
  fight.fighters.filter(({ id }) => fled.includes(id)).flatMap((fighter) => leftBy(fight, fighter, around));

function leftBy(fight: Fight, fighter: Fighter, { at, timersOf }: Surroundings): readonly FightEvent[] {
  const { id: who, form, status } = fighter;
  const timers: readonly RuledTimer[] | undefined = timersOf?.(who);
  if (form === null || timers === undefined || formLasts(timers, at)) return [];
  const { lives, temporary } = livesAfterForm(form, fighter);
  return [
    {
      type: 'v1.FormLeft',
      fight: fight.id,
      who,
      lives,
      temporary,
      status: status === 'defeated' ? 'up' : status,
    },
  ];
}
