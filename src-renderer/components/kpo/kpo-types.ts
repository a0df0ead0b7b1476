import type { KpoFightView } from '../../../shared/contract/kpo-views.ts';
import type { Command, RecordedCommand } from '../../../shared/contract/commands.ts';

export type KpoFight = KpoFightView['fight'];
export type KpoFighter = KpoFight['fighters'][number];
export type LegalAttack = KpoFightView['allowed']['attacks'][number];
export type LegalTarget = LegalAttack['targets'][number];

/** What the screens of KPO shorten: the sheets of the players do it so. */
export const kpoAbbreviations = ['initiative', 'attack', 'defence', 'hp', 'armour', 'km', 'seer'] as const;
export type KpoAbbreviation = (typeof kpoAbbreviations)[number];

type InKpoFight = `kpo${string}` | 'openKpoFight' | 'overrideKpo';
/** What stands in the record of a KPO fight. */
export type RecordedKpo = Extract<RecordedCommand, { readonly type: InKpoFight }>;
/** Everything that only KPO knows. */
export type KpoCommand = Extract<Command, { readonly type: InKpoFight | 'enterKpoCharacter' | 'editKpoCharacter' }>;

/** What is entered at the table of a KPO fight, and not upon its record. */
export const isKpoRecorded = (command: Command): command is RecordedKpo =>
  command.type === 'openKpoFight' || command.type === 'overrideKpo' || command.type.startsWith('kpo');

export const fighterOf = (fight: KpoFight, id: string): KpoFighter | undefined =>
  fight.fighters.find((fighter) => fighter.id === id);

/** KPO-A-07: neither without ÉP nor unconscious. */
export const stands = ({ hp, unconscious }: Pick<KpoFighter, 'hp' | 'unconscious'>): boolean => hp > 0 && !unconscious;
