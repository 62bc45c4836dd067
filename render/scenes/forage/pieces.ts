import type { ForageView, LaidCoin, Square } from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { type CoinStyle, drawCoin } from '../../kit/coin.ts';
import { drawPawn } from '../../kit/pawn.ts';
import { beginCircle, fill, strokeOutline } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import { getForageHues } from './colours.ts';
import { type Field, getSquareMiddle } from './field.ts';
import { getCoinSpots, getPawnSpot, type Spot } from './spots.ts';
import { getPawnStyle } from './styles.ts';

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
  drawPawn(pen, getPawnStyle(pen, seat), across + x, down + y, half * 2);
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
