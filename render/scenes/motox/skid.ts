import type { MotoXEvent, MotoXView, Space } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import { drawDepartureRing, drawTraceArrow, type Point, type TraceStyle } from '../../kit/arrow.ts';
import { getKitHues } from '../../kit/colours.ts';
import { getNewestEvents } from '../../kit/move-numbers.ts';
import { beginCircle, fill, strokeOutline } from '../../kit/shapes.ts';
import { drawSuitMark } from '../../kit/suits.ts';
import type { PictureRequest } from '../../request.ts';
import { getMotoxHues, getTraceStyle } from './colours.ts';
import { type Field, type Panel, toPicturePoint, toTablePixels } from './field.ts';
import {
  getOutwardStep,
  getSpaceMiddle,
  getStepAhead,
  getTileCentre,
  movePoint,
  parseSpace,
} from './track-geometry.ts';

const SMOOTHING_REACH = 8;

type RideEvent = Extract<MotoXEvent, { kind: 'rode' }>;

/** Draws the last ride of each bike near a panel's tiles: a line on the road, an arc in the air. */
export function drawSkids(pen: Pen, request: PictureRequest, view: MotoXView, on: Field, panel: Panel): void {
  const rides = getLatestEvents(request).filter((event) => event.kind === 'rode');
  if (rides.length === 0) return;
  if (on.panels.length > 1) clipNearPanel(pen, view, on, panel);
  for (const ride of rides) drawSkid(pen, view, on, ride);
}

/** Returns the events that are drawn in full: all since the last ride. */
export function getLatestEvents(request: PictureRequest): readonly MotoXEvent[] {
  return getNewestEvents(request, hasTrace);
}

/** Returns whether an event leaves a trace, as a ride does. */
export function hasTrace({ kind }: MotoXEvent): boolean {
  return kind === 'rode';
}

/** Returns the path of a ride's trace in the picture. */
export function getCourse(view: MotoXView, on: Field, ride: RideEvent): readonly Point[] {
  const tile = Number.parseInt(ride.path.at(-1) ?? '0', 10);
  return getRidePoints(view, ride).map((point) => toPicturePoint(on, tile, point));
}

/** Clips to a margin of a space round the tiles of a panel, and to the tile before and after. */
function clipNearPanel(pen: Pen, { track }: MotoXView, on: Field, { from, to }: Panel): void {
  pen.beginPath();
  for (const tile of track.slice(Math.max(0, from - 1), to + 2)) {
    const { x, y } = toTablePixels(on, getTileCentre(tile));
    pen.rect(x - on.cell * 2, y - on.cell * 2, on.cell * 4, on.cell * 4);
  }
  pen.clip();
}

/** Draws a star behind each bike that landed on another. */
export function drawBursts(pen: Pen, request: PictureRequest, view: MotoXView, on: Field): void {
  for (const event of getLatestEvents(request))
    if (event.kind === 'knocked') drawBurst(pen, view, on, event.space);
}

function drawSkid(pen: Pen, view: MotoXView, on: Field, ride: RideEvent): void {
  const way = getRidePoints(view, ride).map((point) => toTablePixels(on, point));
  const look = getTraceStyle(pen, ride.seat, on.cell);
  const [start] = way;
  if (!start || way.length < 2) return;
  const { from, to } = findFlight(view, ride, way.length);
  const short = on.cell * 0.46;
  const parts = [way.slice(0, from + 1), liftPath(way.slice(from, to + 1), on.cell), way.slice(to)];
  const moving = parts.filter((part) => part.length > 1);
  for (const part of moving) {
    if (part === parts[1]) drawShade(pen, way.slice(from, to + 1), on.cell);
    else drawDust(pen, part, on.cell);
    if (part !== moving.at(-1)) drawRibbon(pen, part, look);
    else if (part === parts[1]) drawTraceArrow(pen, getVisibleFlight(part, short), look);
    else drawTraceArrow(pen, part, look, short);
  }
  drawOrigin(pen, start, ride.seat, look, on.cell * 0.3);
}

/** Draws dust along a path on the road: a track, and clouds that shrink towards the bike. */
function drawDust(pen: Pen, way: readonly Point[], cell: number): void {
  const { dust, clouds } = getMotoxHues(pen);
  strokeAlong(pen, way, dust, cell * 0.55);
  const puffs = clouds.length === 0 ? [] : listPuffs(way, cell);
  for (const [nth, colour] of clouds.entries())
    for (const { x, y, radius } of puffs) {
      beginCircle(pen, x - nth * radius * 0.2, y - nth * radius * 0.25, radius * (1 - nth * 0.3));
      fill(pen, colour);
    }
}

/** Distance between puffs along the path, in spaces. */
const PUFF_SPACING = 0.3;

/** Returns puffs on both sides of a path in turn, the largest where it begins. */
function listPuffs(way: readonly Point[], cell: number): readonly (Point & { readonly radius: number })[] {
  const legs = way.slice(1).map((to, at) => ({ from: way[at] ?? to, to }));
  const places = legs.flatMap(({ from, to }) => {
    const [right, down] = [to.x - from.x, to.y - from.y];
    const count = Math.floor(Math.hypot(right, down) / (cell * PUFF_SPACING));
    return Array.from({ length: count }, (_, at) => ({
      x: from.x + (right * at) / count,
      y: from.y + (down * at) / count,
      turn: Math.atan2(down, right) + Math.PI / 2,
    }));
  });
  return places.map(({ x, y, turn }, nth) => {
    const radius = cell * (0.3 - (0.2 * nth) / places.length) * (nth % 3 === 1 ? 0.75 : 1);
    const aside = cell * (nth % 2 === 0 ? 0.3 : -0.3);
    return { x: x + Math.cos(turn) * aside, y: y + Math.sin(turn) * aside, radius };
  });
}

