import type { Seat } from '../../../engine/game.ts';
import type { GoStopEvent, GoStopMove } from '../types.ts';

/**
 * Whether the card that a seat could have played has come out of its hand since, in the same deal: as nothing comes into a
 * hand after the deal, everybody knows then that it lay there.
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
