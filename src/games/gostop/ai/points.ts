import {
  ADDITIONAL,
  type CellTable,
  CUP,
  getSeatStart,
  type HouseRules,
  RAIN_BRIGHT,
  STORE,
  WENT_AT,
} from './cells.ts';
import { ANIMAL, BIRD, BRIGHT, DOUBLE, JUNK, PLAIN, RAIN_RIBBON, RED } from './sorts.ts';

/** Returns the points of the seat's cards; the cup counts as the sort that brings more (R-GS-3). */
export function computeCardPoints({ cells, house: ctx }: CellTable, seat: number): number {
  const own = getSeatStart(seat);
  const plain = computePoints(cells, own, ctx, 0);
  return ctx.cup && cells[own + CUP] === 1 ? Math.max(plain, computePoints(cells, own, ctx, 1)) : plain;
}

/** Returns the points with `poured` cups (0 or 1) counted as double junk. `own` is the seat's first cell. */
export function computePoints(cells: Int16Array, own: number, ctx: HouseRules, poured: number): number {
  const store = own + STORE;
  const animals = (cells[store + ANIMAL] as number) - poured;
  return (
    computeBrightPoints(
      cells[store + BRIGHT] as number,
      ctx.rain === 'two' && cells[own + RAIN_BRIGHT] === 1,
    ) +
    computeAnimalPoints(animals, cells[store + BIRD] as number, ctx.additive) +
    computeRibbonPoints(cells, store, ctx.additive) +
    computeSetPoints(countJunk(cells, own) + 2 * poured, 10)
  );
}

/** Returns the amount of junk; double junk counts two. */
export function countJunk(cells: Int16Array, own: number): number {
  return (cells[own + STORE + JUNK] as number) + 2 * (cells[own + STORE + DOUBLE] as number);
}

function computeBrightPoints(count: number, isRainLess: boolean): number {
  if (count < 3) return 0;
  if (count === 3) return isRainLess ? 2 : 3;
  return count === 4 ? 4 : 15;
}

function computeAnimalPoints(animals: number, birds: number, additive: boolean): number {
  if (birds < 3) return computeSetPoints(animals + birds, 5);
  return 5 + computeSetPoints(additive ? animals + birds : animals, 5);
}

function computeRibbonPoints(cells: Int16Array, store: number, additive: boolean): number {
  let rest = cells[store + RAIN_RIBBON] as number;
  let points = 0;
  for (let sort = RED as number; sort <= PLAIN; sort++) {
    const count = cells[store + sort] as number;
    if (count === 3) points += 3;
    if (count < 3 || additive) rest += count;
  }
  return points + computeSetPoints(rest, 5);
}

/** Returns one point at `first` cards and one for each more. */
function computeSetPoints(count: number, first: number): number {
  return count >= first ? count - first + 1 : 0;
}

/** Returns the points that the seat lacks before it may stop (R-GS-28, R-GS-29). */
export function countMissingPoints(table: CellTable, seat: number): number {
  const { cells, house: ctx } = table;
  const own = getSeatStart(seat);
  const points = computeCardPoints(table, seat);
  const short = ctx.threshold - points - (cells[own + ADDITIONAL] as number);
  const worse = ctx.improve ? (cells[own + WENT_AT] as number) + 1 - points : 0;
  return Math.max(0, short, worse);
}

/** Returns the number of animals, birds included (R-GS-32). */
export function countAnimals(cells: Int16Array, own: number): number {
  return (cells[own + STORE + ANIMAL] as number) + (cells[own + STORE + BIRD] as number);
}
