import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { computeCommitment, computeOutcome, SecretLuck } from '../../src/engine/luck.ts';

const SECRET = Buffer.from('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 'hex');
const HALF = 2 ** 31;

/** Returns the eight words of a block, computed as docs/verifiable-luck.md describes. */
function words(match: string, n: number, block: number): number[] {
  const hex = createHmac('sha256', SECRET).update(`${match}:${n}:${block}`, 'utf8').digest('hex');
  return Array.from({ length: 8 }, (_, at) => Number.parseInt(hex.slice(8 * at, 8 * at + 8), 16));
}

/** Returns the number of the first draw whose first block satisfies the condition. */
function drawWhere(wanted: (words: readonly number[]) => boolean): number {
  for (let n = 0; n < 100_000; n++) if (wanted(words('t7', n, 0))) return n;
  throw new Error('There is no such draw');
}

describe('computeOutcome', () => {
  test.each([
    [0, 6],
    [1, 6],
    [2, 52],
    [3, 1],
    [12, 48],
    [40, 1_000_003],
    [41, 2 ** 32],
  ])('computeOutcome: makes draw %i, one of %i, as the documentation describes', (n, count) => {
    const limit = Math.floor(2 ** 32 / count) * count;
    const word = words('t7', n, 0).find((candidate) => candidate < limit) as number;
    expect(computeOutcome(SECRET, 't7', n, count)).toBe(word % count);
  });

  test('SecretLuck: gives the published rolls and commitment for a fixed secret', () => {
    const luck = new SecretLuck(SECRET, 't7');
    const rolls = Array.from({ length: 12 }, () => luck.roll(6));
    expect(rolls).toEqual(ROLLS);
    expect(computeCommitment(SECRET)).toBe(
      '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
    );
  });
});

/** Made by Python's hmac: the first words of t7:0:0, t7:1:0, … modulo 6, plus one. */
const ROLLS = [1, 6, 4, 4, 6, 6, 3, 1, 5, 3, 2, 4];

describe('computeOutcome without bias', () => {
  // One more than half of all words: nearly every second word is above the limit and has to be skipped.
  const COUNT = HALF + 1;

  test('computeOutcome: skips a word above the limit and takes the next', () => {
    const n = drawWhere(([first, second]) => (first as number) > HALF && (second as number) <= HALF);
    expect(computeOutcome(SECRET, 't7', n, COUNT)).toBe(words('t7', n, 0)[1]);
  });

  test('computeOutcome: takes a word below the limit and skips a word at the limit', () => {
    const n = drawWhere(([first]) => (first as number) > HALF);
    const [first] = words('t7', n, 0) as [number];
    expect(computeOutcome(SECRET, 't7', n, first + 1)).toBe(first);
    const next = words('t7', n, 0).find((word) => word < first) as number;
    expect(computeOutcome(SECRET, 't7', n, first)).toBe(next);
  });

  test('computeOutcome: goes on to the next block after eight skipped words', () => {
    const n = drawWhere((all) => all.every((word) => word > HALF));
    const next = words('t7', n, 1).find((word) => word <= HALF);
    expect(computeOutcome(SECRET, 't7', n, COUNT)).toBe(next);
  });

  test('SecretLuck: rolls 60,000 dice evenly, by chi-square', () => {
    const luck = new SecretLuck(SECRET, 'dice');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let n = 0; n < 60_000; n++) counts[luck.draw(6)]!++;
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    // 20.5 is exceeded once in a thousand secrets with five degrees of freedom; the secret here is fixed.
    expect(chi).toBeLessThan(20.5);
  });

  test('SecretLuck: has no modulo bias for 3·2³⁰ outcomes', () => {
    const count = 3 * 2 ** 30;
    const luck = new SecretLuck(SECRET, 'thirds');
    const low = Array.from({ length: 6000 }, () => luck.draw(count)).filter(
      (outcome) => outcome < 2 ** 30,
    ).length;
    expect(Math.abs(low - 2000)).toBeLessThan(150);
  });
});

describe('SecretLuck', () => {
  test('SecretLuck: goes on at the draw where the match stopped', () => {
    const whole = new SecretLuck(SECRET, 't7');
    const first = [whole.draw(10), whole.draw(10), whole.draw(10)];
    const later = new SecretLuck(SECRET, 't7', 2);
    expect(later.draw(10)).toBe(first[2]);
    expect([whole.drawn, later.drawn]).toEqual([3, 3]);
  });

  test('computeOutcome: gives other outcomes for another match', () => {
    const rolls = (match: string) =>
      Array.from({ length: 20 }, (_, n) => computeOutcome(SECRET, match, n, 1000));
    expect(rolls('t7')).not.toEqual(rolls('t8'));
  });

  test.each([[0], [-1], [1.5], [2 ** 32 + 1]])(
    'computeOutcome: throws a RangeError for %d outcomes',
    (count) => {
      const message = `Nothing can be drawn from ${count} outcomes`;
      expect(() => computeOutcome(SECRET, 't7', 0, count)).toThrow(new RangeError(message));
    },
  );

  test('SecretLuck: throws when the secret is not 32 bytes long', () => {
    expect(() => new SecretLuck(SECRET.subarray(1), 't7')).toThrow('A secret has 32 bytes, this one 31');
  });

  test('computeCommitment: returns the SHA-256 of the secret', () => {
    expect(computeCommitment(SECRET)).toBe(createHash('sha256').update(SECRET).digest('hex'));
    expect(computeCommitment(SECRET)).toMatch(/^[0-9a-f]{64}$/);
  });
});
