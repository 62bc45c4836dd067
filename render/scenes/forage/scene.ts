import type { ForageEvent, ForageView, Square, Suit } from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { drawBurstStamp } from '../../kit/burst-stamp.ts';
import { drawChoiceFrame, drawLetter } from '../../kit/choice-marks.ts';
import { drawCoin } from '../../kit/coin.ts';
import { getKitHues, getSuitColour, getSuitDark, getSuitPale } from '../../kit/colours.ts';
import { findFreePlace, getSquareAround } from '../../kit/find-free-place.ts';
import { createMoveNumbers, drawMoveNumbers, findNumberedEvents } from '../../kit/move-numbers.ts';
import { drawPawn, getSuitPawnStyle } from '../../kit/pawn.ts';
import { beginCircle, beginRoundedRect, fill } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import type { Scene } from '../../scene.ts';
import { findMotif } from '../../style.ts';
import { getBoardCanvas } from './board.ts';
import { drawChips } from './chips.ts';
import { noteCoordinates } from './coordinates.ts';
import {
  type Field,
  getBoardRect,
  getLetterRadius,
  getPictureSize,
  getSquareMiddle,
  layOutField,
  parseSquare,
} from './field.ts';
import { drawCoinArrow } from './icons.ts';
import { drawSnow } from './litter.ts';
import { drawPieces, drawPiecesOnSquares, drawSpotlights } from './pieces.ts';
import { drawSeatPlate } from './plates.ts';
import { PREVIEWS } from './previews.ts';
import { drawTraces, getCourse, getLatestEvents, isMoved } from './traces.ts';
import { drawTray } from './tray.ts';

const SQUARE_PATTERN = /^[a-l]\d+$/;

/** Scene of Forage: a board of tile backs, coins and pawns. */
export const forage: Scene = {
  id: 'forage',
  previews: PREVIEWS,
  seatSign: {
    getColours: (pen, seat) => ({ colour: getSuitColour(pen, seat), pale: getSuitPale(pen, seat) }),
    draw: (pen, seat, x, y, size) => drawPawn(pen, getSuitPawnStyle(pen, seat), x, y, size),
  },
  art: { preview: 1, rect: { x: 110, y: 170, width: 820, height: 790 } },
  size: (view, look) => getPictureSize(view as ForageView, look),
  draw(pen, request, boxes) {
    const view = request.view as ForageView;
    const on = layOutField(view.options.board, pen.look, new Set(getLettersBySquare(request).keys()));
    pen.drawImage(getBoardCanvas(pen, view.options.board, view.pawns.length), 0, 0);
    drawSnow(pen, view, on);
    noteCoordinates(on, boxes);
    drawFrames(pen, request, on);
    drawSpotlights(pen, request, view, on);
    drawWrappedPieces(pen, view, on);
    drawTraces(pen, request, view, on);
    drawPieces(pen, view, on, boxes);
    drawCoinArrows(pen, request, on);
    drawChips(pen, view, on, boxes);
    view.pawns.forEach((_, seat) => {
      drawSeatPlate(pen, request, view, on, seat, boxes);
    });
    drawTray(pen, view, on, boxes);
    drawMarks(pen, request, on, boxes);
    drawLoot(pen, request, on, boxes);
    numberMoves(pen, request, view, on, boxes);
  },
};

/** Marks the coins of the last move: an arrow down on a laid coin, one up on each taken coin. Coins with a stamp get none. */
function drawCoinArrows(pen: Pen, request: PictureRequest, on: Field): void {
  const taken: Square[] = [];
  for (const event of getLatestEvents(request)) {
    if (event.kind === 'placed') drawLaidArrow(pen, request, on, event.at);
    if (event.kind !== 'took' || event === findGreatHaul(request)) continue;
    drawTakenCoin(pen, on, event.at, event.suit, taken.filter((at) => at === event.at).length);
    taken.push(event.at);
  }
}

/** Draws the arrow at the foot of the coin, or at its left if the pawn went up or down, clear of the trace. */
function drawLaidArrow(pen: Pen, request: PictureRequest, on: Field, at: Square): void {
  const { x, y } = getSquareMiddle(on, at);
  const left = getLatestEvents(request).some(
    (event) => isMoved(event) && event.from === at && event.to[0] === at[0],
  );
  const angle = Math.PI * (left ? 1 : 0.6);
  drawArrow(pen, on, x + Math.cos(angle) * on.cell * 0.4, y + Math.sin(angle) * on.cell * 0.4, 'down');
}

/** Draws a small copy of the coin that was taken, which is in the stash by now: beside the pawn, or in the paws of a theme's. */
function drawTakenCoin(pen: Pen, on: Field, at: Square, suit: Suit, before: number): void {
  const { x, y } = getSquareMiddle(on, at);
  const [right, low] = findMotif(pen, 'pawn') ? [-0.3, 0.08] : [0.29, 0.29];
  const [across, down] = [x + on.cell * right, y + on.cell * (low - before * 0.4)];
  drawCoin(pen, { suit, side: 'hidden', value: null }, across, down, Math.round(on.cell * 0.21));
  drawArrow(pen, on, across + on.cell * 0.08 * Math.sign(right), down - on.cell * 0.22, 'up');
}

function drawArrow(pen: Pen, on: Field, x: number, y: number, way: 'up' | 'down'): void {
  drawCoinArrow(pen, x, y, on.cell * 0.13, way, { dark: getKitHues(pen).ink, light: getKitHues(pen).white });
}

