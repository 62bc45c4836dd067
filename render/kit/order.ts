import type { Pen } from '../canvas.ts';
import type { PictureRequest } from '../request.ts';
import type { Point } from './arrow.ts';
import type { Boxes, BoxKind, Rect } from './boxes.ts';
import { hues } from './colours.ts';
import { fill, line, rounded, shadowed } from './shapes.ts';
import { stamp } from './stamps.ts';
import { write } from './words.ts';

/** An event with the number of its move, counted from 1 among the moves that leave a trace. */
export interface Numbered<E> {
  readonly event: E;
  readonly number: number;
}

/** Where the number of a move may stand, best on the way of its trace, and in whose colour. */
export interface Numeral {
  readonly number: number;
  readonly way: readonly Point[];
  readonly colour: string;
}

/** Of each move that leaves a trace the first event that does; none where there is one such move, or no order is told. */
export function numbered<E>(
  { events, order = [] }: PictureRequest,
  leaves: (event: E) => boolean,
): readonly Numbered<E>[] {
  const moves = new Map<number, E>();
  for (const [at, event] of (events as readonly E[]).entries()) {
    const move = order[at];
    if (move !== undefined && !moves.has(move) && leaves(event)) moves.set(move, event);
  }
  if (moves.size < 2) return [];
  return [...moves.values()].map((event, at) => ({ event, number: at + 1 }));
}

/** Whether a number may cover a piece where there is room elsewhere. */
type Manners = 'beside pieces' | 'over pieces';

/** The numbers of moves, each on its trace or next to it, over nothing that is read. */
export function numerals(
  pen: Pen,
  boxes: Boxes,
  list: readonly Numeral[],
  manners: Manners = 'beside pieces',
): void {
  const radius = pen.look.large ? 24 : pen.look.strong ? 21 : 19;
  for (const { number, way, colour } of list) {
    const { x, y } = free(boxes, way, radius, manners);
    boxes.note('badge', `move ${number}`, square({ x, y }, radius));
    numeral(pen, number, colour, x, y, radius);
  }
}

/** Square, as the badges of what may be chosen are round. */
function numeral(pen: Pen, number: number, colour: string, x: number, y: number, radius: number): void {
  stamp(pen, `order/${number}/${colour}/${radius}`, radius * 2.6, x, y, (on) => {
    on.scale(radius / 40, radius / 40);
    rounded(on, -38, -38, 76, 76, 18);
    shadowed(on, 8, 3, () => fill(on, hues(on).white));
    rounded(on, -36, -36, 72, 72, 16);
    fill(on, hues(on).white);
    line(on, on.look.strong ? hues(on).ink : colour, 8);
    write(on, String(number), 0, 0, { size: 56, colour: hues(on).ink, align: 'center' });
  });
}

/** The first place that covers nothing; where there is none, the first that covers nothing that is read. */
function free(boxes: Boxes, way: readonly Point[], radius: number, manners: Manners): Point {
  const inside = [...places(way, radius)].filter((at) => lies(square(at, radius), boxes));
  const clear = (kinds: readonly BoxKind[]) => {
    const taken = kinds.flatMap((kind) => boxes.list(kind));
    return inside.find((at) => !taken.some((box) => cover(square(at, radius), box)));
  };
  const best = manners === 'over pieces' ? undefined : clear(['badge', 'text', 'piece']);
  return best ?? clear(['badge', 'text']) ?? inside[0] ?? { x: radius, y: radius };
}

/** Parts of a way, from its middle on. */
const PARTS = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
/** How far beside it, in radii. */
const ASIDE = [0, 1.3, -1.3, 2, -2, 3, -3];
/** Round its middle, as far out as it takes. */
const RINGS = [3.5, 4.5, 6, 8, 10];

function* places(way: readonly Point[], radius: number): Generator<Point> {
  for (const off of ASIDE) for (const part of PARTS) yield beside(way, part, off * radius);
  const { x, y } = beside(way, 0.5, 0);
  for (const far of RINGS)
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn * Math.PI) / 8;
      yield { x: x + Math.cos(angle) * far * radius, y: y + Math.sin(angle) * far * radius };
    }
}

/** A point of the way, `part` of its length from the beginning, and so many pixels beside it. */
function beside(way: readonly Point[], part: number, off: number): Point {
  const legs = way.slice(1).map((to, at) => ({ from: way[at] as Point, to }));
  const lengths = legs.map(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y));
  let left = lengths.reduce((sum, length) => sum + length, 0) * part;
  for (const [at, { from, to }] of legs.entries()) {
    const length = lengths[at] as number;
    if (left <= length && length > 0) return aside(from, to, left / length, off);
    left -= length;
  }
  const { x, y } = way[0] ?? { x: 0, y: 0 };
  return { x: x + off, y };
}

function aside(from: Point, to: Point, part: number, off: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  return { x: from.x + dx * part - (dy / length) * off, y: from.y + dy * part + (dx / length) * off };
}

function square({ x, y }: Point, radius: number): Rect {
  return { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 };
}

function lies({ x, y, width, height }: Rect, within: Boxes): boolean {
  return x >= 0 && y >= 0 && x + width <= within.width && y + height <= within.height;
}

function cover(one: Rect, other: Rect): boolean {
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + other.height && other.y < one.y + one.height;
}
