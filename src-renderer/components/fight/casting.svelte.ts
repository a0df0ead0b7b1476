import type { CastOffer } from '../../../shared/contract/views.ts';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';
import type { SpellId } from '../../../shared/vocabulary/spells.ts';
import type { CastCommand, Question } from './cast-question.ts';
import { questionOf } from './cast-question.ts';
import type { FightDesk } from './fight-desk.svelte.ts';
import { castersIn } from './spell-rows.ts';

export type Casting = ReturnType<typeof createCasting>;

const MOST_TARGETS = 3;

/** Declaring a spell: who, which, and what it still asks for. */
export function createCasting(desk: FightDesk) {
  let chosenCaster = $state<CharacterId | null>(null);
  let chosenSpell = $state<SpellId | null>(null);
  let marked = $state.raw<readonly CharacterId[]>([]);

  const casters = $derived(castersIn(desk.view));
  const caster = $derived(
    casters.find(({ fighter }) => fighter.id === chosenCaster) ?? casters.find(({ free }) => free > 0) ?? null,
  );
  const offerOf = (spell: SpellId | null): CastOffer | null =>
    desk.view.allowed.cast.find((one) => one.who === caster?.fighter.id && one.spell === spell) ?? null;
  /** The spell that still needs a target or an answer. */
  const open = $derived(offerOf(chosenSpell));
  const question = $derived<Question | null>(open === null ? null : questionOf(open));

  function letGo(): void {
    chosenSpell = null;
    marked = [];
  }

  const send = ({ who, spell }: CastOffer, on: readonly CharacterId[], more: Partial<CastCommand>) =>
    desk.enter(({ id }) => ({ type: 'cast', fight: id, who, spell, on, ...more }));

  function declare(offer: CastOffer, on: readonly CharacterId[], more: Partial<CastCommand> = {}): void {
    letGo();
    chosenCaster = offer.who;
    void send(offer, on, more);
  }

  function chooseSpell(spell: SpellId): void {
    const offer = offerOf(spell);
    if (offer === null) return;
    if (questionOf(offer) === null) {
      declare(offer, []);
    } else if (spell === chosenSpell) {
      letGo();
    } else {
      chosenSpell = spell;
      marked = [];
    }
  }

  function chooseTarget(id: CharacterId): void {
    if (!open?.on.includes(id)) return;
    if (open.targets === 'choose-one') declare(open, [id]);
    else if (marked.includes(id)) marked = marked.filter((other) => other !== id);
    else if (marked.length < MOST_TARGETS) marked = [...marked, id];
  }

  return {
    get casters() {
      return casters;
    },
    get caster() {
      return caster;
    },
    get open() {
      return open;
    },
    get question() {
      return question;
    },
    get marked() {
      return marked;
    },
    chooseCaster: (id: CharacterId) => {
      letGo();
      chosenCaster = id;
    },
    chooseSpell,
    /** DBF-MGC-04: an own spell asks for nothing here. */
    chooseOwn: (name: string) => {
      if (caster === null) return;
      const who = caster.fighter.id;
      letGo();
      chosenCaster = who;
      void desk.enter(({ allowed }) =>
        allowed.castSpecial.some((one) => one.who === who && one.spell.name === name)
          ? { type: 'castSpecial', who, name }
          : null,
      );
    },
    chooseTarget,
    chooseRegained: (spell: SpellId | null) => {
      if (open !== null) declare(open, [], spell === null ? {} : { regain: spell });
    },
    declareWith: (more: Partial<CastCommand>) => {
      if (open !== null) declare(open, [], more);
    },
    /** A whole party at a distance; the question stays open where it is refused. */
    declareOnParty: async (on: readonly CharacterId[], range: number) => {
      if (open === null) return null;
      const answer = await send(open, on, { range });
      if (answer?.ok) letGo();
      return answer;
    },
    /** What Enter means while a spell is open: the marked ones, or the only one there is. */
    confirm: () => {
      if (open === null) return;
      const on = open.targets === 'choose-one' && open.on.length === 1 ? open.on : marked;
      if (on.length > 0) declare(open, on);
    },
    letGo,
  };
}
