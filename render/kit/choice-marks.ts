import type { Pen } from '../canvas.ts';
import { drawBadge } from './badge.ts';
import type { Boxes, Rect } from './boxes.ts';
import { stampRect } from './canvas-cache.ts';
import { getKitHues } from './colours.ts';
import { beginRoundedRect, strokeOutline } from './shapes.ts';

/** Marks of choices, the same in every scene: a thin frame, and the letter at its upper left corner. What lies there stays visible. */

/** Distance of a letter's middle inward from the corner, in its radii. */
const CORNER_INSET = 0.35;

/** Returns the middle of the letter for a choice with this outline. */
export function getLetterPlace({ x, y }: Pick<Rect, 'x' | 'y'>, radius: number): { x: number; y: number } {
  return { x: x + radius * CORNER_INSET, y: y + radius * CORNER_INSET };
}

/** Draws the letter of a choice at the corner of its outline. */
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

/** Draws a thin frame just within the outline of a choice; `round` is the radius of its corners. */
export function drawChoiceFrame(pen: Pen, rect: Rect, round: number): void {
  const inset = 4;
  stampRect(pen, `frame/${round}`, rect, (on, { width, height }) => {
    beginRoundedRect(on, inset, inset, width - inset * 2, height - inset * 2, round);
    const thin = on.look.strong ? 4 : 2.5;
    strokeOutline(on, getKitHues(on).white, thin + 3);
    strokeOutline(on, getKitHues(on).badge, thin);
  });
}
