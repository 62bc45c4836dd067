import type { Seat } from '../../../engine/game.ts';
import { CARDS, getFace, type Sort } from '../cards.ts';
import type { Card, GoStopOptions, GoStopTable } from '../types.ts';
import { countJunk, tallyCards } from './points.ts';

/** Set that a seat collects: the brights, the birds, or a trio of ribbons. */
export type Goal = 'brights' | 'birds' | 'C+' | 'C' | 'C-';

/** Progress of a seat towards a set. */
export interface Chase {
  readonly goal: Goal;
  /** Number of cards held, of the three that count first. */
  readonly held: number;
  /** Cards of the set that no seat has taken yet. */
  readonly open: readonly Card[];
  /** True if rivals hold too many of them: the set can no longer be completed. */
  readonly dead: boolean;
}

/** Progress of a seat towards every kind of points. */
export interface Prospects {
  /** Sets in the order brights, birds, red, blue and plain ribbons. */
  readonly chases: readonly Chase[];
  /** Number of cards to the next point. */
  readonly animals: number;
  readonly ribbons: number;
  /** Junk to the next point, double junk counting two. */
  readonly junk: number;
}

type Table = Pick<GoStopTable<unknown, unknown>, 'storage' | 'options'>;

const GOALS: readonly (readonly [Goal, Sort])[] = [
  ['brights', 'bright'],
  ['birds', 'bird'],
  ['C+', 'red'],
  ['C', 'blue'],
  ['C-', 'plain'],
];

/** Computes from the open cards how near the seat is to its next points (R-GS-33 to R-GS-35). */
export function computeProspects(table: Table, seat: Seat): Prospects {
  const own = table.storage[seat] ?? [];
  const { counts } = tallyCards(own);
  return {
    chases: GOALS.map(([goal, sort]) => computeChase(table, own, goal, sort)),
    animals: countMissing(counts.animal + countLoose(counts.bird, table.options), 5),
    ribbons: countMissing(
      counts.rain +
        countLoose(counts.red, table.options) +
        countLoose(counts.blue, table.options) +
        countLoose(counts.plain, table.options),
      5,
    ),
    junk: countMissing(countJunk({ counts }), 10),
  };
}

function computeChase({ storage }: Table, own: readonly Card[], goal: Goal, sort: Sort): Chase {
  const all = CARDS.filter((card) => getFace(card).sort === sort);
  const taken = storage.flat();
  const held = all.filter((card) => own.includes(card)).length;
  const open = all.filter((card) => !taken.includes(card));
  return { goal, held, open, dead: held < 3 && held + open.length < 3 };
}

/** Returns the cards that count among their kind; a whole trio does not, unless the option says so. */
function countLoose(count: number, { additive }: GoStopOptions): number {
  return count === 3 && !additive ? 0 : count;
}

function countMissing(count: number, first: number): number {
  return count < first ? first - count : 1;
}
