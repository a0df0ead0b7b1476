import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { lootItemsSchema } from '../../../../shared/roster/commands.ts';
import { emptyFields, itemsOf } from '../../../../src-renderer/components/roster/form-fields.ts';
import { itemsError } from '../../../../src-renderer/components/roster/items-draft.ts';
import { saved } from '../../../../src-renderer/components/roster/saved.svelte.ts';
import { router } from '../../../../src-renderer/state/router.svelte.ts';
import NewCharacterPage from '../../../../src-renderer/views/NewCharacterPage.svelte';
import { show } from './roster-fixture.ts';

const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const create = () => fireEvent.click(screen.getByRole('button', { name: /Zapísať postavu/ }));
const items = () => screen.getByLabelText('Herné predmety');
const invalid = () => [...document.querySelectorAll('[aria-invalid="true"]')];
const said = () => document.getElementById(`${items().id}-error`)?.textContent ?? null;
const lines = (count: number) => Array.from({ length: count }, (_, at) => `lano ${at + 1}`).join('\n');

beforeEach(() => {
  saved.dismiss();
  router.go({ at: 'new-character' });
});

describe('the items of the sheet that is written', () => {
  test.each([
    [
      'a line longer than a name may be',
      `lano\n\n${'x'.repeat(81)}`,
      '3. riadok má 81 znakov, najviac ich smie mať 80.',
    ],
    ['more lines than the pouch takes', lines(101), 'Predmetov je 101, najviac ich smie byť 100.'],
  ])('%s is said at them and leads there, and nothing is sent', async (_, typed, words) => {
    const { sent } = show(NewCharacterPage, {}, { characters: [] });
    await type('Meno postavy', 'Kajo');
    await type('Herné predmety', typed);
    expect(invalid()).toEqual([]);
    await create();
    await waitFor(() => expect(document.activeElement).toBe(items()));
    expect(invalid()).toEqual([items()]);
    expect(said()).toBe(words);
    expect(items().getAttribute('aria-describedby')).toContain(`${items().id}-error`);
    expect(sent).toEqual([]);
  });

  test('once they are put right, the mark goes and the character is entered', async () => {
    const { sent } = show(NewCharacterPage, {}, { characters: [] });
    await type('Meno postavy', 'Kajo');
    await type('Herné predmety', 'x'.repeat(81));
    await create();
    await type('Herné predmety', 'lano');
    expect(invalid()).toEqual([]);
    await create();
    await waitFor(() => expect(sent).toMatchObject([{ type: 'enterCharacter', items: ['lano'] }]));
  });

  test.each([
    ['a name of 80 characters with spaces around it', `  ${'x'.repeat(80)}  `, null],
    ['a name of 81 characters', `lano\n${'x'.repeat(81)}`, { is: 'too long', line: 2, length: 81 }],
    ['100 items among empty lines', `\n${lines(100)}\n\n`, null],
    ['101 items', lines(101), { is: 'too many', items: 101 }],
  ])('%s is judged as the command judges it', (_, typed, wrong) => {
    const fields = { ...emptyFields(), items: typed };
    expect(itemsError(fields)).toEqual(wrong);
    expect(lootItemsSchema.safeParse(itemsOf(fields)).success).toBe(wrong === null);
  });
});
