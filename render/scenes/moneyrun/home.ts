import type { MoneyRunView } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues, suitDark } from '../../kit/colours.ts';
import { seal } from '../../kit/seal.ts';
import { type Field, middle, squareAt } from './field.ts';
import { heightOf } from './pile.ts';

const WORDS = { en: 'Home', ko: '도착' } as const;

/** So many squares beside each other the seal covers. */
const LONG = 2;

/** A seal by the pawn that has reached its line, over squares where nothing lies. */
export function home(pen: Pen, view: MoneyRunView, on: Field, boxes: Boxes): void {
  if (view.end?.kind !== 'line') return;
  const { seat } = view.end;
  const rect = free(view, on, seat);
  if (!rect) return;
  seal(pen, WORDS[pen.look.language], rect, { ground: suitDark(pen, seat), ink: hues(pen).white });
  boxes.note('piece', 'seal', rect);
}

/** The bare squares nearest to the pawn of a seat. */
function free(view: MoneyRunView, on: Field, seat: number): Rect | null {
  const at = view.pawns[seat];
  if (!at) return null;
  const pawn = middle(on, at);
  const rects: Rect[] = [];
  for (let row = 0; row < on.squares; row++)
    for (let column = 0; column + LONG <= on.squares; column++)
      if (bare(view, column, row)) rects.push(over(on, column, row));
  const far = ({ x, y, width, height }: Rect) => Math.hypot(x + width / 2 - pawn.x, y + height / 2 - pawn.y);
  return rects.sort((one, other) => far(one) - far(other))[0] ?? null;
}

function bare(view: MoneyRunView, column: number, row: number): boolean {
  return Array.from({ length: LONG }, (_, at) => squareAt(column + at, row)).every(
    (square) => heightOf(view, square) === 0 && !view.pawns.includes(square),
  );
}

function over(on: Field, column: number, row: number): Rect {
  const { x, y } = middle(on, squareAt(column, row));
  return { x: x - on.cell / 2, y: y - on.cell / 2 + 4, width: on.cell * LONG, height: on.cell - 8 };
}
