import type { DealWon } from '../../engine/deal-won.ts';
import type { GoStopEvent } from './types.ts';

/** Returns the winner of a finished deal and the points won, penalties included (R-GS-37). */
export function dealWon(event: GoStopEvent): DealWon | null {
  if (event.kind !== 'billed' || event.deal.winner === null) return null;
  const { winner, gains } = event.deal;
  return { seat: winner, points: gains[winner] ?? 0 };
}
