import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Box, Boxes, Rect } from '../../kit/boxes.ts';
import { stamp } from '../../kit/canvas-cache.ts';
import { getKitHues } from '../../kit/colours.ts';
import { beginRoundedRect, fill, strokeOutline } from '../../kit/shapes.ts';
import { write } from '../../kit/text.ts';
import type { Field } from './field.ts';
import { isUpright, type LaidPiece } from './heap.ts';
import { getGroundRect } from './pieces.ts';

/** Minimum number of stacked tiles that is written; fewer are visible anyway. */
const MIN_COUNTED_TILES = 3;

/** Writes the number of pieces where several lie. */
export function drawHeights(pen: Pen, on: Field, boxes: Boxes): void {
  for (const heap of groupHeaps(on.laid)) drawHeapCount(pen, on, heap, boxes);
}

/** Groups pieces in one place; tiles separately, as they carry several such places. */
function groupHeaps(laid: readonly LaidPiece[]): readonly (readonly LaidPiece[])[] {
  const groups = new Map<string, LaidPiece[]>();
  for (const one of laid) {
    const key = `${one.piece.kind === 't'}/${one.x}/${one.y}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].filter(isHeap);
}

/** Returns whether a count is needed; standing pieces side by side can be counted by eye. */
function isHeap(group: readonly LaidPiece[]): boolean {
  if (group[0]?.piece.kind === 't') return group.length >= MIN_COUNTED_TILES;
  return group.length > 1 && !group.every(({ piece }) => isUpright(piece));
}

/** Writes the count, for example `×4`, at the lower left of the highest piece. */
function drawHeapCount(pen: Pen, on: Field, heap: readonly LaidPiece[], boxes: Boxes): void {
  const highest = heap.at(-1);
  if (!highest) return;
  const size = Math.round(Math.max(31, on.cell * on.as.reach.c * 0.9));
  const many = String(heap.length);
  const [width, height] = [size * (1.05 + many.length * 0.57), size * 1.14];
  const at = findFreePlace(boxes, getCornerPlaces(getGroundRect(on, highest)), width, height);
  boxes.note('plate', 'height', getRectAround(at, width, height));
  boxes.note('text', `×${many}`, getRectAround(at, width - 6, size * 0.9));
  stamp(pen, `height/${many}/${size}`, width * 1.1, at.x, at.y, (on) =>
    drawChip(on, many, size, width, height),
  );
}

function drawChip(pen: Pen, many: string, size: number, width: number, height: number): void {
  beginRoundedRect(pen, 1.5 - width / 2, 1.5 - height / 2, width - 3, height - 3, height * 0.32);
  fill(pen, getKitHues(pen).white);
  strokeOutline(pen, getKitHues(pen).ink, 2.5);
  drawTimesSign(pen, size * 0.5 - width / 2, size * 0.17);
  write(pen, many, width / 2 - size * 0.27, 0, { size, colour: getKitHues(pen).ink, align: 'right' });
}

/** Draws a times sign, as that of the fonts is as wide as a syllable. */
function drawTimesSign(pen: Pen, x: number, far: number): void {
  pen.beginPath();
  pen.moveTo(x - far, -far);
  pen.lineTo(x + far, far);
  pen.moveTo(x + far, -far);
  pen.lineTo(x - far, far);
  pen.lineCap = 'round';
  strokeOutline(pen, getKitHues(pen).ink, far * 0.75);
}

/** Returns places that hide little, best first. */
function getCornerPlaces({ x, y, width, height }: Rect): readonly Point[] {
  const [left, right] = [x + width * 0.08, x + width * 0.92];
  const [far, near] = [y + height * 0.1, y + height * 0.92];
  return [
    { x: left, y: near },
    { x: right, y: near },
    { x: left, y: far },
    { x: right, y: far },
    ...[1.15, 1.4, 1.65, 1.9].flatMap((down) => [
      { x: left, y: y + height * down },
      { x: right, y: y + height * down },
    ]),
  ];
}

/** Returns the first place that covers no other height and no token of a trace, and is wholly in the picture. */
function findFreePlace(boxes: Boxes, wanted: readonly Point[], width: number, height: number): Point {
  const taken = boxes.list().filter(({ kind, name }) => kind === 'plate' || name === 'token');
  const fits = (at: Point): boolean => {
    const rect = getRectAround(at, width, height);
    const whole = rect.x >= 1 && rect.y >= 1 && rect.x + width < boxes.width;
    return whole && !taken.some((box) => isOverlapping(box, rect));
  };
  return (
    wanted.find(fits) ?? getSpiralPlaces(wanted[0] ?? { x: 0, y: 0 }, height).find(fits) ?? { x: 0, y: 0 }
  );
}

function getSpiralPlaces({ x, y }: Point, step: number): readonly Point[] {
  return Array.from({ length: 16 * 40 }, (_, at) => {
    const far = step * (1 + Math.floor(at / 16) * 0.6);
    const angle = (at % 16) * (Math.PI / 8);
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
  });
}

function getRectAround({ x, y }: Point, width: number, height: number): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function isOverlapping(one: Box, other: Rect): boolean {
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + other.height && other.y < one.y + one.height;
}
