import type { ForageState } from './types.ts';

/** Counts the coins and pawns by name; all of them stay in the game. */
export function pieces(state: ForageState): Readonly<Record<string, number>> {
  const count: Record<string, number> = { pawn: state.pawns.length };
  for (const { suit, value } of [...state.coins, ...state.stashes.flat()]) {
    const name = `coin:${suit}:${value}`;
    count[name] = (count[name] ?? 0) + 1;
  }
  return count;
}
