import { ART_TOP } from '../../kit/art-top.ts';
import type { Rect } from '../../kit/boxes.ts';
import type { Style } from '../../style.ts';
import type { LeagueView } from './types.ts';

/** Width of the picture in pixels, the margin at its edges, and that inside the sheet. */
export const WIDTH = 1000;
export const EDGE = 20;
export const INSET = 16;

/** Columns of the table of standings. */
export interface Columns {
  readonly row: number;
  readonly name: number;
  readonly figure: number;
  /** Middle of the place, left edge of the name, and its maximum width. */
  readonly place: number;
  readonly names: number;
  readonly nameRoom: number;
  /** Left edge of the cells, and width of each. */
  readonly cells: number;
  readonly cell: number;
  /** Middles of the figures: played, won, drawn (if there are draws), lost. */
  readonly played: number;
  readonly won: number;
  readonly drawn: number | null;
  readonly lost: number;
  /** Right edges of the figures. */
  readonly difference: number;
  readonly points: number;
}

/** Returns the rectangle of the title. */
export function getTitleRect({ large }: Style): Rect {
  return { x: EDGE, y: ART_TOP, width: WIDTH - 2 * EDGE, height: large ? 100 : 86 };
}

/** Returns the sheet with the table. */
export function getSheetRect(look: Style, view: LeagueView): Rect {
  const title = getTitleRect(look);
  const { row } = layOutColumns(look, view);
  const rows = view.phase === 'entering' ? Math.ceil(countShownSeats(view) / 2) : view.rows.length;
  const head = view.phase === 'entering' ? 0 : getHeadHeight(look);
  return {
    x: EDGE,
    y: title.y + title.height + EDGE,
    width: WIDTH - 2 * EDGE,
    height: head + rows * row + 2 * INSET,
  };
}

/** Returns the number of seats shown during registration, some of them always free. */
export function countShownSeats({ rows }: Pick<LeagueView, 'rows'>): number {
  return Math.min(16, Math.max(6, rows.length + 1 + ((rows.length + 1) % 2)));
}

/** Returns the height of the headings above the columns. */
export function getHeadHeight({ large }: Style): number {
  return large ? 62 : 54;
}

/** Lays out the columns from the right. */
export function layOutColumns({ large }: Style, { rows, phase }: LeagueView): Columns {
  const count = Math.max(rows.length, 1);
  const scale = large ? 1.12 : 1;
  const row = (phase === 'entering' ? 66 : count > 12 ? 56 : count > 8 ? 60 : 66) * scale;
  const figure = (count > 12 ? 32 : 34) * scale;
  const right = WIDTH - EDGE - INSET;
  const wide = 56 * scale;
  const isDrawn = rows.some(({ drawn }) => drawn > 0);
  const difference = right - 92 * scale;
  const lost = difference - 100 * scale - wide / 2;
  const drawn = isDrawn ? lost - wide : null;
  const won = (drawn ?? lost) - wide;
  const played = won - wide * 1.05;
  const names = EDGE + INSET + 66 * scale;
  const most = played - wide * 0.7 - names;
  // With many entrants their names get less room: the cells of sixteen are as narrow as they can be.
  const cell = Math.min(46, (most - (count > 12 ? 205 : 250) * scale) / count);
  const cells = played - wide * 0.7 - cell * count;
  return {
    ...{ row, figure, name: (count > 12 ? 34 : 36) * scale },
    ...{ place: EDGE + INSET + 30 * scale, names, nameRoom: cells - names - 18 },
    ...{ cells, cell, played, won, drawn, lost, difference, points: right },
  };
}

/** Returns the height of the picture. */
export function getPictureHeight(look: Style, view: LeagueView): number {
  const sheet = getSheetRect(look, view);
  return sheet.y + sheet.height + EDGE;
}
