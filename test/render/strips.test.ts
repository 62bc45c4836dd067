import { deflateSync, inflateSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import type { Scanlines } from '../../render/png/scanlines.ts';
import { createZlibStream, StripCache } from '../../render/png/strip-cache.ts';
import { createSeededChance } from '../../src/engine/chance.ts';

const LEVEL = 2;

/** Creates scanlines as {@link toScanlines} does, with zlib's checksum. */
function createScanned(rows: Uint8Array): Scanlines {
  const end = deflateSync(rows).subarray(-4);
  return {
    bytes: rows,
    checksum: { high: end.readUInt16BE(0), low: end.readUInt16BE(2), length: rows.length },
  };
}

function createBytes(length: number, seed: number): Uint8Array {
  const chance = createSeededChance(seed);
  return Uint8Array.from({ length }, () => chance.draw(256));
}

it.each([[1], [3, 70_000], [40_000, 1, 12_345, 65_521]])(
  'createZlibStream: strips of %j bytes form one zlib stream with its checksum',
  (...lengths) => {
    const strips = new StripCache();
    const parts = lengths.map((length, nth) => createBytes(length, nth));
    const made = parts.map((rows) => strips.of('any', rows, () => createScanned(rows), LEVEL));
    expect(inflateSync(Buffer.concat(createZlibStream(made))).equals(Buffer.concat(parts))).toBe(true);
  },
);

it('StripCache: makes a strip once for its pixels, and again for another kind', () => {
  const strips = new StripCache();
  const rows = vi.fn((fill: number) => createScanned(new Uint8Array(99).fill(fill)));
  const pixels = createBytes(99, 1);
  const first = strips.of('one', pixels, () => rows(1), LEVEL);
  expect(strips.of('one', Uint8Array.from(pixels), () => rows(2), LEVEL)).toBe(first);
  expect(strips.of('other', pixels, () => rows(3), LEVEL)).not.toBe(first);
  expect(strips.of('one', createBytes(99, 2), () => rows(4), LEVEL)).not.toBe(first);
  expect(rows.mock.calls).toEqual([[1], [3], [4]]);
});

it('StripCache: drops the least recently used strip when it is full', () => {
  const strips = new StripCache(3_000);
  const rows = vi.fn(() => createScanned(new Uint8Array(4)));
  const nth = (at: number) => strips.of('any', new Uint8Array(new Uint32Array([at]).buffer), rows, LEVEL);
  for (let at = 0; at < 5; at++) nth(at);
  nth(0);
  nth(5);
  rows.mockClear();
  nth(0);
  expect(rows).not.toHaveBeenCalled();
  nth(1);
  expect(rows).toHaveBeenCalledOnce();
});
