import { t } from '../../state/i18n.svelte.ts';
import { numberText, signed } from '../../state/signed.ts';
import { markName, markNames } from '../fight/text-parts.ts';
import { sideText } from './kpo-side.ts';
import type { KpoCommand } from './kpo-types.ts';

type NameOf = (id: string) => string;
type Command<Type extends KpoCommand['type']> = Extract<KpoCommand, { readonly type: Type }>;

/** One sentence about a command of KPO, with its names marked (see `text-parts.ts`). */
export function kpoSentence(command: KpoCommand, nameOf: NameOf, round: number): string {
  const name = (id: string) => markName(nameOf(id));
  switch (command.type) {
    case 'enterKpoCharacter':
      return t('kpoCommands.enterKpoCharacter', { name: markName(command.sheet.name) });
    case 'openKpoFight':
      return t('kpoCommands.openKpoFight', {
        sides: command.sides.map(({ members }) => markNames(members.map(nameOf))).join(' × '),
      });
    case 'kpoSigns':
      return t('kpoCommands.kpoSigns', { signs: signsOf(command.signs, name) });
    case 'kpoTactic':
      return t('kpoCommands.kpoTactic', { who: name(command.who), tactic: t(`kpo.tactic.${command.is}`) });
    case 'kpoSituation':
      return t('kpoCommands.kpoSituation', {
        who: name(command.who),
        situation:
          typeof command.is === 'number'
            ? t('kpo.situationBy', { by: signed(command.is) })
            : t(`kpo.situation.${command.is}`),
      });
    case 'kpoCharge':
      return t('kpoCommands.kpoCharge', {
        who: name(command.who),
        on: name(command.on),
        distance: command.distance,
      });
    case 'kpoAttack':
      return attackSentence(command, name);
    case 'kpoCast':
      return castSentence(command, name);
    case 'kpoSuspicious':
      return t('kpoCommands.kpoSuspicious', { who: name(command.who), of: name(command.of) });
    case 'kpoApart':
      return t('kpoCommands.kpoApart', { one: name(command.who[0]), other: name(command.who[1]) });
    case 'kpoJoin':
      return t('kpoCommands.kpoJoin', { who: name(command.who), side: sideText(command.side) });
    case 'kpoOrder':
      return t('kpoCommands.kpoOrder', {
        by: t(`kpo.voice.${command.by}`),
        order: command.first.map(name).join(' → '),
      });
    case 'kpoEndRound':
      return t('kpoCommands.kpoEndRound', { round });
    case 'kpoStop':
      return t('kpoCommands.kpoStop', { reason: command.reason });
    case 'overrideKpo':
      return t('kpoCommands.overrideKpo', {
        who: name(command.who),
        hp: numberText(command.hp),
        reason: command.reason,
      });
    case 'editKpoCharacter':
    case 'kpoBonus':
    case 'kpoPass':
    case 'kpoSpoken':
      return t(`kpoCommands.${command.type}`, { who: name(command.who) });
    case 'kpoClose':
      return t('kpoCommands.kpoClose');
    default:
      return command satisfies never;
  }
}

/** How an attack was made, and what both showed. */
function attackSentence(command: Command<'kpoAttack'>, name: NameOf): string {
  const { by, on, signs, aim, knockout, backstab, noSigns, hasted, hit } = command;
  const manner = [
    ...(backstab ? [t('kpoWindow.manner.backstab')] : []),
    ...(knockout ? [t('kpoWindow.manner.knockout')] : []),
    ...(aim === 0 ? [] : [t('kpoWindow.manner.aimed', { aim: signed(aim) })]),
    ...(hasted ? [t('kpoWindow.manner.hasted')] : []),
    ...(noSigns && !backstab ? [t('kpoWindow.manner.noSigns')] : []),
    ...(hit === null ? [] : [t(hit ? 'kpoWindow.attack.seenHit' : 'kpoWindow.attack.seenMiss')]),
    ...(signs === null ? [] : [`${shown(signs.shown)} × ${shown(signs.against)}`]),
  ];
  return t('kpoCommands.kpoAttack', { by: name(by), on: name(on), manner: manner.join(', ') });
}

function castSentence({ who, seconds, read, signs }: Command<'kpoCast'>, name: NameOf): string {
  const values = { who: name(who), seconds };
  const cast = t(read ? 'kpoCommands.kpoCastRead' : 'kpoCommands.kpoCast', values);
  return Object.keys(signs).length === 0 ? cast : `${cast}; ${signsOf(signs, name)}`;
}

type Signs = Command<'kpoSigns'>['signs'];
type Shown = NonNullable<Command<'kpoAttack'>['signs']>['shown'];

const signsOf = (signs: Signs, name: NameOf): string =>
  Object.entries(signs)
    .map(([who, sign]) => `${name(who)} ${t(`kpo.sign.${sign}`)}`)
    .join(', ');

const shown = (signs: Shown): string =>
  typeof signs === 'string'
    ? t(`kpo.sign.${signs}`)
    : [signs.right, signs.left].flatMap((sign) => (sign === undefined ? [] : [t(`kpo.sign.${sign}`)])).join(' + ');
