import { expect, test } from 'vitest';
import { drawPortrait, PORTRAIT_IDS, type PortraitId } from '../../render/brand/portraits.ts';
import { createSurface } from '../../render/canvas.ts';
import { Boxes } from '../../render/kit/boxes.ts';
import { drawPlateName } from '../../render/kit/plate.ts';
import type { SeatOccupant } from '../../render/request.ts';
import { getStyle } from '../../render/style.ts';
import { STRENGTH_IDS } from '../../src/ai/strengths.ts';

const SIZE = 40;

test('portraits: exist for every strength', () => {
  expect(PORTRAIT_IDS).toEqual(STRENGTH_IDS);
});

test('portraits: differ in grey at 40 pixels', () => {
  const faces = PORTRAIT_IDS.map(readGreys);
  for (const [at, one] of faces.entries())
    for (const other of faces.slice(at + 1)) expect(getMeanDifference(one, other)).toBeGreaterThan(40);
});

test.each([
  [{ name: 'Owl', ai: true, portrait: 'owl' }, ['Owl', 'portrait of owl']],
  [{ name: 'Owl', ai: true }, ['Owl']],
  [{ name: 'Somebody with a long name', ai: true, portrait: 'owl' }, ['Some…', 'portrait of owl']],
] satisfies [SeatOccupant, string[]][])(
  'plate: writes the name of %o beside the portrait',
  (occupant, names) => {
    const boxes = new Boxes(200, 60);
    const { pen } = createSurface(200, 60, getStyle('runaround'));
    drawPlateName(pen, boxes, occupant, 10, 30, 180, 30);
    expect(boxes.list().map(({ name }) => name)).toEqual(names);
    expect(boxes.overlaps('text')).toEqual([]);
    expect(Math.max(...boxes.list().map(({ x, width }) => x + width))).toBeLessThanOrEqual(190);
  },
);

function readGreys(id: PortraitId): readonly number[] {
  const { canvas, pen } = createSurface(SIZE, SIZE, getStyle('runaround'), false);
  drawPortrait(pen, id, SIZE / 2, SIZE / 2, SIZE);
  const bytes = canvas.data();
  return Array.from({ length: SIZE * SIZE }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = bytes.subarray(at * 4);
    return 0.3 * red + 0.59 * green + 0.11 * blue;
  });
}

function getMeanDifference(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, grey, at) => sum + Math.abs(grey - (other[at] ?? 0)), 0) / one.length;
}
