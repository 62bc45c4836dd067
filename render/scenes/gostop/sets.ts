import type { Card, GoStopView } from '../../../src/games/gostop/types.ts';
import type { Code } from '../../kit/hwatu/corner.ts';

/** A set that a seat has begun: the fate of each of its cards, by month. */
export interface BegunSet {
  readonly code: Code;
  /** Fate of each card: `held` by this seat, `open` while nobody has it, `lost` to another seat. */
  readonly cards: readonly { readonly month: number; readonly fate: 'held' | 'open' | 'lost' }[];
  /** Set if it brings points. */
  readonly whole: boolean;
  /** Set if others have too many of its cards. */
  readonly dead: boolean;
}

/** Brights, birds, and the three sorts of ribbons, each with the months of its cards; three of them are enough. */
const SETS: readonly (readonly [Code, readonly number[]])[] = [
  ['A', [1, 3, 8, 11, 12]],
  ['B+', [2, 4, 8]],
  ['C+', [1, 2, 3]],
  ['C', [6, 9, 10]],
  ['C-', [4, 5, 7]],
];
const CARDS_FOR_SET = 3;

/** Returns the sets of which a seat has a card. */
export function findBegunSets({ storage }: GoStopView, seat: number): readonly BegunSet[] {
  const own = storage[seat] ?? [];
  const others = storage.flatMap((cards, other) => (other === seat ? [] : cards));
  return SETS.map(([code, months]) => createBegunSet(code, months, own, others)).filter(({ cards }) =>
    cards.some(({ fate }) => fate === 'held'),
  );
}

function createBegunSet(
  code: Code,
  months: readonly number[],
  own: readonly Card[],
  others: readonly Card[],
): BegunSet {
  const cards = months.map((month) => {
    const card = `${month}${code}`;
    const fate = own.includes(card) ? 'held' : others.includes(card) ? 'lost' : 'open';
    return { month, fate } as const;
  });
  const whole = cards.filter(({ fate }) => fate === 'held').length >= CARDS_FOR_SET;
  return { code, cards, whole, dead: cards.filter(({ fate }) => fate !== 'lost').length < CARDS_FOR_SET };
}
