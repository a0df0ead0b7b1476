import { create } from 'qrcode';

export interface QrPath {
  /** How many modules each side has. */
  readonly size: number;
  /** The dark modules as an SVG path, one unit a module. */
  readonly path: string;
}

/** A text as a QR code that a lens reads from crumpled paper too. */
export function qrPath(text: string): QrPath {
  const drawn = known.get(text) ?? draw(text);
  known.set(text, drawn);
  return drawn;
}

/** A card shows its code on each of its parts, and is drawn to be measured before that; to find a code takes long. */
const known = new Map<string, QrPath>();

function draw(text: string): QrPath {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const rows = Array.from({ length: size }, (_, y) => runs(data.subarray(y * size, (y + 1) * size), y));
  return { size, path: rows.join('') };
}

/** Neighbours in a row are one rectangle: no hairline between them in print. */
function runs(row: Uint8Array, y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] === 0) continue;
    const start = x;
    while (row[x + 1] === 1) x += 1;
    path += `M${start} ${y}h${x - start + 1}v1H${start}z`;
  }
  return path;
}
