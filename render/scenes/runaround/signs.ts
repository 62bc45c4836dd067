import type { Space } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import { hues } from '../../kit/colours.ts';
import { fill, line } from '../../kit/shapes.ts';
import { stamp } from '../../kit/stamps.ts';
import { runaroundHues, side } from './colours.ts';
import { place } from './place.ts';
import { lane, spot, type Track } from './track.ts';

/** A little house of the seat's shape at a space, away from its badge: one of its pawns went home from here. */
export function homeward(pen: Pen, on: Track, seat: number, space: Space): void {
  const { x, y } = spot(on, space);
  const radius = Math.round(Math.min(20, on.step * 0.36) * (pen.look.large ? 1.2 : 1));
  const far = (on.pawn / 2 - radius * 0.5) * (lane(on, space) === 'bottom' ? 1 : -1);
  const [left, top] = [x + on.step / 2 - radius * 0.8, y + far];
  homeSign(pen, seat, left, top, radius);
}

/** The sign itself, its middle at (x, y). */
export function homeSign(pen: Pen, seat: number, x: number, y: number, radius: number): void {
  stamp(pen, `runaround/homeward/${seat}/${radius}`, radius * 2.4, x, y, (on) => {
    on.scale(radius / 40, radius / 40);
    place(on, seat, 0, 0, 38);
    fill(on, hues(on).white);
    line(on, side(on, seat).edge, 5);
    house(on, seat);
  });
}

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
