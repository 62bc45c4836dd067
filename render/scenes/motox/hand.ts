import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { motif } from '../../kit/motif.ts';
import { circle, fill, line, rounded, shadowed } from '../../kit/shapes.ts';
import { stamp } from '../../kit/stamps.ts';
import { write } from '../../kit/words.ts';
import { motifOf } from '../../look.ts';
import { motoxHues } from './colours.ts';

/** How many of something, and where: its left, the middle of its height, and half its height. */
interface Count {
  readonly name: string;
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A coin, whose suit and value do not matter, and how many there are. Returns where it ends. */
export function coins(pen: Pen, boxes: Boxes, of: Count): number {
  coin(pen, of.x + of.radius, of.y, of.radius);
  return counted(pen, boxes, of);
}

/** A coin, or what the theme has for it, with its middle at (x, y). */
export function coin(pen: Pen, x: number, y: number, radius: number): void {
  stamp(pen, `motox/coin/${radius}`, radius * 2.6, x, y, (on) => {
    on.scale(radius / 40, radius / 40);
    const own = motifOf(on, 'coin');
    if (own) motif(on, own, 0, 0, 88);
    else minted(on);
  });
}

/** A tile still to be laid, and how many there are. Returns where it ends. */
export function tiles(pen: Pen, boxes: Boxes, of: Count): number {
  stamp(pen, `motox/tile/${of.radius}`, of.radius * 2.6, of.x + of.radius, of.y, (on) => {
    on.scale(of.radius / 40, of.radius / 40);
    tile(on);
  });
  return counted(pen, boxes, of);
}

function counted(pen: Pen, boxes: Boxes, { name, count, x, y, radius }: Count): number {
  const [left, size] = [x + radius * 2 + 6, Math.round(radius * 1.8)];
  const width = write(pen, String(count), left, y, { size, colour: hues(pen).ink });
  boxes.note('text', `${name} ${count}`, { x: left, y: y - size * 0.45, width, height: size * 0.9 });
  return left + width;
}

function minted(pen: Pen): void {
  const { coin, coinDark, coinLight } = motoxHues(pen);
  shadowed(pen, 8, 4, () => {
    circle(pen, 0, 0, 38);
    fill(pen, coinDark);
  });
  circle(pen, 0, 0, 35);
  fill(pen, coin);
  circle(pen, 0, 0, 24);
  line(pen, coinLight, 6);
}

function tile(pen: Pen): void {
  const { road, roadDark, paint, curb } = motoxHues(pen);
  shadowed(pen, 8, 4, () => {
    rounded(pen, -37, -37, 74, 74, 12);
    fill(pen, roadDark);
  });
  rounded(pen, -33, -33, 66, 66, 9);
  fill(pen, road);
  pen.fillStyle = paint;
  for (const x of [-28, -6, 16]) pen.fillRect(x, -4, 13, 8);
  for (let at = 0; at < 6; at++) {
    pen.fillStyle = curb[at % curb.length] ?? paint;
    pen.fillRect(-33 + at * 11, -33, 11, 7);
    pen.fillRect(-33 + at * 11, 26, 11, 7);
  }
}
