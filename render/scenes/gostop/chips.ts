import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { widthOf } from '../../kit/width.ts';
import { write } from '../../kit/words.ts';
import { label } from './label.ts';
import { measuresOf } from './measures.ts';
import type { Sign } from './signs.ts';

/** A small label: an optional sign, then a few figures. Without a ground only its words. */
export interface Chip {
  readonly words: string;
  readonly ground: string | null;
  readonly colour: string;
  readonly sign?: Sign;
}

const SIDE = 9;
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
  const { chip: height } = measuresOf(pen.look);
  let from = x;
  for (const chip of chips) {
    const length = chipLength(pen, chip);
    drawn(pen, chip, from, y, length);
    boxes.note('text', chip.words, { x: from, y: y - height / 2, width: length, height });
    from += length + BETWEEN;
  }
}

function drawn(pen: Pen, chip: Chip, x: number, y: number, length: number): void {
  const { chip: height, textChip: size, sign: room } = measuresOf(pen.look);
  const { words, ground, colour, sign } = chip;
  const indent = (ground === null ? 0 : SIDE) + (sign ? room : 0);
  const rect = { x, y: y - height / 2, width: length, height };
  if (ground === null) write(pen, words, x + indent, y, { size, colour });
  else label(pen, rect, { words, size, ground, colour, round: height / 2, indent });
  sign?.(pen, x + SIDE + room / 2 - 3, y, room);
}

function chipLength(pen: Pen, { words, ground, sign }: Chip): number {
  const { textChip, sign: room } = measuresOf(pen.look);
  return Math.ceil(widthOf(pen, words, textChip)) + (ground === null ? 0 : SIDE * 2) + (sign ? room : 0);
}
