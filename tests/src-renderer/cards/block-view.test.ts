import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { CardJob } from '../../../shared/cards/card-job.ts';
import type { KpoPart } from '../../../shared/kpo/parts.ts';
import BlockView from '../../../src-renderer/cards/BlockView.svelte';
import { wordsIn } from '../../../src-renderer/state/i18n.svelte.ts';

const job: CardJob = {
  matter: { is: 'cards', cards: [], layout: 'a6' },
  language: 'sk',
  camp: 'Hvozd',
  gamePhase: 1,
  phases: 4,
  sheets: null,
};
const part = (from: KpoPart['from'], by: number): KpoPart => ({ from, by, rule: 'KPO-A-11' });

test('a total below nothing is printed with a minus, as its parts are', () => {
  const attack = { parts: [part('base', 2), part('weapon', -5)], total: -3 };
  const defence = { parts: [part('base', 4)], total: 4 };
  const block = { is: 'kpo-totals', totals: { attack, defence } } as const;
  const { container } = render(BlockView, { block, job, t: wordsIn('sk') });
  const rows = [...container.querySelectorAll('.row')].map((row) => row.querySelector('span:last-child')?.textContent);
  expect(rows).toEqual(['−3 (2 základ −5 zbraň)', '4']);
});

test('what somebody may choose at once is said as plainly as what they know, and not in grey like the next level', () => {
  const free = { count: 2, from: ['endurance', 'woodcraft'] } as const;
  const { container } = render(BlockView, {
    block: { is: 'free-choice', free, section: { of: 'abilities' } },
    job,
    t: wordsIn('sk'),
  });
  expect(container.textContent.trim()).toBe('Môžeš si vybrať 2 schopnosti: Vytrvalosť, Zálesáctvo');
  expect(container.querySelector('.later')).toBeNull();
});
