import type { Rect } from '../../kit/boxes.ts';
import type { Size } from '../../palette.ts';
import type { PosterView } from './types.ts';

/** Width and height of the poster in pixels, and the margin at its edges and between its parts. */
export const SIZE = 1000;
const EDGE = 24;

/** Heights of the parts above and below the board. */
const HEAD = 150;
const FOOT = 56;
const CHART = 150;

/** Minimum width of the column beside the board. */
const COLUMN = 320;

/** Returns the rectangle of the title and the result. */
export function getHeadRect(): Rect {
  return { x: EDGE, y: EDGE, width: SIZE - 2 * EDGE, height: HEAD };
}

/** Returns the rectangle of the chart. */
export function getChartRect(): Rect {
  return { x: EDGE, y: SIZE - FOOT - EDGE - CHART, width: SIZE - 2 * EDGE, height: CHART };
}

/** Returns the rectangle of the last line: mark, date and place. */
export function getFootRect(): Rect {
  return { x: EDGE, y: SIZE - FOOT - 8, width: SIZE - 2 * EDGE, height: FOOT };
}

/** Returns the room between the title and the parts at the bottom. */
function getMiddleRect({ chances }: PosterView): Rect {
  const y = EDGE + HEAD + EDGE;
  const end = chances ? getChartRect().y : getFootRect().y;
  return { x: EDGE, y, width: SIZE - 2 * EDGE, height: end - y - (chances ? EDGE : 12) };
}

/** Returns the largest rectangle for a board of these proportions: at the left if the best move stands beside it. */
export function getBoardRect(view: PosterView, { width, height }: Size): Rect {
  const middle = getMiddleRect(view);
  const room = view.best ? middle.width - COLUMN - EDGE : middle.width;
  const scale = Math.min(room / width, middle.height / height);
  const [wide, high] = [width * scale, height * scale];
  const x = view.best ? middle.x : middle.x + (room - wide) / 2;
  return { x, y: middle.y + (middle.height - high) / 2, width: wide, height: high };
}

/** Returns the rectangle of the best move: the rest of the room beside the board. */
export function getMoveRect(view: PosterView, board: Rect): Rect {
  const { x, y, width, height } = getMiddleRect(view);
  const left = board.x + board.width + EDGE;
  return { x: left, y, width: x + width - left, height };
}
