import type { CastOffer, FighterView, FightView } from '../../../shared/contract/views.ts';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';
import type { Refusal, RefusalCode } from '../../../shared/vocabulary/refusal.ts';
import { spellIds, type SpellId } from '../../../shared/vocabulary/spells.ts';
import { t } from '../../state/i18n.svelte.ts';
import { refusalText } from '../../state/refusal-text.ts';
import { freeOwnSpells, hasOwnSpells } from './own-spell-rows.ts';
import { spellCode } from './spell-keys.ts';
import { isUp } from './standing.ts';

/** A spell of somebody's schools: what may be declared, or why not. */
export interface SpellRow {
  readonly spell: SpellId;
  readonly offer: CastOffer | null;
  readonly refusal: Refusal | null;
  /** The place on the keyboard; it stays while spells are declared. */
  readonly code: string | null;
}

export interface Caster {
  readonly fighter: FighterView;
  readonly free: number;
}

/** Who knows any magic, in the order of the fight. */
export const castersIn = (view: FightView): readonly Caster[] =>
  view.fighters
    .filter(
      (fighter) =>
        hasOwnSpells(view, fighter) ||
        [...view.allowed.cast, ...view.allowed.cannotCast].some(({ who }) => who === fighter.id),
    )
    .map((fighter) => ({
      fighter,
      free: view.allowed.cast.filter(({ who }) => who === fighter.id).length + freeOwnSpells(view, fighter).length,
    }));

export const withoutMagic = (view: FightView): readonly FighterView[] =>
  view.fighters.filter((one) => isUp(one) && !castersIn(view).some(({ fighter }) => fighter.id === one.id));

/** All spells of a caster: first those of this fight, then those that it has no use for. */
export function spellRows(view: FightView, who: CharacterId): readonly SpellRow[] {
  const rows = spellIds.flatMap((spell) => {
    const isMine = (one: { readonly who: CharacterId; readonly spell: SpellId }) =>
      one.who === who && one.spell === spell;
    const offer = view.allowed.cast.find(isMine) ?? null;
    const refusal = view.allowed.cannotCast.find(isMine)?.refusal ?? null;
    return offer === null && refusal === null ? [] : [{ spell, offer, refusal }];
  });
  const here = rows.filter((row) => !isOutOfPlace(row.refusal));
  const elsewhere = rows.filter((row) => isOutOfPlace(row.refusal));
  return [
    ...here.map((row, place) => ({ ...row, code: spellCode(place) })),
    ...elsewhere.map((row) => ({ ...row, code: null })),
  ];
}

/** No change in this fight makes these castable. */
const isOutOfPlace = (refusal: Refusal | null) =>
  refusal !== null && (['not-in-a-fight', 'spell-too-high', 'school-unknown'] as RefusalCode[]).includes(refusal.code);

/**
 * Why a spell can't be declared, in as few words as a card has room for. DBF-SP-JA3: to read an aura in a fight is an ORG's
 * decision; it is played out at the table and written once the fight is over.
 */
export function whyNotCast(view: FightView, who: CharacterId, { spell, refusal }: SpellRow): string {
  if (refusal === null) return '';
  switch (refusal.code) {
    case 'spell-used':
      return view.declared.some((one) => one.who === who && one.spell === spell)
        ? t('fight.spells.cannot.declared')
        : t('fight.spells.cannot.used');
    case 'spell-too-high':
      return t('fight.spells.cannot.tooHigh', { level: String(refusal.data.level ?? '') });
    case 'not-in-a-fight':
      return t(spell === 'read-aura' ? 'fight.spells.cannot.aura' : 'fight.spells.cannot.outside');
    case 'not-paired':
      return t('fight.spells.cannot.notPaired');
    case 'challenger-cannot':
      return t('fight.spells.cannot.challenged');
    case 'illegal-target':
      return t('fight.spells.cannot.noTarget');
    default:
      return refusalText(refusal, t, (id) => view.fighters.find((one) => one.id === id)?.name ?? id);
  }
}
