import type { MoneyRunView } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getKitHues, getSuitDark } from '../../kit/colours.ts';
import { drawMomentSeal } from '../../kit/moment-seal.ts';
import { type Field, getSquare, getSquareMiddle } from './field.ts';
import { countCoins } from './pile.ts';

const HOME_TEXTS = { en: 'Home', ko: '도착' } as const;

/** Number of adjacent squares that the seal covers. */
const SEAL_SQUARES = 2;

/** Draws a seal by the pawn that has reached its line, over empty squares. */
export function drawHomeSeals(pen: Pen, view: MoneyRunView, on: Field, boxes: Boxes): void {
  if (view.end?.kind !== 'line') return;
  const { seat } = view.end;
  const rect = findFreeRect(view, on, seat);
  if (!rect) return;
  drawMomentSeal(pen, HOME_TEXTS[pen.look.language], rect, {
    ground: getSuitDark(pen, seat),
    ink: getKitHues(pen).white,
  });
  boxes.note('piece', 'seal', rect);
}

/** Returns the empty squares nearest to a seat's pawn. */
function findFreeRect(view: MoneyRunView, on: Field, seat: number): Rect | null {
  const at = view.pawns[seat];
  if (!at) return null;
  const pawn = getSquareMiddle(on, at);
  const rects: Rect[] = [];
  for (let row = 0; row < on.squares; row++)
    for (let column = 0; column + SEAL_SQUARES <= on.squares; column++)
      if (isBareSquare(view, column, row)) rects.push(getSealRect(on, column, row));
  const far = ({ x, y, width, height }: Rect) => Math.hypot(x + width / 2 - pawn.x, y + height / 2 - pawn.y);
  return rects.sort((one, other) => far(one) - far(other))[0] ?? null;
}

function isBareSquare(view: MoneyRunView, column: number, row: number): boolean {
  return Array.from({ length: SEAL_SQUARES }, (_, at) => getSquare(column + at, row)).every(
    (square) => countCoins(view, square) === 0 && !view.pawns.includes(square),
  );
}

function getSealRect(on: Field, column: number, row: number): Rect {
  const { x, y } = getSquareMiddle(on, getSquare(column, row));
  return { x: x - on.cell / 2, y: y - on.cell / 2 + 4, width: on.cell * SEAL_SQUARES, height: on.cell - 8 };
}
