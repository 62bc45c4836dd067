import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { match, paletteFrom } from '../../render/palette.ts';
import { scanned } from '../../render/png/scanned.ts';
import { seeded } from '../../src/engine/seeded.ts';

const chance = seeded(1);
const palette = paletteFrom(Uint8Array.from({ length: 765 }, () => chance.draw(256)));

it.each([
  [1, 1, 1],
  [1_000, 32, 1],
  [1_000, 32, 9],
  [620, 7, 2],
  [3_800, 2, 40],
  [9_001, 3, 5],
])(
  '%i pixels in %i rows, as many as %i of a colour: the number of each behind a zero a row, and their checksum',
  (width, height, alike) => {
    const pixels = runs(width * height, alike);
    const { bytes, checksum } = scanned(pixels, width, palette);
    const lines = Array.from({ length: height }, (_, y) => [
      0,
      ...[...pixels.subarray(y * width, (y + 1) * width)].map((pixel) => match(palette, pixel)),
    ]);
    expect(Buffer.from(lines.flat()).equals(bytes)).toBe(true);
    expect(checksum).toEqual(checksumOf(bytes));
  },
);

it.each([
  [3_800, 50],
  [11_400, 50],
])('the highest sums are exact in rows of %i', (width, height) => {
  const white = paletteFrom(new Uint8Array(765).fill(255, 762));
  const { bytes, checksum } = scanned(new Int32Array(width * height).fill(-1), width, white);
  expect(bytes[1]).toBe(254);
  expect(checksum).toEqual(checksumOf(bytes));
});

it('the number of a colour is its own, whatever was painted before', () => {
  const colours = palette.colours;
  const pixels = runs(4_000, 1);
  const [forwards, backwards] = [paletteFrom(colours), paletteFrom(colours)];
  const there = [...pixels].map((pixel) => match(forwards, pixel));
  const back = [...pixels].reverse().map((pixel) => match(backwards, pixel));
  expect(back.reverse()).toEqual(there);
});

it('a colour of the palette has its own number, also where another is nearer to the middle of its bin', () => {
  const own = paletteFrom(Uint8Array.of(248, 0, 0, 252, 4, 4));
  const pixels = [0xff0000f8, 0xff0404fc].map((pixel) => pixel | 0);
  expect(pixels.map((pixel) => match(own, pixel))).toEqual([0, 1]);
});

it('more colours than there are numbers are refused', () => {
  expect(() => paletteFrom(new Uint8Array(768))).toThrow('256 colours, and not 255 at most');
});

/** Pixels of any colours, at most so many alike one after the other. */
function runs(length: number, alike: number): Int32Array {
  const pixels = new Int32Array(length);
  for (let from = 0; from < length; from += 1 + chance.draw(alike))
    pixels.fill(chance.draw(2 ** 24) | 0xff000000, from);
  return pixels;
}

/** By zlib, which writes it at the end of its stream. */
function checksumOf(bytes: Uint8Array): object {
  const end = deflateSync(bytes).subarray(-4);
  return { high: end.readUInt16BE(0), low: end.readUInt16BE(2), length: bytes.length };
}
