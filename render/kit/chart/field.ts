import type { Rect } from '../boxes.ts';

/** Margins between the edges of a sheet and its chart field, in pixels: `over` above, `low` below. */
interface Margins {
  readonly left: number;
  readonly right: number;
  readonly over: number;
  readonly low: number;
}

/** Returns the field of a sheet in which the curves run. */
export function getChartField(sheet: Rect, { left, right, over, low }: Margins): Rect {
  const [width, height] = [sheet.width - left - right, sheet.height - over - low];
  return { x: sheet.x + left, y: sheet.y + over, width, height };
}

/** Round steps of a scale that people like to count by. */
const ROUND_STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000, 2_000, 2_500, 5_000, 10_000];

/** Returns the smallest round step that fits at most `most` times into a length; the length itself if none does. */
export function findScaleStep(length: number, most: number): number {
  return ROUND_STEPS.find((one) => length / one <= most) ?? length;
}
