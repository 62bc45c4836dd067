import { getColumnLetter } from '../../../src/games/piecepack/board.ts';
import type { PiecepackEvent, PiecepackView, SeenPiece } from '../../../src/games/piecepack/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getKitHues } from '../../kit/colours.ts';
import { createMoveNumbers, drawMoveNumbers, findNumberedEvents } from '../../kit/move-numbers.ts';
import { beginRoundedRect, strokeOutline } from '../../kit/shapes.ts';
import { truncateText, write } from '../../kit/text.ts';
import type { PictureRequest } from '../../request.ts';
import type { Scene } from '../../scene.ts';
import { getBoardCanvas } from './board.ts';
import { getPiecepackHues, getSeatStyle } from './colours.ts';
import {
  type Field,
  FRAME_WIDTH,
  fitRows,
  getOwnPieces,
  getPieceWidth,
  getPlaceMiddle,
  getStretches,
  layOutField,
  type Stretch,
} from './field.ts';
import { drawHeights } from './heights.ts';
import { drawMarks } from './marks.ts';
import { WIDTH } from './measures.ts';
import { drawPiece } from './piece.ts';
import { drawPieces } from './pieces.ts';
import { drawSeatPlate } from './plates.ts';
import { PREVIEWS } from './previews.ts';
import { drawSupply } from './supply.ts';
import { drawToken } from './token.ts';
import { drawTraces, getCourse } from './traces.ts';

/** Width of a space in pixels below which only some are named. */
const MIN_NAMED_CELL = 34;

/** Distance from the middle of a space, in parts of it. */
const NUMBER_OFFSET = 0.42;

/** Scene of the piecepack table: tiles, coins, dice and pawns in any arrangement. */
export const piecepack: Scene = {
  id: 'piecepack',
  previews: PREVIEWS,
  seatSign: {
    getColours: getSeatStyle,
    draw: (pen, seat, x, y, size) => drawToken(pen, seat, x, y, size / 2),
  },
  art: { preview: 1, rect: { x: 60, y: 40, width: 650, height: 670 } },
  size: (view, look) => ({ width: WIDTH, height: layOutField(view as PiecepackView, look).height }),
  draw(pen, request, boxes) {
    const view = request.view as PiecepackView;
    const on = layOutField(view, pen.look);
    pen.drawImage(getBoardCanvas(pen, on), 0, 0);
    drawCoordinates(pen, on, boxes);
    for (let seat = 0; seat < view.seats; seat++) drawSeatPlate(pen, request, view, on, seat, boxes);
    drawSupply(pen, view, on, boxes);
    drawNotes(pen, view, on, boxes);
    drawPieces(pen, on, new Set(request.marks.map(({ at }) => at)), boxes);
    drawTraces(pen, request, on, boxes);
    drawHeights(pen, on, boxes);
    drawTray(pen, getOwnPieces(view), on, request, boxes);
    drawMarks(pen, request, on, boxes);
    numberMoves(pen, request, on, boxes);
  },
};

/** Draws the last notes, each with its author's token. */
function drawNotes(pen: Pen, view: PiecepackView, on: Field, boxes: Boxes): void {
  const rect = on.notes;
  if (!rect) return;
  boxes.note('plate', 'notes', rect);
  view.notes.slice(-on.as.notes).forEach(({ seat, text }, at) => {
    const y = rect.y + 7 + (at + 0.5) * on.as.line;
    drawToken(pen, seat, rect.x + 32, y, Math.round(on.as.note * 0.54));
    drawNote(pen, toPlainLine(text), rect, y, on.as.note, boxes);
  });
}

function drawNote(pen: Pen, text: string, rect: Rect, y: number, size: number, boxes: Boxes): void {
  const x = rect.x + 60;
  const words = truncateText(pen, text, rect.width - 80, size, 400);
  const width = write(pen, words, x, y, { size, colour: getKitHues(pen).ink, weight: 400 });
  boxes.note('text', words, { x, y: y - size * 0.6, width, height: size * 1.2 });
}

/** Returns the text on one line, with ornamental letters made plain. */
function toPlainLine(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim();
}

