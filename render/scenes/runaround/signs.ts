import type { Space } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import { getKitHues } from '../../kit/colours.ts';
import { drawPawn } from '../../kit/pawn.ts';
import { beginCircle, fill, strokeOutline } from '../../kit/shapes.ts';
import { beginSeatShape, getPawnStyle, getRunaroundHues, getSideHues } from './colours.ts';
import { getPawnPlace, type Track } from './track.ts';

/** Draws a house in the colours of a seat, 54 wide round the origin. */
function drawHouse(pen: Pen, seat: number): void {
  const { colour, edge } = getSideHues(pen, seat);
  pen.beginPath();
  for (const [x, y] of [
    [0, -26],
    [27, -1],
    [18, -1],
    [18, 21],
    [-18, 21],
    [-18, -1],
    [-27, -1],
  ] as const)
    pen.lineTo(x, y);
  pen.closePath();
  pen.lineJoin = 'round';
  fill(pen, colour);
  strokeOutline(pen, edge, 4);
}

/** Draws a pawn flying head over heels, its house behind it, on a place of its shape: 70 wide round the origin. */
export function drawFlungPawn(pen: Pen, seat: number): void {
  beginSeatShape(pen, seat, 0, 0, 35);
  fill(pen, getSideHues(pen, seat).pale);
  strokeOutline(pen, getSideHues(pen, seat).edge, 4);
  pen.save();
  pen.translate(-11, 9);
  pen.scale(0.85, 0.85);
  drawHouse(pen, seat);
  pen.restore();
  pen.save();
  pen.translate(12, -9);
  pen.rotate(0.9);
  drawPawn(pen, getPawnStyle(pen, seat), 0, 0, 56);
  pen.restore();
}

/** Draws points out of a space where one pawn ran into another. */
export function drawClash(pen: Pen, on: Track, space: Space): void {
  const { x, y } = getPawnPlace(on, space);
  const [inner, outer] = [on.pawn * 0.42, on.pawn * 0.57];
  pen.beginPath();
  for (let point = 0; point < 24; point++) {
    const angle = (point * Math.PI) / 12;
    const radius = point % 2 === 0 ? outer : inner;
    pen.lineTo(x + Math.cos(angle) * radius * 0.86, y + Math.sin(angle) * radius);
  }
  pen.closePath();
  pen.lineJoin = 'round';
  fill(pen, getRunaroundHues(pen).clash);
  strokeOutline(pen, getKitHues(pen).ink, pen.look.strong ? 4 : 2.5);
}

/** Draws a ring round the space whose pawn has to run on (R-RA-18). */
export function drawMustRunRing(pen: Pen, on: Track, space: Space): void {
  const { x, y } = getPawnPlace(on, space);
  pen.beginPath();
  pen.ellipse(x, y + on.pawn * 0.34, on.pawn * 0.46, on.pawn * 0.24, 0, 0, Math.PI * 2);
  strokeOutline(pen, getKitHues(pen).ink, 9);
  strokeOutline(pen, getKitHues(pen).glow, 6);
}

/** Draws a circular arrow on a disc: the pawn's run counts as it leaves its start (R-RA-19). */
export function drawComeRoundArrow(pen: Pen, seat: number, x: number, y: number, radius: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(radius / 20, radius / 20);
  beginCircle(pen, 0, 0, 20);
  fill(pen, getSideHues(pen, seat).pale);
  strokeOutline(pen, getSideHues(pen, seat).edge, 3);
  pen.beginPath();
  pen.arc(0, 0, 10, -Math.PI * 0.35, Math.PI * 1.25);
  pen.lineCap = 'round';
  strokeOutline(pen, getKitHues(pen).ink, 4.5);
  pen.beginPath();
  for (const [across, down] of [
    [-13, -14],
    [2, -11],
    [-9, 0],
  ] as const)
    pen.lineTo(across, down);
  pen.closePath();
  fill(pen, getKitHues(pen).ink);
  pen.restore();
}
