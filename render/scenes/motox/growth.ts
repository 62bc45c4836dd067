import type { MotoXEvent, MotoXView, Spot } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import { hues, suitColour } from '../../kit/colours.ts';
import { circle, fill, line, rounded } from '../../kit/shapes.ts';
import { suitMark } from '../../kit/suits.ts';
import type { PictureRequest } from '../../request.ts';
import { motoxHues } from './colours.ts';
import { type Field, growing, onTable, type Panel } from './field.ts';
import { ahead, centre, joins, leftOf, STEPS } from './way.ts';

/**
 * What was built last, framed in the builder's colour with the builder's mark; the growing end, and what may be chosen.
 * Of it, what belongs to this panel.
 */
export function growth(
  pen: Pen,
  request: PictureRequest,
  view: MotoXView,
  on: Field,
  { from, to }: Panel,
): void {
  if (view.phase !== 'build') return;
  const here = (tile: number) => tile >= from && tile <= to;
  if (view.track.length === 0) empty(pen, on, { x: 0, y: 0 });
  if (here(view.track.length - 1)) end(pen, request, view, on);
  for (const at of raisable(request).filter(here)) framed(pen, on, view, at, hues(pen).badge);
  for (const event of request.events as readonly MotoXEvent[]) {
    if ((event.kind === 'laid' || event.kind === 'raised') && here(event.tile)) built(pen, view, on, event);
  }
}

function end(pen: Pen, request: PictureRequest, view: MotoXView, on: Field): void {
  for (const spot of spots(request, view)) empty(pen, on, spot);
  const last = view.track.at(-1);
  if (last && growing(view)) ring(pen, on, last, hues(pen).glow, 3);
}

type Built = Extract<MotoXEvent, { kind: 'laid' | 'raised' }>;

/** Where a spot named by its direction from the growing end lies. */
export function spotOf(view: MotoXView, at: string): Spot | null {
  const end = view.track.at(-1);
  const step = Object.entries(STEPS).find(([direction]) => direction === at)?.[1];
  return end && step ? { x: end.x + step.x, y: end.y + step.y } : null;
}

/** Tiles whose ramps may be raised. */
function raisable({ marks }: PictureRequest): readonly number[] {
  return marks.flatMap(({ at }) => (/^T\d+$/.test(at) ? [Number(at.slice(1))] : []));
}

function spots(request: PictureRequest, view: MotoXView): readonly Spot[] {
  return request.marks.flatMap(({ at }) => spotOf(view, at) ?? []);
}

function built(pen: Pen, view: MotoXView, on: Field, event: Built): void {
  const tile = view.track[event.tile];
  if (!tile) return;
  if (event.kind === 'laid') ring(pen, on, tile, suitColour(pen, event.seat), -2);
  else framed(pen, on, view, event.tile, suitColour(pen, event.seat));
  signed(pen, on, view, event.tile, event.seat);
}

/** A frame round a tile, or just within it. */
function ring(pen: Pen, on: Field, tile: Spot, colour: string, grow: number): void {
  const { x, y } = onTable(on, centre(tile));
  const half = on.cell + grow;
  rounded(pen, x - half, y - half, half * 2, half * 2, on.cell * 0.16);
  line(pen, grow > 0 ? hues(pen).ink : hues(pen).white, 11);
  line(pen, colour, 7);
}

/** A frame round a ramp, or where one may be. */
function framed(pen: Pen, on: Field, view: MotoXView, at: number, colour: string): void {
  const along = ahead(view.track, at);
  const middle = centre(view.track[at] ?? { x: 0, y: 0 });
  const { x, y } = onTable(on, { x: middle.x + along.x * 0.86, y: middle.y + along.y * 0.86 });
  const [wide, high] = along.x === 0 ? [on.cell * 0.96, on.cell * 0.4] : [on.cell * 0.4, on.cell * 0.96];
  rounded(pen, x - wide, y - high, wide * 2, high * 2, on.cell * 0.16);
  line(pen, hues(pen).white, 8);
  line(pen, colour, 5);
}

/** The builder's mark, in the corner of the tile that is furthest from the ramp. */
function signed(pen: Pen, on: Field, view: MotoXView, at: number, seat: number): void {
  const along = ahead(view.track, at);
  const side = leftOf(along);
  const away = joins(view.track, at, side) ? -0.62 : 0.62;
  const middle = centre(view.track[at] ?? { x: 0, y: 0 });
  const { x, y } = onTable(on, {
    x: middle.x - along.x * 0.62 + side.x * away,
    y: middle.y - along.y * 0.62 + side.y * away,
  });
  const radius = on.cell * 0.27;
  circle(pen, x, y, radius);
  fill(pen, hues(pen).white);
  line(pen, suitColour(pen, seat), Math.max(3, radius * 0.2));
  suitMark(pen, seat, x, y, radius * 0.68, suitColour(pen, seat));
}

/** A dashed spot with room for a tile. */
function empty(pen: Pen, on: Field, spot: Spot): void {
  const { x, y } = onTable(on, centre(spot));
  const half = on.cell - 8;
  rounded(pen, x - half, y - half, half * 2, half * 2, on.cell * 0.16);
  fill(pen, motoxHues(pen).groundDark);
  pen.setLineDash([on.cell * 0.2, on.cell * 0.16]);
  pen.lineCap = 'butt';
  line(pen, hues(pen).white, 7);
  line(pen, hues(pen).ink, 4);
  pen.setLineDash([]);
}