/** Draws the numbers of the actions if several left a trace. */
function numberMoves(pen: Pen, request: PictureRequest, on: Field, boxes: Boxes): void {
  const by = { pen, on, boxes };
  const list = findNumberedEvents<PiecepackEvent>(request, (event) => getCourse(by, event).length > 0);
  drawMoveNumbers(
    pen,
    boxes,
    createMoveNumbers(list, (event) => ({
      way: getCourse(by, event),
      ...getNumberEnd(on, getCourse(by, event)),
      colour: 'seat' in event ? getSeatStyle(pen, event.seat).colour : '',
    })),
    'over pieces',
  );
}

/** Returns the lower right of the space where a path ends: a number there leaves the piece visible. */
function getNumberEnd({ cell }: Field, way: readonly Point[]): { readonly end?: Point } {
  const end = way.at(-1);
  if (way.length < 2 || !end) return {};
  return { end: { x: end.x + cell * NUMBER_OFFSET, y: end.y + cell * NUMBER_OFFSET } };
}

/** Draws letters below the board, numbers beside it. */
function drawCoordinates(pen: Pen, on: Field, boxes: Boxes): void {
  for (const part of getStretches(on)) drawStretchNames(pen, on, part, boxes);
}

/** Draws the names of a stretch. Positions outside the board have numbers below 1; small spaces are not all named. */
function drawStretchNames(
  pen: Pen,
  on: Field,
  { x, y, width, height, first, columns }: Stretch,
  boxes: Boxes,
): void {
  const low = y + height + FRAME_WIDTH;
  const left = x - FRAME_WIDTH - on.side;
  boxes.note('plate', 'letters', { x, y: low, width, height: on.as.edge });
  boxes.note('plate', 'numbers', {
    x: left,
    y: y - FRAME_WIDTH,
    width: on.side,
    height: height + FRAME_WIDTH * 2,
  });
  const step = on.cell < MIN_NAMED_CELL ? 2 : 1;
  for (let column = first; column < first + columns; column += step)
    drawName(
      pen,
      on,
      getColumnLetter(column),
      getPlaceMiddle(on, column, on.near).x,
      low + on.as.edge / 2 - 3,
      boxes,
    );
  for (let row = on.near; row < on.near + on.rows; row += step)
    drawName(
      pen,
      on,
      String(row),
      left + on.side / 2,
      y + (on.rows - (row - on.near) - 0.5) * on.cell,
      boxes,
    );
}

function drawName(pen: Pen, on: Field, words: string, x: number, y: number, boxes: Boxes): void {
  const { size: most, part } = on.as.coordinate;
  const size = Math.min(most, Math.round(on.cell * part));
  const width = write(pen, words, x, y, { size, colour: getPiecepackHues(pen).coordinates, align: 'center' });
  boxes.note('text', words, { x: x - width / 2, y: y - size * 0.45, width, height: size * 0.9 });
}

/** Draws the viewer's own area below the board, with everything known. */
function drawTray(
  pen: Pen,
  own: readonly SeenPiece[],
  on: Field,
  request: PictureRequest,
  boxes: Boxes,
): void {
  const rect = on.tray;
  if (!rect) return;
  boxes.note('plate', 'tray', rect);
  beginRoundedRect(pen, rect.x + 2, rect.y + 2, rect.width - 4, rect.height - 4, 13);
  strokeOutline(pen, getSeatStyle(pen, request.viewer ?? 0).colour, 4);
  drawToken(pen, request.viewer ?? 0, rect.x + 22, rect.y + 22, 13);
  const { rows, unit } = fitRows(own, rect.width, on.as.units);
  rows.forEach((row, at) => {
    drawTrayRow(pen, row, unit, rect, rect.y + 8 + (at + 0.5) * unit * 2.15, boxes);
  });
}

function drawTrayRow(
  pen: Pen,
  row: readonly SeenPiece[],
  unit: number,
  rect: Rect,
  y: number,
  boxes: Boxes,
): void {
  const width = row.reduce((sum, seen) => sum + getPieceWidth(seen, unit), 0);
  let x = rect.x + (rect.width - width) / 2;
  for (const seen of row) {
    const wide = getPieceWidth(seen, unit);
    const cell = seen.kind === 't' ? unit : unit * 1.8;
    drawPiece(pen, turnTile(seen), x + wide / 2, y, cell);
    boxes.note('piece', seen.key, { x, y: y - wide / 2, width: wide, height: wide });
    x += wide;
  }
}

/** Returns a tile as the player sees it in hand: face up. */
function turnTile(seen: SeenPiece): SeenPiece {
  return seen.kind === 't' && seen.suit !== null ? { ...seen, side: 'f' } : seen;
}
