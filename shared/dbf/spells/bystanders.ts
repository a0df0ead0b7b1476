import type { RosterEvent } from '../../roster/events.ts';
import type { TimerEvent } from '../../timers/events.ts';
import { inForm } from '../animal-form.ts';
import type { Surroundings } from '../decision.ts';
import type { BystanderHurt } from '../events.ts';
import { fighterOf, type Fight } from '../fight.ts';
import type { CharacterId } from '../../vocabulary/ids.ts';
import { wounded } from './outside-wounds.ts';
import type { SpellPart } from './spell-parts.ts';
import { effectsOf, struckBy } from './struck.ts';

/** DBF-A-43: a fireball may be cast at a party that only stands by; who is in another fight by now is far away (DBF-PTY-02). */
export function bystandersHurt(
  fight: Fight,
  { at, roster, timersOf = () => [] }: Surroundings,
): readonly (RosterEvent | TimerEvent)[] {
  const named = [...new Set(fight.declared.flatMap(({ on }) => on))].filter((id) => fighterOf(fight, id) === undefined);
  return named.flatMap((id) => {
    const person = roster.get(id);
    if (person?.fight !== null) return [];
    const lost = bystanderParts(fight, id).reduce((sum, { lives }) => sum - lives, 0);
    return wounded(inForm(person), lost, { at, houseRules: fight.houseRules, timersOf });
  });
}

/** The same as it is told: from where to where each of them came. */
export const bystanderChanges = (
  hurt: ReturnType<typeof bystandersHurt>,
  { roster }: Pick<Surroundings, 'roster'>,
): readonly BystanderHurt[] =>
  hurt.flatMap((event) => {
    const was = event.type === 'v1.ConditionChanged' ? roster.get(event.who) : undefined;
    if (event.type !== 'v1.ConditionChanged' || was === undefined) return [];
    const { who, lives, status } = event;
    return [{ who, from: { lives: was.lives, status: was.status }, to: { lives, status } }];
  });

export const bystanderParts = (fight: Fight, id: CharacterId): readonly SpellPart[] =>
  struckBy(fight, id, 'wounds').map(({ who: by, spell }) => ({
    who: id,
    by,
    spell,
    lives: -effectsOf(spell, 'wounds').reduce((sum, { lives }) => sum + lives, 0),
  }));
