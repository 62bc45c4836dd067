import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { match, paletteFrom } from '../../render/palette.ts';
import { scanned } from '../../render/png/scanned.ts';
import { seeded } from '../../src/engine/seeded.ts';

const chance = seeded(1);
const palette = paletteFrom(Uint8Array.from({ length: 768 }, () => chance.draw(256)));

it.each([
  [1, 1],
  [1_000, 32],
  [620, 7],
  [3_800, 2],
  [9_001, 3],
])('%i pixels in %i rows: the number of each behind a zero a row, and their checksum', (width, height) => {
  const pixels = Int32Array.from({ length: width * height }, () => chance.draw(2 ** 24) | 0xff000000);
  const { bytes, checksum } = scanned(pixels, width, palette);
  const lines = Array.from({ length: height }, (_, y) => [
    0,
    ...[...pixels.subarray(y * width, (y + 1) * width)].map((pixel) => match(palette, pixel)),
  ]);
  expect(Buffer.from(lines.flat()).equals(bytes)).toBe(true);
  expect(checksum).toEqual(checksumOf(bytes));
});

it.each([
  [3_800, 50],
  [11_400, 50],
])('the highest sums are exact in rows of %i', (width, height) => {
  const white = paletteFrom(new Uint8Array(768).fill(255, 765));
  const { bytes, checksum } = scanned(new Int32Array(width * height).fill(-1), width, white);
  expect(bytes[1]).toBe(255);
  expect(checksum).toEqual(checksumOf(bytes));
});

/** By zlib, which writes it at the end of its stream. */
function checksumOf(bytes: Uint8Array): object {
  const end = deflateSync(bytes).subarray(-4);
  return { high: end.readUInt16BE(0), low: end.readUInt16BE(2), length: bytes.length };
}
