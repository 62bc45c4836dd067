import type { BillLine, Card, GoStopView } from '../../../src/games/gostop/types.ts';
import type { Rect } from '../../kit/boxes.ts';
import { getCardHeight } from '../../kit/hwatu/card.ts';
import type { Code } from '../../kit/hwatu/corner.ts';
import { beginCircle, fill } from '../../kit/shapes.ts';
import { write } from '../../kit/text.ts';
import { type BonusCard, drawBonusCards, drawBonusHead, listBonusCards } from './bonus-cards.ts';
import { getGoStopHues } from './colours.ts';
import { getMeasures, getTextSize, type Measures } from './measures.ts';
import { drawGain } from './points-gain.ts';
import { getValueSign } from './signs.ts';
import { type DrawContext, layCard } from './spots.ts';
import { getWideCardWidth, LINE_GAP, NEW_CARD_RAISE } from './table-layout.ts';
import { isTouched } from './trace.ts';

type CardKind = 'A' | 'B' | 'C' | 'D';

interface Sort {
  readonly kind: CardKind;
  readonly sign: Code;
  readonly lines: readonly BillLine['kind'][];
}

const SORTS: readonly Sort[] = [
  { kind: 'A', sign: 'A', lines: ['brights'] },
  { kind: 'B', sign: 'B', lines: ['birds', 'animals'] },
  { kind: 'C', sign: 'C*', lines: ['trio', 'ribbons'] },
  { kind: 'D', sign: 'D', lines: ['junk'] },
];

/** Kind of captured cards: what they count, and what they bring now. */
interface Group extends Sort {
  /** Shown cards: all, or of the junk a few. */
  readonly cards: readonly Card[];
  readonly count: number;
  readonly points: number;
}

const GAP = 10;
/** Visible width of a reserve card. */
const BONUS_CARD_STEP = 24;

/** Draws captured cards by kind, then goes and doublings: in one line, or in two on half a panel. */
export function drawCapturedCards(
  dealer: DrawContext,
  view: GoStopView,
  seat: number,
  rect: Rect,
  half: boolean,
): void {
  const by = getMeasures(dealer.pen.look);
  const groups = SORTS.map((sort) => createGroup(dealer, view, seat, sort)).filter(({ count }) => count > 0);
  const more = listBonusCards(view, seat);
  if (!half) {
    drawGroupLine(dealer, groups, more, rect, getWideCardWidth(by, view.hands.length));
    return;
  }
  const [first, second] = splitGroups(by, groups, more, rect.width);
  drawGroupLine(dealer, first, [], rect, by.half);
  const y = rect.y + getCardHeight(by.half) + NEW_CARD_RAISE + LINE_GAP;
  drawGroupLine(dealer, second, more, { ...rect, y }, by.half);
}

/** Splits the groups into two lines; the ribbons go where every card stays most visible. */
function splitGroups(
  by: Measures,
  groups: readonly Group[],
  more: readonly BonusCard[],
  room: number,
): readonly [readonly Group[], readonly Group[]] {
  const at = (ribbons: number): Parts => [groups.slice(0, ribbons), groups.slice(ribbons)];
  const [high, low] = [at(3), at(2)];
  const least = ([first, second]: Parts) =>
    Math.min(findCardStep(by, first, [], room, by.half), findCardStep(by, second, more, room, by.half));
  return least(low) > least(high) ? low : high;
}

type Parts = readonly [readonly Group[], readonly Group[]];

function createGroup(dealer: DrawContext, view: GoStopView, seat: number, sort: Sort): Group {
  const cards = (view.storage[seat] ?? []).filter((card) => getCardKind(card) === sort.kind);
  const doubles = sort.kind === 'D' ? cards.filter((card) => card.endsWith('D+')).length : 0;
  const lines = (view.lines[seat] ?? []).filter(({ kind }) => sort.lines.includes(kind));
  const points = lines.reduce((sum, one) => sum + ('points' in one ? one.points : 0), 0);
  const shown = sort.kind === 'D' ? pickShownJunk(dealer, cards) : cards;
  return { ...sort, cards: shown, count: cards.length + doubles, points };
}

