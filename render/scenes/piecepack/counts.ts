import { PIECE_KINDS, type PieceCounts } from '../../../src/games/piecepack/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { getKitHues } from '../../kit/colours.ts';
import { write } from '../../kit/text.ts';
import { drawIcon } from './icons.ts';

/** Distance of a number from the middle of its drawing's left edge, and the drawing's radius, in parts of the number's size. */
const NUMBER_OFFSET = 0.8;
const ICON_RADIUS = 0.37;
/** Width of a figure, in parts of its size. */
const FIGURE_WIDTH = 0.58;

/** Place of a row of numbers: left edge, width and text size, in pixels. */
interface CountRow {
  readonly x: number;
  readonly y: number;
  readonly room: number;
  readonly size: number;
}

/** Draws the number of pieces of each kind that is present, each with a small drawing. */
export function drawCounts(pen: Pen, many: PieceCounts, { x, y, room, size }: CountRow, boxes: Boxes): void {
  const kinds = PIECE_KINDS.filter((kind) => many[kind] > 0);
  const wide = kinds.reduce((sum, kind) => sum + getCountWidth(many[kind], size), 0);
  const fit = Math.min(size, Math.floor((size * room) / wide));
  const gap = Math.min(size, (room - (wide * fit) / size) / 4);
  let at = x;
  for (const kind of kinds) {
    drawIcon(pen, kind, at + fit * ICON_RADIUS, y, Math.round(fit * ICON_RADIUS));
    const said = String(many[kind]);
    const long = write(pen, said, at + fit * NUMBER_OFFSET, y, { size: fit, colour: getKitHues(pen).ink });
    boxes.note('text', said, { x: at + fit * NUMBER_OFFSET, y: y - fit * 0.5, width: long, height: fit });
    at += getCountWidth(many[kind], fit) + gap;
  }
}

/** Returns the width of a drawing with its number. */
function getCountWidth(count: number, size: number): number {
  return size * (NUMBER_OFFSET + String(count).length * FIGURE_WIDTH + 0.05);
}

/** Returns the number of pieces of all kinds. */
export function countPieces(many: PieceCounts): number {
  return PIECE_KINDS.reduce((sum, kind) => sum + many[kind], 0);
}

/** Returns the number of kinds that are present. */
export function countKinds(many: PieceCounts): number {
  return PIECE_KINDS.filter((kind) => many[kind] > 0).length;
}
