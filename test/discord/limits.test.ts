import { expect, test } from 'vitest';
import { RateLimits } from '../../src/discord/core/memory/rate-limits.ts';

test('RateLimits: refill over time, separately for each person and kind', () => {
  let now = 1_000_000;
  const limits = new RateLimits(() => now);
  const countTaken = (person: string, times: number) =>
    Array.from({ length: times }, () => limits.take(person, 'film')).filter(Boolean).length;
  expect([countTaken('ann', 5), countTaken('bob', 2)]).toEqual([3, 2]);
  expect(limits.take('ann', 'table')).toBe(true);
  now += 99_000;
  expect(countTaken('ann', 1)).toBe(0);
  now += 2_000;
  expect(countTaken('ann', 2)).toBe(1);
  now += 3_600_000;
  expect(countTaken('ann', 9)).toBe(3);
});

test('RateLimits: a clock that is set back changes nothing', () => {
  let now = 1_000_000;
  const limits = new RateLimits(() => now);
  limits.take('ann', 'film');
  now -= 3_600_000;
  expect([limits.take('ann', 'film'), limits.take('ann', 'film')]).toEqual([true, true]);
  expect(limits.take('ann', 'film')).toBe(false);
});

test('RateLimits: forget refilled people and keep at most 20 000', () => {
  let now = 0;
  const limits = new RateLimits(() => now);
  for (let person = 0; person < 1_000; person++) limits.take(String(person), 'press');
  expect(limits.size).toBe(1_000);
  now += 60_000;
  limits.take('last', 'press');
  expect(limits.size).toBe(1);
  for (let person = 0; person < 30_000; person++) limits.take(String(person), 'film');
  expect(limits.size).toBe(20_000);
});
