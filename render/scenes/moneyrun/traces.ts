import type { Denomination, MoneyRunEvent, MoneyRunView, Square } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import { departure, trace } from '../../kit/arrow.ts';
import { hues } from '../../kit/colours.ts';
import { line } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../picture.ts';
import { TILT } from './coin.ts';
import type { Field } from './field.ts';
import { colourOf, RADIUS, traceOf } from './look.ts';
import { top } from './stacks.ts';

/** What was done last, over the coins and under the pawns: a ring, a dotted arrow, an arrow from square to square. */
export function traces(pen: Pen, request: PictureRequest, view: MoneyRunView, on: Field): void {
  for (const event of request.events as readonly MoneyRunEvent[]) traced(pen, event, view, on);
}

function traced(pen: Pen, event: MoneyRunEvent, view: MoneyRunView, on: Field): void {
  if (event.kind === 'started') ring(pen, view, on, event.at, 'L', event.seat);
  if (event.kind === 'placed') ring(pen, view, on, event.at, event.coin, event.seat);
  if (event.kind === 'shifted') shifted(pen, view, on, event);
  if (event.kind === 'moved') moved(pen, view, on, event);
}

function shifted(
  pen: Pen,
  view: MoneyRunView,
  on: Field,
  { from, to, coin, seat }: Extract<MoneyRunEvent, { kind: 'shifted' }>,
): void {
  const way = [from, to].map((square) => top(view, on, square));
  pen.setLineDash([9, 7]);
  ring(pen, view, on, from, coin, seat);
  pen.setLineDash([]);
  ring(pen, view, on, to, coin, seat);
  trace(pen, way, traceOf(pen, seat, true), on.cell * 0.2);
}

function moved(
  pen: Pen,
  view: MoneyRunView,
  on: Field,
  { from, path, seat }: Extract<MoneyRunEvent, { kind: 'moved' }>,
): void {
  const way = [from, ...path].map((square) => top(view, on, square));
  const [start] = way;
  const look = traceOf(pen, seat, false);
  if (start) departure(pen, start, look, on.cell * 0.15);
  trace(pen, way, look, on.cell * 0.24);
}

/** Round the coin that was laid there. */
function ring(pen: Pen, view: MoneyRunView, on: Field, at: Square, coin: Denomination, seat: number): void {
  const { x, y } = top(view, on, at);
  const radius = RADIUS[coin] * on.cell + 3;
  pen.lineCap = 'round';
  for (const [colour, width] of [
    [hues(pen).white, 9],
    [colourOf(pen, seat), 5.5],
  ] as const) {
    pen.beginPath();
    pen.ellipse(x, y, radius, radius * TILT, 0, 0, Math.PI * 2);
    line(pen, colour, width);
  }
}
