import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { expect, vi } from 'vitest';
import {
  importRequestSchema,
  type ImportAnswer,
  type ImportRequest,
} from '../../../../shared/contract/import-views.ts';
import type { Queries } from '../../../../src-renderer/api.ts';
import ImportDialog from '../../../../src-renderer/components/import/ImportDialog.svelte';
import { answerImport } from '../../../../src-main/import/answer-import.ts';
import type { PreviewBase } from '../../../../src-main/import/preview-import.ts';
import { nobody } from '../../../src-main/import/files.ts';
import { now, show } from '../roster/roster-fixture.ts';

/** The dialog over a camp, and what it asked and sent. */
export function open(base: PreviewBase = nobody, given?: ImportAnswer, more: Partial<Queries> = {}) {
  const previewImport = vi.fn((request: ImportRequest) =>
    given === undefined ? answerImport(importRequestSchema.parse(request), base, now) : Promise.resolve(given),
  );
  const onclose = vi.fn();
  const queries = { previewImport, ...more } as unknown as Queries;
  const shown = show(ImportDialog, { onclose }, { characters: [], queries });
  const lastRequest = () => previewImport.mock.calls.at(-1)?.[0];
  return { ...shown, previewImport, lastRequest, onclose };
}

export async function paste(...lines: readonly string[]) {
  const field = await screen.findByLabelText('Alebo vlož tabuľku');
  await fireEvent.input(field, { target: { value: lines.join('\n') } });
}

export const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
export async function write(label: string, value: string) {
  const input = await field(label);
  input.focus();
  await fireEvent.input(input, { target: { value } });
  return input;
}
export async function enter(label: string, value: string) {
  await fireEvent.keyDown(await write(label, value), { key: 'Enter' });
}
export async function leave(label: string, value: string, to: HTMLElement) {
  const input = await write(label, value);
  const changed = fireEvent.change(input);
  to.focus();
  await changed;
}
export const standsAt = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));

export const header = 'Meno;Povolanie;Zbraň';
