import { findAvatarImage } from '../../avatars.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getKitHues, getSuitColour, getSuitDark } from '../../kit/colours.ts';
import { drawMedal, drawPlateName } from '../../kit/plate.ts';
import { beginCircle, fill, strokeOutline } from '../../kit/shapes.ts';
import { findFittingSize, measureTextWidth, write } from '../../kit/text.ts';
import { drawToken } from '../../kit/token.ts';
import { type Columns, EDGE, getHeadHeight, INSET, layOutColumns, WIDTH } from './measures.ts';
import type { LeagueCell, LeagueLine, LeagueView } from './types.ts';

/** Glyphs of results, which differ in shape as well as in colour. */
const GLYPHS: Readonly<Record<LeagueCell, Glyph>> = {
  won: (pen, x, y, radius) => {
    beginCircle(pen, x, y, radius);
    fill(pen, getSuitColour(pen, 2));
    strokeOutline(pen, getSuitDark(pen, 2), radius * 0.2);
  },
  lost: (pen, x, y, radius) => {
    const arm = radius * 0.72;
    pen.beginPath();
    pen.moveTo(x - arm, y - arm);
    pen.lineTo(x + arm, y + arm);
    pen.moveTo(x + arm, y - arm);
    pen.lineTo(x - arm, y + arm);
    pen.lineCap = 'round';
    strokeOutline(pen, getSuitColour(pen, 0), radius * 0.42);
  },
  drawn: (pen, x, y, radius) => {
    pen.fillStyle = getSuitColour(pen, 3);
    for (const side of [-1, 1])
      pen.fillRect(x - radius * 0.8, y + side * radius * 0.42 - radius * 0.18, radius * 1.6, radius * 0.36);
  },
  now: (pen, x, y, radius) => {
    beginCircle(pen, x, y, radius * 0.85);
    fill(pen, getKitHues(pen).glow);
    strokeOutline(pen, getKitHues(pen).ink, radius * 0.26);
  },
  open: (pen, x, y, radius) => {
    beginCircle(pen, x, y, radius * 0.28);
    fill(pen, getKitHues(pen).inkSoft);
  },
};

/** Draws the standings with all results and the totals. */
export function drawStandings(pen: Pen, view: LeagueView, sheet: Rect, boxes: Boxes): void {
  const columns = layOutColumns(pen.look, view);
  const head = sheet.y + INSET + getHeadHeight(pen.look) / 2;
  drawHeader(pen, view, columns, head, boxes);
  for (const [nth, row] of view.rows.entries()) {
    const top = sheet.y + INSET + getHeadHeight(pen.look) + nth * columns.row;
    if (nth % 2 === 0) drawStripe(pen, top, columns.row);
    drawStandingsLine(pen, view, row, columns, top, boxes);
  }
}

function drawStripe(pen: Pen, top: number, height: number): void {
  pen.fillStyle = getKitHues(pen).paper;
  pen.fillRect(EDGE + 6, top, WIDTH - 2 * EDGE - 12, height);
}

/** Minimum width of a cell with a name above it, in pixels. */
const MIN_NAMED_CELL = 28;

function drawHeader(pen: Pen, { words, rows }: LeagueView, columns: Columns, y: number, boxes: Boxes): void {
  const size = columns.figure * 0.82;
  const soft = (said: string, x: number, align: Align) =>
    drawWord(pen, said, x, y, size, align, boxes, 'head');
  soft(words.played, columns.played, 'center');
  soft(words.won, columns.won, 'center');
  if (columns.drawn !== null) soft(words.drawn, columns.drawn, 'center');
  soft(words.lost, columns.lost, 'center');
  soft(words.difference, columns.difference, 'right');
  soft(words.points, columns.points, 'right');
  if (columns.cell < MIN_NAMED_CELL) return;
  for (const { place } of rows) soft(String(place), columns.cells + columns.cell * (place - 0.5), 'center');
}

function drawStandingsLine(
  pen: Pen,
  view: LeagueView,
  row: LeagueLine,
  columns: Columns,
  top: number,
  boxes: Boxes,
): void {
  const y = top + columns.row / 2;
  drawPlace(pen, view, row, columns, y, boxes);
  drawName(pen, row, columns, y, boxes);
  for (const [at, cells] of row.cells.entries())
    drawMatches(pen, cells, {
      x: columns.cells + at * columns.cell,
      y: top,
      width: columns.cell,
      height: columns.row,
    });
  drawFigures(pen, row, columns, y, boxes);
}

