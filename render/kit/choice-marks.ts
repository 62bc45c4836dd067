import type { Pen } from '../canvas.ts';
import { drawBadge } from './badge.ts';
import type { Boxes, Rect } from './boxes.ts';
import { getKitHues } from './colours.ts';
import { beginRoundedRect, strokeOutline } from './shapes.ts';
import { stampRect } from './stamps.ts';

/**
 * What may be chosen is marked in every scene alike: a thin frame round it, and its letter at its upper left corner, so
 * that what lies there stays in sight.
 */

/** So far inside of the corner the middle of a letter is, in its radii. */
const CORNER_INSET = 0.35;

/** The middle of the letter of what has this outline. */
export function getLetterPlace({ x, y }: Pick<Rect, 'x' | 'y'>, radius: number): { x: number; y: number } {
  return { x: x + radius * CORNER_INSET, y: y + radius * CORNER_INSET };
}

/** The letter of what has this outline, at its corner. */
export function drawLetter(
  pen: Pen,
  boxes: Boxes,
  mark: string,
  rect: Pick<Rect, 'x' | 'y'>,
  radius: number,
): void {
  const { x, y } = getLetterPlace(rect, radius);
  drawBadge(pen, boxes, mark, x, y, radius);
}

/** A thin frame just within the outline of what may be chosen; `round`: the radius of its corners. */
export function drawChoiceFrame(pen: Pen, rect: Rect, round: number): void {
  const inset = 4;
  stampRect(pen, `frame/${round}`, rect, (on, { width, height }) => {
    beginRoundedRect(on, inset, inset, width - inset * 2, height - inset * 2, round);
    const thin = on.look.strong ? 4 : 2.5;
    strokeOutline(on, getKitHues(on).white, thin + 3);
    strokeOutline(on, getKitHues(on).badge, thin);
  });
}
