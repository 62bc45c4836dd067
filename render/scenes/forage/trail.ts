import type { Motif } from '../../../themes/theme.ts';
import type { Pen } from '../../canvas.ts';
import type { Point, TraceStyle } from '../../kit/arrow.ts';
import { drawMotif } from '../../kit/motif.ts';
import type { Field } from './field.ts';

/** Distance between two footprints in parts of a square; an unknown way has fewer. */
const STRIDE = { known: 0.34, dotted: 0.6 };
/** Distance of left and right footprints from the path, and their size, in parts of a square. */
const SIDE_OFFSET = 0.13;
const PRINT_SIZE = 0.36;

/** Draws footprints from one place to another, left and right in turn, in the seat's colour; leaves both ends free. */
export function drawTrail(
  pen: Pen,
  { cell }: Field,
  [from, to]: readonly [Point, Point],
  { colour, edge, dotted }: TraceStyle,
  print: Motif,
): void {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(across, down);
  const [first, last] = [cell * 0.62, far - cell * 0.4];
  const stride = cell * (dotted ? STRIDE.dotted : STRIDE.known);
  for (let at = first, step = 0; at <= last; at += stride, step++) {
    const side = cell * SIDE_OFFSET * (step % 2 === 0 ? 1 : -1);
    pen.save();
    pen.translate(from.x + (across * at) / far, from.y + (down * at) / far);
    pen.rotate(Math.atan2(down, across) + Math.PI / 2);
    drawMotif(pen, print, side, 0, cell * PRINT_SIZE, { colour, edge });
    pen.restore();
  }
}
