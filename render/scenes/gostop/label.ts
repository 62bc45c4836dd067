import type { Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { stamp } from '../../kit/canvas-cache.ts';
import { beginRoundedRect, fill, strokeOutline } from '../../kit/shapes.ts';
import { write } from '../../kit/text.ts';

/** Words centred on a background with round corners. */
interface Label {
  readonly words: string;
  /** Size of the words, in pixels. */
  readonly size: number;
  readonly ground: string;
  readonly colour: string;
  readonly round: number;
  /** Colour of the outline; none if omitted. */
  readonly edge?: string;
  /** Distance of the words from the left; centred if omitted. */
  readonly indent?: number;
}

/** Draws a label; one that was drawn before is only stamped. */
export function drawLabel(pen: Pen, rect: Rect, drawn: Label): void {
  const { x, y, width, height } = rect;
  const { words, size, ground, colour, edge, indent, round } = drawn;
  const key = [words, size, ground, colour, edge, indent, round, width, height].join('/');
  stamp(pen, `gostop/label/${key}`, Math.max(width, height) + 4, x + width / 2, y + height / 2, (on) => {
    on.translate(-width / 2, -height / 2);
    printLabel(on, width, height, drawn);
  });
}

function printLabel(pen: Pen, width: number, height: number, drawn: Label): void {
  const { words, size, ground, colour, round, edge, indent } = drawn;
  const inset = edge === undefined ? 0 : 1.5;
  beginRoundedRect(pen, inset, inset, width - inset * 2, height - inset * 2, round);
  fill(pen, ground);
  if (edge !== undefined) strokeOutline(pen, edge, 3);
  if (indent === undefined) write(pen, words, width / 2, height / 2, { size, colour, align: 'center' });
  else write(pen, words, indent, height / 2, { size, colour });
}
