import type { ForageView, Laid, Square } from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import { type CoinLook, coin } from '../../kit/coin.ts';
import { hues } from '../../kit/colours.ts';
import { pawn } from '../../kit/pawn.ts';
import { circle, fill, line } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../picture.ts';
import { type Field, middle, place, whole } from './field.ts';
import { pawnOf } from './look.ts';

/** All coins and pawns; beyond the edges of the torus they show once more, faint. */
export function pieces(pen: Pen, view: ForageView, on: Field): void {
  placed(pen, view, on, () => true);
  if (on.ghost > 0) ghosts(pen, view, on);
}

/** Light under the pawn of whoever is to act. */
export function spotlights(pen: Pen, request: PictureRequest, view: ForageView, on: Field): void {
  for (const seat of request.turn) {
    const { x, y } = middle(on, view.pawns[seat] ?? '');
    circle(pen, x, y, on.cell * 0.46);
    fill(pen, hues(pen).glow);
    line(pen, hues(pen).white, 3);
  }
}

function placed(pen: Pen, view: ForageView, on: Field, wanted: (square: Square) => boolean): void {
  for (const laid of view.coins) if (wanted(laid.at)) laidCoin(pen, view, on, laid);
  view.pawns.forEach((at, seat) => {
    if (wanted(at)) standing(pen, view, on, at, seat);
  });
}

function laidCoin(pen: Pen, view: ForageView, on: Field, laid: Laid<number | null>): void {
  const { x, y } = middle(on, laid.at);
  const under = view.pawns.includes(laid.at);
  const radius = Math.round(on.cell * (under ? 0.27 : 0.35));
  const aside = under ? on.cell * 0.2 : 0;
  coin(pen, side(laid), x + aside, y + aside, radius);
}

/** What the viewer knows of a coin. */
function side({ suit, value, up }: Laid<number | null>): CoinLook {
  if (up) return { suit, side: 'up', value };
  return { suit, side: value === null ? 'hidden' : 'known', value };
}

function standing(pen: Pen, view: ForageView, on: Field, at: Square, seat: number): void {
  const { x, y } = middle(on, at);
  const over = view.coins.some((laid) => laid.at === at);
  const height = Math.round(on.cell * (over ? 0.74 : 0.86));
  const aside = over ? on.cell * 0.12 : 0;
  pawn(pen, pawnOf(pen, seat), x - aside, y - aside, height);
}

/** The eight boards round this one, as far as the strip beyond the edge shows them. */
function ghosts(pen: Pen, view: ForageView, on: Field): void {
  pen.save();
  strip(pen, on);
  pen.globalAlpha = 0.5;
  for (const dx of [-1, 0, 1]) {
    for (const dy of [-1, 0, 1]) if (dx !== 0 || dy !== 0) ghost(pen, view, on, dx, dy);
  }
  pen.restore();
}

function ghost(pen: Pen, view: ForageView, on: Field, dx: number, dy: number): void {
  pen.save();
  pen.translate(dx * on.columns * on.cell, dy * on.rows * on.cell);
  placed(pen, view, on, (square) => touches(on, square, dx, dy));
  pen.restore();
}

/** Whether a square of the board that far right and down shows in the strip. */
function touches(on: Field, square: Square, dx: number, dy: number): boolean {
  const { column, row } = place(square);
  const across = dx === 0 || column === (dx < 0 ? on.columns - 1 : 0);
  return across && (dy === 0 || row === (dy < 0 ? 0 : on.rows - 1));
}

/** Draws from now on only beyond the edges. */
export function strip(pen: Pen, on: Field): void {
  const { x, y, width, height } = whole(on);
  const { ghost } = on;
  pen.beginPath();
  pen.rect(x - ghost, y - ghost, width + ghost * 2, ghost);
  pen.rect(x - ghost, y + height, width + ghost * 2, ghost);
  pen.rect(x - ghost, y, ghost, height);
  pen.rect(x + width, y, ghost, height);
  pen.clip();
}
