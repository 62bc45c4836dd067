import type { Pen } from '../canvas.ts';
import type { Sitter } from '../request.ts';
import type { Boxes, Rect } from './boxes.ts';
import { hues } from './colours.ts';
import { circle, fill, line, rounded, shadowed } from './shapes.ts';
import { stamp } from './stamps.ts';
import { fitted, write } from './words.ts';

const ROUND = 16;

/** The ground of a seat's plate with a band in the seat's colour: never changes, so it belongs on a layer. */
export function plateGround(pen: Pen, rect: Rect, ground: string, band: string, width: number): void {
  shadowed(pen, 10, 3, () => {
    rounded(pen, rect.x, rect.y, rect.width, rect.height, ROUND);
    fill(pen, ground);
  });
  pen.save();
  rounded(pen, rect.x, rect.y, rect.width, rect.height, ROUND);
  pen.clip();
  pen.fillStyle = band;
  pen.fillRect(rect.x, rect.y, width, rect.height);
  pen.restore();
}

/** Rings the plate of somebody who is to act, or who has won. */
export function plateGlow(pen: Pen, rect: Rect): void {
  rounded(pen, rect.x - 3, rect.y - 3, rect.width + 6, rect.height + 6, ROUND + 3);
  line(pen, hues(pen).ink, 10);
  line(pen, hues(pen).glow, 7);
}

/** The name of who sits there, shortened to `width`, in the middle of the height `y`; an AI has a small chip. */
export function plateName(
  pen: Pen,
  boxes: Boxes,
  sitter: Sitter,
  x: number,
  y: number,
  width: number,
  size: number,
): void {
  const chip = sitter.ai ? size * 1.6 : 0;
  const name = fitted(pen, plain(sitter.name), width - chip, size);
  const long = write(pen, name, x, y, { size, colour: hues(pen).ink });
  boxes.note('text', name, { x, y: y - size * 0.6, width: long + chip, height: size * 1.2 });
  if (sitter.ai) aiChip(pen, x + long + size * 0.35, y, size);
}

/** Ornamental letters as plain ones, which the fonts have. */
function plain(name: string): string {
  return name.normalize('NFKC');
}

function aiChip(pen: Pen, x: number, y: number, size: number): void {
  rounded(pen, x, y - size * 0.42, size * 1.2, size * 0.84, size * 0.2);
  fill(pen, hues(pen).inkSoft);
  write(pen, 'AI', x + size * 0.6, y, { size: size * 0.62, colour: hues(pen).white, align: 'center' });
}

const METALS = ['#e7b322', '#b9bcc4', '#c98a4b'];

/** The place somebody finished in: a medal; its middle at (x, y). */
export function medal(pen: Pen, place: number, x: number, y: number, radius: number): void {
  stamp(pen, `medal/${place}/${radius}`, radius * 2.6, x, y, (on) => {
    on.scale(radius / 40, radius / 40);
    shadowed(on, 8, 3, () => {
      circle(on, 0, 0, 39);
      fill(on, hues(pen).ink);
    });
    circle(on, 0, 0, 36);
    fill(on, METALS[place - 1] ?? '#e8dfcd');
    circle(on, 0, 0, 29);
    line(on, 'rgba(255, 255, 255, 0.6)', 3);
    write(on, String(place), 0, 0, { size: 44, colour: hues(pen).ink, align: 'center' });
  });
}
