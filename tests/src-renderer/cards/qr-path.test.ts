import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import { qrPath } from '../../../src-renderer/cards/qr-path.ts';

/** Reads the code as a lens does: black on white, with white around it. */
function scanned(text: string): string | undefined {
  const { size, path } = qrPath(text);
  const [scale, quiet] = [4, 4];
  const side = (size + 2 * quiet) * scale;
  const pixels = new Uint8ClampedArray(4 * side * side).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = 0; row < scale; row += 1) {
      const start = ((Number(y) + quiet) * scale + row) * side + (Number(x) + quiet) * scale;
      for (let pixel = start; pixel < start + Number(width) * scale; pixel += 1)
        pixels.fill(0, 4 * pixel, 4 * pixel + 3);
    }
  }
  return jsQR(pixels, side, side)?.data;
}

describe('the code on a card', () => {
  test.each(['zofia', 'p-1', '018f6b1e-7c1d-7a41-9d3e-4b7a5c2f9e10', 'x'.repeat(64)])('says %s', (id) => {
    expect(scanned(id)).toBe(id);
  });

  test('is whole: outside of its modules nothing is drawn', () => {
    const { size, path } = qrPath('zofia');
    expect(path.replaceAll(/M\d+ \d+h\d+v1H\d+z/g, '')).toBe('');
    const ends = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, by]) => [
      Number(x) + Number(by),
      Number(y) + 1,
    ]);
    expect(Math.max(...ends)).toBe(size);
  });
});
