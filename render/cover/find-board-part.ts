import type { Boxes, Rect } from '../kit/boxes.ts';

/** Names of plates that show a player's things or the supply, and no board. */
const BESIDE = /^(plate|hand|tray|pile|table|bag|box|notes|coins|round)\b/;

/** Returns the largest part of a picture without those plates, cut to a shape of width by height. */
export function findBoardPart(boxes: Boxes, shape: number): Rect {
  const plates = boxes.list('plate').filter(({ name }) => BESIDE.test(name));
  return cutToShape(findLargestGap(boxes, plates), shape);
}

/** Returns the largest rectangle between the edges of plates and picture that no plate is in. */
function findLargestGap({ width, height }: Boxes, plates: readonly Rect[]): Rect {
  const across = [0, width, ...plates.flatMap((plate) => [plate.x, plate.x + plate.width])];
  const down = [0, height, ...plates.flatMap((plate) => [plate.y, plate.y + plate.height])];
  const gaps = listSpans(across).flatMap(([x, right]) =>
    listSpans(down).map(([y, low]) => ({ x, y, width: right - x, height: low - y })),
  );
  return gaps
    .filter((gap) => !plates.some((plate) => isOverlapping(gap, plate)))
    .reduce((best, gap) => (gap.width * gap.height > best.width * best.height ? gap : best));
}

function listSpans(edges: readonly number[]): readonly (readonly [from: number, to: number])[] {
  return edges.flatMap((from) => edges.filter((to) => to > from).map((to) => [from, to] as const));
}

function isOverlapping(one: Rect, other: Rect): boolean {
  const isBeside = one.x >= other.x + other.width || other.x >= one.x + one.width;
  return !isBeside && one.y < other.y + other.height && other.y < one.y + one.height;
}

function cutToShape({ x, y, width, height }: Rect, shape: number): Rect {
  const [wide, high] = [Math.min(width, height * shape), Math.min(height, width / shape)];
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}
