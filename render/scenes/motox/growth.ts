import type { MotoXEvent, MotoXView, Spot } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import { hues, suitColour } from '../../kit/colours.ts';
import { circle, line, rounded } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../picture.ts';
import { type Field, growing, onTable } from './field.ts';
import { SAND_DARK } from './look.ts';
import { signAt } from './ramps.ts';
import { centre, STEPS } from './way.ts';

/** What was built last, ringed in the builder's colour; the growing end, and the spots that may be chosen. */
export function growth(pen: Pen, request: PictureRequest, view: MotoXView, on: Field): void {
  if (view.phase !== 'build') return;
  if (view.track.length === 0) empty(pen, on, { x: 0, y: 0 });
  for (const spot of spots(request, view)) empty(pen, on, spot);
  const end = view.track.at(-1);
  if (end && growing(view)) ring(pen, on, end, hues(pen).glow, 3);
  for (const event of request.events as readonly MotoXEvent[]) built(pen, view, on, event);
}

/** Where a spot named by its direction from the growing end lies. */
export function spotOf(view: MotoXView, at: string): Spot | null {
  const end = view.track.at(-1);
  const step = Object.entries(STEPS).find(([direction]) => direction === at)?.[1];
  return end && step ? { x: end.x + step.x, y: end.y + step.y } : null;
}

function spots(request: PictureRequest, view: MotoXView): readonly Spot[] {
  return request.marks.flatMap(({ at }) => spotOf(view, at) ?? []);
}

function built(pen: Pen, view: MotoXView, on: Field, event: MotoXEvent): void {
  if (event.kind !== 'laid' && event.kind !== 'raised') return;
  const tile = view.track[event.tile];
  if (!tile) return;
  if (event.kind === 'laid') ring(pen, on, tile, suitColour(pen, event.seat), -1);
  else ringed(pen, on, view, event.tile, suitColour(pen, event.seat));
}

/** A frame round a tile, or just within it. */
function ring(pen: Pen, on: Field, tile: Spot, colour: string, grow: number): void {
  const { x, y } = onTable(on, centre(tile));
  const half = on.cell + grow;
  rounded(pen, x - half, y - half, half * 2, half * 2, on.cell * 0.16);
  line(pen, grow > 0 ? hues(pen).ink : hues(pen).white, 11);
  line(pen, colour, 7);
}

/** A ring round the sign of a ramp. */
function ringed(pen: Pen, on: Field, view: MotoXView, tile: number, colour: string): void {
  const { x, y } = signAt(on, view, tile);
  circle(pen, x, y, Math.max(22, on.cell * 0.44));
  line(pen, hues(pen).white, 11);
  line(pen, colour, 7);
}

/** A dashed spot with room for a tile. */
function empty(pen: Pen, on: Field, spot: Spot): void {
  const { x, y } = onTable(on, centre(spot));
  const half = on.cell - 8;
  rounded(pen, x - half, y - half, half * 2, half * 2, on.cell * 0.16);
  pen.fillStyle = SAND_DARK;
  pen.fill();
  pen.setLineDash([on.cell * 0.2, on.cell * 0.16]);
  pen.lineCap = 'butt';
  line(pen, hues(pen).ink, 4);
  pen.setLineDash([]);
}
