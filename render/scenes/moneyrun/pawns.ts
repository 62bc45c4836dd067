import type { MoneyRunView, Square } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { stampRect } from '../../kit/canvas-cache.ts';
import { getKitHues } from '../../kit/colours.ts';
import { drawMotif } from '../../kit/motif.ts';
import { drawPawn, getSuitPawnStyle } from '../../kit/pawn.ts';
import { beginRoundedRect, fill, strokeOutline } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import { findMotif } from '../../style.ts';
import { type Field, getSquareRect, parseSquare } from './field.ts';
import { FOOT_OFFSET, getPile, PIECE_OFFSET } from './pile.ts';

/** Draws light round the squares of the players to act, and at the end of the winners. */
export function drawSpotlights(pen: Pen, request: PictureRequest, view: MoneyRunView, on: Field): void {
  const winners = (request.places ?? []).filter(({ place }) => place === 1).map(({ seat }) => seat);
  for (const seat of [...request.turn, ...winners]) {
    const at = view.pawns[seat];
    if (at) drawSpotlight(pen, at, on);
  }
}

function drawSpotlight(pen: Pen, at: Square, on: Field): void {
  stampRect(pen, 'moneyrun/spotlight', getSquareRect(on, at), (on, { width, height }) => {
    beginRoundedRect(on, 5, 5, width - 10, height - 10, 13);
    on.globalAlpha = 0.5;
    fill(on, getKitHues(on).glow);
    on.globalAlpha = 1;
    strokeOutline(on, getKitHues(on).ink, 10);
    strokeOutline(on, getKitHues(on).glow, 7);
  });
}

/** Draws each pawn on top of its stack, those behind first. */
export function drawPawns(
  pen: Pen,
  request: PictureRequest,
  view: MoneyRunView,
  on: Field,
  boxes: Boxes,
): void {
  const seats = view.pawns.flatMap((at, seat) => (at === null ? [] : [{ at, seat }]));
  seats.sort((one, other) => parseSquare(other.at).row - parseSquare(one.at).row);
  const marked = new Set(request.marks.map(({ at }) => at));
  for (const { at, seat } of seats) {
    const sharing = seats.filter((other) => other.at === at).map((other) => other.seat);
    drawStandingPawn(pen, view, on, at, seat, { sharing, marked: marked.has(at) }, boxes);
  }
}

interface PawnCompany {
  readonly sharing: readonly number[];
  readonly marked: boolean;
}

function drawStandingPawn(
  pen: Pen,
  view: MoneyRunView,
  on: Field,
  at: Square,
  seat: number,
  company: PawnCompany,
  boxes: Boxes,
): void {
  const { top, pawn: height, coins } = getPile(view, on, at);
  const x = Math.round(top.x + getSideOffset(company, seat) * on.cell);
  const y = Math.round(top.y + FOOT_OFFSET * on.cell - height * 0.46);
  const raft = coins.length === 0 ? findMotif(pen, 'raft') : null;
  if (raft) drawMotif(pen, raft, x, y + height * 0.43, height * 1.08);
  drawPawn(pen, getSuitPawnStyle(pen, seat), x, y, height);
  boxes.note('piece', `pawn ${seat}`, {
    x: x - height * 0.36,
    y: y - height * 0.51,
    width: height * 0.72,
    height: height * 1.01,
  });
}

/**
 * Returns the sideways offset in parts of a square. Several pawns on one square stand side by side (R-MR-28), close together at the right
 * of a badge.
 */
function getSideOffset({ sharing, marked }: PawnCompany, seat: number): number {
  const count = sharing.length;
  if (count === 1) return 0;
  const wide = count === 2 ? 0.36 : 0.3;
  const [left, right] = [marked ? -0.16 : -0.49, 0.49];
  const gap = Math.min(wide, (right - left - wide) / (count - 1));
  const middle = marked ? (left + right) / 2 : 0;
  const offset = (sharing.indexOf(seat) - (count - 1) / 2) * gap;
  return middle + offset - PIECE_OFFSET;
}
