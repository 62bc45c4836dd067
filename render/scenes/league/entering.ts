import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues, suitColour, suitDark } from '../../kit/colours.ts';
import { pawn } from '../../kit/pawn.ts';
import { plateName } from '../../kit/plate.ts';
import { line, rounded } from '../../kit/shapes.ts';
import { fittingSize, write } from '../../kit/words.ts';
import { columnsOf, EDGE, INSET, seatsOf, WIDTH } from './measures.ts';
import type { LeagueView } from './types.ts';

/** Who is in it already, a pawn each, in two columns; and the next seats that are free. */
export function comers(pen: Pen, view: LeagueView, sheet: Rect, boxes: Boxes): void {
  const { row } = columnsOf(pen.look, view);
  const half = (WIDTH - 2 * EDGE - 2 * INSET) / 2;
  for (let nth = 0; nth < seatsOf(view); nth++) {
    const x = sheet.x + INSET + (nth % 2) * half;
    const y = sheet.y + INSET + (Math.floor(nth / 2) + 0.5) * row;
    const name = view.rows[nth]?.name;
    if (name === undefined) free(pen, view.words.free, x, y, row, boxes, nth);
    else comer(pen, name, nth, { x, y, width: half, height: row }, boxes);
  }
}

function comer(pen: Pen, name: string, nth: number, { x, y, width, height }: Rect, boxes: Boxes): void {
  const suit = nth % 4;
  const look = { colour: suitColour(pen, suit), edge: suitDark(pen, suit), suit };
  const head = Math.floor(nth / 4) % 2 === 0 ? 'round' : 'square';
  pawn(pen, { key: `comer/${suit}/${head}`, head, ...look }, x + height * 0.45, y, height * 0.86);
  const room = width - height - INSET;
  const size = fittingSize(pen, name, room, height * 0.56);
  plateName(pen, boxes, { name, ai: false }, x + height * 0.95, y, room, size);
}

function free(
  pen: Pen,
  words: string,
  x: number,
  y: number,
  height: number,
  boxes: Boxes,
  nth: number,
): void {
  pen.save();
  pen.setLineDash([8, 8]);
  rounded(pen, x + height * 0.18, y - height * 0.34, height * 0.54, height * 0.68, 12);
  line(pen, hues(pen).inkSoft, 3);
  pen.restore();
  const size = height * 0.46;
  const long = write(pen, words, x + height * 0.95, y, { size, colour: hues(pen).inkSoft, weight: 400 });
  boxes.note('text', `${words} ${nth}`, { x: x + height * 0.95, y: y - size / 2, width: long, height: size });
}
