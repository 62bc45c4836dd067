import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { sign, stroke } from '../../kit/chart/stroke.ts';
import { hues } from '../../kit/colours.ts';
import { plateGround, plateName } from '../../kit/plate.ts';
import { fitted, fittingSize, type Hand, write } from '../../kit/words.ts';
import { curveHues } from './colours.ts';
import { INSET, measuresOf, plateOf, titleOf } from './measures.ts';
import type { StandingView } from './types.ts';

/** Whose matches they are, and what all of them come to. */
export function title(pen: Pen, { name, about }: StandingView, boxes: Boxes): void {
  const { person, words } = measuresOf(pen.look);
  const rect = titleOf(pen.look);
  boxes.note('plate', 'title', rect);
  plateGround(pen, rect, hues(pen).paper, hues(pen).paper, 0);
  const y = rect.y + rect.height / 2;
  const taken = atRight(pen, about, rect, y, { size: words, colour: hues(pen).inkSoft }, boxes);
  const room = rect.width - taken - 4 * INSET;
  plateName(pen, boxes, { name, ai: false }, rect.x + INSET, y, room, fittingSize(pen, name, room, person));
}

/** A game: how its curve is drawn, the rating, and what its matches come to. */
export function game(pen: Pen, { lines }: StandingView, nth: number, boxes: Boxes): void {
  const { name: nameSize, rating: ratingSize, words, sample } = measuresOf(pen.look);
  const { name = '', rating = 0, about = '' } = lines[nth] ?? {};
  const rect = plateOf(pen.look, lines.length, nth);
  const colours = curveHues(pen, nth);
  boxes.note('plate', `plate ${nth}`, rect);
  plateGround(pen, rect, colours.pale, colours.pale, 0);
  const [upper, lower] = [rect.y + rect.height * 0.33, rect.y + rect.height * 0.74];
  sampled(pen, nth, rect.x + INSET, upper);
  const taken = atRight(pen, String(rating), rect, upper, { size: ratingSize, colour: hues(pen).ink }, boxes);
  const room = rect.width - sample - taken - 3.5 * INSET;
  plateName(
    pen,
    boxes,
    { name, ai: false },
    rect.x + sample + 2 * INSET,
    upper,
    room,
    fittingSize(pen, name, room, nameSize),
  );
  below(pen, about, rect, lower, words, boxes);
}

/** How the curve is drawn. */
function sampled(pen: Pen, nth: number, x: number, y: number): void {
  const { sample, line: width, sign: radius } = measuresOf(pen.look);
  const colours = curveHues(pen, nth);
  pen.beginPath();
  pen.moveTo(x + width, y);
  pen.lineTo(x + sample - radius, y);
  stroke(pen, nth, colours, width);
  sign(pen, nth, colours, x + sample - radius, y, radius);
}

/** Returns how wide it is. */
function atRight(pen: Pen, words: string, rect: Rect, y: number, hand: Hand, boxes: Boxes): number {
  const x = rect.x + rect.width - INSET;
  const long = write(pen, words, x, y, { ...hand, align: 'right' });
  const { size } = hand;
  boxes.note('text', words, { x: x - long, y: y - size * 0.5, width: long, height: size });
  return long;
}

function below(pen: Pen, words: string, rect: Rect, y: number, usual: number, boxes: Boxes): void {
  const x = rect.x + INSET;
  const size = fittingSize(pen, words, rect.width - 2 * INSET, usual);
  const fits = fitted(pen, words, rect.width - 2 * INSET, size);
  const long = write(pen, fits, x, y, { size, colour: hues(pen).inkSoft });
  boxes.note('text', fits, { x, y: y - size * 0.5, width: long, height: size });
}
