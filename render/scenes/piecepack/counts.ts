import { type Count, KINDS } from '../../../src/games/piecepack/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { write } from '../../kit/words.ts';
import { icon } from './icons.ts';

/** How far its number is from the middle of a drawing's left edge, and the drawing's radius; in parts of the number's size. */
const AFTER = 1.14;
const RADIUS = 0.52;
/** Of a figure. */
const FIGURE = 0.58;

/** Where a row of numbers begins, how much room it has, and how large they are; in pixels. */
interface Row {
  readonly x: number;
  readonly y: number;
  readonly room: number;
  readonly size: number;
}

/** How many pieces of each kind there are: as a small drawing and a number each, those that there are. */
export function counts(pen: Pen, many: Count, { x, y, room, size }: Row, boxes: Boxes): void {
  const kinds = KINDS.filter((kind) => many[kind] > 0);
  const wide = kinds.reduce((sum, kind) => sum + width(many[kind], size), 0);
  const fit = Math.min(size, Math.floor((size * room) / wide));
  const gap = Math.min(size, (room - (wide * fit) / size) / 4);
  let at = x;
  for (const kind of kinds) {
    icon(pen, kind, at + fit * RADIUS, y, Math.round(fit * RADIUS));
    const said = String(many[kind]);
    const long = write(pen, said, at + fit * AFTER, y, { size: fit, colour: hues(pen).ink });
    boxes.note('text', said, { x: at + fit * AFTER, y: y - fit * 0.5, width: long, height: fit });
    at += width(many[kind], fit) + gap;
  }
}

/** Of a drawing with its number. */
function width(count: number, size: number): number {
  return size * (AFTER + String(count).length * FIGURE + 0.05);
}

/** How many there are of all kinds. */
export function total(many: Count): number {
  return KINDS.reduce((sum, kind) => sum + many[kind], 0);
}

/** Of how many kinds there are any. */
export function kindsIn(many: Count): number {
  return KINDS.filter((kind) => many[kind] > 0).length;
}
