import type { BillLine, Card, GoStopView } from '../../../src/games/gostop/types.ts';
import type { Rect } from '../../kit/boxes.ts';
import { cardHeight } from '../../kit/hwatu/card.ts';
import type { Code } from '../../kit/hwatu/corner.ts';
import { line as outline, rounded } from '../../kit/shapes.ts';
import { write } from '../../kit/words.ts';
import { gostopHues } from './colours.ts';
import { gain } from './gain.ts';
import { type Measures, measuresOf } from './measures.ts';
import { type Prize, prizeHead, prizes, won } from './prizes.ts';
import { valued } from './signs.ts';
import { type Dealer, lay } from './spots.ts';
import { BETWEEN, RAISE, wideCard } from './table.ts';
import { touched } from './trace.ts';

type Kind = 'A' | 'B' | 'C' | 'D';

interface Sort {
  readonly kind: Kind;
  readonly sign: Code;
  /** So many of them bring the first points. */
  readonly first: number;
  readonly lines: readonly BillLine['kind'][];
}

const SORTS: readonly Sort[] = [
  { kind: 'A', sign: 'A', first: 3, lines: ['brights'] },
  { kind: 'B', sign: 'B', first: 5, lines: ['birds', 'animals'] },
  { kind: 'C', sign: 'C*', first: 5, lines: ['trio', 'ribbons'] },
  { kind: 'D', sign: 'D', first: 10, lines: ['junk'] },
];

/** A kind of captured cards: what they count, and what they bring now. */
interface Group extends Sort {
  /** Those that are shown: all, or of the junk a few. */
  readonly cards: readonly Card[];
  readonly count: number;
  readonly points: number;
}

const GAP = 10;
/** A reserve card shows this much. */
const PRIZE = 24;

/** Captured cards by kind, then what goes and doublings won: in one line, or in two on half a panel. */
export function storage(dealer: Dealer, view: GoStopView, seat: number, rect: Rect, half: boolean): void {
  const by = measuresOf(dealer.pen.look);
  const groups = SORTS.map((sort) => grouped(dealer, view, seat, sort));
  const more = prizes(view, seat);
  if (!half) {
    line(dealer, groups, more, rect, wideCard(by, view.hands.length));
    return;
  }
  const [first, second] = parted(by, groups, more, rect.width);
  line(dealer, first, [], rect, by.half);
  const y = rect.y + cardHeight(by.half) + RAISE + BETWEEN;
  line(dealer, second, more, { ...rect, y }, by.half);
}

/** In two lines: the ribbons lie where they leave the most to be seen of every card. */
function parted(
  by: Measures,
  groups: readonly Group[],
  more: readonly Prize[],
  room: number,
): readonly [readonly Group[], readonly Group[]] {
  const at = (ribbons: number): Parts => [groups.slice(0, ribbons), groups.slice(ribbons)];
  const [high, low] = [at(3), at(2)];
  const least = ([first, second]: Parts) =>
    Math.min(stepOf(by, first, [], room, by.half, 0), stepOf(by, second, more, room, by.half, 0));
  return least(low) > least(high) ? low : high;
}

type Parts = readonly [readonly Group[], readonly Group[]];

function grouped(dealer: Dealer, view: GoStopView, seat: number, sort: Sort): Group {
  const cards = (view.storage[seat] ?? []).filter((card) => kindOf(card) === sort.kind);
  const doubles = sort.kind === 'D' ? cards.filter((card) => card.endsWith('D+')).length : 0;
  const lines = (view.lines[seat] ?? []).filter(({ kind }) => sort.lines.includes(kind));
  const points = lines.reduce((sum, one) => sum + ('points' in one ? one.points : 0), 0);
  const shown = sort.kind === 'D' ? few(dealer, cards) : cards;
  return { ...sort, cards: shown, count: cards.length + doubles, points };
}

/** So much of the junk is shown; the rest is only counted. */
const FEW = 2;

