import type { ForageView, LaidCoin, Square } from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { getLetterPlace } from '../../kit/choice-marks.ts';
import { type CoinStyle, drawCoin } from '../../kit/coin.ts';
import { drawPawn, getSuitPawnStyle } from '../../kit/pawn.ts';
import { beginCircle, fill, strokeOutline } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import { getForageHues } from './colours.ts';
import { type Field, getLetterRadius, getSquareMiddle } from './field.ts';

/** Head of a pawn, the part that comes near a letter, in parts of half its height: distance above its middle, and radius. */
const PAWN_HEAD = { above: 0.36, radius: 0.66 };

/** Width of a pawn in parts of its height. */
const PAWN_WIDTH_RATIO = 0.72;

/** Draws light under the pawn of each player to act. */
export function drawSpotlights(pen: Pen, request: PictureRequest, view: ForageView, on: Field): void {
  for (const seat of request.turn) {
    const { x, y } = getSquareMiddle(on, view.pawns[seat] ?? '');
    beginCircle(pen, x, y, on.cell * 0.49);
    fill(pen, getForageHues(pen).light);
    strokeOutline(pen, getForageHues(pen).lightEdge, pen.look.strong ? 5 : 3);
  }
}

/** Draws all coins and pawns and records their boxes. */
export function drawPieces(pen: Pen, view: ForageView, on: Field, boxes: Boxes): void {
  drawPiecesOnSquares(pen, view, on, view.coins, () => true);
  view.coins.forEach((laid, at) => {
    notePiece(boxes, `coin ${at} ${laid.at}`, on, laid.at, findCoinSpot(view, on, laid), 1);
  });
  view.pawns.forEach((at, seat) => {
    notePiece(boxes, `pawn ${seat}`, on, at, getPawnSpot(view, on, at), PAWN_WIDTH_RATIO);
  });
}

/** Draws the pawns and coins of some squares; on a shared square the coin lies in front of the larger pawn. */
export function drawPiecesOnSquares(
  pen: Pen,
  view: ForageView,
  on: Field,
  coins: readonly LaidCoin<number | null>[],
  wanted: (square: Square) => boolean,
): void {
  view.pawns.forEach((at, seat) => {
    if (wanted(at)) drawStandingPawn(pen, on, at, seat, getPawnSpot(view, on, at));
  });
  for (const laid of coins) if (wanted(laid.at)) drawLaidCoin(pen, on, laid, findCoinSpot(view, on, laid));
}

function findCoinSpot(view: ForageView, on: Field, laid: LaidCoin<number | null>): Spot {
  const here = view.coins.filter(({ at }) => at === laid.at);
  const spots = getCoinSpots(view, on, laid.at, here.length);
  return spots[here.indexOf(laid)] ?? { x: 0, y: 0, half: 0 };
}

function drawLaidCoin(pen: Pen, on: Field, laid: LaidCoin<number | null>, { x, y, half }: Spot): void {
  const at = getSquareMiddle(on, laid.at);
  drawCoin(pen, getCoinStyle(laid), at.x + x, at.y + y, half);
}

/** Returns the style of a coin by what the viewer knows of it. */
function getCoinStyle({ suit, value, up }: LaidCoin<number | null>): CoinStyle {
  if (up) return { suit, side: 'up', value };
  return { suit, side: value === null ? 'hidden' : 'known', value, buried: true };
}

function drawStandingPawn(pen: Pen, on: Field, at: Square, seat: number, { x, y, half }: Spot): void {
  const { x: across, y: down } = getSquareMiddle(on, at);
  drawPawn(pen, getSuitPawnStyle(pen, seat), across + x, down + y, half * 2);
}

function notePiece(
  boxes: Boxes,
  name: string,
  on: Field,
  at: Square,
  { x, y, half }: Spot,
  wide: number,
): void {
  const { x: across, y: down } = getSquareMiddle(on, at);
  boxes.note('piece', name, {
    x: across + x - half * wide,
    y: down + y - half,
    width: half * 2 * wide,
    height: half * 2,
  });
}

/** Position of a piece in its square: offset from the middle, and half its height, in pixels. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

/** Returns the spot of a pawn: aside if a coin lies there too, and clear of the square's letter. */
function getPawnSpot(view: ForageView, on: Field, at: Square): Spot {
  const { cell, by, lettered } = on;
  const over = view.coins.some((laid) => laid.at === at);
  const half = Math.round(cell * (over ? by.pawnShared : by.pawn)) / 2;
  const [aside, up] = over ? [cell * 0.19, cell * 0.08] : [0, 0];
  if (!lettered.has(at)) return { x: -aside, y: -up, half };
  return {
    x:
      aside +
      getLetterOverlap(on, { x: aside, y: -up - half * PAWN_HEAD.above, half: half * PAWN_HEAD.radius }),
    y: -up,
    half,
  };
}

/** Returns the spots of `count` coins on one square: on the diagonal, aside if a pawn stands there too. Two are rare (R-FO-12). */
function getCoinSpots(view: ForageView, on: Field, at: Square, count: number): readonly Spot[] {
  const { cell, by, lettered } = on;
  const under = view.pawns.includes(at);
  if (count === 1 && !under) {
    const half = Math.round(cell * by.coin);
    const away = lettered.has(at) ? getLetterOverlap(on, { x: 0, y: 0, half }) * Math.SQRT1_2 : 0;
    return [{ x: away, y: away, half }];
  }
  const half = Math.round(cell * by.coinShared * (count === 1 ? 1 : 0.9));
  const reach = cell * 0.5 - half;
  const from =
    count === 1 ? { x: reach, y: reach } : under ? { x: reach, y: -reach * 0.5 } : { x: -reach, y: -reach };
  const side = lettered.has(at) ? -1 : 1;
  return Array.from({ length: count }, (_, number) => {
    const part = number / Math.max(1, count - 1);
    return { x: (from.x + (reach - from.x) * part) * side, y: from.y + (reach - from.y) * part, half };
  });
}

/** Returns how much further from the letter a round piece must be to leave it clear; 0 if it does already. */
function getLetterOverlap(on: Field, { x, y, half }: Spot): number {
  const radius = getLetterRadius(on);
  const letter = getLetterPlace({ x: -on.cell / 2, y: -on.cell / 2 }, radius);
  return Math.max(0, radius + half + 1 - Math.hypot(x - letter.x, y - letter.y));
}
