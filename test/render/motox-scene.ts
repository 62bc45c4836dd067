import { expect } from 'vitest';
import type { Canvas } from '../../render/canvas.ts';
import { drawScene } from '../../render/draw-scene.ts';
import type { Rect } from '../../render/kit/boxes.ts';
import type { PictureRequest } from '../../render/request.ts';
import type { MotoXView } from '../../src/games/motox/types.ts';

/** Expects that nothing is cut or overlaps, every tile has its number and every mark appears once. */
export function expectTidyMotox(request: PictureRequest, highest = 1100): void {
  const { canvas, boxes } = drawScene(request);
  const where = JSON.stringify(request);
  expect(canvas.width, where).toBe(1000);
  expect(canvas.height, where).toBeLessThanOrEqual(highest);
  expect(boxes.cut(), where).toEqual([]);
  for (const kind of ['plate', 'badge', 'text'] as const) expect(boxes.overlaps(kind), where).toEqual([]);
  const texts = boxes.list('text');
  const covered = boxes.list('badge').filter((badge) => texts.some((text) => hasOverlap(badge, text)));
  expect(covered, where).toEqual([]);
  const numbers = texts.filter(({ name }) => name.startsWith('tile ')).length;
  expect(numbers, where).toBe((request.view as MotoXView).track.length);
  const badges = boxes.list('badge').map(({ name }) => name);
  expect(badges.toSorted(), where).toEqual([...new Set(request.marks.map(({ mark }) => mark))].sort());
}

/** Returns the pixels of a rectangle. */
export function readPixels(canvas: Canvas, { x, y, width, height }: Rect): Buffer {
  const { data } = canvas.getContext('2d').getImageData(x, y, width, height);
  return Buffer.from(data);
}

/** Returns true if two rectangles have pixels in common. */
export function hasOverlap(one: Rect, other: Rect): boolean {
  const across = one.x + 0.5 < other.x + other.width && other.x + 0.5 < one.x + one.width;
  return across && one.y + 0.5 < other.y + other.height && other.y + 0.5 < one.y + one.height;
}
