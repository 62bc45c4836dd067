import type { MotoXState } from '../types.ts';

/** No roll has more dice (R-MX-18). */
export const MAX_DICE = 4;

/** How many coins the mover can spend on dice (R-MX-20). */
export function getSpendableCoins({ hands, mover, rank }: MotoXState): number {
  return Math.min(hands[mover]?.coins ?? 0, MAX_DICE - rank);
}
