import { flushSync } from 'svelte';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { characterId, entrySeq } from '../../../shared/vocabulary/ids.ts';
import { saved } from '../../../src-renderer/components/roster/saved.svelte.ts';
import { router } from '../../../src-renderer/state/router.svelte.ts';
import { passOnOf } from './pass-on-fixture.svelte.ts';

const entry = { entry: entrySeq(7), name: 'Kajo', undone: false };
const kajo = { at: 'character', character: characterId('kajo') } as const;

function follow() {
  const { enter, stop } = passOnOf(saved);
  onTestFinished(stop);
  return { enter };
}

beforeEach(() => {
  saved.dismiss();
  router.go({ at: 'new-character' });
});

test('what was saved is told where saving led to', () => {
  const { enter } = follow();
  enter(7);
  saved.show(entry);
  router.go(kajo);
  flushSync();
  expect(saved.last).toEqual(entry);
});

test('it goes when somebody moves on', () => {
  const { enter } = follow();
  enter(7);
  saved.show(entry);
  router.go(kajo);
  flushSync();
  router.go({ at: 'roster' });
  flushSync();
  expect(saved.last).toBeNull();
});

test('it goes when the next thing is entered, and that is told instead', () => {
  const { enter } = follow();
  enter(7);
  saved.show(entry);
  flushSync();
  enter(8);
  flushSync();
  expect(saved.last).toBeNull();
  const undone = { ...entry, undone: true };
  saved.show(undone);
  flushSync();
  expect(saved.last).toEqual(undone);
});
