import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getKitHues, getSuitPale } from '../../kit/colours.ts';
import { drawEntrantPawn } from '../../kit/entrant-pawn.ts';
import { drawMedal, drawPlateGlow, drawPlateName } from '../../kit/plate.ts';
import { beginRoundedRect, fill, strokeOutline } from '../../kit/shapes.ts';
import { findFittingSize, measureTextWidth, write } from '../../kit/text.ts';
import { GOLD, GOLD_PALE } from '../../kit/trophy.ts';
import { getColumnSpan, getHeadHeight, getMatchRect, getSheetRect, INSET } from './measures.ts';
import type { CupMatch, CupSide, CupView } from './types.ts';

/** Draws all rounds from left to right, with the lines from one to the next. */
export function drawBracket(pen: Pen, view: CupView, boxes: Boxes): void {
  for (const [round, { name, matches }] of view.rounds.entries()) {
    drawRoundName(pen, view, round, name, boxes);
    for (const [place, match] of matches.entries()) {
      const rect = getMatchRect(pen.look, view, round, place);
      if (round + 1 < view.rounds.length)
        drawConnector(
          pen,
          rect,
          getMatchRect(pen.look, view, round + 1, Math.floor(place / 2)),
          isWonBy(view, match),
        );
      (match.bye ? drawBye : drawMatch)(pen, view, match, rect, `${round}.${place}`, boxes);
    }
  }
  drawCrown(pen, view);
}

function drawRoundName(pen: Pen, view: CupView, round: number, name: string, boxes: Boxes): void {
  const [x, width] = getColumnSpan(view, round);
  const y = getSheetRect(pen.look, view).y + INSET + getHeadHeight(pen.look) * 0.4;
  const size = findFittingSize(pen, name, width, getHeadHeight(pen.look) * 0.56);
  const long = write(pen, name, x + width / 2, y, { size, colour: getKitHues(pen).inkSoft, align: 'center' });
  boxes.note('text', `head ${round}`, {
    x: x + width / 2 - long / 2,
    y: y - size / 2,
    width: long,
    height: size,
  });
}

/** Returns whether the winner of the cup advanced from this match. */
function isWonBy({ winner }: CupView, { first, second, bye }: CupMatch): boolean {
  return winner !== null && [first, second].some(({ name, won }) => name === winner && (won === true || bye));
}

/** Draws the line from the middle of a match to that of the next; golden on the winner's path. */
function drawConnector(pen: Pen, from: Rect, to: Rect, isGolden: boolean): void {
  const [startX, startY] = [from.x + from.width, from.y + from.height / 2];
  const [endX, endY] = [to.x, to.y + to.height / 2];
  const middle = (startX + endX) / 2;
  pen.beginPath();
  pen.moveTo(startX, startY);
  pen.lineTo(middle, startY);
  pen.lineTo(middle, endY);
  pen.lineTo(endX, endY);
  strokeOutline(pen, isGolden ? getKitHues(pen).ink : getKitHues(pen).inkSoft, isGolden ? 11 : 4);
  if (isGolden) strokeOutline(pen, GOLD, 7);
}

function drawMatch(pen: Pen, view: CupView, match: CupMatch, rect: Rect, name: string, boxes: Boxes): void {
  beginRoundedRect(pen, rect.x, rect.y, rect.width, rect.height, 12);
  fill(pen, getKitHues(pen).paper);
  const half = rect.height / 2;
  for (const [at, one] of [match.first, match.second].entries())
    if (one.won === true) drawWinnerGround(pen, rect, at * half, half, one.name === view.winner);
  beginRoundedRect(pen, rect.x, rect.y, rect.width, rect.height, 12);
  strokeOutline(pen, getKitHues(pen).ink, 3);
  pen.fillStyle = getKitHues(pen).ink;
  pen.fillRect(rect.x, rect.y + half - 1, rect.width, 2);
  if (match.now) drawPlateGlow(pen, rect);
  drawMatchSide(pen, view, match.first, { ...rect, height: half }, `${name} 1`, boxes);
  drawMatchSide(pen, view, match.second, { ...rect, y: rect.y + half, height: half }, `${name} 2`, boxes);
}

/** Draws a player without an opponent. */
function drawBye(pen: Pen, view: CupView, match: CupMatch, rect: Rect, name: string, boxes: Boxes): void {
  const there = match.first.name === null ? match.second : match.first;
  const half = { ...rect, y: rect.y + rect.height / 4, height: rect.height / 2 };
  beginRoundedRect(pen, half.x, half.y, half.width, half.height, 12);
  fill(pen, getKitHues(pen).white);
  pen.save();
  pen.setLineDash([7, 7]);
  strokeOutline(pen, getKitHues(pen).inkSoft, 3);
  pen.restore();
  drawMatchSide(pen, view, { ...there, won: null }, half, name, boxes);
}

function drawWinnerGround(pen: Pen, rect: Rect, from: number, height: number, isGolden: boolean): void {
  pen.save();
  beginRoundedRect(pen, rect.x, rect.y, rect.width, rect.height, 12);
  pen.clip();
  pen.fillStyle = isGolden ? GOLD_PALE : getSuitPale(pen, 2);
  pen.fillRect(rect.x, rect.y + from, rect.width, height);
  pen.restore();
}

function drawMatchSide(
  pen: Pen,
  view: CupView,
  { name, won, score }: CupSide,
  rect: Rect,
  key: string,
  boxes: Boxes,
): void {
  const y = rect.y + rect.height / 2;
  const size = rect.height * 0.6;
  const air = rect.height * 0.26;
  const right = rect.x + rect.width - air;
  const said = score === null ? '' : String(score);
  const taken =
    said === '' ? 0 : write(pen, said, right, y, { size, colour: getKitHues(pen).ink, align: 'right' }) + air;
  if (said !== '')
    boxes.note('text', `score ${key}`, {
      x: right - taken + air,
      y: y - size / 2,
      width: taken - air,
      height: size,
    });
  if (name === null) return;
  drawPersonPawn(pen, view, name, rect.x + air * 0.6 + rect.height * 0.36, y, rect.height * 0.9);
  const x = rect.x + air * 0.6 + rect.height * 0.78;
  const room = rect.x + rect.width - air - taken - x;
  const fitting = findFittingSize(pen, name, room, size);
  drawPlateName(pen, boxes, { name, ai: false }, x, y, room, fitting);
  const long = Math.min(measureTextWidth(pen, name.normalize('NFKC'), fitting), room);
  if (won === false) drawStrikeThrough(pen, x, y, long);
}

/** Draws the pawn of a player: suits and heads in the order of the first round, the same in all rounds. */
function drawPersonPawn(
  pen: Pen,
  { rounds }: CupView,
  name: string,
  x: number,
  y: number,
  height: number,
): void {
  const entrants = (rounds[0]?.matches ?? []).flatMap(({ first, second }) => [first.name, second.name]);
  drawEntrantPawn(pen, Math.max(0, entrants.indexOf(name)), x, y, height);
}

/** Strikes out a player who has lost. */
function drawStrikeThrough(pen: Pen, x: number, y: number, long: number): void {
  pen.fillStyle = getKitHues(pen).inkSoft;
  pen.fillRect(x - 2, y - 1.5, long + 4, 3);
}

/** Draws a medal at the final for the winner of the cup. */
function drawCrown(pen: Pen, view: CupView): void {
  if (view.winner === null) return;
  const rect = getMatchRect(pen.look, view, view.rounds.length - 1, 0);
  drawMedal(pen, 1, rect.x + rect.width / 2, rect.y - rect.height * 0.42, rect.height * 0.3);
}
