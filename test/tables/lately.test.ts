import { expect, test } from 'vitest';
import { Lately } from '../../src/tables/lately.ts';

test('what was worked out is there until nobody asks for it, and at most so many are', async () => {
  const lately = new Lately<number>(2, 60_000);
  let made = 0;
  const get = (key: string) => lately.get(key, async () => ++made);
  expect([await get('a'), await get('b'), await get('a')]).toEqual([1, 2, 1]);
  expect(await get('c')).toBe(3);
  expect([await get('a'), lately.size]).toEqual([1, 2]);
  lately.age();
  expect(await get('a')).toBe(1);
  lately.age();
  expect([await get('a'), await get('c')]).toEqual([1, 4]);
  lately.age();
  lately.age();
  expect(lately.size).toBe(0);
});

test('what failed is worked out again', async () => {
  const lately = new Lately<string>(2, 60_000);
  await expect(lately.get('a', () => Promise.reject(new Error('Not now')))).rejects.toThrow('Not now');
  expect(await lately.get('a', async () => 'now')).toBe('now');
});
