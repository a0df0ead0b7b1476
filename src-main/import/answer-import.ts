import type { ImportAnswer, ImportRequest } from '../../shared/contract/import-views.ts';
import type { Instant } from '../../shared/vocabulary/ids.ts';
import type { ImportBase } from '../camp/import-table.ts';
import { previewImport } from './preview-import.ts';

/** What a window asks about a file that somebody chose, or a text that somebody pasted. */
export function answerImport(request: ImportRequest, base: ImportBase, at: Instant): Promise<ImportAnswer> {
  const { name, content, encoding = null, columns: mapping = {}, corrections = [], choices = [] } = request;
  const file = { name, content: content.is === 'text' ? content.text : Buffer.from(content.base64, 'base64') };
  return previewImport(file, { encoding, mapping, corrections, choices }, base, at);
}
