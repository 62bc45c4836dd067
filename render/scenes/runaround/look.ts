import type { Pen } from '../../canvas.ts';
import type { TraceLook } from '../../kit/arrow.ts';
import type { DieLook } from '../../kit/die.ts';
import type { PawnLook } from '../../kit/pawn.ts';
import { side } from './colours.ts';

/** A seat's shape, which its pawns, stones, dice and traces share. */
export function shapeOf(seat: number): 'round' | 'square' {
  return seat === 0 ? 'round' : 'square';
}

/** Yellow's head is round, blue's square. */
export function pawnOf(pen: Pen, seat: number): PawnLook {
  const { colour, edge } = side(pen, seat);
  const shape = shapeOf(seat);
  return { key: `runaround/${shape}`, head: shape, motif: shape, colour, edge };
}

/** The die of a seat. */
export function dieOf(pen: Pen, seat: number): DieLook {
  const { colour, edge, ink } = side(pen, seat);
  const shape = shapeOf(seat);
  return { key: `runaround/${shape}`, shape, colour, edge, ink, pips: true };
}

/** The trace of a seat's pawn over spaces of this width. */
export function traceOf(pen: Pen, seat: number, step: number): TraceLook {
  const { colour, edge } = side(pen, seat);
  const width = pen.look.strong || pen.look.large ? 16 : 12;
  return { colour, edge, width: Math.min(width, step * 0.22) };
}
