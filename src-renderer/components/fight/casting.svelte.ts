import type { CharacterId } from '../../../shared/vocabulary/ids.ts';
import type { SpellId } from '../../../shared/vocabulary/spells.ts';
import type { FightDesk } from './fight-desk.svelte.ts';
import { castersIn, regainable } from './spell-rows.ts';

export type Casting = ReturnType<typeof createCasting>;

const MOST_TARGETS = 3;

/** Declaring a spell: who, which, and on whom where somebody has to be chosen. */
export function createCasting(desk: FightDesk) {
  let chosenCaster = $state<CharacterId | null>(null);
  let chosenSpell = $state<SpellId | null>(null);
  let marked = $state.raw<readonly CharacterId[]>([]);

  const casters = $derived(castersIn(desk.view));
  const caster = $derived(
    casters.find(({ fighter }) => fighter.id === chosenCaster) ?? casters.find(({ free }) => free > 0) ?? null,
  );
  const offerOf = (spell: SpellId | null) =>
    desk.view.allowed.cast.find((one) => one.who === caster?.fighter.id && one.spell === spell) ?? null;
  /** The spell that still needs a target or an answer. */
  const open = $derived(offerOf(chosenSpell));
  const regains = $derived(open === null ? [] : regainable(desk.view, open.who, open.spell));

  function letGo(): void {
    chosenSpell = null;
    marked = [];
  }

  function declare(who: CharacterId, spell: SpellId, on: readonly CharacterId[], regain?: SpellId): void {
    letGo();
    chosenCaster = who;
    const back = regain === undefined ? {} : { regain };
    void desk.enter(({ id }) => ({ type: 'cast', fight: id, who, spell, on, ...back }));
  }

  function chooseSpell(spell: SpellId): void {
    const offer = offerOf(spell);
    if (offer === null) return;
    if (offer.targets === 'none' && regainable(desk.view, offer.who, spell).length === 0) {
      declare(offer.who, spell, []);
    } else if (spell === chosenSpell) {
      letGo();
    } else {
      chosenSpell = spell;
      marked = [];
    }
  }

  function chooseTarget(id: CharacterId): void {
    if (!open?.on.includes(id)) return;
    if (open.targets === 'choose-one') declare(open.who, open.spell, [id]);
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
    get regains() {
      return regains;
    },
    get marked() {
      return marked;
    },
    chooseCaster: (id: CharacterId) => {
      letGo();
      chosenCaster = id;
    },
    chooseSpell,
    chooseTarget,
    chooseRegained: (spell: SpellId | null) => {
      if (open !== null) declare(open.who, open.spell, [], spell ?? undefined);
    },
    /** What Enter means while a spell is open: the marked ones, or the only one there is. */
    confirm: () => {
      if (open === null) return;
      const on = open.targets === 'choose-one' && open.on.length === 1 ? open.on : marked;
      if (on.length > 0) declare(open.who, open.spell, on);
    },
    letGo,
  };
}