/** What may be chosen, then what has just come, then the latest. */
function few({ wanted, trace }: Dealer, cards: readonly Card[]): readonly Card[] {
  const rank = (card: Card) => (wanted.has(card) ? 2 : touched(trace, card) ? 1 : 0);
  const first = [...cards].reverse().sort((one, other) => rank(other) - rank(one));
  const chosen = first.slice(0, FEW);
  return cards.filter((card) => chosen.includes(card));
}

function kindOf(card: Card): Kind {
  return SORTS.find(({ kind }) => card.includes(kind))?.kind ?? 'D';
}

function line(
  dealer: Dealer,
  groups: readonly Group[],
  more: readonly Prize[],
  rect: Rect,
  width: number,
): void {
  const by = measuresOf(dealer.pen.look);
  const usual = stepOf(by, groups, more, rect.width, width, width);
  const bare = usual < mostOf(width) ? 0 : width;
  const step = stepOf(by, groups, more, rect.width, width, bare);
  let x = rect.x;
  for (const group of groups) {
    head(dealer, group, x, rect.y, width);
    fan(dealer, group.cards, x + by.head, rect.y, width, step);
    if (group.cards.length === 0 && bare > 0) none(dealer, x + by.head, rect.y, width);
    x += by.head + (group.cards.length === 0 ? bare : width) + covered(group) * step + GAP;
  }
  if (more.length === 0) return;
  prizeHead(dealer, more, x, rect.y, width);
  won(dealer, more, x + by.head, rect.y, width, PRIZE);
}

/** How much of each card shows, so that the groups fit into the room; `bare` is left for a kind without cards. */
function stepOf(
  { head }: Measures,
  groups: readonly Group[],
  more: readonly Prize[],
  room: number,
  width: number,
  bare: number,
): number {
  const all = groups.reduce((sum, group) => sum + covered(group), 0);
  const extra = more.length === 0 ? 0 : head + width + (more.length - 1) * PRIZE + GAP;
  const cards = groups.reduce((sum, group) => sum + (group.cards.length === 0 ? bare : width), 0);
  const fixed = groups.length * head + cards + (groups.length - 1) * GAP + extra;
  const most = mostOf(width);
  return all === 0 ? most : Math.min(most, Math.floor((room - fixed) / all));
}

/** At most so much of a covered card shows. */
function mostOf(width: number): number {
  return Math.round(width * 0.74);
}

function covered({ cards }: Group): number {
  return Math.max(0, cards.length - 1);
}

/** Where the first card of a kind will lie. */
function none({ pen }: Dealer, x: number, y: number, width: number): void {
  pen.globalAlpha = 0.22;
  rounded(pen, x + 2, y + 2, width - 4, cardHeight(width) - 4, 5);
  outline(pen, gostopHues(pen).chipSoft, 2);
  pen.globalAlpha = 1;
}

/** The sign of a kind, what they count, and what they bring, or how many bring the first points. */
function head({ pen, boxes }: Dealer, group: Group, x: number, y: number, width: number): void {
  const { head: room, textCount, sign } = measuresOf(pen.look);
  const [middle, high] = [x + room / 2 - 3, cardHeight(width)];
  valued(group.sign)(pen, middle, y + high * 0.15, Math.round(Math.min(sign * 1.1, high * 0.3)));
  const size = Math.min(textCount, high * 0.42);
  const count = { size, colour: gostopHues(pen).chipInk, align: 'center' } as const;
  write(pen, String(group.count), middle, y + high * 0.48, count);
  gain(
    { pen, boxes },
    group.points > 0 ? `+${group.points}` : null,
    `/${group.first}`,
    middle,
    y + high * 0.85,
    room,
  );
  const rect = { x, y: y + high * 0.48 - size * 0.4, width: room - 6, height: size * 0.8 };
  boxes.note('text', `${group.kind} ${group.count}`, rect);
}

function fan(
  dealer: Dealer,
  cards: readonly Card[],
  x: number,
  y: number,
  width: number,
  step: number,
): void {
  cards.forEach((card, at) => {
    const up = touched(dealer.trace, card) ? RAISE : 0;
    const seen = at === cards.length - 1 ? width : step;
    lay(dealer, card, { zone: 'storage', x: x + at * step, y: y - up, width, seen });
  });
}
