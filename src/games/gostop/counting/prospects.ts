import type { Seat } from '../../../engine/game.ts';
import { CARDS, getFace, type Sort } from '../cards.ts';
import type { Card, GoStopOptions, GoStopTable } from '../types.ts';
import { countJunk, tallyCards } from './points.ts';

/** A set that somebody is after: the brights, the birds, or a trio of ribbons. */
export type Goal = 'brights' | 'birds' | 'C+' | 'C' | 'C-';

/** How near a seat is to a set. */
export interface Chase {
  readonly goal: Goal;
  /** How many it has, of the three that count first. */
  readonly held: number;
  /** Cards of the set that nobody has taken yet. */
  readonly open: readonly Card[];
  /** Others have too many of them: the set cannot be completed any more. */
  readonly dead: boolean;
}

/** How near a seat is to every kind of points. */
export interface Prospects {
  /** In the order brights, birds, red, blue and plain ribbons. */
  readonly chases: readonly Chase[];
  /** How many more bring the next point. */
  readonly animals: number;
  readonly ribbons: number;
  /** In junk, double junk being two. */
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

/** What all can see of how near the seat is to its next points, of a state or a view (R-GS-33 to R-GS-35). */
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

/** A whole trio does not count among its kind, unless the option says so. */
function countLoose(count: number, { additive }: GoStopOptions): number {
  return count === 3 && !additive ? 0 : count;
}

function countMissing(count: number, first: number): number {
  return count < first ? first - count : 1;
}
