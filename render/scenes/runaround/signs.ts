import type { Space } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import { hues } from '../../kit/colours.ts';
import { pawn } from '../../kit/pawn.ts';
import { circle, fill, line } from '../../kit/shapes.ts';
import { runaroundHues, side } from './colours.ts';
import { pawnOf } from './look.ts';
import { place } from './place.ts';
import { spot, type Track } from './track.ts';

/** A house in the colours of a seat, 54 wide round the origin. */
function house(pen: Pen, seat: number): void {
  const { colour, edge } = side(pen, seat);
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
  line(pen, edge, 4);
}

/** A pawn that flies head over heels, its house behind it, on a place of its shape: 70 wide round the origin. */
export function flung(pen: Pen, seat: number): void {
  place(pen, seat, 0, 0, 35);
  fill(pen, side(pen, seat).pale);
  line(pen, side(pen, seat).edge, 4);
  pen.save();
  pen.translate(-11, 9);
  pen.scale(0.85, 0.85);
  house(pen, seat);
  pen.restore();
  pen.save();
  pen.translate(12, -9);
  pen.rotate(0.9);
  pawn(pen, pawnOf(pen, seat), 0, 0, 56);
  pen.restore();
}

/** Points out of a space where one pawn ran into another. */
export function clash(pen: Pen, on: Track, space: Space): void {
  const { x, y } = spot(on, space);
  const [inner, outer] = [on.pawn * 0.42, on.pawn * 0.57];
  pen.beginPath();
  for (let point = 0; point < 24; point++) {
    const angle = (point * Math.PI) / 12;
    const radius = point % 2 === 0 ? outer : inner;
    pen.lineTo(x + Math.cos(angle) * radius * 0.86, y + Math.sin(angle) * radius);
  }
  pen.closePath();
  pen.lineJoin = 'round';
  fill(pen, runaroundHues(pen).clash);
  line(pen, hues(pen).ink, pen.look.strong ? 4 : 2.5);
}

/** Round the space whose pawn has to run on (R-RA-18). */
export function mustRun(pen: Pen, on: Track, space: Space): void {
  const { x, y } = spot(on, space);
  pen.beginPath();
  pen.ellipse(x, y + on.pawn * 0.34, on.pawn * 0.46, on.pawn * 0.24, 0, 0, Math.PI * 2);
  line(pen, hues(pen).ink, 9);
  line(pen, hues(pen).glow, 6);
}

/** An arrow that comes round, on a disc: the pawn's run counts as it leaves its start (R-RA-19). */
export function comeRound(pen: Pen, seat: number, x: number, y: number, radius: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(radius / 20, radius / 20);
  circle(pen, 0, 0, 20);
  fill(pen, side(pen, seat).pale);
  line(pen, side(pen, seat).edge, 3);
  pen.beginPath();
  pen.arc(0, 0, 10, -Math.PI * 0.35, Math.PI * 1.25);
  pen.lineCap = 'round';
  line(pen, hues(pen).ink, 4.5);
  pen.beginPath();
  for (const [across, down] of [
    [-13, -14],
    [2, -11],
    [-9, 0],
  ] as const)
    pen.lineTo(across, down);
  pen.closePath();
  fill(pen, hues(pen).ink);
  pen.restore();
}
