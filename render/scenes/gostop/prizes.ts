import type { Cause, GoStopView } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import { cardHeight, hwatu } from '../../kit/hwatu/card.ts';
import { fill, line } from '../../kit/shapes.ts';
import { write } from '../../kit/words.ts';
import { gostopHues } from './colours.ts';
import { gain } from './gain.ts';
import { label } from './label.ts';
import { measuresOf } from './measures.ts';
import { bombSign, shakeSign, valued } from './signs.ts';
import type { Dealer } from './spots.ts';

/** A card that was won beside the 48: a point for a go, or a reserve card, which doubles, and what for. */
export type Prize = { readonly kind: 'point' } | { readonly kind: 'reserve'; readonly cause: Cause };

/** What a seat has won, points first. */
export function prizes(view: GoStopView, seat: number): readonly Prize[] {
  return [
    ...Array.from({ length: view.additional[seat] ?? 0 }, () => ({ kind: 'point' }) as const),
    ...(view.reserves[seat] ?? []).map((cause) => ({ kind: 'reserve', cause }) as const),
  ];
}

/** What they come to: times, and points. */
export function prizeHead(dealer: Dealer, list: readonly Prize[], x: number, y: number, width: number): void {
  const { head: room } = measuresOf(dealer.pen.look);
  const [middle, high] = [x + room / 2 - 3, cardHeight(width)];
  const points = list.filter(({ kind }) => kind === 'point').length;
  const times = 2 ** (list.length - points);
  if (times > 1) doubled(dealer, times, middle, y + high * (points > 0 ? 0.3 : 0.5), room);
  if (points > 0) gain(dealer, `+${points}`, '', middle, y + high * (times > 1 ? 0.76 : 0.5), room);
}

function doubled({ pen, boxes }: Dealer, times: number, middle: number, y: number, room: number): void {
  const { textGain: size } = measuresOf(pen.look);
  const rect = { x: middle - room / 2 + 3, y: y - size * 0.75, width: room - 6, height: size * 1.5 };
  const { times: ground, timesInk: colour } = gostopHues(pen);
  label(pen, rect, { words: `×${times}`, size, ground, colour, round: 7 });
  boxes.note('text', `×${times}`, rect);
}

/** The cards themselves; each reserve card tells what it was won for. */
export function won(
  { pen, boxes }: Dealer,
  list: readonly Prize[],
  x: number,
  y: number,
  width: number,
  step: number,
): void {
  list.forEach((prize, at) => {
    const left = x + at * step;
    hwatu(pen, prize.kind, left, y, { width, corner: false });
    if (prize.kind === 'reserve') tab(pen, prize.cause, left, y, step);
    boxes.note('piece', `${prize.kind} ${at}`, { x: left, y, width, height: cardHeight(width) });
  });
}

/** Beside the edge of the card, where the next one leaves it in sight. */
function tab(pen: Pen, cause: Cause, x: number, y: number, wide: number): void {
  pen.beginPath();
  pen.roundRect(x + 1, y + 1, wide - 2, wide * 1.9, [5, 0, 8, 0]);
  fill(pen, gostopHues(pen).chip);
  line(pen, gostopHues(pen).chipInk, 1);
  const [middle, size] = [x + wide / 2, wide * 0.74];
  if ('month' in cause) figure(pen, String(cause.month), middle, y + wide * 1.42, wide);
  if (cause.kind === 'shake') shakeSign(pen, middle, y + wide * 0.52, size);
  if (cause.kind === 'bomb') bombSign(pen, middle, y + wide * 0.52, size);
  if (cause.kind === 'animals') valued('B')(pen, middle, y + wide, size);
  if (cause.kind === 'go') figure(pen, `${cause.count}`, middle, y + wide, wide * 1.3);
}

function figure(pen: Pen, words: string, x: number, y: number, wide: number): void {
  write(pen, words, x, y, { size: wide * 0.7, colour: gostopHues(pen).chipInk, align: 'center' });
}
