import type { Card } from '../../../src/games/gostop/types.ts';
import type { Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { cardHeight } from '../../kit/hwatu/card.ts';
import { type Code, valueSign } from '../../kit/hwatu/corner.ts';
import { write } from '../../kit/words.ts';
import { type Dealer, lay } from './spots.ts';
import { touched } from './trace.ts';

const KINDS = ['A', 'B', 'C', 'D'] as const;
type Kind = (typeof KINDS)[number];

const SIGNS: Readonly<Record<Kind, Code>> = { A: 'A', B: 'B', C: 'C*', D: 'D' };

/** A kind of captured cards. */
interface Group {
  readonly kind: Kind;
  readonly cards: readonly Card[];
}

/** Width of a captured card; those of half panels are smaller. */
const LARGE = 56;
const SMALL = 50;
/** Before each group: its sign and its count. */
const HEAD = 38;
const GAP = 12;
/** At most so much of each card shows, of an unhurried group. */
const MOST = 40;
/** A card that has just come lies higher. */
export const RAISE = 9;

/** Captured cards by kind: in one line, or in two on a half panel. `rect` begins where the cards do. */
export function storage(dealer: Dealer, cards: readonly Card[], rect: Rect, half: boolean): void {
  const groups = KINDS.map((kind) => ({ kind, cards: cards.filter((card) => kindOf(card) === kind) }));
  if (!half) {
    line(dealer, groups, rect, LARGE);
    return;
  }
  line(dealer, groups.slice(0, 3), rect, SMALL);
  const y = rect.y + cardHeight(SMALL) + RAISE + 6;
  line(dealer, groups.slice(3), { ...rect, y }, SMALL);
}

function kindOf(card: Card): Kind {
  return KINDS.find((kind) => card.includes(kind)) ?? 'D';
}

function line(dealer: Dealer, all: readonly Group[], rect: Rect, width: number): void {
  const groups = all.filter(({ cards }) => cards.length > 0);
  const step = stepOf(groups, rect.width, width);
  let x = rect.x;
  for (const group of groups) {
    head(dealer, group, x, rect.y, width);
    fan(dealer, group.cards, x + HEAD, rect.y, width, step);
    x += HEAD + width + (group.cards.length - 1) * step + GAP;
  }
}

/** How much of each card shows, so that the groups fit into the room. */
function stepOf(groups: readonly Group[], room: number, width: number): number {
  const covered = groups.reduce((sum, { cards }) => sum + cards.length - 1, 0);
  const fixed = groups.length * (HEAD + width) + (groups.length - 1) * GAP;
  return covered === 0 ? MOST : Math.min(MOST, Math.floor((room - fixed) / covered));
}

/** The sign of a kind, how many, and what junk counts where that is more. */
function head({ pen }: Dealer, { kind, cards }: Group, x: number, y: number, width: number): void {
  const middle = x + HEAD / 2 - 2;
  const [first, second] = [y + cardHeight(width) * 0.24, y + cardHeight(width) * 0.58];
  valueSign(pen, SIGNS[kind], middle, first, 1.15);
  write(pen, String(cards.length), middle, second, { size: 27, colour: hues(pen).ink, align: 'center' });
  const value = cards.length + cards.filter((card) => card.endsWith('D+')).length;
  if (kind !== 'D' || value === cards.length) return;
  write(pen, `=${value}`, middle, y + cardHeight(width) * 0.86, {
    size: 20,
    colour: hues(pen).ink,
    align: 'center',
  });
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
    lay(dealer, card, { zone: 'storage', x: x + at * step, y: y - up, width, seen, at });
  });
}
