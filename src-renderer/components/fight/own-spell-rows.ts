import type { FighterView, FightView } from '../../../shared/contract/views.ts';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';
import { t } from '../../state/i18n.svelte.ts';
import { spellCode } from './spell-keys.ts';
import { isUp } from './standing.ts';

type OwnSpell = FightView['allowed']['castSpecial'][number]['spell'];

/** DBF-MGC-04: a spell that stands on a fighter's own sheet. */
export interface OwnSpellRow {
  readonly spell: OwnSpell;
  readonly isFree: boolean;
  /** The place on the keyboard, behind those of the other spells. */
  readonly code: string | null;
}

export const freeOwnSpells = ({ allowed }: FightView, { id }: Pick<FighterView, 'id'>): readonly OwnSpell[] =>
  allowed.castSpecial.filter(({ who }) => who === id).map(({ spell }) => spell);

export const hasOwnSpells = (view: FightView, fighter: FighterView): boolean =>
  isUp(fighter) && (fighter.sheet.ownSpells.length > 0 || freeOwnSpells(view, fighter).length > 0);

/** The own spells of a caster below their other ones. */
export function ownSpellRows(
  view: FightView,
  fighter: FighterView,
  above: readonly Pick<OwnSpellRow, 'code'>[],
): readonly OwnSpellRow[] {
  const free = freeOwnSpells(view, fighter);
  const spent = fighter.sheet.ownSpells.filter(({ name }) => !free.some((spell) => spell.name === name));
  const from = above.filter(({ code }) => code !== null).length;
  return [
    ...free.map((spell, place) => ({ spell, isFree: true, code: spellCode(from + place) })),
    ...spent.map((spell) => ({ spell, isFree: false, code: null })),
  ];
}

/** DBF-A-61, DBF-MGC-02: why an own spell is not to be cast now. */
export const whyNotOwn = ({ form }: FighterView): string =>
  t(form === null ? 'fight.spells.cannot.used' : 'fight.spells.cannot.inForm');

/** The own spells cast in this round; what they do is played out at the table at once. */
export const ownCastsOf = (view: FightView): readonly { readonly who: CharacterId; readonly spell: OwnSpell }[] =>
  view.log.flatMap(({ command, round, withdrawn }) => {
    if (withdrawn || round !== view.round || command.type !== 'castSpecial') return [];
    const known = view.fighters.find(({ id }) => id === command.who)?.sheet.ownSpells ?? [];
    const effect = known.find(({ name }) => name === command.name)?.effect ?? '';
    return [{ who: command.who, spell: { name: command.name, effect } }];
  });
