import type { Coin, ForageView } from '../../../src/games/forage/types.ts';

/** Number of coins on the board, and the number at which the phase ends. */
interface Tally {
  readonly now: number;
  readonly goal: number;
}

/** Returns the tally: while coins are laid, up to all of them; then down to where the match ends (R-FO-20, R-FO-27, R-FO-28). */
export function getTally({ options, phase, coins, stashes, pawns }: ForageView): Tally {
  if (phase === 1) return { now: coins.length, goal: coins.length + stashes.flat().length };
  if (options.faceUp) return { now: coins.filter(({ up }) => !up).length, goal: 0 };
  return { now: coins.length, goal: options.clearBoard ? 0 : pawns.length };
}

/** Returns the last round of the phase, or null if there is none (R-FO-4, R-FO-23). */
export function getLastRound({ phase, options }: ForageView): number | null {
  if (phase === 1) return 6;
  return options.roundCap === 0 ? null : options.roundCap;
}

/** Returns the worth of a stash as far as this viewer sees it. Null if any of it is hidden, and before it counts (R-FO-26). */
export function getStashWorth(
  { phase, options }: ForageView,
  stash: readonly Coin<number | null>[],
): number | null {
  if (phase === 1) return null;
  const values = stash.flatMap(({ value }) => (value === null ? [] : [value]));
  if (values.length < stash.length) return null;
  const printed = values.filter((value) => value > 0);
  const blank = options.blanksLowest && printed.length > 0 ? Math.min(...printed) : 0;
  return values.reduce((sum, value) => sum + (value || blank), 0);
}