/** Draws thin frames round the squares that may be chosen, below their pieces. */
function drawFrames(pen: Pen, request: PictureRequest, on: Field): void {
  for (const at of getLettersBySquare(request).keys()) drawChoiceFrame(pen, getSquareRect(on, at), 12);
}

/** Draws the letters of the choices, each square once, even if two ways lead there. */
function drawMarks(pen: Pen, request: PictureRequest, on: Field, boxes: Boxes): void {
  for (const [at, mark] of getLettersBySquare(request))
    drawLetter(pen, boxes, mark, getSquareRect(on, at), getLetterRadius(on));
}

/** Returns the letters by square. */
function getLettersBySquare({ marks }: PictureRequest): ReadonlyMap<string, string> {
  return new Map(marks.flatMap(({ at, mark }) => (SQUARE_PATTERN.test(at) ? [[at, mark] as const] : [])));
}

function getSquareRect(on: Field, at: string): Rect {
  const { x, y } = getSquareMiddle(on, at);
  return { x: x - on.cell / 2, y: y - on.cell / 2, width: on.cell, height: on.cell };
}

/** Draws the numbers of the moves if there are several. */
function numberMoves(pen: Pen, request: PictureRequest, view: ForageView, on: Field, boxes: Boxes): void {
  const list = createMoveNumbers(findNumberedEvents<ForageEvent>(request, isMoved), (event) =>
    isMoved(event)
      ? {
          way: getCourse(on, event, view.pawns),
          end: getSquareMiddle(on, event.to),
          colour: getSuitDark(pen, event.seat),
        }
      : { way: [], colour: '' },
  );
  drawMoveNumbers(
    pen,
    boxes,
    list.filter(({ way }) => way.length > 0),
  );
}

/** Draws the pieces across joined edges once more, faintly, as far as the strip shows the eight neighbouring boards (R-FO-9). */
function drawWrappedPieces(pen: Pen, view: ForageView, on: Field): void {
  if (on.ghost === 0) return;
  pen.save();
  clipToStrip(pen, on);
  pen.globalAlpha = 0.55;
  for (const dx of [-1, 0, 1]) {
    for (const dy of [-1, 0, 1]) if (dx !== 0 || dy !== 0) drawWrappedCopy(pen, view, on, dx, dy);
  }
  pen.restore();
}

function drawWrappedCopy(pen: Pen, view: ForageView, on: Field, dx: number, dy: number): void {
  pen.save();
  pen.translate(dx * on.columns * on.cell, dy * on.rows * on.cell);
  drawPiecesOnSquares(pen, view, on, view.coins, (square) => isInStrip(on, square, dx, dy));
  pen.restore();
}

/** Returns whether a square of the board shifted by (dx, dy) shows in the strip. */
function isInStrip(on: Field, square: Square, dx: number, dy: number): boolean {
  const { column, row } = parseSquare(square);
  const across = dx === 0 || column === (dx < 0 ? on.columns - 1 : 0);
  return across && (dy === 0 || row === (dy < 0 ? 0 : on.rows - 1));
}

/** Clips all further drawing to the strip beyond the edges. */
function clipToStrip(pen: Pen, on: Field): void {
  const { x, y, width, height } = getBoardRect(on);
  const { ghost } = on;
  pen.beginPath();
  pen.rect(x - ghost, y - ghost, width + ghost * 2, ghost);
  pen.rect(x - ghost, y + height, width + ghost * 2, ghost);
  pen.rect(x - ghost, y, ghost, height);
  pen.rect(x + width, y, ghost, height);
  pen.clip();
}

/** Highest value of a coin. */
const MAX_COIN_VALUE = 5;

type CoinTaken = Extract<ForageEvent, { kind: 'took' }>;

/** Draws the stamp of a great haul: a coin of the highest value, if the viewer knows it, or two coins at once. */
function drawLoot(pen: Pen, request: PictureRequest, on: Field, boxes: Boxes): void {
  const great = findGreatHaul(request);
  if (!great) return;
  const radius = Math.round(on.cell * on.by.badge * 2.8);
  const pawn = getSquareMiddle(on, great.at);
  const beside = { x: pawn.x + on.cell * 0.4 + radius, y: pawn.y - on.cell * 0.2 };
  const { x, y } = findFreePlace(boxes, [beside], radius, 'beside pieces');
  boxes.note('piece', 'great moment', getSquareAround({ x, y }, radius));
  const { suit, value } = great;
  drawBurstStamp(pen, `loot/${suit}/${value}`, x, y, radius, (on) => drawMaskedCoin(on, suit, value));
}

/** Returns the coin of the last move that deserves a stamp, if any. */
function findGreatHaul(request: PictureRequest): CoinTaken | undefined {
  const taken = getLatestEvents(request).filter((event): event is CoinTaken => event.kind === 'took');
  return taken.find(({ value }) => value === MAX_COIN_VALUE) ?? (taken.length > 1 ? taken[0] : undefined);
}

/** Draws the coin running away in a thief's mask. */
function drawMaskedCoin(pen: Pen, suit: Suit, value: number | null): void {
  drawCoin(pen, { suit, side: value === null ? 'hidden' : 'up', value }, 0, 9, 31);
  beginRoundedRect(pen, -29, -31, 58, 18, 8);
  fill(pen, getKitHues(pen).ink);
  for (const side of [-1, 1]) {
    beginCircle(pen, side * 11, -22, 5.5);
    fill(pen, getKitHues(pen).white);
    beginCircle(pen, side * 11 + 2, -21.5, 2.6);
    fill(pen, getKitHues(pen).ink);
  }
}
