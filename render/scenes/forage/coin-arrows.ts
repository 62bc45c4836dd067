import type { Square, Suit } from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import { drawCoin } from '../../kit/coin.ts';
import { getKitHues } from '../../kit/colours.ts';
import type { PictureRequest } from '../../request.ts';
import { findMotif } from '../../style.ts';
import { type Field, getSquareMiddle } from './field.ts';
import { findGreatHaul } from './great-haul.ts';
import { drawCoinArrow } from './icons.ts';
import { getLatestEvents, isMoved } from './traces.ts';

/** Marks the coins of the last move: an arrow down on a laid coin, one up on each taken coin. Coins with a stamp get none. */
export function drawCoinArrows(pen: Pen, request: PictureRequest, on: Field): void {
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
