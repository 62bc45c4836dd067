import { ART_TOP } from '../../kit/art-top.ts';
import type { Rect } from '../../kit/boxes.ts';
import { getChartField } from '../../kit/chart/field.ts';
import type { Style } from '../../style.ts';

/** Width of the picture in pixels, and the margins at its edges and between its parts. */
export const WIDTH = 1000;
const EDGE = 20;

/** Sizes that grow if the viewer prefers large pictures. */
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

/** Returns the measures of a style. */
export function getMeasures({ large }: Style): Measures {
  return large ? LARGE : USUAL;
}

/** Height of the chart with its frame. */
const CHART = 520;

/** Returns the number of columns: three plates stand side by side, four in two rows. */
function getColumnCount(seats: number): number {
  return seats > 3 ? 2 : seats;
}

/** Returns whether the plates are so narrow that the name stands below the rest. */
export function isNarrow(seats: number): boolean {
  return getColumnCount(seats) > 2;
}

/** Factor for the height of a plate whose name has its own line. */
const NARROW_HEIGHT_FACTOR = 1.62;

/** Returns the plate of a seat. */
export function getPlateRect(look: Style, seats: number, seat: number): Rect {
  const plate = getMeasures(look).plate * (isNarrow(seats) ? NARROW_HEIGHT_FACTOR : 1);
  const columns = getColumnCount(seats);
  const width = (WIDTH - EDGE * (columns + 1)) / columns;
  const [column, row] = [seat % columns, Math.floor(seat / columns)];
  return { x: EDGE + column * (width + EDGE), y: ART_TOP + row * (plate + EDGE), width, height: plate };
}

/** Returns the chart with its frame, below the plates. */
export function getChartRect(look: Style, seats: number): Rect {
  const last = getPlateRect(look, seats, seats - 1);
  return { x: EDGE, y: last.y + last.height + EDGE, width: WIDTH - 2 * EDGE, height: CHART };
}

/** Returns the field of the curves: from impossible to certain, from the first entry to the last. */
export function getFieldRect(look: Style, seats: number): Rect {
  const { figure, badge } = getMeasures(look);
  const margins = { left: figure * 3.75, right: figure * 1.25, over: badge + 10, low: figure * 1.9 };
  return getChartField(getChartRect(look, seats), margins);
}

/** Returns the height of the picture. */
export function getPictureHeight(look: Style, seats: number): number {
  const chart = getChartRect(look, seats);
  return chart.y + chart.height + EDGE;
}
