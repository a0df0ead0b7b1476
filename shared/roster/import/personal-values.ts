import type { PersonalChange } from '../personal.ts';
import type { Cell, Faults, RowCells } from './cells.ts';
import type { PersonalField } from './fields.ts';
import { yesOrNo } from './numbers.ts';
import { isDash } from './plain-text.ts';

/** What a row says of the person behind a character. An empty cell, or a dash, says nothing: it erases nothing. */
export function readPersonal(cells: RowCells, faults: Faults): PersonalChange {
  const contact = readText(cells, 'contact', 300, faults)?.replace(/\s*\n\s*/g, ', ') ?? null;
  const notes = readText(cells, 'notes', 2_000, faults);
  const health = readText(cells, 'health', 2_000, faults);
  const minor = readMinor(cells.first('minor'), faults);
  return {
    ...(contact === null ? {} : { contact }),
    ...(notes === null ? {} : { notes }),
    ...(health === null ? {} : { health }),
    ...(minor === null ? {} : { minor }),
  };
}

/** Where several columns hold the same, each text says over what it stood: "Alergie: nie" is something else than "nie". */
function readText(cells: RowCells, field: PersonalField, to: number, faults: Faults): string | null {
  const said = cells.all(field).filter(({ text }) => !isDash(text));
  const [longest] = said.toSorted((one, other) => other.text.length - one.text.length);
  if (longest === undefined) return null;
  const whole = said
    .map(({ heading = '', text }) => (heading === '' ? text : `${heading}: ${text}`))
    .join('; ')
    .replace(/\r\n?/g, '\n');
  return whole.length > to ? faults.add('too-long', longest, { to }) : whole;
}

/** An age is not understood: whether somebody is a minor depends on the day. */
const readMinor = (cell: Cell | null, faults: Faults): boolean | null =>
  cell === null || isDash(cell.text) ? null : (yesOrNo(cell.text, minors) ?? faults.add('minor-unclear', cell));

const minors = ['neplnoletý', 'neplnoletá', 'maloletý', 'maloletá', 'kiskorú', 'minor'];
