import type { Pen } from '../../canvas.ts';
import { font } from '../../fonts.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { fill, rounded } from '../../kit/shapes.ts';
import { write } from '../../kit/words.ts';

/** A small label: an optional sign, then a few figures. */
export interface Chip {
  readonly words: string;
  readonly ground: string;
  readonly colour: string;
  /** Draws within `size` pixels round (x, y). */
  readonly sign?: (pen: Pen, x: number, y: number, size: number) => void;
}

export const CHIP = 30;
const SIZE = 21;
const SIDE = 9;
const SIGN = 24;
const BETWEEN = 7;

/** How wide these chips are together. */
export function chipsLength(pen: Pen, chips: readonly Chip[]): number {
  return chips.reduce((sum, chip) => sum + chipLength(pen, chip) + BETWEEN, chips.length > 0 ? -BETWEEN : 0);
}

/** As many of them, from the first, as fit into the room. */
export function fitting(pen: Pen, chips: readonly Chip[], room: number): readonly Chip[] {
  let most = chips.length;
  while (most > 0 && chipsLength(pen, chips.slice(0, most)) > room) most--;
  return chips.slice(0, most);
}

/** Draws them from left to right, their middle at the height `y`. */
export function drawChips(pen: Pen, boxes: Boxes, chips: readonly Chip[], x: number, y: number): void {
  let from = x;
  for (const chip of chips) {
    const length = chipLength(pen, chip);
    drawn(pen, chip, from, y, length);
    boxes.note('text', chip.words, { x: from, y: y - CHIP / 2, width: length, height: CHIP });
    from += length + BETWEEN;
  }
}

function drawn(pen: Pen, { words, ground, colour, sign }: Chip, x: number, y: number, length: number): void {
  rounded(pen, x, y - CHIP / 2, length, CHIP, CHIP / 2);
  fill(pen, ground);
  sign?.(pen, x + SIDE + SIGN / 2 - 3, y, SIGN);
  write(pen, words, x + SIDE + (sign ? SIGN : 0), y, { size: SIZE, colour });
}

function chipLength(pen: Pen, { words, sign }: Chip): number {
  pen.font = font(SIZE);
  return Math.ceil(pen.measureText(words).width) + SIDE * 2 + (sign ? SIGN : 0);
}
