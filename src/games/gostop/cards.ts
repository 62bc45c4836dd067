import type { Card, Sort } from './types.ts';

export type { Sort } from './types.ts';

/** Month and sort printed on a card. */
interface Face {
  readonly month: number;
  readonly sort: Sort;
  /** Position in {@link CARDS}. */
  readonly rank: number;
}

/** Values of each month's four cards (R-GS-1); there are no jokers (R-GS-4). */
const MONTHS: readonly string[] = [
  'A C+ D1 D2',
  'B+ C+ D1 D2',
  'A C+ D1 D2',
  'B+ C- D1 D2',
  'B C- D1 D2',
  'B C D1 D2',
  'B C- D1 D2',
  'A B+ D1 D2',
  'B C D1 D2',
  'B C D1 D2',
  'A D+ D1 D2',
  'A B C-- D+',
];

const SORTS: Readonly<Record<string, Sort>> = {
  A: 'bright',
  'B+': 'bird',
  B: 'animal',
  'C+': 'red',
  C: 'blue',
  'C-': 'plain',
  'C--': 'rain',
  'D+': 'double',
  D1: 'junk',
  D2: 'junk',
};

/** All 48 cards in sorting order, by month and value. */
export const CARDS: readonly Card[] = MONTHS.flatMap((values, at) =>
  values.split(' ').map((value) => `${at + 1}${value}`),
);

const FACES: ReadonlyMap<Card, Face> = new Map(
  CARDS.map((card, rank) => {
    const value = card.replace(/^\d+/, '');
    return [card, { month: Number.parseInt(card, 10), sort: SORTS[value] as Sort, rank }];
  }),
);

/** September cup, which may count as double junk (R-GS-3). */
export const CUP: Card = '9B';

/** December's bright (R-GS-2). */
export const RAIN: Card = '12A';

export function isCard(word: string): word is Card {
  return FACES.has(word);
}

/** Returns a card's month, sort and rank; throws RangeError for an unknown card. */
export function getFace(card: Card): Face {
  const face = FACES.get(card);
  if (!face) throw new RangeError(`${card} is none of the 48 cards`);
  return face;
}

export function getMonth(card: Card): number {
  return getFace(card).month;
}

/** Returns the card's amount of junk: 2 for double junk, 0 for other sorts. */
export function getJunkValue(card: Card): 0 | 1 | 2 {
  const { sort } = getFace(card);
  if (sort === 'junk') return 1;
  return sort === 'double' ? 2 : 0;
}

/** Returns the cards in sorting order, as a new list. */
export function sortCards(cards: readonly Card[]): Card[] {
  return cards
    .map(getRank)
    .sort((one, other) => one - other)
    .map((rank) => CARDS[rank] as Card);
}

function getRank(card: Card): number {
  return getFace(card).rank;
}

function compareRanks(one: Card, other: Card): number {
  return getFace(one).rank - getFace(other).rank;
}

/** Returns the hand in order, cards shown in a shake first: their place then reveals nothing of the rest (R-GS-41). */
export function arrangeHand(hand: readonly Card[], shaken: readonly number[]): Card[] {
  if (shaken.length === 0) return sortCards(hand);
  const hidden = (card: Card): number => (shaken.includes(getMonth(card)) ? 0 : 1);
  return [...hand].sort((one, other) => hidden(one) - hidden(other) || compareRanks(one, other));
}

export function getMonthCards(cards: readonly Card[], month: number): Card[] {
  return cards.filter((card) => getMonth(card) === month);
}

/** Returns the months with exactly `count` of the cards, ascending. */
export function findMonthsByCount(cards: readonly Card[], count: number): number[] {
  const counts = new Array<number>(13).fill(0);
  for (const card of cards) counts[getMonth(card)]!++;
  const months: number[] = [];
  for (let month = 1; month <= 12; month++) if (counts[month] === count) months.push(month);
  return months;
}
