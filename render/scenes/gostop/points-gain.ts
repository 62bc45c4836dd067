import { write } from '../../kit/text.ts';
import { getGoStopHues } from './colours.ts';
import { drawLabel } from './label.ts';
import { getMeasures } from './measures.ts';
import type { DrawContext } from './spots.ts';

/** Draws what something brings, on the colour of winnings, or a hint of what it needs. */
export function drawGain(
  { pen, boxes }: Pick<DrawContext, 'pen' | 'boxes'>,
  points: string | null,
  needs: string,
  middle: number,
  y: number,
  room: number,
): void {
  const { textGain: size } = getMeasures(pen.look);
  const rect = { x: middle - room / 2 + 3, y: y - size * 0.62, width: room - 6, height: size * 1.24 };
  const { gain: ground, gainInk: colour, chipSoft } = getGoStopHues(pen);
  if (points === null) write(pen, needs, middle, y, { size, colour: chipSoft, align: 'center' });
  else drawLabel(pen, rect, { words: points, size, ground, colour, round: 7 });
  boxes.note('text', points ?? needs, rect);
}
