import type { Pen } from '../canvas.ts';
import { badge } from './badge.ts';
import type { Boxes, Rect } from './boxes.ts';
import { hues } from './colours.ts';
import { line, rounded } from './shapes.ts';
import { stampIn } from './stamps.ts';

/**
 * What may be chosen is marked in every scene alike: a thin frame round it, and its letter at its upper left corner, so
 * that what lies there stays in sight.
 */

/** So far inside of the corner the middle of a letter is, in its radii. */
const INSIDE = 0.35;

/** The middle of the letter of what has this outline. */
export function cornerOf({ x, y }: Pick<Rect, 'x' | 'y'>, radius: number): { x: number; y: number } {
  return { x: x + radius * INSIDE, y: y + radius * INSIDE };
}

/** The letter of what has this outline, at its corner. */
export function letter(
  pen: Pen,
  boxes: Boxes,
  mark: string,
  rect: Pick<Rect, 'x' | 'y'>,
  radius: number,
): void {
  const { x, y } = cornerOf(rect, radius);
  badge(pen, boxes, mark, x, y, radius);
}

/** A thin frame just within the outline of what may be chosen; `round`: the radius of its corners. */
export function frame(pen: Pen, rect: Rect, round: number): void {
  const inset = 4;
  stampIn(pen, `frame/${round}`, rect, (on, { width, height }) => {
    rounded(on, inset, inset, width - inset * 2, height - inset * 2, round);
    const thin = on.look.strong ? 4 : 2.5;
    line(on, hues(on).white, thin + 3);
    line(on, hues(on).badge, thin);
  });
}