/** Number of junk cards shown; the rest is only counted. */
const SHOWN_JUNK = 2;

/** Returns the junk to show: first cards that may be chosen, then new ones, then the latest. */
function pickShownJunk({ wanted, trace }: DrawContext, cards: readonly Card[]): readonly Card[] {
  const rank = (card: Card) => (wanted.has(card) ? 2 : isTouched(trace, card) ? 1 : 0);
  const first = [...cards].reverse().sort((one, other) => rank(other) - rank(one));
  const chosen = first.slice(0, SHOWN_JUNK);
  return cards.filter((card) => chosen.includes(card));
}

function getCardKind(card: Card): CardKind {
  return SORTS.find(({ kind }) => card.includes(kind))?.kind ?? 'D';
}

function drawGroupLine(
  dealer: DrawContext,
  groups: readonly Group[],
  more: readonly BonusCard[],
  rect: Rect,
  width: number,
): void {
  const by = getMeasures(dealer.pen.look);
  const step = findCardStep(by, groups, more, rect.width, width);
  let x = rect.x;
  for (const group of groups) {
    drawGroupHead(dealer, group, x, rect.y, width);
    drawCardFan(dealer, group.cards, x + by.head, rect.y, width, step);
    x += by.head + width + countCovered(group) * step + GAP;
  }
  if (more.length === 0) return;
  drawBonusHead(dealer, more, x, rect.y, width);
  drawBonusCards(dealer, more, x + by.head, rect.y, width, BONUS_CARD_STEP);
}

/** Returns the visible width of each card at which the groups fit. */
function findCardStep(
  { head }: Measures,
  groups: readonly Group[],
  more: readonly BonusCard[],
  room: number,
  width: number,
): number {
  const all = groups.reduce((sum, group) => sum + countCovered(group), 0);
  const extra = more.length === 0 ? 0 : head + width + (more.length - 1) * BONUS_CARD_STEP + GAP;
  const fixed = groups.length * (head + width + GAP) - GAP + extra;
  const most = getMaxStep(width);
  return all === 0 ? most : Math.min(most, Math.floor((room - fixed) / all));
}

/** Returns the maximum visible width of a covered card. */
function getMaxStep(width: number): number {
  return Math.round(width * 0.74);
}

function countCovered({ cards }: Group): number {
  return Math.max(0, cards.length - 1);
}

/** Height of the count in parts of the cards' height. */
const COUNT_AT = 0.45;

/** Draws the sign of a kind on a light disc, its count, and its points if it brings any. */
function drawGroupHead({ pen, boxes }: DrawContext, group: Group, x: number, y: number, width: number): void {
  const { head: room, textCount, sign } = getMeasures(pen.look);
  const [middle, high] = [x + room / 2 - 3, getCardHeight(width)];
  const mark = Math.round(Math.min(sign, high * 0.24));
  beginCircle(pen, middle, y + high * 0.13, mark * 0.62);
  fill(pen, getGoStopHues(pen).chip);
  getValueSign(group.sign)(pen, middle, y + high * 0.13, mark);
  const size = getTextSize(textCount, high);
  const count = { size, colour: getGoStopHues(pen).plateInk, align: 'center' } as const;
  write(pen, String(group.count), middle, y + high * COUNT_AT, count);
  if (group.points > 0) drawGain({ pen, boxes }, `+${group.points}`, middle, y + high * 0.83, room, high);
  const rect = { x, y: y + high * COUNT_AT - size * 0.4, width: room - 6, height: size * 0.8 };
  boxes.note('text', `${group.kind} ${group.count}`, rect);
}

function drawCardFan(
  dealer: DrawContext,
  cards: readonly Card[],
  x: number,
  y: number,
  width: number,
  step: number,
): void {
  cards.forEach((card, at) => {
    const up = isTouched(dealer.trace, card) ? NEW_CARD_RAISE : 0;
    const seen = at === cards.length - 1 ? width : step;
    layCard(dealer, card, { zone: 'storage', x: x + at * step, y: y - up, width, seen });
  });
}
