import type { Command } from '../../../shared/contract/commands.ts';
import type { CharacterView } from '../../../shared/contract/views.ts';
import { outsideOffers, whyNoTarget } from '../../../shared/dbf/spells/outside-offer-view.ts';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';
import type { SpellId } from '../../../shared/vocabulary/spells.ts';
import type { Console } from '../../state/console.svelte.ts';
import { t } from '../../state/i18n.svelte.ts';
import { createAnimalDraft } from './animal-draft.svelte.ts';
import { whyNotFree } from '../fight/why-not-free.ts';

/** A spell outside a fight as it is being filled in. */
export function createCastOutside(caster: CharacterView, console: Console) {
  const offers = outsideOffers(caster);
  let spell = $state<SpellId>(offers[0]?.spell ?? 'heal-wound');
  let on = $state.raw<readonly CharacterId[]>([]);
  let range = $state(10);
  let consent = $state(false);
  const animal = createAnimalDraft(console.camp?.creeps ?? []);

  const offer = $derived(offers.find((one) => one.spell === spell));
  const people = $derived(
    offer?.names === 'party' ? console.characters.filter(({ id }) => id !== caster.id) : console.characters,
  );

  function whyNot(person: CharacterView): string | null {
    const refusal = whyNoTarget(caster, spell, person, console.camp?.houseRules);
    if (refusal === null) return null;
    if (person.fight !== null || refusal.code !== 'illegal-target') return whyNotFree(person, console);
    return t('acts.cast.notTarget');
  }

  function command(): Command | null {
    if (offer === undefined || (offer.names === 'beings' && on.length === 0)) return null;
    return {
      type: 'castOutside',
      who: caster.id,
      spell,
      on: offer.names === 'party' ? [caster.id, ...on] : on,
      ...(offer.reach === null ? {} : { range }),
      ...(offer.consent && consent ? { consent } : {}),
      ...(offer.asksAnimal ? animal.being() : {}),
    };
  }

  return {
    offers,
    animal,
    get offer() {
      return offer;
    },
    get people() {
      return people;
    },
    get spell() {
      return spell;
    },
    /** Another spell has other targets: they are named anew. */
    set spell(value) {
      spell = value;
      on = [];
      consent = false;
    },
    get on() {
      return on;
    },
    set on(value) {
      on = value;
    },
    get range() {
      return range;
    },
    set range(value) {
      range = value;
    },
    get consent() {
      return consent;
    },
    set consent(value) {
      consent = value;
    },
    whyNot,
    command,
  };
}
