import type { MotoXState } from '../types.ts';

/** Maximum number of dice in a roll (R-MX-18). */
export const MAX_DICE = 4;

/** Returns the number of coins that the mover can spend on dice (R-MX-20). */
export function getSpendableCoins({ hands, mover, rank }: MotoXState): number {
  return Math.min(hands[mover]?.coins ?? 0, MAX_DICE - rank);
}
