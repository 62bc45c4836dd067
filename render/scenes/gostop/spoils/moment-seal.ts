import type { Pen } from '../../../canvas.ts';
import type { Boxes, Rect } from '../../../kit/boxes.ts';
import { drawMomentSeal } from '../../../kit/moment-seal.ts';
import { getGoStopHues } from '../colours.ts';
import { getText } from '../text.ts';
import type { Moment } from './moment.ts';

/** Draws the seal of a great moment. */
export function sealMoment(pen: Pen, boxes: Boxes, moment: Moment, rect: Rect): void {
  const { seal: ground, sealInk: ink } = getGoStopHues(pen);
  const said = getText(pen).moment(moment);
  drawMomentSeal(pen, said, rect, { ground, ink });
  boxes.note('text', said, rect);
}
