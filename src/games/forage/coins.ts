import type { Seat } from '../../engine/game.ts';
import { BOARDS } from './board.ts';
import type { Board, Coin, ForageTable, LaidCoin, Square } from './types.ts';

/** Returns whether any coin lies on the square. */
export function hasCoin(coins: readonly { readonly at: Square }[], square: Square): boolean {
  for (const coin of coins) if (coin.at === square) return true;
  return false;
}

/** Returns the index in `coins` of the uppermost coin of the seat's suit under its pawn, or −1 (R-FO-13). */
export function findOwnUnder(table: ForageTable<number | null>, seat: Seat): number {
  const square = table.pawns[seat];
  return table.coins.findLastIndex((coin) => coin.suit === seat && coin.at === square);
}

/** Returns the coins with one more, on top of those on its square. */
export function addLaidCoin<Value>(
  coins: readonly LaidCoin<Value>[],
  coin: LaidCoin<Value>,
  board: Board,
): LaidCoin<Value>[] {
  const { rank } = BOARDS[board];
  const place = rank.get(coin.at) as number;
  const before = coins.findIndex((other) => (rank.get(other.at) as number) > place);
  return before < 0 ? [...coins, coin] : coins.toSpliced(before, 0, coin);
}

/** Returns the stash with more coins, sorted by suit, then value, so that its order reveals nothing. */
export function addToStash(stash: readonly Coin[], more: readonly Coin[]): Coin[] {
  return [...stash, ...more].sort(compareCoins);
}

/** Returns the index of the coin in the stash, or −1. */
export function findInStash(stash: readonly Coin<number | null>[], { suit, value }: Coin): number {
  return stash.findIndex((coin) => coin.suit === suit && coin.value === value);
}

function compareCoins(one: Coin, other: Coin): number {
  return one.suit - other.suit || one.value - other.value;
}