/** Returns the flight up to where the bike hides it. */
function getVisibleFlight(way: readonly Point[], short: number): readonly Point[] {
  const end = way.at(-1);
  const seen = way.filter((point) => end && Math.hypot(point.x - end.x, point.y - end.y) >= short);
  return seen.length > 1 ? seen : way;
}

/** Draws a ring with the seat's mark where the ride began. */
function drawOrigin(pen: Pen, { x, y }: Point, seat: number, look: TraceStyle, radius: number): void {
  beginCircle(pen, x, y, radius);
  fill(pen, getKitHues(pen).white);
  drawDepartureRing(pen, { x, y }, { ...look, width: Math.max(8, look.width * 0.8) }, radius);
  drawSuitMark(pen, seat, x, y, radius * 0.66, look.colour);
}

/** Returns the spaces of the ride, and the point where it left the track or crossed the line. */
function getRidePoints({ track }: MotoXView, { path, outcome }: RideEvent): readonly Point[] {
  const places = path.flatMap((space) => parseSpace(track, space) ?? []);
  const way = places.map((place) => getSpaceMiddle(track, place));
  const [place, end] = [places.at(-1), way.at(-1)];
  if (!place || !end) return way;
  if (outcome.kind === 'finish') return [...way, movePoint(end, getStepAhead(track, place.tile), 1.15)];
  if (outcome.kind === 'runoff') return [...way, movePoint(end, getOutwardStep(track, place), 0.95)];
  return way;
}

/** Returns the first and the last index of the flight (R-MX-31, R-MX-32); both at the end if there is none. */
function findFlight(
  view: MotoXView,
  { path, jumped }: RideEvent,
  points: number,
): { from: number; to: number } {
  const end = points - 1;
  const tiles = path.map((space) => Number.parseInt(space, 10));
  const from = tiles.findIndex((tile, at) => tiles[at + 1] === tile + 1 && (view.track[tile]?.ramp ?? 0) > 0);
  if (jumped === 0 || from < 0) return { from: end, to: end };
  if (view.options.flight !== 'tile') return { from, to: end };
  const beyond = tiles.findIndex((tile, at) => at > from + 1 && tile !== tiles[from + 1]);
  return { from, to: beyond < 0 ? end : beyond };
}

/** Draws the shadow of a flying bike on the road. */
function drawShade(pen: Pen, way: readonly Point[], cell: number): void {
  pen.save();
  pen.setLineDash([cell * 0.16, cell * 0.16]);
  pen.lineCap = 'butt';
  strokeAlong(pen, way, getMotoxHues(pen).flight, cell * 0.12);
  pen.restore();
}

function drawRibbon(pen: Pen, way: readonly Point[], look: TraceStyle): void {
  pen.lineCap = 'round';
  strokeAlong(pen, way, look.edge, look.width + 4);
  strokeAlong(pen, way, look.colour, look.width);
}

function strokeAlong(pen: Pen, way: readonly Point[], colour: string, width: number): void {
  pen.beginPath();
  for (const { x, y } of way) pen.lineTo(x, y);
  pen.lineJoin = 'round';
  strokeOutline(pen, colour, width);
}

const SPIKES = 11;

function drawBurst(pen: Pen, view: MotoXView, on: Field, space: Space): void {
  const place = parseSpace(view.track, space);
  if (!place) return;
  const { x, y } = toPicturePoint(on, place.tile, getSpaceMiddle(view.track, place));
  pen.beginPath();
  for (let at = 0; at < SPIKES * 2; at++) {
    const radius = on.cell * (at % 2 === 0 ? 0.76 : 0.5);
    const angle = (at * Math.PI) / SPIKES;
    pen.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  pen.closePath();
  fill(pen, getMotoxHues(pen).burst);
  strokeOutline(pen, pen.look.strong ? getKitHues(pen).ink : getKitHues(pen).white, 3);
}

/** Returns the same path, lifted off the road in the middle. `cell` is the width of a space in pixels. */
function liftPath(way: readonly Point[], cell: number): readonly Point[] {
  const legs = way.length - 1;
  if (legs < 1) return [];
  const steps = legs * SMOOTHING_REACH;
  const points = Array.from({ length: steps + 1 }, (_, at) =>
    liftPoint(way, at / SMOOTHING_REACH, at / steps, cell),
  );
  return points.map((_, at) => getMeanPoint(points, at));
}

/** Returns the mean of the points round this one, fewer towards the ends, which rounds corners. */
function getMeanPoint(points: readonly Point[], at: number): Point {
  const reach = Math.min(SMOOTHING_REACH, at, points.length - 1 - at);
  const near = points.slice(at - reach, at + reach + 1);
  const [x, y] = near.reduce(([right, down], point) => [right + point.x, down + point.y], [0, 0]);
  return { x: x / near.length, y: y / near.length };
}

function liftPoint(way: readonly Point[], at: number, part: number, cell: number): Point {
  const leg = Math.min(Math.floor(at), way.length - 2);
  const [one, other] = [way[leg] ?? { x: 0, y: 0 }, way[leg + 1] ?? { x: 0, y: 0 }];
  const height = Math.sin(part * Math.PI) * cell * 0.45;
  return {
    x: one.x + (other.x - one.x) * (at - leg) + height * 0.5,
    y: one.y + (other.y - one.y) * (at - leg) - height,
  };
}
