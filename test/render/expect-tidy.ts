import { expect } from 'vitest';
import type { Boxes, Rect } from '../../render/kit/boxes.ts';
import type { PictureRequest } from '../../render/request.ts';
import { getBoxes } from './get-boxes.ts';

/** Expects that nothing of the picture is cut or overlaps; `round` is the number of the game. */
export function expectTidyPicture(request: PictureRequest, round: number): void {
  const faults = listFaults(getBoxes(request));
  if (faults.length === 0) return;
  expect(faults, `${request.scene}, game ${round}, seen by ${request.viewer}`).toEqual([]);
}

/** Lists the boxes that are cut, overlap or are outside of their plate. */
export function listFaults(boxes: Boxes): readonly unknown[] {
  return [
    ...boxes.cut(),
    ...(['plate', 'badge', 'text'] as const).flatMap((kind) => boxes.overlaps(kind)),
    ...boxes.list('text').filter((text) => !boxes.list('plate').some((plate) => isWithin(text, plate))),
  ];
}

function isWithin(inner: Rect, outer: Rect): boolean {
  const right = inner.x + inner.width <= outer.x + outer.width;
  const low = inner.y + inner.height <= outer.y + outer.height;
  return inner.x >= outer.x && inner.y >= outer.y && right && low;
}
