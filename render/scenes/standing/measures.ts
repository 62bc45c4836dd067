import type { Rect } from '../../kit/boxes.ts';
import { getChartField } from '../../kit/chart/field.ts';
import type { Style } from '../../style.ts';
import type { StandingView } from './types.ts';

/** Width of the picture in pixels, and the margins at its edges, between its parts, and inside plates. */
export const WIDTH = 1000;
const EDGE = 20;
export const INSET = 16;

/** Sizes that grow if the viewer prefers large pictures. */
interface Measures {
  readonly title: number;
  readonly person: number;
  readonly plate: number;
  readonly name: number;
  readonly words: number;
  readonly rating: number;
  readonly sample: number;
  readonly sign: number;
  readonly figure: number;
  readonly line: number;
  readonly rival: number;
}

const USUAL: Measures = {
  ...{ title: 76, person: 40, plate: 112, name: 36, words: 31, rating: 46 },
  ...{ sample: 78, sign: 13, figure: 32, line: 7, rival: 64 },
};
const LARGE: Measures = {
  ...{ title: 92, person: 48, plate: 134, name: 41, words: 37, rating: 52 },
  ...{ sample: 72, sign: 16, figure: 40, line: 9, rival: 76 },
};

/** Returns the measures of a style. */
export function getMeasures({ large }: Style): Measures {
  return large ? LARGE : USUAL;
}

/** Height of the chart with its frame: alone, and above the results against opponents. */
const CHART_HEIGHT = 500;
const CHART_ABOVE_RIVALS = 420;

/** Returns the rectangle of the title, which names the player; medals make it higher. */
export function getTitleRect(look: Style, view: StandingView): Rect {
  const { title, plate } = getMeasures(look);
  return { x: EDGE, y: EDGE, width: WIDTH - 2 * EDGE, height: hasMedals(view) ? plate : title };
}

export function hasMedals({ medals }: StandingView): boolean {
  return medals.some((count) => count > 0);
}

/** Returns the plate of a game: two stand side by side, and a single last one takes the row. */
export function getPlateRect(look: Style, view: StandingView, nth: number): Rect {
  const { plate } = getMeasures(look);
  const title = getTitleRect(look, view);
  const games = view.lines.length;
  const isAlone = nth === games - 1 && nth % 2 === 0;
  const half = (title.width - EDGE) / 2;
  return {
    x: EDGE + (nth % 2) * (half + EDGE),
    y: title.y + title.height + EDGE + Math.floor(nth / 2) * (plate + EDGE),
    width: isAlone ? title.width : half,
    height: plate,
  };
}

/** Returns the chart with its frame, below the plates. */
export function getChartRect(look: Style, view: StandingView): Rect {
  const last = getPlateRect(look, view, view.lines.length - 1);
  const height = view.rivals ? CHART_ABOVE_RIVALS : CHART_HEIGHT;
  return { x: EDGE, y: last.y + last.height + EDGE, width: WIDTH - 2 * EDGE, height };
}

/** Returns the field of the curves. */
export function getFieldRect(look: Style, view: StandingView): Rect {
  const { figure, sign } = getMeasures(look);
  const margins = { left: figure * 3.3, right: sign + 24, over: figure * 0.9, low: figure * 2.1 };
  return getChartField(getChartRect(look, view), margins);
}

/** Returns the plate of the results against opponents, below the chart. */
export function getRivalsRect(look: Style, view: StandingView): Rect {
  const { figure, rival } = getMeasures(look);
  const chart = getChartRect(look, view);
  const height = 2 * INSET + figure + (view.rivals?.each.length ?? 0) * rival;
  return { ...chart, y: chart.y + chart.height + EDGE, height };
}

/** Returns the height of the picture. */
export function getPictureHeight(look: Style, view: StandingView): number {
  const last = view.rivals ? getRivalsRect(look, view) : getChartRect(look, view);
  return last.y + last.height + EDGE;
}
