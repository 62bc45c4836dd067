import { write } from '../../kit/words.ts';
import { gostopHues } from './colours.ts';
import { label } from './label.ts';
import { measuresOf } from './measures.ts';
import type { Dealer } from './spots.ts';

/** What something brings, on the colour of what was won; or a hint of what it needs. */
export function gain(
  { pen, boxes }: Pick<Dealer, 'pen' | 'boxes'>,
  points: string | null,
  needs: string,
  middle: number,
  y: number,
  room: number,
): void {
  const { textGain: size } = measuresOf(pen.look);
  const rect = { x: middle - room / 2 + 3, y: y - size * 0.62, width: room - 6, height: size * 1.24 };
  const { gain: ground, gainInk: colour, chipSoft } = gostopHues(pen);
  if (points === null) write(pen, needs, middle, y, { size, colour: chipSoft, align: 'center' });
  else label(pen, rect, { words: points, size, ground, colour, round: 7 });
  boxes.note('text', points ?? needs, rect);
}
