import type { Seat } from '../../../engine/game.ts';
import type { GoStopEvent, GoStopMove } from '../types.ts';

/**
 * Returns whether the seat has since shown, in the same deal, the card that it could have played. Nothing enters a hand after the deal, so
 * everybody then knows that the card was there.
 */
export function isRevealed(move: GoStopMove, seat: Seat, since: readonly GoStopEvent[]): boolean {
  if (move.kind !== 'play') return false;
  const dealt = since.findIndex(({ kind }) => kind === 'dealt');
  const sameDeal = dealt < 0 ? since : since.slice(0, dealt);
  return sameDeal.some((event) => isRevealing(event, seat) && getRevealedCards(event).includes(move.card));
}

type RevealingEvent = Extract<GoStopEvent, { kind: 'played' | 'bombed' | 'shook' }>;

function isRevealing(event: GoStopEvent, seat: Seat): event is RevealingEvent {
  return ['played', 'bombed', 'shook'].includes(event.kind) && (event as RevealingEvent).seat === seat;
}

function getRevealedCards(event: RevealingEvent): readonly string[] {
  return event.kind === 'played' ? [event.card] : event.cards;
}
