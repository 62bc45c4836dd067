import type { Rect } from '../../kit/boxes.ts';
import type { HallView } from './types.ts';

/** Width of the picture in pixels, the margin at its edges, and the thickness of the cabinet's boards. */
export const WIDTH = 1000;
const EDGE = 20;
const BOARD = 16;

const TITLE = 86;
const COLUMNS = 3;

/** Heights of the niche of a cup, and of the plaque below it. */
const NICHE = 150;
const PLAQUE = 118;

/** Returns the rectangle of the title. */
export function getTitleRect(): Rect {
  return { x: EDGE, y: EDGE, width: WIDTH - 2 * EDGE, height: TITLE };
}

/** Returns the number of places: whole rows, at least one. */
export function countPlaces({ cups }: HallView): number {
  return COLUMNS * Math.max(1, Math.ceil(cups.length / COLUMNS));
}

/** Returns the rectangle of the cabinet. */
export function getCabinetRect(view: HallView): Rect {
  const y = 2 * EDGE + TITLE;
  const rows = countPlaces(view) / COLUMNS;
  return { x: EDGE, y, width: WIDTH - 2 * EDGE, height: rows * (NICHE + PLAQUE + BOARD) + BOARD };
}

/** Returns the niche of the nth cup. */
export function getNicheRect(view: HallView, nth: number): Rect {
  const { x, y, width } = getCabinetRect(view);
  const wide = (width - BOARD * (COLUMNS + 1)) / COLUMNS;
  const [column, row] = [nth % COLUMNS, Math.floor(nth / COLUMNS)];
  return {
    x: Math.round(x + BOARD + column * (wide + BOARD)),
    y: y + BOARD + row * (NICHE + PLAQUE + BOARD),
    width: Math.floor(wide),
    height: NICHE,
  };
}

/** Returns the plaque of the nth cup. */
export function getPlaqueRect(view: HallView, nth: number): Rect {
  const niche = getNicheRect(view, nth);
  return { ...niche, y: niche.y + NICHE, height: PLAQUE };
}

/** Returns the height of the picture. */
export function getPictureHeight(view: HallView): number {
  const { y, height } = getCabinetRect(view);
  return y + height + EDGE;
}
