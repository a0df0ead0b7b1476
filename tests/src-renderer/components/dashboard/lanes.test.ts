import { expect, test } from 'vitest';
import type { FighterView } from '../../../../shared/contract/views.ts';
import { characterId } from '../../../../shared/vocabulary/ids.ts';
import type { Side } from '../../../../shared/vocabulary/terms.ts';
import { lanesOf } from '../../../../src-renderer/components/dashboard/lanes.ts';

const fighter = (name: string, side: Side) => ({ id: characterId(name), name, side }) as FighterView;
const kay = fighter('kay', 'challenger');
const simon = fighter('simon', 'challenger');
const pani = fighter('pani', 'challenged');
const vlk = fighter('vlk', 'challenged');

test('whoever fights each other stands on one line, and the rest below', () => {
  const pairs = [{ challenger: simon.id, challenged: pani.id }];
  expect(lanesOf({ fighters: [kay, simon, pani, vlk], pairs })).toEqual([
    { paired: true, challenger: simon, challenged: pani },
    { paired: false, challenger: kay, challenged: vlk },
  ]);
});

test('a side with fewer people leaves a place free', () => {
  expect(lanesOf({ fighters: [kay, simon, pani], pairs: [] })).toEqual([
    { paired: false, challenger: kay, challenged: pani },
    { paired: false, challenger: simon, challenged: null },
  ]);
});
