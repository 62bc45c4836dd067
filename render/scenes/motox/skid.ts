import type { MotoXEvent, MotoXView, Space } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import { departure, type Point, type TraceLook, trace } from '../../kit/arrow.ts';
import { hues } from '../../kit/colours.ts';
import { newest } from '../../kit/order.ts';
import { circle, fill, line } from '../../kit/shapes.ts';
import { suitMark } from '../../kit/suits.ts';
import type { PictureRequest } from '../../request.ts';
import { motoxHues } from './colours.ts';
import { type Field, inPicture, onTable, type Panel } from './field.ts';
import { arc } from './flight.ts';
import { traceOf } from './look.ts';
import { ahead, centre, moved, outward, placeOf, standing } from './way.ts';

type Rode = Extract<MotoXEvent, { kind: 'rode' }>;

/** Where a bike rode last: a line on the road, an arc in the air. Of it, what is near a panel's tiles. */
export function skids(pen: Pen, request: PictureRequest, view: MotoXView, on: Field, panel: Panel): void {
  const rides = latest(request).filter((event) => event.kind === 'rode');
  if (rides.length === 0) return;
  if (on.panels.length > 1) near(pen, view, on, panel);
  for (const ride of rides) skid(pen, view, on, ride);
}

/** What of the events is drawn in full: all since the last ride. */
export function latest(request: PictureRequest): readonly MotoXEvent[] {
  return newest(request, leavesTrace);
}

/** A ride does. */
export function leavesTrace({ kind }: MotoXEvent): boolean {
  return kind === 'rode';
}

/** Where in the picture the trace of a ride runs. */
export function courseOf(view: MotoXView, on: Field, ride: Rode): readonly Point[] {
  const tile = Number.parseInt(ride.path.at(-1) ?? '0', 10);
  return wayOf(view, ride).map((point) => inPicture(on, tile, point));
}

/** A space round the tiles of a panel, and the tile before and after. */
function near(pen: Pen, { track }: MotoXView, on: Field, { from, to }: Panel): void {
  pen.beginPath();
  for (const tile of track.slice(Math.max(0, from - 1), to + 2)) {
    const { x, y } = onTable(on, centre(tile));
    pen.rect(x - on.cell * 2, y - on.cell * 2, on.cell * 4, on.cell * 4);
  }
  pen.clip();
}

/** A star behind each bike that landed on another. */
export function bursts(pen: Pen, request: PictureRequest, view: MotoXView, on: Field): void {
  for (const event of latest(request)) if (event.kind === 'knocked') burst(pen, view, on, event.space);
}

function skid(pen: Pen, view: MotoXView, on: Field, ride: Rode): void {
  const way = wayOf(view, ride).map((point) => onTable(on, point));
  const look = traceOf(pen, ride.seat, on.cell);
  const [start] = way;
  if (!start || way.length < 2) return;
  const { from, to } = flight(view, ride, way.length);
  const short = on.cell * 0.46;
  const parts = [way.slice(0, from + 1), arc(way.slice(from, to + 1), on.cell), way.slice(to)];
  const moving = parts.filter((part) => part.length > 1);
  for (const part of moving) {
    if (part === parts[1]) shade(pen, way.slice(from, to + 1), on.cell);
    else along(pen, part, motoxHues(pen).dust, on.cell * 0.55);
    if (part !== moving.at(-1)) ribbon(pen, part, look);
    else if (part === parts[1]) trace(pen, landed(part, short), look);
    else trace(pen, part, look, short);
  }
  origin(pen, start, ride.seat, look, on.cell * 0.3);
}

/** The flight up to where the bike hides it. */
function landed(way: readonly Point[], short: number): readonly Point[] {
  const end = way.at(-1);
  const seen = way.filter((point) => end && Math.hypot(point.x - end.x, point.y - end.y) >= short);
  return seen.length > 1 ? seen : way;
}

/** A ring with the seat's mark where the ride began. */
function origin(pen: Pen, { x, y }: Point, seat: number, look: TraceLook, radius: number): void {
  circle(pen, x, y, radius);
  fill(pen, hues(pen).white);
  departure(pen, { x, y }, { ...look, width: Math.max(8, look.width * 0.8) }, radius);
  suitMark(pen, seat, x, y, radius * 0.66, look.colour);
}

/** The spaces it rode over, and where it went off the track or over the line. */
function wayOf({ track }: MotoXView, { path, outcome }: Rode): readonly Point[] {
  const places = path.flatMap((space) => placeOf(track, space) ?? []);
  const way = places.map((place) => standing(track, place));
  const [place, end] = [places.at(-1), way.at(-1)];
  if (!place || !end) return way;
  if (outcome.kind === 'finish') return [...way, moved(end, ahead(track, place.tile), 1.15)];
  if (outcome.kind === 'runoff') return [...way, moved(end, outward(track, place), 0.95)];
  return way;
}

/** From which point to which it is in the air (R-MX-31, R-MX-32); both at the end when it is not. */
function flight(view: MotoXView, { path, jumped }: Rode, points: number): { from: number; to: number } {
  const end = points - 1;
  const tiles = path.map((space) => Number.parseInt(space, 10));
  const from = tiles.findIndex((tile, at) => tiles[at + 1] === tile + 1 && (view.track[tile]?.ramp ?? 0) > 0);
  if (jumped === 0 || from < 0) return { from: end, to: end };
  if (view.options.flight !== 'tile') return { from, to: end };
  const beyond = tiles.findIndex((tile, at) => at > from + 1 && tile !== tiles[from + 1]);
  return { from, to: beyond < 0 ? end : beyond };
}

/** What a flying bike throws on the road. */
function shade(pen: Pen, way: readonly Point[], cell: number): void {
  pen.save();
  pen.setLineDash([cell * 0.16, cell * 0.16]);
  pen.lineCap = 'butt';
  along(pen, way, motoxHues(pen).flight, cell * 0.12);
  pen.restore();
}

function ribbon(pen: Pen, way: readonly Point[], look: TraceLook): void {
  pen.lineCap = 'round';
  along(pen, way, look.edge, look.width + 4);
  along(pen, way, look.colour, look.width);
}

function along(pen: Pen, way: readonly Point[], colour: string, width: number): void {
  pen.beginPath();
  for (const { x, y } of way) pen.lineTo(x, y);
  pen.lineJoin = 'round';
  line(pen, colour, width);
}

const SPIKES = 11;

function burst(pen: Pen, view: MotoXView, on: Field, space: Space): void {
  const place = placeOf(view.track, space);
  if (!place) return;
  const { x, y } = inPicture(on, place.tile, standing(view.track, place));
  pen.beginPath();
  for (let at = 0; at < SPIKES * 2; at++) {
    const radius = on.cell * (at % 2 === 0 ? 0.76 : 0.5);
    const angle = (at * Math.PI) / SPIKES;
    pen.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  pen.closePath();
  fill(pen, motoxHues(pen).burst);
  line(pen, pen.look.strong ? hues(pen).ink : hues(pen).white, 3);
}
