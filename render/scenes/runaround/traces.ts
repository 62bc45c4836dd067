import type { RunaroundEvent, RunaroundView, Space } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import { drawTraceArrow, type Point } from '../../kit/arrow.ts';
import { getNewestEvents } from '../../kit/move-numbers.ts';
import { strokeOutline } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import { beginSeatShape, getSideHues, getTraceStyle } from './colours.ts';
import { getLinkPoints } from './links.ts';
import { drawClash } from './signs.ts';
import { getColumn, getLane, getPawnPlace, getRowHeight, getSpaceRect, type Track } from './track.ts';

/** Distance of a way over the wall from the middle of a space, in parts of a space. Its head stays clear of a badge. */
const WALL_PATH_OFFSET = 0.3;

/** Draws the last events, below the pawns and round those on their way. */
export function drawTraces(pen: Pen, request: PictureRequest, taken: TakenSpaces, on: Track): void {
  for (const event of getLatestEvents(request)) drawEventTrace(pen, on, taken, event);
}

/** Returns the events that are drawn in full: all of the newest move that leaves a trace. */
export function getLatestEvents(request: PictureRequest): readonly RunaroundEvent[] {
  return getNewestEvents(request, hasTrace);
}

/** Returns whether an event leaves a trace. */
export function hasTrace({ kind }: RunaroundEvent): boolean {
  return kind === 'entered' || kind === 'moved' || kind === 'bumped' || kind === 'swapped';
}

function drawEventTrace(pen: Pen, on: Track, taken: TakenSpaces, event: RunaroundEvent): void {
  if (event.kind === 'entered') drawEntrance(pen, on, event.seat, event.space);
  if (event.kind === 'moved') drawMove(pen, on, taken, event);
  if (event.kind === 'bumped') {
    drawWallCrossing(pen, on, event.victim, event.from, event.to, WALL_PATH_OFFSET);
    drawClash(pen, on, event.from);
  }
  if (event.kind === 'sentHome') drawClash(pen, on, event.space);
  if (event.kind === 'swapped') {
    drawWallCrossing(pen, on, event.seat, event.space, event.across, -WALL_PATH_OFFSET);
    drawWallCrossing(pen, on, 1 - event.seat, event.across, event.space, WALL_PATH_OFFSET);
  }
}

/** Returns the path of an event's trace; empty if it leaves none. */
export function getCourse(on: Track, taken: TakenSpaces, event: RunaroundEvent): readonly Point[] {
  if (event.kind === 'entered') return getEntranceCourse(on, event.space);
  if (event.kind === 'moved') return getLaneCourse(on, taken, event);
  if (event.kind === 'bumped') return [getPawnPlace(on, event.from), getPawnPlace(on, event.to)];
  return event.kind === 'swapped' ? [getPawnPlace(on, event.space), getPawnPlace(on, event.across)] : [];
}

/** Spaces with pawns, which traces go round. */
export type TakenSpaces = ReadonlySet<Space>;

/** Returns the spaces with pawns. */
export function getTakenSpaces({ pawns }: RunaroundView): TakenSpaces {
  return new Set(pawns.flat());
}

type PawnMove = Extract<RunaroundEvent, { readonly kind: 'moved' }>;

function drawEntrance(pen: Pen, on: Track, seat: number, space: Space): void {
  drawArrow(pen, on, seat, getEntranceCourse(on, space), on.pawn * 0.9);
}

/** Returns the path from the plate above. */
function getEntranceCourse(on: Track, space: Space): readonly Point[] {
  const { x } = getPawnPlace(on, space);
  return [{ x, y: on.field.y - on.rim - 6 }, getPawnPlace(on, space)];
}

function drawMove(pen: Pen, on: Track, taken: TakenSpaces, move: PawnMove): void {
  drawSeatDeparture(pen, on, move.seat, move.from);
  drawArrow(pen, on, move.seat, getLaneCourse(on, taken, move), on.pawn * 0.36 - 4);
}

