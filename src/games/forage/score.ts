import type { Seat, Standing } from '../../engine/game.ts';
import type { Coin, ForageTable } from './types.ts';

/** Returns every seat with its place and total; all stashes must be visible (R-FO-22). */
export function getStandings(table: ForageTable<number | null>): readonly Standing[] {
  const hands = table.stashes.map((stash) => getCountedValues(stash, table.options.blanksLowest));
  return hands.map((hand, seat) => ({
    seat,
    place: 1 + hands.filter((other) => compareHands(other, hand) > 0).length,
    score: sumValues(hand),
  }));
}

/** Returns the seats that share first place. */
export function getWinners(table: readonly Standing[]): readonly Seat[] {
  return table.filter((standing) => standing.place === 1).map((standing) => standing.seat);
}

/** Returns the values of a stash as they score, highest first; with R-FO-26 a blank equals the lowest other coin. */
export function getCountedValues(stash: readonly Coin<number | null>[], blanksLowest: boolean): number[] {
  const values = stash.map((coin) => coin.value ?? 0);
  const printed = values.filter((value) => value > 0);
  const blank = blanksLowest && printed.length > 0 ? Math.min(...printed) : 0;
  return values.map((value) => value || blank).sort((one, other) => other - one);
}

function sumValues(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Compares by total, then the number of coins, then the highest coin, the second highest, and so on. */
function compareHands(one: readonly number[], other: readonly number[]): number {
  return sumValues(one) - sumValues(other) || one.length - other.length || compareFirstDifference(one, other);
}

function compareFirstDifference(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] as number) - (other[at] as number);
}
