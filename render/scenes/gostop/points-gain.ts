import { getGoStopHues } from './colours.ts';
import { getMeasures, getTextSize } from './measures.ts';
import { drawLabel } from './signs.ts';
import type { DrawContext } from './spots.ts';

/** Draws what something brings, on the colour of winnings; `high` is the height of the cards beside it. */
export function drawGain(
  { pen, boxes }: Pick<DrawContext, 'pen' | 'boxes'>,
  points: string,
  middle: number,
  y: number,
  room: number,
  high: number,
): void {
  const size = getTextSize(getMeasures(pen.look).textGain, high);
  const rect = { x: middle - room / 2 + 3, y: y - size * 0.62, width: room - 6, height: size * 1.24 };
  const { gain: ground, gainInk: colour } = getGoStopHues(pen);
  drawLabel(pen, rect, { words: points, size, ground, colour, round: 7 });
  boxes.note('text', points, rect);
}