/** Draws a ring of the seat's shape where its pawn stood. */
function drawSeatDeparture(pen: Pen, on: Track, seat: number, space: Space): void {
  const { x, y } = getPawnPlace(on, space);
  const { colour, edge, width } = getTraceStyle(pen, seat, on.step);
  beginSeatShape(pen, seat, x, y, Math.min(width * 1.7, on.step / 2 - width / 2 + 2));
  strokeOutline(pen, edge, width);
  strokeOutline(pen, colour, width - 4);
}

/** Draws an arrow: yellow's is plain, blue's has a pale line along it. */
function drawArrow(pen: Pen, on: Track, seat: number, points: readonly Point[], short: number): void {
  const look = getTraceStyle(pen, seat, on.step);
  drawTraceArrow(pen, points, look, short);
  if (seat === 0) return;
  const last = points.at(-1);
  const before = points.at(-2);
  if (!last || !before) return;
  const length = Math.hypot(last.x - before.x, last.y - before.y);
  const keep = Math.max(0, 1 - (short + look.width * 2.6) / length);
  pen.beginPath();
  for (const { x, y } of points.slice(0, -1)) pen.lineTo(x, y);
  pen.lineTo(before.x + (last.x - before.x) * keep, before.y + (last.y - before.y) * keep);
  pen.lineCap = 'butt';
  pen.setLineDash([look.width, look.width * 0.7]);
  strokeOutline(pen, getSideHues(pen, seat).pale, look.width * 0.36);
  pen.setLineDash([]);
}

/** Returns every space from one to the other, in the direction of the seat: yellow up, blue down. */
function getLaneCourse(on: Track, taken: TakenSpaces, { seat, from, to }: PawnMove): readonly Point[] {
  const points: Point[] = [getPawnPlace(on, from)];
  const step = seat === 0 ? 1 : on.size - 1;
  for (let space = from; space !== to; ) {
    const next = (space + step) % on.size;
    points.push(...getCornerPoints(on, space, next));
    if (next !== to && taken.has(next)) points.push(...getDetourPoints(on, next, points.at(-1)));
    else points.push(getPawnPlace(on, next));
    space = next;
  }
  return points;
}

/** Distance from a pawn's feet of a trace that passes between it and the wall, in pixels. */
const DETOUR_GAP = 13;

/** Returns the points of a way round the pawn on a space of the lanes, on the side of the wall. */
function getDetourPoints(on: Track, space: Space, before: Point | undefined): readonly Point[] {
  const { x, y } = getPawnPlace(on, space);
  const where = getLane(on, space);
  if (where === 'tip') return [{ x, y }];
  const inward = (where === 'top' ? 1 : -1) * (on.pawn / 2 + DETOUR_GAP);
  const ahead = before && before.x > x ? -1 : 1;
  const [turn, pass] = [on.step * 0.56 * ahead, on.step * 0.42 * ahead];
  return [
    { x: x - turn, y },
    { x: x - pass, y: y + inward },
    { x: x + pass, y: y + inward },
    { x: x + turn, y },
  ];
}

/** Returns the points between a start and a lane, where the way turns under the middle of the start or goes below the track. */
function getCornerPoints(on: Track, from: Space, to: Space): readonly Point[] {
  const tip = [from, to].find((space) => getLane(on, space) === 'tip');
  if (tip === undefined) return [];
  const { x, width } = getSpaceRect(on, tip);
  const other = getLane(on, tip === from ? to : from);
  if (on.eight && other === 'bottom') return getLinkPoints(on, from, to);
  return [{ x: x + width / 2 + (getColumn(on, tip) === 0 ? 1 : -1), y: getRowHeight(on, other) }];
}

/** Draws a way over the wall, `aside` parts of a space from its middle. */
function drawWallCrossing(pen: Pen, on: Track, seat: number, from: Space, to: Space, aside: number): void {
  const shifted = (space: Space): Point => ({
    x: getPawnPlace(on, space).x + aside * on.step,
    y: getPawnPlace(on, space).y,
  });
  drawArrow(pen, on, seat, [shifted(from), shifted(to)], on.pawn / 2 + 4);
}
