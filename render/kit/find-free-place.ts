import type { Point } from './arrow.ts';
import type { Boxes, BoxKind, Rect } from './boxes.ts';

/** Placement of a number: whether it may cover a piece if there is room elsewhere. */
export type NumberPlacement = 'beside pieces' | 'over pieces';

/** Returns the first place that covers nothing, else the first that covers nothing that has to be read. */
export function findFreePlace(
  boxes: Boxes,
  way: readonly Point[],
  radius: number,
  manners: NumberPlacement,
): Point {
  const inside = [...generatePlaces(way, radius)].filter((at) =>
    isInsideBoxes(getSquareAround(at, radius), boxes),
  );
  const clear = (kinds: readonly BoxKind[]) => {
    const taken = kinds.flatMap((kind) => boxes.list(kind));
    return inside.find((at) => !taken.some((box) => isOverlapping(getSquareAround(at, radius), box)));
  };
  const best = manners === 'over pieces' ? undefined : clear(['badge', 'text', 'piece']);
  return best ?? clear(['badge', 'text']) ?? inside[0] ?? { x: radius, y: radius };
}

/** Positions along a path to try, as parts of its length, starting at its middle. */
const PATH_FRACTIONS = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
/** Distances beside the path to try, in radii. */
const SIDE_OFFSETS = [0, 1.3, -1.3, 2, -2, 3, -3];
/** Radii of rings round the path's middle to try last, in radii of the number. */
const RING_RADII = [3.5, 4.5, 6, 8, 10];

/** Radii of rings round a single place; its lower right is tried first, away from letters. */
const NEAR_RING_RADII = [0, 1.4, 1.9, 2.4, 2.9];

function* generatePlaces(way: readonly Point[], radius: number): Generator<Point> {
  const [only] = way;
  if (only && way.length === 1) {
    yield* generateRings(only, NEAR_RING_RADII, radius, Math.PI / 4);
    yield* generateRings(only, RING_RADII, radius);
    return;
  }
  for (const off of SIDE_OFFSETS)
    for (const part of PATH_FRACTIONS) yield getPointBesidePath(way, part, off * radius);
  yield* generateRings(getPointBesidePath(way, 0.5, 0), RING_RADII, radius);
}

/** Yields places on rings round a point, starting at this angle; ring radii in radii of the number. */
function* generateRings(
  { x, y }: Point,
  rings: readonly number[],
  radius: number,
  first = 0,
): Generator<Point> {
  for (const far of rings)
    for (let turn = 0; turn < 16; turn++) {
      const angle = first + (turn * Math.PI) / 8;
      yield { x: x + Math.cos(angle) * far * radius, y: y + Math.sin(angle) * far * radius };
    }
}

/** Returns a point at `part` of the path's length, `off` pixels beside it. */
function getPointBesidePath(way: readonly Point[], part: number, off: number): Point {
  const legs = way.slice(1).map((to, at) => ({ from: way[at] as Point, to }));
  const lengths = legs.map(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y));
  let left = lengths.reduce((sum, length) => sum + length, 0) * part;
  for (const [at, { from, to }] of legs.entries()) {
    const length = lengths[at] as number;
    if (left <= length && length > 0) return getPointBesideLeg(from, to, left / length, off);
    left -= length;
  }
  const { x, y } = way[0] ?? { x: 0, y: 0 };
  return { x: x + off, y };
}

function getPointBesideLeg(from: Point, to: Point, part: number, off: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  return { x: from.x + dx * part - (dy / length) * off, y: from.y + dy * part + (dx / length) * off };
}

/** Returns the square round a point with this half side. */
export function getSquareAround({ x, y }: Point, radius: number): Rect {
  return { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 };
}

function isInsideBoxes({ x, y, width, height }: Rect, within: Boxes): boolean {
  return x >= 0 && y >= 0 && x + width <= within.width && y + height <= within.height;
}

function isOverlapping(one: Rect, other: Rect): boolean {
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + other.height && other.y < one.y + one.height;
}
