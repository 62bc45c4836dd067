import type { GoStopView, ReserveCause } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import { drawHwatuCard, getCardHeight } from '../../kit/hwatu/card.ts';
import { fill, strokeOutline } from '../../kit/shapes.ts';
import { getGoStopHues } from './colours.ts';
import { getMeasures, getTextSize } from './measures.ts';
import { drawGain } from './points-gain.ts';
import { drawBombSign, drawLabel, drawShakeSign, getValueSign } from './signs.ts';
import type { DrawContext } from './spots.ts';

/** Card won beside the 48: a point for a go, or a reserve card, which doubles, with its cause. */
export type BonusCard =
  | { readonly kind: 'point' }
  | { readonly kind: 'reserve'; readonly cause: ReserveCause };

/** Returns the bonus cards that a seat has won, points first. */
export function listBonusCards(view: GoStopView, seat: number): readonly BonusCard[] {
  return [
    ...Array.from({ length: view.additional[seat] ?? 0 }, () => ({ kind: 'point' }) as const),
    ...(view.reserves[seat] ?? []).map((cause) => ({ kind: 'reserve', cause }) as const),
  ];
}

/** Draws the totals of the bonus cards: factor and points. */
export function drawBonusHead(
  dealer: DrawContext,
  list: readonly BonusCard[],
  x: number,
  y: number,
  width: number,
): void {
  const { head: room } = getMeasures(dealer.pen.look);
  const [middle, high] = [x + room / 2 - 3, getCardHeight(width)];
  const points = list.filter(({ kind }) => kind === 'point').length;
  const times = 2 ** (list.length - points);
  if (times > 1) drawMultiplier(dealer, times, middle, y + high * (points > 0 ? 0.28 : 0.5), room, high);
  if (points > 0) drawGain(dealer, `+${points}`, middle, y + high * (times > 1 ? 0.76 : 0.5), room, high);
}

function drawMultiplier(
  { pen, boxes }: DrawContext,
  times: number,
  middle: number,
  y: number,
  room: number,
  high: number,
): void {
  const size = getTextSize(getMeasures(pen.look).textGain, high);
  const rect = { x: middle - room / 2 + 3, y: y - size * 0.65, width: room - 6, height: size * 1.3 };
  const { times: ground, timesInk: colour } = getGoStopHues(pen);
  drawLabel(pen, rect, { words: `×${times}`, size, ground, colour, round: 7 });
  boxes.note('text', `×${times}`, rect);
}

/** Draws the bonus cards; each reserve card tells its cause, other than goes, which a chip counts. */
export function drawBonusCards(
  { pen, boxes }: DrawContext,
  list: readonly BonusCard[],
  x: number,
  y: number,
  width: number,
  step: number,
): void {
  list.forEach((prize, at) => {
    const left = x + at * step;
    drawHwatuCard(pen, prize.kind, left, y, { width, corner: false });
    if (prize.kind === 'reserve' && prize.cause.kind !== 'go') drawCauseTab(pen, prize.cause, left, y, step);
    boxes.note('piece', `${prize.kind} ${at}`, { x: left, y, width, height: getCardHeight(width) });
  });
}

/** Draws the tab beside the edge of the card, where the next one leaves it visible. */
function drawCauseTab(pen: Pen, cause: ReserveCause, x: number, y: number, wide: number): void {
  pen.beginPath();
  pen.roundRect(x + 1, y + 1, wide - 2, wide * 1.1, [5, 0, 8, 0]);
  fill(pen, getGoStopHues(pen).chip);
  strokeOutline(pen, getGoStopHues(pen).chipInk, 1);
  const [middle, size] = [x + wide / 2, wide * 0.74];
  if (cause.kind === 'shake') drawShakeSign(pen, middle, y + wide * 0.52, size);
  if (cause.kind === 'bomb') drawBombSign(pen, middle, y + wide * 0.52, size);
  if (cause.kind === 'animals') getValueSign('B')(pen, middle, y + wide * 0.56, size);
}
