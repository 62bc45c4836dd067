import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { medal, plateName } from '../../kit/plate.ts';
import { widthOf } from '../../kit/width.ts';
import { fittingSize, write } from '../../kit/words.ts';
import { matchesIn } from './cells.ts';
import { type Columns, columnsOf, EDGE, headOf, INSET, WIDTH } from './measures.ts';
import type { LeagueLine, LeagueView } from './types.ts';

/** Who stands where, against whom how, and what it comes to. */
export function table(pen: Pen, view: LeagueView, sheet: Rect, boxes: Boxes): void {
  const columns = columnsOf(pen.look, view);
  const head = sheet.y + INSET + headOf(pen.look) / 2;
  header(pen, view, columns, head, boxes);
  for (const [nth, row] of view.rows.entries()) {
    const top = sheet.y + INSET + headOf(pen.look) + nth * columns.row;
    if (nth % 2 === 0) stripe(pen, top, columns.row);
    line(pen, view, row, columns, top, boxes);
  }
}

function stripe(pen: Pen, top: number, height: number): void {
  pen.fillStyle = hues(pen).paper;
  pen.fillRect(EDGE + 6, top, WIDTH - 2 * EDGE - 12, height);
}

/** Over narrow cells there is no room for whose they are. */
const NARROWEST = 28;

function header(pen: Pen, { words, rows }: LeagueView, columns: Columns, y: number, boxes: Boxes): void {
  const size = columns.figure * 0.82;
  const soft = (said: string, x: number, align: Align) => word(pen, said, x, y, size, align, boxes, 'head');
  soft(words.played, columns.played, 'center');
  soft(words.won, columns.won, 'center');
  if (columns.drawn !== null) soft(words.drawn, columns.drawn, 'center');
  soft(words.lost, columns.lost, 'center');
  soft(words.difference, columns.difference, 'right');
  soft(words.points, columns.points, 'right');
  if (columns.cell < NARROWEST) return;
  for (const { place } of rows) soft(String(place), columns.cells + columns.cell * (place - 0.5), 'center');
}

function line(
  pen: Pen,
  view: LeagueView,
  row: LeagueLine,
  columns: Columns,
  top: number,
  boxes: Boxes,
): void {
  const y = top + columns.row / 2;
  placed(pen, view, row, columns, y, boxes);
  named(pen, row, columns, y, boxes);
  for (const [at, cells] of row.cells.entries())
    matchesIn(pen, cells, {
      x: columns.cells + at * columns.cell,
      y: top,
      width: columns.cell,
      height: columns.row,
    });
  figures(pen, row, columns, y, boxes);
}

/** What the matches of somebody come to. */
function figures(pen: Pen, row: LeagueLine, columns: Columns, y: number, boxes: Boxes): void {
  const says = (said: string, x: number, align: Align) =>
    word(pen, said, x, y, columns.figure, align, boxes, `of ${row.place}`);
  says(String(row.won + row.drawn + row.lost), columns.played, 'center');
  says(String(row.won), columns.won, 'center');
  if (columns.drawn !== null) says(String(row.drawn), columns.drawn, 'center');
  says(String(row.lost), columns.lost, 'center');
  const difference = signed(row.difference);
  const room = columns.difference - columns.lost - columns.figure;
  const size = fittingSize(pen, difference, room, columns.figure);
  word(pen, difference, columns.difference, y, size, 'right', boxes, `by ${row.place}`);
  says(String(row.points), columns.points, 'right');
}

/** At the end the first three have medals. */
function placed(
  pen: Pen,
  { phase }: LeagueView,
  { place }: LeagueLine,
  columns: Columns,
  y: number,
  boxes: Boxes,
): void {
  if (phase === 'over' && place <= 3) medal(pen, place, columns.place, y, columns.row * 0.4);
  else word(pen, String(place), columns.place, y, columns.figure, 'center', boxes, 'place');
}

/** Who has left is struck out. */
function named(pen: Pen, { name, left }: LeagueLine, columns: Columns, y: number, boxes: Boxes): void {
  const size = fittingSize(pen, name, columns.nameRoom, columns.name);
  plateName(pen, boxes, { name, ai: false }, columns.names, y, columns.nameRoom, size);
  if (!left) return;
  const long = Math.min(widthOf(pen, name.normalize('NFKC'), size), columns.nameRoom);
  pen.fillStyle = hues(pen).ink;
  pen.fillRect(columns.names - 4, y - 2, long + 8, 4);
}

type Align = 'left' | 'center' | 'right';

function word(
  pen: Pen,
  said: string,
  x: number,
  y: number,
  size: number,
  align: Align,
  boxes: Boxes,
  of: string,
): void {
  const colour = of === 'head' ? hues(pen).inkSoft : hues(pen).ink;
  const long = write(pen, said, x, y, { size, colour, align });
  const from = align === 'left' ? x : align === 'right' ? x - long : x - long / 2;
  boxes.note('text', `${said} ${of}`, { x: from, y: y - size * 0.5, width: long, height: size });
}

function signed(count: number): string {
  return count > 0 ? `+${count}` : String(count).replace('-', '−');
}
