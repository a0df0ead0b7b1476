import { encodings, type Encoding } from '../../shared/contract/import-views.ts';
import { ownValue } from '../../shared/vocabulary/own-value.ts';

export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

/**
 * A text file in its encoding: by its byte order mark, by the zeros of UTF-16, as UTF-8 where it is valid, else as the code
 * page that gives the more likely letters. Null where a demanded encoding does not fit.
 */
export function decodeText(bytes: Uint8Array, demanded: Encoding | null): DecodedText | null {
  const marked = byMark(bytes);
  const encoding = demanded ?? marked ?? byZeros(bytes);
  if (encoding !== null) {
    const text = decoded(bytes, encoding);
    return text === null ? null : { text, encoding };
  }
  const utf8 = decoded(bytes, 'utf-8');
  if (utf8 !== null) return { text: utf8, encoding: 'utf-8' };
  const [west, other] = [decoded(bytes, 'windows-1250') ?? '', decoded(bytes, 'iso-8859-2') ?? ''];
  return likelihood(other) > likelihood(west)
    ? { text: other, encoding: 'iso-8859-2' }
    : { text: west, encoding: 'windows-1250' };
}

const spellings: Readonly<Record<string, Encoding>> = {
  utf8: 'utf-8',
  cp1250: 'windows-1250',
  win1250: 'windows-1250',
  '1250': 'windows-1250',
  latin2: 'iso-8859-2',
  'iso8859-2': 'iso-8859-2',
  'utf-16': 'utf-16le',
  utf16: 'utf-16le',
};

/** An encoding as people write it; null where it is none of those that are understood. */
export const encodingNamed = (name: string): Encoding | null => {
  const lower = name.toLowerCase();
  return encodings.find((encoding) => encoding === lower) ?? ownValue(spellings, lower) ?? null;
};

function byMark([first, second, third]: Uint8Array): Encoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** Of letters that Latin script uses, one byte in UTF-16 is mostly zero. */
function byZeros(bytes: Uint8Array): Encoding | null {
  const start = bytes.subarray(0, 4096);
  const zeros = [0, 1].map((parity) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length);
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < start.length / 5) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function decoded(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const slovakAndHungarian = /[áäčďéíĺľňóôŕšťúýžőűöüÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽŐŰÖÜ]/gu;
/** What stands in no name: control characters, and signs between letters. */
const strange = /[\u0080-\u009F]|(?<=\p{L})[«»©®µ¤§¦°±¬·¸˘˙˛˝¨´]|[«»©®µ¤§¦°±¬·¸˘˙˛˝¨´](?=\p{L})/gu;

const likelihood = (text: string): number =>
  (text.match(slovakAndHungarian)?.length ?? 0) - 3 * (text.match(strange)?.length ?? 0);
