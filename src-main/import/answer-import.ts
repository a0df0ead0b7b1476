import type { ImportAnswer, ImportRequest } from '../../shared/contract/import-views.ts';
import type { Instant } from '../../shared/vocabulary/ids.ts';
import { previewImport, type PreviewBase } from './preview-import.ts';

/** What a window asks about a file that somebody chose, or a text that somebody pasted. */
export function answerImport(request: ImportRequest, base: PreviewBase, at: Instant): Promise<ImportAnswer> {
  const { name, content, encoding = null, columns: mapping = {}, mended = [], choices = [] } = request;
  const file = { name, content: content.is === 'text' ? content.text : Buffer.from(content.base64, 'base64') };
  return previewImport(file, { encoding, mapping, mended, choices }, base, at);
}