/** Draws the totals of a player's matches. */
function drawFigures(pen: Pen, row: LeagueLine, columns: Columns, y: number, boxes: Boxes): void {
  const says = (said: string, x: number, align: Align) =>
    drawWord(pen, said, x, y, columns.figure, align, boxes, `of ${row.place}`);
  says(String(row.won + row.drawn + row.lost), columns.played, 'center');
  says(String(row.won), columns.won, 'center');
  if (columns.drawn !== null) says(String(row.drawn), columns.drawn, 'center');
  says(String(row.lost), columns.lost, 'center');
  const difference = formatSigned(row.difference);
  const room = columns.difference - columns.lost - columns.figure;
  const size = findFittingSize(pen, difference, room, columns.figure);
  drawWord(pen, difference, columns.difference, y, size, 'right', boxes, `by ${row.place}`);
  says(String(row.points), columns.points, 'right');
}

/** Draws the place; at the end the first three have medals. */
function drawPlace(
  pen: Pen,
  { phase }: LeagueView,
  { place }: LeagueLine,
  columns: Columns,
  y: number,
  boxes: Boxes,
): void {
  if (phase === 'over' && place <= 3) drawMedal(pen, place, columns.place, y, columns.row * 0.4);
  else drawWord(pen, String(place), columns.place, y, columns.figure, 'center', boxes, 'place');
}

/** Diameter of an avatar in parts of the row's height. */
const FACE = 0.8;

/** Draws the name, after an avatar; a player who has left is struck out. */
function drawName(
  pen: Pen,
  { name, avatar, left }: LeagueLine,
  columns: Columns,
  y: number,
  boxes: Boxes,
): void {
  const face = findAvatarImage(avatar) ? columns.row * FACE : 0;
  if (face > 0) {
    const token = { name, ...(avatar && { avatar }), ground: getKitHues(pen).paper };
    drawToken(pen, token, columns.names + face / 2, y, face, boxes);
  }
  const x = columns.names + face * 1.15;
  const room = columns.nameRoom - face * 1.15;
  const size = findFittingSize(pen, name, room, columns.name);
  drawPlateName(pen, boxes, { name, ai: false }, x, y, room, size);
  if (!left) return;
  const long = Math.min(measureTextWidth(pen, name.normalize('NFKC'), size), room);
  pen.fillStyle = getKitHues(pen).ink;
  pen.fillRect(x - 4, y - 2, long + 8, 4);
}

type Align = 'left' | 'center' | 'right';

function drawWord(
  pen: Pen,
  said: string,
  x: number,
  y: number,
  size: number,
  align: Align,
  boxes: Boxes,
  of: string,
): void {
  const colour = of === 'head' ? getKitHues(pen).inkSoft : getKitHues(pen).ink;
  const long = write(pen, said, x, y, { size, colour, align });
  const from = align === 'left' ? x : align === 'right' ? x - long : x - long / 2;
  boxes.note('text', `${said} ${of}`, { x: from, y: y - size * 0.5, width: long, height: size });
}

function formatSigned(count: number): string {
  return count > 0 ? `+${count}` : String(count).replace('-', '−');
}

/** Draws the matches between two players: one in the middle of the square, or two above each other; none on the diagonal. */
function drawMatches(pen: Pen, cells: readonly LeagueCell[], square: Rect): void {
  const x = square.x + square.width / 2;
  if (cells.length === 0) drawEmptyCell(pen, square);
  for (const [nth, cell] of cells.entries()) {
    const y = square.y + (square.height * (nth + 0.5)) / cells.length;
    const radius = Math.min(square.width * 0.4, square.height / cells.length / 2.4, 15);
    GLYPHS[cell](pen, x, y, radius);
  }
}

function drawEmptyCell(pen: Pen, { x, y, width, height }: Rect): void {
  pen.fillStyle = getKitHues(pen).paperDark;
  pen.fillRect(x + 1, y + 4, width - 2, height - 8);
}

type Glyph = (pen: Pen, x: number, y: number, radius: number) => void;
