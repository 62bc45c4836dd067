import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { type CurveHues, drawCurveSign, strokeCurve } from '../../kit/chart/stroke.ts';
import { getKitHues, getSuitColour, getSuitDark, getSuitPale } from '../../kit/colours.ts';
import { drawMedal, drawPlateGround, drawPlateName } from '../../kit/plate.ts';
import { findFittingSize, type TextStyle, truncateText, write } from '../../kit/text.ts';
import { drawToken } from '../../kit/token.ts';
import { getMeasures, getPlateRect, getTitleRect, hasMedals, INSET } from './measures.ts';
import type { StandingView } from './types.ts';

/** Writes the player's name and the summary of all matches: beside the name, or below it if there are medals. */
export function drawTitle(pen: Pen, view: StandingView, boxes: Boxes): void {
  const { name, avatar, about } = view;
  const { person, words } = getMeasures(pen.look);
  const rect = getTitleRect(pen.look, view);
  boxes.note('plate', 'title', rect);
  drawPlateGround(pen, rect, getKitHues(pen).paper, getKitHues(pen).paper, 0);
  const y = rect.y + rect.height / 2;
  const diameter = rect.height * 0.76;
  const token = { name, ...(avatar !== undefined && { avatar }), ground: getSuitPale(pen, 0) };
  drawToken(pen, token, rect.x + INSET + diameter / 2, y, diameter, boxes);
  const left = rect.x + 1.7 * INSET + diameter;
  const style = { size: words, colour: getKitHues(pen).inkSoft };
  const isHigh = hasMedals(view);
  const taken = isHigh ? drawMedals(pen, view, rect, boxes) : writeRight(pen, about, rect, y, style, boxes);
  const room = rect.x + rect.width - taken - 3 * INSET - left;
  const upper = isHigh ? rect.y + rect.height * 0.33 : y;
  drawPlateName(pen, boxes, { name, ai: false }, left, upper, room, findFittingSize(pen, name, room, person));
  const below = { ...rect, x: left - INSET, width: room + 2 * INSET };
  if (isHigh) writeBelow(pen, about, below, rect.y + rect.height * 0.74, words, boxes);
}

/** Draws the medals of leagues and cups with their numbers at the right. Returns the width. */
function drawMedals(pen: Pen, { medals }: StandingView, rect: Rect, boxes: Boxes): number {
  const { rating: size } = getMeasures(pen.look);
  const [radius, y, colour] = [rect.height * 0.3, rect.y + rect.height / 2, getKitHues(pen).ink];
  const end = rect.x + rect.width - INSET;
  let x = end;
  for (const [nth, count] of [...medals.entries()].reverse()) {
    if (count === 0) continue;
    const words = `×${count}`;
    const long = write(pen, words, x, y, { size, colour, align: 'right' });
    boxes.note('text', `${nth + 1}: ${words}`, { x: x - long, y: y - size / 2, width: long, height: size });
    drawMedal(pen, nth + 1, x - long - radius - 8, y, radius);
    x -= long + 2 * radius + 8 + 1.5 * INSET;
  }
  return end - x - 1.5 * INSET;
}

/** Draws a game: a sample of its curve, the rating, and the summary of its matches. */
export function drawGamePlate(pen: Pen, view: StandingView, nth: number, boxes: Boxes): void {
  const { name: nameSize, rating: ratingSize, words, sample } = getMeasures(pen.look);
  const { name = '', rating = 0, about = '' } = view.lines[nth] ?? {};
  const rect = getPlateRect(pen.look, view, nth);
  const colours = getCurveHues(pen, nth);
  boxes.note('plate', `plate ${nth}`, rect);
  drawPlateGround(pen, rect, colours.pale, colours.pale, 0);
  const [upper, lower] = [rect.y + rect.height * 0.33, rect.y + rect.height * 0.74];
  drawCurveSample(pen, nth, rect.x + INSET, upper);
  const taken = writeRight(
    pen,
    String(rating),
    rect,
    upper,
    { size: ratingSize, colour: getKitHues(pen).ink },
    boxes,
  );
  const room = rect.width - sample - taken - 3.5 * INSET;
  drawPlateName(
    pen,
    boxes,
    { name, ai: false },
    rect.x + sample + 2 * INSET,
    upper,
    room,
    findFittingSize(pen, name, room, nameSize),
  );
  writeBelow(pen, about, rect, lower, words, boxes);
}

/** Draws a sample of the curve. */
function drawCurveSample(pen: Pen, nth: number, x: number, y: number): void {
  const { sample, line: width, sign: radius } = getMeasures(pen.look);
  const colours = getCurveHues(pen, nth);
  pen.beginPath();
  pen.moveTo(x + width, y);
  pen.lineTo(x + sample - radius, y);
  strokeCurve(pen, nth, colours, width);
  drawCurveSign(pen, nth, colours, x + sample - radius, y, radius);
}

/** Writes a text at the right and returns its width. */
function writeRight(pen: Pen, words: string, rect: Rect, y: number, hand: TextStyle, boxes: Boxes): number {
  const x = rect.x + rect.width - INSET;
  const long = write(pen, words, x, y, { ...hand, align: 'right' });
  const { size } = hand;
  boxes.note('text', words, { x: x - long, y: y - size * 0.5, width: long, height: size });
  return long;
}

function writeBelow(pen: Pen, words: string, rect: Rect, y: number, usual: number, boxes: Boxes): void {
  const x = rect.x + INSET;
  const size = findFittingSize(pen, words, rect.width - 2 * INSET, usual);
  const fits = truncateText(pen, words, rect.width - 2 * INSET, size);
  const long = write(pen, fits, x, y, { size, colour: getKitHues(pen).inkSoft });
  boxes.note('text', fits, { x, y: y - size * 0.5, width: long, height: size });
}

/** Returns the colours of the nth curve: the suits in turn, then yellow, then white. */
export function getCurveHues(pen: Pen, nth: number): CurveHues {
  const { glow, white, ink, paper, paperDark } = getKitHues(pen);
  if (nth < 4)
    return { colour: getSuitColour(pen, nth), edge: getSuitDark(pen, nth), pale: getSuitPale(pen, nth) };
  return nth === 4 ? { colour: glow, edge: ink, pale: paper } : { colour: white, edge: ink, pale: paperDark };
}
