import type { Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { getKitHues, getSuitColour, getSuitDark } from '../../kit/colours.ts';
import { beginCircle, fill, strokeOutline } from '../../kit/shapes.ts';
import type { LeagueCell } from './types.ts';

/** Draws the matches between two players: one in the middle of the square, or two above each other; none on the diagonal. */
export function drawMatches(pen: Pen, cells: readonly LeagueCell[], square: Rect): void {
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
