import type { Refusal } from '../../../engine/refusal.ts';
import { truncateText } from '../../../engine/text.ts';
import { isOnTable, parseSpot, printSpot, REACH } from '../board.ts';
import { refuse } from '../grip.ts';
import { sanitiseText } from '../hands/notes.ts';
import type { Spot } from '../types.ts';

/** Parses a typed spot: `c2`, `(1.5,1.5)`; relative to another also `2N`, `3NE`, `2U`, `<1,-2>`. */
export function parseTypedSpot(typed: string, from: Spot | null = null): Spot | Refusal {
  const plain = typed.toLowerCase();
  const spot = parseSpot(plain) ?? parseCoordinates(plain) ?? (from && parseSteps(plain, from));
  if (!spot) return refuse('noSpot', { typed: shortenTyped(typed) });
  if (isOnTable(spot)) return spot;
  return refuse('beside', { typed: shortenTyped(typed), nearest: printSpot(findNearest(spot)), ...REACH });
}

/** Parses coordinates, which may lie off the table. */
function parseCoordinates(plain: string): Spot | null {
  const read = /^\((-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)\)$/.exec(plain);
  return read && { x: Number(read[1]), y: Number(read[2]) };
}

/** Parses steps up, down, right and left of the board as drawn. */
function parseSteps(plain: string, from: Spot): Spot | null {
  const [, count = '1', way = ''] = /^(\d{1,2}(?:\.5)?)?([nsud]?[ewrl]?)$/.exec(plain) ?? [];
  const far = Number(count);
  if (way !== '')
    return { x: from.x + far * getSign(way, /[er]/, /[wl]/), y: from.y + far * getSign(way, /[nu]/, /[sd]/) };
  const by = /^<(-?\d{1,2}(?:\.5)?),(-?\d{1,2}(?:\.5)?)>$/.exec(plain);
  return by && { x: from.x + Number(by[1]), y: from.y + Number(by[2]) };
}

function getSign(way: string, ahead: RegExp, back: RegExp): number {
  return Number(ahead.test(way)) - Number(back.test(way));
}

function findNearest({ x, y }: Spot): Spot {
  return { x: clampAxis(x, REACH.left, REACH.right), y: clampAxis(y, REACH.near, REACH.far) };
}

function clampAxis(value: number, least: number, most: number): number {
  return Math.min(Math.max(Math.round(value * 2) / 2, least), most);
}

/** Returns the typed text sanitised and shortened, so that a refusal can quote it. */
export function shortenTyped(typed: string): string {
  return truncateText(sanitiseText(typed), 40);
}
