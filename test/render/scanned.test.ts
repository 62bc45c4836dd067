import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { matchColour, restorePalette } from '../../render/palette.ts';
import { toScanlines } from '../../render/png/scanlines.ts';
import { createSeededChance } from '../../src/engine/chance.ts';

const chance = createSeededChance(1);
const palette = restorePalette(Uint8Array.from({ length: 765 }, () => chance.draw(256)));

it.each([
  [1, 1, 1],
  [1_000, 32, 1],
  [1_000, 32, 9],
  [620, 7, 2],
  [3_800, 2, 40],
  [9_001, 3, 5],
])(
  'toScanlines: %i pixels in %i rows with runs of up to %i become numbered rows with a checksum',
  (width, height, alike) => {
    const pixels = createRuns(width * height, alike);
    const { bytes, checksum } = toScanlines(pixels, width, palette);
    const lines = Array.from({ length: height }, (_, y) => [
      0,
      ...[...pixels.subarray(y * width, (y + 1) * width)].map((pixel) => matchColour(palette, pixel)),
    ]);
    expect(Buffer.from(lines.flat()).equals(bytes)).toBe(true);
    expect(checksum).toEqual(computeChecksum(bytes));
  },
);

it.each([
  [3_800, 50],
  [11_400, 50],
])('toScanlines: computes the checksum of the highest sums in rows of %i', (width, height) => {
  const white = restorePalette(new Uint8Array(765).fill(255, 762));
  const { bytes, checksum } = toScanlines(new Int32Array(width * height).fill(-1), width, white);
  expect(bytes[1]).toBe(254);
  expect(checksum).toEqual(computeChecksum(bytes));
});

it('matchColour: does not depend on colours matched before', () => {
  const colours = palette.colours;
  const pixels = createRuns(4_000, 1);
  const [forwards, backwards] = [restorePalette(colours), restorePalette(colours)];
  const there = [...pixels].map((pixel) => matchColour(forwards, pixel));
  const back = [...pixels].reverse().map((pixel) => matchColour(backwards, pixel));
  expect(back.reverse()).toEqual(there);
});

it('matchColour: gives a palette colour its own number, though another is nearer to its bin', () => {
  const own = restorePalette(Uint8Array.of(248, 0, 0, 252, 4, 4));
  const pixels = [0xff0000f8, 0xff0404fc].map((pixel) => pixel | 0);
  expect(pixels.map((pixel) => matchColour(own, pixel))).toEqual([0, 1]);
});

it('restorePalette: throws for more than 255 colours', () => {
  expect(() => restorePalette(new Uint8Array(768))).toThrow('256 colours, and not 255 at most');
});

/** Creates random pixels with runs of up to `alike` equal ones. */
function createRuns(length: number, alike: number): Int32Array {
  const pixels = new Int32Array(length);
  for (let from = 0; from < length; from += 1 + chance.draw(alike))
    pixels.fill(chance.draw(2 ** 24) | 0xff000000, from);
  return pixels;
}

/** Computes zlib's checksum, which is at the end of its stream. */
function computeChecksum(bytes: Uint8Array): object {
  const end = deflateSync(bytes).subarray(-4);
  return { high: end.readUInt16BE(0), low: end.readUInt16BE(2), length: bytes.length };
}
