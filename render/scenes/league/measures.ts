import type { Rect } from '../../kit/boxes.ts';
import type { Style } from '../../style.ts';
import type { LeagueView } from './types.ts';

/** The picture's width in pixels, the air at its edges, and inside of the sheet. */
export const WIDTH = 1000;
export const EDGE = 20;
export const INSET = 16;

/** Where everything stands in the table of standings. */
export interface Columns {
  readonly row: number;
  readonly name: number;
  readonly figure: number;
  /** The middle of the place, the left of the name, and how far that may reach. */
  readonly place: number;
  readonly names: number;
  readonly nameRoom: number;
  /** Where the cells begin, and how wide each is. */
  readonly cells: number;
  readonly cell: number;
  /** The middles of the figures: played, won, drawn where something was, lost. */
  readonly played: number;
  readonly won: number;
  readonly drawn: number | null;
  readonly lost: number;
  /** Their right ends. */
  readonly difference: number;
  readonly points: number;
}

/** The title. */
export function getTitleRect({ large }: Style): Rect {
  return { x: EDGE, y: EDGE, width: WIDTH - 2 * EDGE, height: large ? 100 : 86 };
}

/** The sheet with the table. */
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

/** While people come in: so many seats are shown, always some that are free. */
export function countShownSeats({ rows }: Pick<LeagueView, 'rows'>): number {
  return Math.min(16, Math.max(6, rows.length + 1 + ((rows.length + 1) % 2)));
}

/** The height of what stands over the columns. */
export function getHeadHeight({ large }: Style): number {
  return large ? 62 : 54;
}

/** The columns, from the right. */
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
  // Where many are in it their names have less room: the cells of sixteen are as narrow as they can be.
  const cell = Math.min(46, (most - (count > 12 ? 205 : 250) * scale) / count);
  const cells = played - wide * 0.7 - cell * count;
  return {
    ...{ row, figure, name: (count > 12 ? 34 : 36) * scale },
    ...{ place: EDGE + INSET + 30 * scale, names, nameRoom: cells - names - 18 },
    ...{ cells, cell, played, won, drawn, lost, difference, points: right },
  };
}

/** The height of the picture. */
export function getPictureHeight(look: Style, view: LeagueView): number {
  const sheet = getSheetRect(look, view);
  return sheet.y + sheet.height + EDGE;
}
