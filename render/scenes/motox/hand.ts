import type { Pen } from '../../canvas.ts';
import { hues } from '../../kit/colours.ts';
import { circle, fill, line, rounded, shadowed } from '../../kit/shapes.ts';
import { stamp } from '../../kit/stamps.ts';
import { write } from '../../kit/words.ts';
import { ASPHALT, ASPHALT_DARK, PAINT } from './look.ts';

/** A coin, whose suit and value do not matter, and how many there are. Returns where it ends. */
export function coins(pen: Pen, count: number, x: number, y: number, radius: number): number {
  coin(pen, x + radius, y, radius);
  return counted(pen, count, x + radius * 2 + 6, y, radius);
}

/** A coin with its middle at (x, y). */
export function coin(pen: Pen, x: number, y: number, radius: number): void {
  stamp(pen, `motox/coin/${radius}`, radius * 2.6, x, y, (on) => {
    on.scale(radius / 40, radius / 40);
    minted(on);
  });
}

/** A tile still to be laid, and how many there are. */
export function tiles(pen: Pen, count: number, x: number, y: number, radius: number): number {
  stamp(pen, `motox/tile/${radius}`, radius * 2.6, x + radius, y, (on) => {
    on.scale(radius / 40, radius / 40);
    tile(on);
  });
  return counted(pen, count, x + radius * 2 + 6, y, radius);
}

function counted(pen: Pen, count: number, x: number, y: number, radius: number): number {
  return x + write(pen, String(count), x, y, { size: Math.round(radius * 1.8), colour: hues(pen).ink });
}

function minted(pen: Pen): void {
  shadowed(pen, 8, 4, () => {
    circle(pen, 0, 0, 38);
    fill(pen, '#8a5f14');
  });
  circle(pen, 0, 0, 35);
  fill(pen, '#e7b322');
  circle(pen, 0, 0, 24);
  line(pen, '#fbe29a', 6);
}

function tile(pen: Pen): void {
  shadowed(pen, 8, 4, () => {
    rounded(pen, -37, -37, 74, 74, 12);
    fill(pen, ASPHALT_DARK);
  });
  rounded(pen, -33, -33, 66, 66, 9);
  fill(pen, ASPHALT);
  pen.fillStyle = PAINT;
  for (const x of [-28, -6, 16]) pen.fillRect(x, -4, 13, 8);
  pen.fillStyle = hues(pen).white;
  pen.fillRect(-33, -33, 66, 6);
  pen.fillRect(-33, 27, 66, 6);
}
