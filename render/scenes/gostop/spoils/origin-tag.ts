import type { Card } from '../../../../src/games/gostop/types.ts';
import { measureTextWidth } from '../../../kit/text-width.ts';
import { getGoStopHues, getSeatColour } from '../colours.ts';
import { drawLabel } from '../label.ts';
import { getMeasures } from '../measures.ts';
import type { DrawContext } from '../spots.ts';
import { getText } from '../text.ts';

const SIDE_PADDING = 6;
/** Distance above the lower edge of its card. */
const FOOT_GAP = 5;

/** Place for a tag: the visible part of a card. */
interface TagPlace {
  readonly x: number;
  /** Lower edge of the card. */
  readonly low: number;
  readonly seen: number;
}

/** Writes its origin at the foot of a card that the newest turn moved; nothing if the words do not fit. */
export function drawOriginTag(dealer: DrawContext, card: Card, { x, low, seen }: TagPlace): void {
  const { pen, boxes, trace } = dealer;
  const said = trace.played.has(card) ? getText(pen).hand : trace.drawn.has(card) ? getText(pen).deck : null;
  const { tag: height, textTag } = getMeasures(pen.look);
  if (said === null || trace.seat === null) return;
  const [most, least] = textTag;
  const long = Math.ceil(measureTextWidth(pen, said, most));
  const size = Math.min(most, Math.floor((most * (seen - SIDE_PADDING * 3)) / long));
  if (size < least) return;
  const width = Math.ceil(measureTextWidth(pen, said, size)) + SIDE_PADDING * 2;
  const rect = { x: x + (seen - width) / 2, y: low - height - FOOT_GAP, width, height };
  const ground = getSeatColour(pen, trace.seat);
  const { goInk } = getGoStopHues(pen);
  drawLabel(pen, rect, { words: said, size, ground, colour: goInk, round: 8, edge: goInk });
  boxes.note('text', said, rect);
}
