import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { beginRoundedRect, fill } from '../../kit/shapes.ts';
import { type TextStyle, write } from '../../kit/text.ts';
import { getForageHues } from './colours.ts';
import { type Field, getSurroundingRect } from './field.ts';

/** A letter or number at the edge. `across` is set if it names what lies beyond a joined edge. */
interface Label {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly across: boolean;
}

/** Draws letters below and numbers at the left. At joined edges (R-FO-9), the strip beyond the edge is labelled with what it shows. */
export function drawCoordinates(pen: Pen, on: Field): void {
  for (const { x, y, width, height } of getCoordinateStrips(on)) {
    beginRoundedRect(pen, x, y, width, height, 10);
    fill(pen, getForageHues(pen).rim);
  }
  for (const label of getLabels(on)) write(pen, label.words, label.x, label.y, getLabelStyle(pen, on, label));
}

/** Records the boxes of the coordinates. */
export function noteCoordinates(on: Field, boxes: Boxes): void {
  const [columns, rows] = getCoordinateStrips(on);
  boxes.note('plate', 'columns', columns);
  boxes.note('plate', 'rows', rows);
  for (const { words, x, y, across } of getLabels(on)) {
    const size = getLabelSize(on, words);
    const width = size * 0.57 * words.length;
    boxes.note('text', across ? `${words} across` : words, {
      x: x - width / 2,
      y: y - size * 0.4,
      width,
      height: size * 0.8,
    });
  }
}

function getCoordinateStrips(on: Field): readonly [columns: Rect, rows: Rect] {
  const { x, y, width, height } = getSurroundingRect(on);
  const thick = on.by.edge - 6;
  return [
    { x, y: y + height + 4, width, height: thick },
    { x: x - thick - 4, y: y - 6, width: thick, height: height + 12 },
  ];
}

function getLabels(on: Field): readonly Label[] {
  const [columns, rows] = getCoordinateStrips(on);
  const [low, left] = [columns.y + columns.height / 2, rows.x + rows.width / 2];
  return [
    ...getLabelLine(on.columns, on).map(({ at, middle, across }) => {
      return {
        words: String.fromCharCode(97 + at),
        x: on.x + middle,
        y: low - on.by.figure * LETTER_RAISE,
        across,
      };
    }),
    ...getLabelLine(on.rows, on).map(({ at, middle, across }) => {
      return { words: String(at + 1), x: left, y: on.y + on.rows * on.cell - middle, across };
    }),
  ];
}

/** Height by which letters are raised, in parts of their size: some have a tail below the line. */
const LETTER_RAISE = 0.12;

/** Returns the labels of one edge: the position of each of its squares, and the two across the corners. */
function getLabelLine(count: number, on: Field): { at: number; middle: number; across: boolean }[] {
  const own = Array.from({ length: count }, (_, at) => ({ at, middle: (at + 0.5) * on.cell, across: false }));
  if (on.ghost === 0) return own;
  const before = { at: count - 1, middle: -on.ghost / 2, across: true };
  const after = { at: 0, middle: count * on.cell + on.ghost / 2, across: true };
  return [before, ...own, after];
}

function getLabelStyle(pen: Pen, on: Field, { words, across }: Label): TextStyle {
  const { rimInk, rimFaint } = getForageHues(pen);
  return { size: getLabelSize(on, words), colour: across ? rimFaint : rimInk, align: 'center' };
}

/** Returns the size of a label; two figures are a little smaller, to fit into the strip. */
function getLabelSize({ by }: Field, words: string): number {
  return by.figure * (words.length > 1 ? 0.86 : 1);
}
