import type { Rect } from '../../kit/boxes.ts';
import { getChartField } from '../../kit/chart/field.ts';
import type { Style } from '../../style.ts';

/** The picture's width in pixels, and the air at its edges and between what is on it. */
export const WIDTH = 1000;
const EDGE = 20;

/** What grows where somebody wishes large pictures. */
interface Measures {
  readonly plate: number;
  readonly name: number;
  readonly band: number;
  readonly medal: number;
  readonly figure: number;
  readonly line: number;
  readonly badge: number;
}

const USUAL: Measures = { plate: 76, name: 36, band: 84, medal: 25, figure: 32, line: 7, badge: 24 };
const LARGE: Measures = { plate: 92, name: 44, band: 96, medal: 31, figure: 40, line: 9, badge: 29 };

/** The measures for a look. */
export function getMeasures({ large }: Style): Measures {
  return large ? LARGE : USUAL;
}

/** The height of the chart with its frame. */
const CHART = 520;

/** Three plates stand side by side, four in two rows. */
function getColumnCount(seats: number): number {
  return seats > 3 ? 2 : seats;
}

/** Whether the plates are so narrow that the name stands under all else. */
export function isNarrow(seats: number): boolean {
  return getColumnCount(seats) > 2;
}

/** Higher where the name has a line of its own. */
const NARROW_HEIGHT_FACTOR = 1.62;

/** The plate of a seat. */
export function getPlateRect(look: Style, seats: number, seat: number): Rect {
  const plate = getMeasures(look).plate * (isNarrow(seats) ? NARROW_HEIGHT_FACTOR : 1);
  const columns = getColumnCount(seats);
  const width = (WIDTH - EDGE * (columns + 1)) / columns;
  const [column, row] = [seat % columns, Math.floor(seat / columns)];
  return { x: EDGE + column * (width + EDGE), y: EDGE + row * (plate + EDGE), width, height: plate };
}

/** The chart with its frame, under the plates. */
export function getChartRect(look: Style, seats: number): Rect {
  const last = getPlateRect(look, seats, seats - 1);
  return { x: EDGE, y: last.y + last.height + EDGE, width: WIDTH - 2 * EDGE, height: CHART };
}

/** Where the curves run: from nobody's to certain, from the first entry to the last. */
export function getFieldRect(look: Style, seats: number): Rect {
  const { figure, badge } = getMeasures(look);
  const margins = { left: figure * 3.75, right: figure * 1.25, over: badge + 10, low: figure * 1.9 };
  return getChartField(getChartRect(look, seats), margins);
}

/** The height of the picture. */
export function getPictureHeight(look: Style, seats: number): number {
  const chart = getChartRect(look, seats);
  return chart.y + chart.height + EDGE;
}
