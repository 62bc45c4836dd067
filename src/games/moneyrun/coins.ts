import type { Chance } from '../../engine/chance.ts';
import { BOARDS } from './board.ts';
import { DENOMINATIONS, type Denomination, type MoneyRunOptions, type Square, type Stack } from './types.ts';

/** Number of coins of each denomination, the largest first; the last are the tiny ones (R-MR-1). */
export const COIN_COUNTS: readonly number[] = [5, 10, 12, 15, 18];

/** Number of coins on the table as long as the bag can fill it. */
export const TABLE_SIZE = 5;

/** Returns the number of coins in play of each denomination. */
export function getCoinCounts({ tiny }: Pick<MoneyRunOptions, 'tiny'>): readonly number[] {
  return tiny ? COIN_COUNTS : COIN_COUNTS.slice(0, 4);
}

/** Smallness of a coin, 0 for large to 4 for tiny (R-MR-2). */
export const SMALLNESS: Readonly<Record<Denomination, number>> = { L: 0, M: 1, S: 2, P: 3, T: 4 };

/** Returns whether a coin may lie on another, or on the bare board: on any but a smaller one (R-MR-3). */
export function canLie(coin: Denomination, on: Denomination | undefined): boolean {
  return on === undefined || SMALLNESS[coin] >= SMALLNESS[on];
}

/** Sorts coins, the largest first. */
export function sortCoins(coins: readonly Denomination[]): Denomination[] {
  return [...coins].sort((one, other) => SMALLNESS[one] - SMALLNESS[other]);
}

/** Returns the coins on a square, from the bottom. */
export function getCoins(stacks: readonly Stack[], at: Square): readonly Denomination[] {
  for (const stack of stacks) if (stack.at === at) return stack.coins;
  return [];
}

/** Returns the stacks with one more coin on top of the square. */
export function putCoin(
  stacks: readonly Stack[],
  at: Square,
  coin: Denomination,
  board: MoneyRunOptions['board'],
): readonly Stack[] {
  const { number } = BOARDS[board];
  const place = number.get(at) as number;
  const index = stacks.findIndex((stack) => (number.get(stack.at) as number) >= place);
  const there = index < 0 ? undefined : stacks[index];
  if (there?.at === at) return stacks.with(index, { at, coins: [...there.coins, coin] });
  return index < 0 ? [...stacks, { at, coins: [coin] }] : stacks.toSpliced(index, 0, { at, coins: [coin] });
}

/** Returns the stacks without the top coin of the square. */
export function liftCoin(stacks: readonly Stack[], at: Square): readonly Stack[] {
  const index = stacks.findIndex((stack) => stack.at === at);
  const coins = stacks[index]?.coins.slice(0, -1) ?? [];
  return coins.length === 0 ? stacks.toSpliced(index, 1) : stacks.with(index, { at, coins });
}

/**
 * Draws a coin from the bag, each equally likely, and returns it with the remaining bag; null if the bag is empty
 * (R-MR-13, R-MR-14).
 */
export function drawCoin(
  bag: readonly number[],
  chance: Chance,
): { readonly coin: Denomination; readonly bag: readonly number[] } | null {
  const total = bag.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let left = chance.draw(total);
  const index = bag.findIndex((count) => {
    left -= count;
    return left < 0;
  });
  return { coin: DENOMINATIONS[index] as Denomination, bag: bag.with(index, (bag[index] as number) - 1) };
}
