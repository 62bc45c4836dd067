import { parseColumn, parseSpot } from '../../../src/games/piecepack/board.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { type Field, FRAME_WIDTH, getBoardRect, getPlaceMiddle } from './field.ts';
import { expandToSpace } from './pieces.ts';

/**
 * Target of a choice. It is a tile, a die or another piece on the board or in the viewer's area, bag or box, an empty space, or a whole
 * column or row.
 */
export interface Target {
  readonly kind: 'tile' | 'die' | 'piece' | 'hand' | 'stock' | 'space' | 'line';
  readonly rect: Rect;
}

/** Returns the target of a place in notation; null for one that is not in the picture. */
export function findTarget(on: Field, at: string, boxes: Boxes): Target | null {
  if (at === 'bag' || at === 'box') return { kind: 'stock', rect: at === 'bag' ? on.bag : on.box };
  const piece = boxes.list('piece').find(({ name }) => name === at);
  if (piece && at.startsWith('area')) return { kind: 'hand', rect: piece };
  if (piece && piece.width > on.cell) return { kind: 'tile', rect: piece };
  if (piece) return { kind: isDie(on, at) ? 'die' : 'piece', rect: expandToSpace(on, piece) };
  return findSpace(on, at) ?? findLine(on, at);
}

function isDie({ laid }: Field, at: string): boolean {
  return laid.some(({ piece }) => piece.key === at && piece.kind === 'd');
}

/** Returns the space of `c4`, or in halves `(2.5,3)`. */
function findSpace(on: Field, at: string): Target | null {
  const spot = parseSpot(at);
  if (!spot || !isDrawn(spot.x, on.left, on.columns) || !isDrawn(spot.y, on.near, on.rows)) return null;
  const centre = getPlaceMiddle(on, spot.x, spot.y);
  return { kind: 'space', rect: getSquareAround(centre.x, centre.y, on.cell / 2 - 4) };
}

function isDrawn(at: number, first: number, count: number): boolean {
  return at >= first && at <= first + count - 1;
}

/** Returns a column by its letter, a row by its number. */
function findLine(on: Field, at: string): Target | null {
  const { x, y, height } = getBoardRect(on);
  const column = /^a?[a-z]$/.test(at) ? parseColumn(at) : 0;
  const row = /^\d+$/.test(at) ? Number(at) : 0;
  const [low, left] = [on.as.edge / 2, on.side / 2];
  if (column > 0 && column <= on.columns)
    return {
      kind: 'line',
      rect: getSquareAround(getPlaceMiddle(on, column, on.near).x, y + height + FRAME_WIDTH + low, low),
    };
  if (row > 0 && row <= on.rows)
    return {
      kind: 'line',
      rect: getSquareAround(x - FRAME_WIDTH - left, getPlaceMiddle(on, on.left, row).y, left),
    };
  return null;
}

function getSquareAround(x: number, y: number, half: number): Rect {
  return { x: x - half, y: y - half, width: half * 2, height: half * 2 };
}
