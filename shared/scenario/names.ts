import { either, exactly, quoted, readAs, sourceOf, text, wrong, type Shape } from './shape.ts';
import { isScalar, type Node } from 'yaml';
import { readDuration, readTime } from './duration.ts';

/** A short name that the file gives to somebody or to a side. */
export const newName: Shape<string> = (node, reading) => {
  const source = sourceOf(node, reading);
  return source !== undefined && /^[\p{L}\p{N}_-]{1,64}$/u.test(source)
    ? source
    : wrong(node, reading, `${quoted(node, reading)} is no short name: letters, digits, - and _ only`);
};

/** Somebody under `characters`, or entered by an earlier step. */
export const someone: Shape<string> = (node, reading) => {
  const source = sourceOf(node, reading);
  return source !== undefined && reading.names.has(source)
    ? source
    : wrong(node, reading, `nobody here is called ${quoted(node, reading)}`);
};

/** `refused: true`, or the code that the refusal must have. */
export const refusal: Shape<true | string> = either(isText, text, exactly(true));

/** In milliseconds. */
export const duration = readAs(readDuration, 'must be a duration like 90s, 5m or 2h');

/** In milliseconds since 1970. */
export const moment = readAs(readTime, 'must be an ISO time with its zone, like 2026-07-10T12:00:00Z');

function isText(node: Node): boolean {
  return isScalar(node) && typeof node.value === 'string';
}
