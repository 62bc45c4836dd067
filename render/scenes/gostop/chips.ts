import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { measureTextWidth, write } from '../../kit/text.ts';
import { getMeasures } from './measures.ts';
import { drawLabel, type Sign } from './signs.ts';

/** A small label: an optional sign, then a few figures. Without a background only its words are drawn. */
export interface Chip {
  readonly words: string;
  readonly ground: string | null;
  readonly colour: string;
  readonly sign?: Sign;
}

const CHIP_PADDING = 9;
const CHIP_GAP = 7;

/** Returns the total width of these chips. */
export function measureChips(pen: Pen, chips: readonly Chip[]): number {
  return chips.reduce(
    (sum, chip) => sum + measureChip(pen, chip) + CHIP_GAP,
    chips.length > 0 ? -CHIP_GAP : 0,
  );
}

/** Returns as many chips, from the first, as fit into the room. */
export function takeFittingChips(pen: Pen, chips: readonly Chip[], room: number): readonly Chip[] {
  let most = chips.length;
  while (most > 0 && measureChips(pen, chips.slice(0, most)) > room) most--;
  return chips.slice(0, most);
}

/** Draws the chips from left to right, centred on the height `y`. */
export function drawChips(pen: Pen, boxes: Boxes, chips: readonly Chip[], x: number, y: number): void {
  const { chip: height } = getMeasures(pen.look);
  let from = x;
  for (const chip of chips) {
    const length = measureChip(pen, chip);
    drawChip(pen, chip, from, y, length);
    boxes.note('text', chip.words, { x: from, y: y - height / 2, width: length, height });
    from += length + CHIP_GAP;
  }
}

function drawChip(pen: Pen, chip: Chip, x: number, y: number, length: number): void {
  const { chip: height, textChip: size, sign: room } = getMeasures(pen.look);
  const { words, ground, colour, sign } = chip;
  const indent = (ground === null ? 0 : CHIP_PADDING) + (sign ? room : 0);
  const rect = { x, y: y - height / 2, width: length, height };
  if (ground === null) write(pen, words, x + indent, y, { size, colour });
  else drawLabel(pen, rect, { words, size, ground, colour, round: height / 2, indent });
  sign?.(pen, x + CHIP_PADDING + room / 2 - 3, y, room);
}

function measureChip(pen: Pen, { words, ground, sign }: Chip): number {
  const { textChip, sign: room } = getMeasures(pen.look);
  return (
    Math.ceil(measureTextWidth(pen, words, textChip)) +
    (ground === null ? 0 : CHIP_PADDING * 2) +
    (sign ? room : 0)
  );
}
