import { type Count, KINDS } from '../../../src/games/piecepack/types.ts';
import type { Pen } from '../../canvas.ts';
import { hues } from '../../kit/colours.ts';
import { write } from '../../kit/words.ts';
import { icon } from './icons.ts';

const SIZE = 23;
const ICON = 28;

/** How many pieces of each kind there are: as a small drawing and a number each, those that there are, in this width. */
export function counts(pen: Pen, many: Count, x: number, y: number, room: number): void {
  const kinds = KINDS.filter((kind) => many[kind] > 0);
  const wide = kinds.reduce((sum, kind) => sum + width(many[kind]), 0);
  const scale = Math.min(1, room / wide);
  const gap = Math.min(24, (room - wide * scale) / 4);
  let at = x;
  for (const kind of kinds) {
    icon(pen, kind, at + 12 * scale, y, Math.round(12 * scale));
    write(pen, String(many[kind]), at + ICON * scale, y, { size: SIZE * scale, colour: hues(pen).ink });
    at += width(many[kind]) * scale + gap;
  }
}

/** Of a drawing with its number. */
function width(count: number): number {
  return ICON + String(count).length * SIZE * 0.58 + 3;
}

/** How many there are of all kinds. */
export function total(many: Count): number {
  return KINDS.reduce((sum, kind) => sum + many[kind], 0);
}

/** Of how many kinds there are any. */
export function kindsIn(many: Count): number {
  return KINDS.filter((kind) => many[kind] > 0).length;
}
