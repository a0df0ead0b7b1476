import type { TFunction } from 'i18next';
import type { KpoFightView } from '../../shared/contract/kpo-views.ts';
import { numberText, signed } from './signed.ts';

export type KpoSum = KpoFightView['fighters'][number]['defence'];

/** "12 základ +2 zbraň −1 SFÉ": the parts of a sum of KPO, in the words of a language. */
export const kpoSumText = ({ parts }: KpoSum, t: TFunction): string =>
  parts.map(({ from, by }, at) => `${at === 0 ? numberText(by) : signed(by)} ${t(`kpo.part.${from}`)}`).join(' ');
