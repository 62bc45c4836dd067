import { ART_TOP } from '../../kit/art-top.ts';
import type { Rect } from '../../kit/boxes.ts';
import { getChartField } from '../../kit/chart/field.ts';
import type { Style } from '../../style.ts';
import type { ChancesView } from './types.ts';

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

/** Height of the chart with its frame: alone, and above boards. */
const CHART = 520;
const CHART_ABOVE_BOARDS = 420;

/** Maximum height of the boards below the chart, and the height of wide boards in parts of their width. */
const BOARD = 260;
const WIDE_BOARDS: Readonly<Record<string, number>> = { runaround: 0.56, gostop: 0.4 };

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
export function getChartRect(look: Style, view: ChancesView): Rect {
  const seats = countSeats(view);
  const last = getPlateRect(look, seats, seats - 1);
  const height = view.moments.length > 0 ? CHART_ABOVE_BOARDS : CHART;
  return { x: EDGE, y: last.y + last.height + EDGE, width: WIDTH - 2 * EDGE, height };
}

export function countSeats({ points }: ChancesView): number {
  return points[0]?.chances.length ?? 0;
}

/** Returns the field of the curves: from impossible to certain, from the first entry to the last. */
export function getFieldRect(look: Style, view: ChancesView): Rect {
  const { figure, badge } = getMeasures(look);
  const margins = { left: figure * 3.75, right: figure * 1.25, over: badge + 10, low: figure * 1.9 };
  return getChartField(getChartRect(look, view), margins);
}

/** Returns the room of the nth board below the chart. */
export function getMomentRect(look: Style, view: ChancesView, nth: number): Rect {
  const { x, y, width, height } = getChartRect(look, view);
  const count = view.moments.length;
  const wide = (width - EDGE * (count - 1)) / count;
  const high = Math.min(BOARD, Math.round(wide * (WIDE_BOARDS[view.game] ?? 1)));
  return { x: x + nth * (wide + EDGE), y: y + height + EDGE, width: wide, height: high };
}

/** Returns the height of the picture. */
export function getPictureHeight(look: Style, view: ChancesView): number {
  const last = view.moments.length > 0 ? getMomentRect(look, view, 0) : getChartRect(look, view);
  return last.y + last.height + EDGE;
}
