import type { MotoXEvent, MotoXView, Spot } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import { getKitHues, getSuitColour } from '../../kit/colours.ts';
import { beginCircle, beginRoundedRect, fill, strokeOutline } from '../../kit/shapes.ts';
import { drawSuitMark } from '../../kit/suits.ts';
import type { PictureRequest } from '../../request.ts';
import { getMotoxHues } from './colours.ts';
import { type Field, isGrowing, type Panel, toTablePixels } from './field.ts';
import { DIRECTION_STEPS, getStepAhead, getTileCentre, isJoined, turnLeft } from './track-geometry.ts';

/**
 * Draws this panel's part of the growth. It frames what was built last in the builder's colour with the builder's mark, and shows the
 * growing end and the choices.
 */
export function drawGrowth(
  pen: Pen,
  request: PictureRequest,
  view: MotoXView,
  on: Field,
  { from, to }: Panel,
): void {
  if (view.phase !== 'build') return;
  const here = (tile: number) => tile >= from && tile <= to;
  if (view.track.length === 0) drawEmptySpot(pen, on, { x: 0, y: 0 });
  if (here(view.track.length - 1)) drawGrowingEnd(pen, request, view, on);
  for (const at of findRaisableTiles(request).filter(here))
    drawRampFrame(pen, on, view, at, getKitHues(pen).badge);
  for (const event of request.events as readonly MotoXEvent[]) {
    if ((event.kind === 'laid' || event.kind === 'raised') && here(event.tile))
      drawBuilt(pen, view, on, event);
  }
}

function drawGrowingEnd(pen: Pen, request: PictureRequest, view: MotoXView, on: Field): void {
  for (const spot of findChoosableSpots(request, view)) drawEmptySpot(pen, on, spot);
  const last = view.track.at(-1);
  if (last && isGrowing(view)) drawTileFrame(pen, on, last, getKitHues(pen).glow, 3);
}

type BuildEvent = Extract<MotoXEvent, { kind: 'laid' | 'raised' }>;

/** Returns the spot named by its direction from the growing end. */
export function findSpot(view: MotoXView, at: string): Spot | null {
  const end = view.track.at(-1);
  const step = Object.entries(DIRECTION_STEPS).find(([direction]) => direction === at)?.[1];
  return end && step ? { x: end.x + step.x, y: end.y + step.y } : null;
}

/** Returns the tiles whose ramps may be raised. */
function findRaisableTiles({ marks }: PictureRequest): readonly number[] {
  return marks.flatMap(({ at }) => (/^T\d+$/.test(at) ? [Number(at.slice(1))] : []));
}

function findChoosableSpots(request: PictureRequest, view: MotoXView): readonly Spot[] {
  return request.marks.flatMap(({ at }) => findSpot(view, at) ?? []);
}

function drawBuilt(pen: Pen, view: MotoXView, on: Field, event: BuildEvent): void {
  const tile = view.track[event.tile];
  if (!tile) return;
  if (event.kind === 'laid') drawTileFrame(pen, on, tile, getSuitColour(pen, event.seat), -2);
  else drawRampFrame(pen, on, view, event.tile, getSuitColour(pen, event.seat));
  drawBuilderMark(pen, on, view, event.tile, event.seat);
}

/** Draws a frame round a tile, or just within it. */
function drawTileFrame(pen: Pen, on: Field, tile: Spot, colour: string, grow: number): void {
  const { x, y } = toTablePixels(on, getTileCentre(tile));
  const half = on.cell + grow;
  beginRoundedRect(pen, x - half, y - half, half * 2, half * 2, on.cell * 0.16);
  strokeOutline(pen, grow > 0 ? getKitHues(pen).ink : getKitHues(pen).white, 11);
  strokeOutline(pen, colour, 7);
}

/** Draws a frame round a ramp, or round the place for one. */
function drawRampFrame(pen: Pen, on: Field, view: MotoXView, at: number, colour: string): void {
  const along = getStepAhead(view.track, at);
  const middle = getTileCentre(view.track[at] ?? { x: 0, y: 0 });
  const { x, y } = toTablePixels(on, { x: middle.x + along.x * 0.86, y: middle.y + along.y * 0.86 });
  const [wide, high] = along.x === 0 ? [on.cell * 0.96, on.cell * 0.4] : [on.cell * 0.4, on.cell * 0.96];
  beginRoundedRect(pen, x - wide, y - high, wide * 2, high * 2, on.cell * 0.16);
  strokeOutline(pen, getKitHues(pen).white, 8);
  strokeOutline(pen, colour, 5);
}

/** Draws the builder's mark in the corner of the tile that is furthest from the ramp. */
function drawBuilderMark(pen: Pen, on: Field, view: MotoXView, at: number, seat: number): void {
  const along = getStepAhead(view.track, at);
  const side = turnLeft(along);
  const away = isJoined(view.track, at, side) ? -0.62 : 0.62;
  const middle = getTileCentre(view.track[at] ?? { x: 0, y: 0 });
  const { x, y } = toTablePixels(on, {
    x: middle.x - along.x * 0.62 + side.x * away,
    y: middle.y - along.y * 0.62 + side.y * away,
  });
  const radius = on.cell * 0.27;
  beginCircle(pen, x, y, radius);
  fill(pen, getKitHues(pen).white);
  strokeOutline(pen, getSuitColour(pen, seat), Math.max(3, radius * 0.2));
  drawSuitMark(pen, seat, x, y, radius * 0.68, getSuitColour(pen, seat));
}

/** Draws a dashed spot with room for a tile. */
function drawEmptySpot(pen: Pen, on: Field, spot: Spot): void {
  const { x, y } = toTablePixels(on, getTileCentre(spot));
  const half = on.cell - 8;
  beginRoundedRect(pen, x - half, y - half, half * 2, half * 2, on.cell * 0.16);
  fill(pen, getMotoxHues(pen).groundDark);
  pen.setLineDash([on.cell * 0.2, on.cell * 0.16]);
  pen.lineCap = 'butt';
  strokeOutline(pen, getKitHues(pen).white, 7);
  strokeOutline(pen, getKitHues(pen).ink, 4);
  pen.setLineDash([]);
}
