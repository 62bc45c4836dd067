import type { Card, GoStopEvent } from '../../../src/games/gostop/types.ts';
import { hues } from '../../kit/colours.ts';
import { cardHeight } from '../../kit/hwatu/card.ts';
import { type Numeral, numbered, numerals } from '../../kit/order.ts';
import type { PictureRequest } from '../../request.ts';
import { seatColour } from './colours.ts';
import type { Dealer, Spot } from './spots.ts';
import { ofThisDeal } from './trace.ts';

/** The numbers of the moves, where several left a trace: each on the card that was laid, wherever it lies now. */
export function order(dealer: Dealer, request: PictureRequest): void {
  const now = ofThisDeal(request.events as readonly GoStopEvent[]);
  const list = numbered<GoStopEvent>(
    request,
    (event) => now.includes(event) && spotOf(dealer, event) !== undefined,
    ({ kind }) => kind !== 'drew',
  );
  const onCards = list.flatMap(({ event, number }) => {
    const spot = spotOf(dealer, event);
    return spot ? [numeralOn(dealer, spot, event, number)] : [];
  });
  numerals(dealer.pen, dealer.boxes, onCards, 'over pieces');
}

function spotOf({ spots }: Dealer, event: GoStopEvent): Spot | undefined {
  const card = cardOf(event);
  const spot = card && spots.get(card);
  return spot && spot.zone !== 'hand' ? spot : undefined;
}

function cardOf(event: GoStopEvent): Card | undefined {
  if (event.kind === 'bombed') return event.cards[0];
  return event.kind === 'played' || event.kind === 'drew' ? event.card : undefined;
}

/** From the middle of what shows of the card down and up: its upper left corner tells the month. */
function numeralOn(
  { pen }: Dealer,
  { x, y, width, seen }: Spot,
  event: GoStopEvent,
  number: number,
): Numeral {
  const middle = x + Math.min(seen, width) / 2;
  const high = cardHeight(width);
  const way = [
    { x: middle, y: y + high * 0.8 },
    { x: middle, y: y + high * 0.4 },
  ];
  return { number, way, colour: 'seat' in event ? seatColour(pen, event.seat) : hues(pen).ink };
}
