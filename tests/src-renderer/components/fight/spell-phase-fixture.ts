import type { CastOffer, FightView } from '../../../../shared/contract/views.ts';
import { refuse, type RefusalCode, type RefusalData } from '../../../../shared/vocabulary/refusal.ts';
import type { SpellId } from '../../../../shared/vocabulary/spells.ts';
import { aFight, aFighter, allowing, pair, theFight, who } from '../../../fixtures/fight-view.ts';

export const opponents = [who('Dana'), who('Vlk')];
export const offer = (name: string, spell: SpellId, targets: CastOffer['targets'], on = opponents): CastOffer => ({
  who: who(name),
  spell,
  targets,
  on: targets === 'none' ? [] : on,
  parties: [],
  reach: null,
  regains: [],
  asksAnimal: false,
});
export const cannot = (name: string, spell: SpellId, code: RefusalCode, data: RefusalData = {}) => ({
  who: who(name),
  spell,
  refusal: refuse(code, { who: who(name), spell, ...data }).refusal,
});
export const cast = (name: string, spell: SpellId, on: readonly string[] = []) => ({
  type: 'cast' as const,
  fight: theFight,
  who: who(name),
  spell,
  on: on.map(who),
});

export const spellPhase = (patch: Partial<FightView> = {}): FightView =>
  aFight({
    phase: 'spells',
    fighters: [
      aFighter('Eliáš', 'challenger'),
      aFighter('Boris', 'challenger'),
      aFighter('Dana', 'challenged', { lives: 5, maxLives: 5 }),
      aFighter('Vlk', 'challenged', { lives: 2 }),
    ],
    pairs: [pair('Eliáš', 'Dana'), pair('Boris', 'Vlk')],
    allowed: allowing({
      close: 'spells',
      cast: [
        offer('Eliáš', 'fire-arrow', 'choose-one'),
        offer('Eliáš', 'acid-fan', 'none'),
        offer('Dana', 'wave-of-life', 'choose-up-to-three', [who('Dana'), who('Vlk'), who('Boris'), who('Eliáš')]),
        offer('Dana', 'fog', 'none'),
      ],
      cannotCast: [
        cannot('Eliáš', 'trip', 'spell-used'),
        cannot('Eliáš', 'ice-storm', 'spell-too-high', { level: 5 }),
        cannot('Dana', 'taming', 'illegal-target'),
        cannot('Dana', 'animal-speech', 'not-in-a-fight'),
      ],
    }),
    ...patch,
  });
