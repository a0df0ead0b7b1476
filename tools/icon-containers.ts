export interface Picture {
  readonly size: number;
  readonly png: Uint8Array;
}

/** Windows: a directory of PNG pictures, up to 256 pixels. */
export const toIco = (pictures: readonly Picture[]): Buffer => {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index;
    // A byte can't hold 256: nought stands for it.
    header.writeUInt8(size % 256, at);
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
};

/** The types under which macOS looks for PNG pictures; `@2x` ones repeat a size. */
const icnsTypes = [
  ['icp4', 16],
  ['icp5', 32],
  ['ic07', 128],
  ['ic08', 256],
  ['ic09', 512],
  ['ic10', 1024],
  ['ic11', 32],
  ['ic12', 64],
  ['ic13', 256],
  ['ic14', 512],
] as const;

/** macOS: a list of typed PNG pictures. */
export const toIcns = (pictures: readonly Picture[]): Buffer => {
  const parts = icnsTypes.flatMap(([type, size]) =>
    pictures.filter((picture) => picture.size === size).map(({ png }) => chunk(type, png)),
  );
  return chunk('icns', Buffer.concat(parts));
};

const chunk = (type: string, content: Uint8Array): Buffer => {
  const header = Buffer.alloc(8);
  header.write(type, 0, 'latin1');
  header.writeUInt32BE(8 + content.length, 4);
  return Buffer.concat([header, content]);
};
