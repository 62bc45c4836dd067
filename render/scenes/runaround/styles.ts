import type { Pen } from '../../canvas.ts';
import type { TraceStyle } from '../../kit/arrow.ts';
import type { DieStyle } from '../../kit/die.ts';
import type { PawnStyle } from '../../kit/pawn.ts';
import { getSideHues } from './colours.ts';

/** Returns a seat's shape, which its pawns, stones, dice and traces share. */
export function getSeatShape(seat: number): 'round' | 'square' {
  return seat === 0 ? 'round' : 'square';
}

/** Returns the style of a pawn: yellow's head is round, blue's square. */
export function getPawnStyle(pen: Pen, seat: number): PawnStyle {
  const { colour, edge } = getSideHues(pen, seat);
  const shape = getSeatShape(seat);
  return { key: `runaround/${shape}`, head: shape, motif: shape, colour, edge };
}

/** Returns the style of a seat's die. */
export function getDieStyle(pen: Pen, seat: number): DieStyle {
  const { colour, edge, ink } = getSideHues(pen, seat);
  const shape = getSeatShape(seat);
  return { key: `runaround/${shape}`, shape, colour, edge, ink, pips: true };
}

/** Returns the trace style of a seat's pawn over spaces of this width. */
export function getTraceStyle(pen: Pen, seat: number, step: number): TraceStyle {
  const { colour, edge } = getSideHues(pen, seat);
  const width = pen.look.strong || pen.look.large ? 16 : 12;
  return { colour, edge, width: Math.min(width, step * 0.22) };
}
