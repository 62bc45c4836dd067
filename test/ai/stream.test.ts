import { describe, expect, test } from 'vitest';
import { ChanceStream } from '../../src/ai/search/stream.ts';

const SEED = '9f86d081884c7d659a2feaa0c55ad015';

describe('ChanceStream', () => {
  test('ChanceStream: repeats for the same seed and number, and differs for any other', () => {
    const drawn = (seed: string, number: number) => {
      const stream = new ChanceStream(seed);
      stream.begin(number);
      return Array.from({ length: 20 }, () => stream.draw(1000)).join();
    };
    expect(drawn(SEED, 7)).toBe(drawn(SEED, 7));
    const others = [drawn(SEED, 7), drawn(SEED, 8), ...digits().map((seed) => drawn(seed, 7))];
    expect(new Set(others).size).toBe(others.length);
  });

  test('ChanceStream: is even over many short streams', () => {
    const stream = new ChanceStream(SEED);
    const faces = new Map<number, number>();
    for (let number = 0; number < 60_000; number++) {
      stream.begin(number);
      const face = stream.roll(6);
      faces.set(face, (faces.get(face) ?? 0) + 1);
    }
    expect([...faces.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    // Ten standard deviations of 91 would be 910.
    for (const count of faces.values()) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  test('ChanceStream: throws unless the seed has 32 hexadecimal digits', () => {
    for (const seed of ['', SEED.slice(1), `${SEED}0`, SEED.toUpperCase()])
      expect(() => new ChanceStream(seed)).toThrow('32 hexadecimal digits');
  });
});

/** Returns the seed with each of its digits changed in turn. */
function digits(): readonly string[] {
  return [...SEED].map(
    (digit, at) => `${SEED.slice(0, at)}${digit === '0' ? '1' : '0'}${SEED.slice(at + 1)}`,
  );
}
