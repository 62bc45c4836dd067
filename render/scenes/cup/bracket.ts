import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues, suitPale } from '../../kit/colours.ts';
import { medal, plateGlow, plateName } from '../../kit/plate.ts';
import { fill, line, rounded } from '../../kit/shapes.ts';
import { widthOf } from '../../kit/width.ts';
import { fittingSize, write } from '../../kit/words.ts';
import { columnAt, headOf, INSET, matchAt, sheetOf } from './measures.ts';
import type { CupMatch, CupSide, CupView } from './types.ts';

/** All rounds from the left to the right, with the lines that lead from one to the next. */
export function bracket(pen: Pen, view: CupView, boxes: Boxes): void {
  for (const [round, { name, matches }] of view.rounds.entries()) {
    head(pen, view, round, name, boxes);
    for (const [place, match] of matches.entries()) {
      const rect = matchAt(pen.look, view, round, place);
      if (round + 1 < view.rounds.length)
        leads(pen, rect, matchAt(pen.look, view, round + 1, Math.floor(place / 2)));
      (match.bye ? alone : drawn)(pen, match, rect, `${round}.${place}`, boxes);
    }
  }
  crown(pen, view);
}

function head(pen: Pen, view: CupView, round: number, name: string, boxes: Boxes): void {
  const [x, width] = columnAt(view, round);
  const y = sheetOf(pen.look, view).y + INSET + headOf(pen.look) * 0.4;
  const size = fittingSize(pen, name, width, headOf(pen.look) * 0.56);
  const long = write(pen, name, x + width / 2, y, { size, colour: hues(pen).inkSoft, align: 'center' });
  boxes.note('text', `head ${round}`, {
    x: x + width / 2 - long / 2,
    y: y - size / 2,
    width: long,
    height: size,
  });
}

/** From the middle of a match to that of the next. */
function leads(pen: Pen, from: Rect, to: Rect): void {
  const [startX, startY] = [from.x + from.width, from.y + from.height / 2];
  const [endX, endY] = [to.x, to.y + to.height / 2];
  const middle = (startX + endX) / 2;
  pen.beginPath();
  pen.moveTo(startX, startY);
  pen.lineTo(middle, startY);
  pen.lineTo(middle, endY);
  pen.lineTo(endX, endY);
  line(pen, hues(pen).inkSoft, 4);
}

function drawn(pen: Pen, match: CupMatch, rect: Rect, name: string, boxes: Boxes): void {
  rounded(pen, rect.x, rect.y, rect.width, rect.height, 12);
  fill(pen, hues(pen).paper);
  const half = rect.height / 2;
  for (const [at, one] of [match.first, match.second].entries())
    if (one.won === true) winning(pen, rect, at * half, half);
  rounded(pen, rect.x, rect.y, rect.width, rect.height, 12);
  line(pen, hues(pen).ink, 3);
  pen.fillStyle = hues(pen).ink;
  pen.fillRect(rect.x, rect.y + half - 1, rect.width, 2);
  if (match.now) plateGlow(pen, rect);
  side(pen, match.first, { ...rect, height: half }, `${name} 1`, boxes);
  side(pen, match.second, { ...rect, y: rect.y + half, height: half }, `${name} 2`, boxes);
}

/** Who has nobody to meet. */
function alone(pen: Pen, match: CupMatch, rect: Rect, name: string, boxes: Boxes): void {
  const there = match.first.name === null ? match.second : match.first;
  const half = { ...rect, y: rect.y + rect.height / 4, height: rect.height / 2 };
  rounded(pen, half.x, half.y, half.width, half.height, 12);
  fill(pen, hues(pen).white);
  pen.save();
  pen.setLineDash([7, 7]);
  line(pen, hues(pen).inkSoft, 3);
  pen.restore();
  side(pen, { ...there, won: null }, half, name, boxes);
}

function winning(pen: Pen, rect: Rect, from: number, height: number): void {
  pen.save();
  rounded(pen, rect.x, rect.y, rect.width, rect.height, 12);
  pen.clip();
  pen.fillStyle = suitPale(pen, 2);
  pen.fillRect(rect.x, rect.y + from, rect.width, height);
  pen.restore();
}

function side(pen: Pen, { name, won, score }: CupSide, rect: Rect, key: string, boxes: Boxes): void {
  const y = rect.y + rect.height / 2;
  const size = rect.height * 0.6;
  const air = rect.height * 0.26;
  const right = rect.x + rect.width - air;
  const said = score === null ? '' : String(score);
  const taken =
    said === '' ? 0 : write(pen, said, right, y, { size, colour: hues(pen).ink, align: 'right' }) + air;
  if (said !== '')
    boxes.note('text', `score ${key}`, {
      x: right - taken + air,
      y: y - size / 2,
      width: taken - air,
      height: size,
    });
  if (name === null) return;
  const room = rect.width - 2 * air - taken;
  const fitting = fittingSize(pen, name, room, size);
  plateName(pen, boxes, { name, ai: false }, rect.x + air, y, room, fitting);
  const long = Math.min(widthOf(pen, name.normalize('NFKC'), fitting), room);
  if (won === false) struck(pen, rect.x + air, y, long);
}

/** Who is out. */
function struck(pen: Pen, x: number, y: number, long: number): void {
  pen.fillStyle = hues(pen).inkSoft;
  pen.fillRect(x - 2, y - 1.5, long + 4, 3);
}

/** Who has won it all has a medal at the final. */
function crown(pen: Pen, view: CupView): void {
  if (view.winner === null) return;
  const rect = matchAt(pen.look, view, view.rounds.length - 1, 0);
  medal(pen, 1, rect.x + rect.width / 2, rect.y - rect.height * 0.42, rect.height * 0.3);
}
