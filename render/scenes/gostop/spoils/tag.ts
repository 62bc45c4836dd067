import type { Card } from '../../../../src/games/gostop/types.ts';
import { widthOf } from '../../../kit/width.ts';
import { gostopHues, seatColour } from '../colours.ts';
import { label } from '../label.ts';
import { measuresOf } from '../measures.ts';
import type { Dealer } from '../spots.ts';
import { words } from '../words.ts';

const SIDE = 6;
/** Above the lower edge of its card. */
const FOOT = 5;

/** What a tag hangs on: the part of a card that is seen. */
interface Hung {
  readonly x: number;
  /** Its lower edge. */
  readonly low: number;
  readonly seen: number;
}

/** Says at the foot of a card that the newest turn moved from where it came; nothing where the words have no room. */
export function tag(dealer: Dealer, card: Card, { x, low, seen }: Hung): void {
  const { pen, boxes, trace } = dealer;
  const said = trace.played.has(card) ? words(pen).hand : trace.drawn.has(card) ? words(pen).deck : null;
  const { tag: height, textTag } = measuresOf(pen.look);
  if (said === null || trace.seat === null) return;
  const [most, least] = textTag;
  const long = Math.ceil(widthOf(pen, said, most));
  const size = Math.min(most, Math.floor((most * (seen - SIDE * 3)) / long));
  if (size < least) return;
  const width = Math.ceil(widthOf(pen, said, size)) + SIDE * 2;
  const rect = { x: x + (seen - width) / 2, y: low - height - FOOT, width, height };
  const ground = seatColour(pen, trace.seat);
  const { goInk } = gostopHues(pen);
  label(pen, rect, { words: said, size, ground, colour: goInk, round: 8, edge: goInk });
  boxes.note('text', said, rect);
}
