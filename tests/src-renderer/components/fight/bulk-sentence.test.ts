import { expect, test } from 'vitest';
import type { BulkCommand } from '../../../../shared/roster/bulk-commands.ts';
import { fightId } from '../../../../shared/vocabulary/ids.ts';
import { bulkSentence } from '../../../../src-renderer/components/fight/bulk-sentence.ts';
import { plainText } from '../../../../src-renderer/components/fight/text-parts.ts';
import { who } from '../../../fixtures/fight-view.ts';

const two = [who('Kay'), who('Bors')];
const many = ['a', 'b', 'c', 'd', 'e'].map(who);

test.each<[BulkCommand, string]>([
  [{ type: 'setParty', who: two, party: 'Vlci' }, 'KAY, BORS: družina Vlci'],
  [{ type: 'setParty', who: two, party: null }, 'KAY, BORS: bez družiny'],
  [{ type: 'checkIn', who: two, items: ['pouch', 'bow'], by: 'Zuzana' }, 'KAY, BORS: schválené mešec, luk (Zuzana)'],
  [{ type: 'uncheck', who: two, items: ['armour'] }, 'KAY, BORS: schválenie zrušené, zbroj'],
  [{ type: 'writeXpTo', who: many, add: 2, reason: 'drak' }, '5 postáv: XP +2 (drak)'],
  [
    { type: 'writeXpTo', who: two, add: -2, except: [{ who: who('Bors'), add: 3 }], reason: 'drak' },
    'KAY, BORS: XP −2 / +3 (drak)',
  ],
  [
    { type: 'writeXpTo', who: many, add: 2, except: [{ who: who('d'), add: 1 }], reason: 'drak' },
    '5 postáv: XP +1 / +2 (drak)',
  ],
  [
    { type: 'writeXpTo', who: two, add: 2, for: { is: 'quest', quest: 'Stratený prsteň' }, reason: 'splnená' },
    'KAY, BORS: XP +2 za úlohu „Stratený prsteň“ (splnená)',
  ],
  [
    { type: 'writeXpTo', who: two, add: 2, for: { is: 'fight', fight: fightId('f1') }, reason: 'Boj: Most' },
    'KAY, BORS: XP +2 po boji (Boj: Most)',
  ],
  [{ type: 'restore', who: many, what: 'heal', reason: 'guláš' }, '5 postáv: liečenie +1 (guláš)'],
  [{ type: 'restore', who: two, what: 'wake', reason: 'ráno' }, 'KAY, BORS: prebudenie (ráno)'],
  [{ type: 'markPrinted', cards: [{ who: who('Kay'), fingerprint: 'x' }] }, 'KAY: karta vytlačená'],
])('%j is told in one sentence', (command, sentence) => {
  expect(plainText(bulkSentence(command, (id) => id.toUpperCase()))).toBe(sentence);
});
