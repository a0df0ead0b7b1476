import type { z } from 'zod';
import type { KpoFightCommand } from '../../../shared/kpo/commands.ts';
import { kpoFightCommandSchema } from '../../../shared/kpo/commands.ts';
import { decide } from '../../../shared/kpo/decide.ts';
import { noKpoFight, singleHanded, type KpoFight, type KpoFighter } from '../../../shared/kpo/fight.ts';
import { fold } from '../../../shared/kpo/fold.ts';
import { kpoSheetDraftSchema, kpoWeaponSchema, type KpoSheet, type KpoWeapon } from '../../../shared/kpo/sheet.ts';
import { characterId, fightId } from '../../../shared/vocabulary/ids.ts';

export const who = characterId;

export const weapon = (values: z.input<typeof kpoWeaponSchema> = {}): KpoWeapon => kpoWeaponSchema.parse(values);

export type SheetValues = Partial<z.input<typeof kpoSheetDraftSchema>>;

export const sheet = (values: SheetValues = {}): KpoSheet => kpoSheetDraftSchema.parse({ name: 'somebody', ...values });

export const fighter = (
  id: string,
  side: string,
  values: SheetValues = {},
  rest: Partial<KpoFighter> = {},
): KpoFighter => {
  const frozen = sheet(values);
  return {
    id: who(id),
    side,
    sheet: frozen,
    hp: frozen.hp,
    unconscious: false,
    situation: 'none',
    tactic: singleHanded,
    charge: null,
    casting: null,
    interrupted: false,
    weakened: { now: false, next: false },
    suspects: [],
    waiting: false,
    ambushed: false,
    used: 0,
    struck: { right: null, left: null },
    initiative: null,
    ...rest,
  };
};

/** A fight in its attacks, everybody in the order given, one by one. */
export const fightOf = (fighters: readonly KpoFighter[], rest: Partial<KpoFight> = {}): KpoFight => ({
  ...noKpoFight,
  id: fightId('f1'),
  number: 1,
  phase: 'attacks',
  round: 1,
  sides: [...new Set(fighters.map(({ side }) => side))],
  fighters,
  order: fighters.map(({ id }) => [id]),
  ...rest,
});

/** The fight after a command that must be accepted. */
export function after(fight: KpoFight, draft: CommandOf): KpoFight {
  const decision = decide(fight, command(draft), { roster: new Map() });
  if (!decision.ok) throw new Error(decision.refusal.code);
  return decision.events.reduce(fold, fight);
}

/** Why a command is refused: its code and rule. */
export function refused(fight: KpoFight, draft: CommandOf): readonly [string, string | null] | null {
  const decision = decide(fight, command(draft), { roster: new Map() });
  return decision.ok ? null : [decision.refusal.code, decision.refusal.rule];
}

type Draft = z.input<typeof kpoFightCommandSchema>;
export type CommandOf = Draft extends infer One ? (One extends { fight: string } ? Omit<One, 'fight'> : never) : never;

export const command = (draft: CommandOf): KpoFightCommand => kpoFightCommandSchema.parse({ fight: 'f1', ...draft });

export const signsOf = (shown: 'rock' | 'paper' | 'scissors', against: 'rock' | 'paper' | 'scissors') => ({
  shown,
  against,
});
