import { cut } from '../../../engine/cut.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { onTable, parseSpot, printSpot, REACH } from '../board.ts';
import { no } from '../grip.ts';
import { harmless } from '../hands/notes.ts';
import type { Spot } from '../types.ts';

/** A spot as typed: `c2`, `(1.5,1.5)`; seen from another also `2N`, `3NE`, `2U`, `<1,-2>`. */
export function readSpot(typed: string, from: Spot | null = null): Spot | Refusal {
  const plain = typed.toLowerCase();
  const spot = parseSpot(plain) ?? beyond(plain) ?? (from && stepped(plain, from));
  if (!spot) return no('noSpot', { typed: shortened(typed) });
  if (onTable(spot)) return spot;
  return no('beside', { typed: shortened(typed), nearest: printSpot(nearest(spot)), ...REACH });
}

/** Coordinates that the table may not reach. */
function beyond(plain: string): Spot | null {
  const read = /^\((-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)\)$/.exec(plain);
  return read && { x: Number(read[1]), y: Number(read[2]) };
}

/** Steps up, down, right and left of the board as it is drawn. */
function stepped(plain: string, from: Spot): Spot | null {
  const [, count = '1', way = ''] = /^(\d{1,2}(?:\.5)?)?([nsud]?[ewrl]?)$/.exec(plain) ?? [];
  const far = Number(count);
  if (way !== '')
    return { x: from.x + far * sign(way, /[er]/, /[wl]/), y: from.y + far * sign(way, /[nu]/, /[sd]/) };
  const by = /^<(-?\d{1,2}(?:\.5)?),(-?\d{1,2}(?:\.5)?)>$/.exec(plain);
  return by && { x: from.x + Number(by[1]), y: from.y + Number(by[2]) };
}

function sign(way: string, ahead: RegExp, back: RegExp): number {
  return Number(ahead.test(way)) - Number(back.test(way));
}

function nearest({ x, y }: Spot): Spot {
  return { x: onAxis(x, REACH.left, REACH.right), y: onAxis(y, REACH.near, REACH.far) };
}

function onAxis(value: number, least: number, most: number): number {
  return Math.min(Math.max(Math.round(value * 2) / 2, least), most);
}

/** What was typed, harmless and short enough to be said again. */
export function shortened(typed: string): string {
  return cut(harmless(typed), 40);
}
