import { expect, it } from 'vitest';
import { getFingerprint } from '../../render/png/strip-cache.ts';
import { createSeededChance } from '../../src/engine/chance.ts';

const chance = createSeededChance(1);
const bytes = Uint8Array.from({ length: 999 }, () => chance.draw(256));

it('getFingerprint: is the same for the same bytes at any offset', () => {
  const elsewhere = new Uint8Array(2_000).subarray(7, 7 + bytes.length);
  elsewhere.set(bytes);
  expect(getFingerprint(elsewhere)).toBe(getFingerprint(bytes));
});

it('getFingerprint: differs for a changed bit, a missing byte and a trailing zero', () => {
  const others = Array.from({ length: bytes.length * 8 }, (_, bit) => {
    const other = Uint8Array.from(bytes);
    other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    return other;
  });
  const shorter = bytes.subarray(0, -1);
  const longer = Uint8Array.from([...bytes, 0]);
  const all = [bytes, shorter, longer, ...others].map(getFingerprint);
  expect(new Set(all).size).toBe(all.length);
});
