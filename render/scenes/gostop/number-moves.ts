import type { Card, GoStopEvent } from '../../../src/games/gostop/types.ts';
import { getKitHues } from '../../kit/colours.ts';
import { getCardHeight } from '../../kit/hwatu/card.ts';
import { drawMoveNumbers, findNumberedEvents, type MoveNumber } from '../../kit/move-numbers.ts';
import type { PictureRequest } from '../../request.ts';
import { getSeatColour } from './colours.ts';
import type { DrawContext, Spot } from './spots.ts';
import { getDealEvents } from './trace.ts';

/** Draws the numbers of the moves if several left a trace: each on the card that was laid, wherever it lies now. */
export function numberMoves(dealer: DrawContext, request: PictureRequest): void {
  const now = getDealEvents(request.events as readonly GoStopEvent[]);
  const list = findNumberedEvents<GoStopEvent>(
    request,
    (event) => now.includes(event) && findEventSpot(dealer, event) !== undefined,
    ({ kind }) => kind !== 'drew',
  );
  const onCards = list.flatMap(({ event, number }) => {
    const spot = findEventSpot(dealer, event);
    return spot ? [createCardNumber(dealer, spot, event, number)] : [];
  });
  drawMoveNumbers(dealer.pen, dealer.boxes, onCards, 'over pieces');
}

function findEventSpot({ spots }: DrawContext, event: GoStopEvent): Spot | undefined {
  const card = getEventCard(event);
  const spot = card && spots.get(card);
  return spot && spot.zone !== 'hand' ? spot : undefined;
}

function getEventCard(event: GoStopEvent): Card | undefined {
  if (event.kind === 'bombed') return event.cards[0];
  return event.kind === 'played' || event.kind === 'drew' ? event.card : undefined;
}

/** Creates a number's places from the middle of the card's visible part down and up: its upper left corner tells the month. */
function createCardNumber(
  { pen }: DrawContext,
  { x, y, width, seen }: Spot,
  event: GoStopEvent,
  number: number,
): MoveNumber {
  const middle = x + Math.min(seen, width) / 2;
  const high = getCardHeight(width);
  const way = [
    { x: middle, y: y + high * 0.8 },
    { x: middle, y: y + high * 0.4 },
  ];
  return { number, way, colour: 'seat' in event ? getSeatColour(pen, event.seat) : getKitHues(pen).ink };
}
