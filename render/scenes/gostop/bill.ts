import type { Deal, GoStopEvent, GoStopView } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { fill, line, rounded } from '../../kit/shapes.ts';
import { write } from '../../kit/words.ts';
import { type Chip, drawChips, fitting } from './chips.ts';
import { gostopHues, seatColour, seatPale } from './colours.ts';
import { measuresOf } from './measures.ts';
import type { Dealer } from './spots.ts';
import { sums } from './sums.ts';
import { token } from './token.ts';

const TOTAL = 116;
const PAD = 10;
const LEAD = 76;

/** The bill to be shown: of the deal that is over and whose cards still lie there; null where there is none. */
export function billShown(view: GoStopView, events: readonly GoStopEvent[]): Deal | null {
  const told = events.flatMap((event) => (event.kind === 'billed' ? [event.deal] : [])).at(-1);
  const deal = told ?? (view.phase === 'over' || view.phase === 'deal' ? view.last : null);
  return deal && deal.winner !== null ? deal : null;
}

/** How high the bill is that lies at the foot of the mat. */
export function billHigh(pen: Pen, deal: Deal): number {
  return PAD * 2 + Math.max(2, lines(pen, deal).length) * lineHigh(pen);
}

function lineHigh(pen: Pen): number {
  return measuresOf(pen.look).chip + 7;
}

/** What a deal brought its winner: the points and their sum, then what multiplies it, then what losers pay. */
export function bill({ pen, boxes }: Dealer, deal: Deal, rect: Rect): void {
  const { winner, gains } = deal;
  if (winner === null) return;
  rounded(pen, rect.x, rect.y, rect.width, rect.height, 14);
  fill(pen, seatPale(pen, winner));
  line(pen, seatColour(pen, winner), 3);
  const middle = rect.y + rect.height / 2;
  token(pen, winner, rect.x + 40, middle, 26);
  const all = lines(pen, deal);
  const first = middle - ((all.length - 1) * lineHigh(pen)) / 2;
  all.forEach((chips, at) => {
    drawChips(pen, boxes, chips, rect.x + LEAD, first + at * lineHigh(pen));
  });
  total({ pen, boxes }, winner, gains[winner] ?? 0, rect.x + rect.width - TOTAL - 12, middle);
}

/** The sums, each broken into as many lines as it needs. */
function lines(pen: Pen, deal: Deal): readonly (readonly Chip[])[] {
  return sums(pen, deal).flatMap((chips) => broken(pen, chips));
}

const ROOM = 940 - LEAD - TOTAL - 24;

function broken(pen: Pen, chips: readonly Chip[]): readonly (readonly Chip[])[] {
  const first = fitting(pen, chips, ROOM);
  if (first.length === 0 || first.length === chips.length) return [chips];
  return [first, ...broken(pen, chips.slice(first.length))];
}

function total(
  { pen, boxes }: Pick<Dealer, 'pen' | 'boxes'>,
  winner: number,
  value: number,
  x: number,
  y: number,
): void {
  const high = measuresOf(pen.look).chip * 2.1;
  rounded(pen, x, y - high / 2, TOTAL, high, 14);
  fill(pen, seatColour(pen, winner));
  const size = high * (value > 999 ? 0.56 : 0.72);
  write(pen, String(value), x + TOTAL / 2, y, { size, colour: gostopHues(pen).goInk, align: 'center' });
  boxes.note('text', `bill ${value}`, { x, y: y - high / 2, width: TOTAL, height: high });
}
