import type { ForageView } from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import { badge } from '../../kit/badge.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { line, rounded } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import { type Field, isSpace, middle, place } from './field.ts';

const SQUARE = /^[a-l]\d+$/;

/** The squares that may be chosen, each once, even where two ways lead there. A badge lies in the middle of an empty square, in the corner of another. */
export function marks(pen: Pen, request: PictureRequest, view: ForageView, on: Field, boxes: Boxes): void {
  const squares = new Map(
    request.marks.filter(({ at }) => SQUARE.test(at)).map(({ at, mark }) => [at, mark]),
  );
  for (const [at, mark] of squares) marked(pen, view, on, at, mark, boxes);
}

function marked(pen: Pen, view: ForageView, on: Field, at: string, mark: string, boxes: Boxes): void {
  const { column, row } = place(at);
  if (!isSpace(on, column, row)) return;
  const { x, y } = middle(on, at);
  const half = on.cell / 2 - 5;
  rounded(pen, x - half, y - half, half * 2, half * 2, 12);
  line(pen, hues(pen).white, 9);
  line(pen, hues(pen).badge, 5);
  const taken = view.pawns.includes(at) || view.coins.some((laid) => laid.at === at);
  const radius = Math.round(on.cell * (taken ? on.by.badgeAside : on.by.badge));
  const aside = taken ? on.cell / 2 - radius * 0.9 : 0;
  badge(pen, boxes, mark, x - aside, y - aside, radius);
}
