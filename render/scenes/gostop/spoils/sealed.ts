import type { Pen } from '../../../canvas.ts';
import type { Boxes, Rect } from '../../../kit/boxes.ts';
import { seal } from '../../../kit/seal.ts';
import { gostopHues } from '../colours.ts';
import { words } from '../words.ts';
import type { Moment } from './moment.ts';

/** The seal of a great moment. */
export function sealed(pen: Pen, boxes: Boxes, moment: Moment, rect: Rect): void {
  const { seal: ground, sealInk: ink } = gostopHues(pen);
  const said = words(pen).moment(moment);
  seal(pen, said, rect, { ground, ink });
  boxes.note('text', said, rect);
}
