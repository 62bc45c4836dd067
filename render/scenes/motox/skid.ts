import type { MotoXEvent, MotoXView, Space } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import { departure, type Point, type TraceLook, trace } from '../../kit/arrow.ts';
import { hues } from '../../kit/colours.ts';
import { fill, line } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../picture.ts';
import { moved } from './bikes.ts';
import { type Field, inPicture, onTable } from './field.ts';
import { skidOf } from './look.ts';
import { ahead, outward, placeOf, standing } from './way.ts';

type Rode = Extract<MotoXEvent, { kind: 'rode' }>;

/** Where bikes rode, the last ride of each: a line on the road, an arc in the air. */
export function skids(pen: Pen, request: PictureRequest, view: MotoXView, on: Field): void {
  const events = request.events as readonly MotoXEvent[];
  const last = new Map(events.flatMap((event) => (event.kind === 'rode' ? [[event.seat, event]] : [])));
  for (const ride of last.values()) skid(pen, view, on, ride);
}

/** A star behind each bike that landed on another. */
export function bursts(pen: Pen, request: PictureRequest, view: MotoXView, on: Field): void {
  for (const event of request.events as readonly MotoXEvent[])
    if (event.kind === 'knocked') burst(pen, view, on, event.space);
}

function skid(pen: Pen, view: MotoXView, on: Field, ride: Rode): void {
  const way = wayOf(view, ride).map((point) => onTable(on, point));
  const look = skidOf(pen, ride.seat, on.cell);
  const [start] = way;
  if (!start || way.length < 2) return;
  const { from, to } = flight(view, ride, way.length);
  departure(pen, start, look, on.cell * 0.4);
  const short = ride.outcome.kind === 'runoff' || ride.outcome.kind === 'finish' ? 0 : on.cell * 0.3;
  const parts = [way.slice(0, from + 1), arc(way.slice(from, to + 1), on.cell), way.slice(to)];
  const moving = parts.filter((part) => part.length > 1);
  for (const part of moving) {
    if (part === parts[1]) shade(pen, way.slice(from, to + 1), on.cell);
    else along(pen, part, DUST, on.cell * 0.55);
    if (part === moving.at(-1)) trace(pen, part, look, short);
    else ribbon(pen, part, look);
  }
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

const DUST = 'rgba(252, 243, 224, 0.34)';

const SMOOTH = 8;

/** The same way, lifted off the road in the middle. */
function arc(way: readonly Point[], cell: number): readonly Point[] {
  const legs = way.length - 1;
  if (legs < 1) return [];
  const steps = legs * SMOOTH;
  const points = Array.from({ length: steps + 1 }, (_, at) => lifted(way, at / SMOOTH, at / steps, cell));
  return points.map((_, at) => mean(points, at));
}

/** Corners are rounded: each point is the mean of those round it, fewer towards the ends. */
function mean(points: readonly Point[], at: number): Point {
  const reach = Math.min(SMOOTH, at, points.length - 1 - at);
  const near = points.slice(at - reach, at + reach + 1);
  const [x, y] = near.reduce(([right, down], point) => [right + point.x, down + point.y], [0, 0]);
  return { x: x / near.length, y: y / near.length };
}

function lifted(way: readonly Point[], at: number, part: number, cell: number): Point {
  const leg = Math.min(Math.floor(at), way.length - 2);
  const [one, other] = [way[leg] ?? { x: 0, y: 0 }, way[leg + 1] ?? { x: 0, y: 0 }];
  const height = Math.sin(part * Math.PI) * cell * 0.45;
  return {
    x: one.x + (other.x - one.x) * (at - leg) + height * 0.5,
    y: one.y + (other.y - one.y) * (at - leg) - height,
  };
}

/** What a flying bike throws on the road. */
function shade(pen: Pen, way: readonly Point[], cell: number): void {
  pen.save();
  pen.setLineDash([cell * 0.16, cell * 0.16]);
  pen.lineCap = 'butt';
  along(pen, way, 'rgba(30, 25, 20, 0.5)', cell * 0.12);
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
  const tile = place && view.track[place.tile];
  if (!tile) return;
  const { x, y } = inPicture(on, tile, standing(view.track, place));
  pen.beginPath();
  for (let at = 0; at < SPIKES * 2; at++) {
    const radius = on.cell * (at % 2 === 0 ? 0.72 : 0.46);
    const angle = (at * Math.PI) / SPIKES;
    pen.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  pen.closePath();
  fill(pen, '#ffdf6b');
  line(pen, hues(pen).white, 3);
}
