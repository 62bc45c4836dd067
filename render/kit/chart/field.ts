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
