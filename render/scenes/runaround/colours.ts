import { plainRunaround } from '../../../themes/plain/runaround.ts';
import type { Pen } from '../../canvas.ts';
import type { TraceStyle } from '../../kit/arrow.ts';
import type { DieStyle } from '../../kit/die.ts';
import type { PawnStyle } from '../../kit/pawn.ts';
import { beginCircle, beginRoundedRect } from '../../kit/shapes.ts';
import { defineHues, type StyleSource } from '../../style.ts';

/** Returns the colours of Runaround in the style of a pen. */
export const getRunaroundHues = defineHues(plainRunaround);

/** Colours of a side. */
interface SideHues {
  readonly colour: string;
  readonly edge: string;
  readonly pale: string;
  readonly ink: string;
}

/** Returns the colours of a seat. */
export function getSideHues(pen: StyleSource, seat: number): SideHues {
  const { sides, sidesDark, sidesPale, sidesInk } = getRunaroundHues(pen);
  return {
    colour: sides[seat] ?? '#ffffff',
    edge: sidesDark[seat] ?? '#000000',
    pale: sidesPale[seat] ?? '#ffffff',
    ink: sidesInk[seat] ?? '#000000',
  };
}

/** Returns a seat's shape, which its pawns, stones, dice and traces share. */
function getSeatShape(seat: number): 'round' | 'square' {
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

/** Begins the outline of a seat's shape; its middle at (x, y). A square is a little narrower than a circle. */
export function beginSeatShape(pen: Pen, seat: number, x: number, y: number, radius: number): void {
  const half = radius * 0.92;
  if (getSeatShape(seat) === 'round') beginCircle(pen, x, y, radius);
  else beginRoundedRect(pen, x - half, y - half, 2 * half, 2 * half, radius * 0.24);
}
