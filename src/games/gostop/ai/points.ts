import { ADDITIONAL, CUP, cellsOf, type House, RAIN_BRIGHT, STORE, type Table, WENT_AT } from './cells.ts';
import { ANIMAL, BIRD, BRIGHT, DOUBLE, JUNK, PLAIN, RAIN_RIBBON, RED } from './sorts.ts';

/** What the cards of the seat are worth; the cup counts as what brings more (R-GS-3). */
export function cardPoints({ cells, house }: Table, seat: number): number {
  const own = cellsOf(seat);
  const plain = pointsOf(cells, own, house, 0);
  return house.cup && cells[own + CUP] === 1 ? Math.max(plain, pointsOf(cells, own, house, 1)) : plain;
}

/** The same with so many cups poured: 1 where it is to count as double junk. `own`: where the cells of a seat begin. */
export function pointsOf(cells: Int16Array, own: number, house: House, poured: number): number {
  const store = own + STORE;
  const animals = (cells[store + ANIMAL] as number) - poured;
  return (
    brightPoints(cells[store + BRIGHT] as number, house.rain === 'two' && cells[own + RAIN_BRIGHT] === 1) +
    animalPoints(animals, cells[store + BIRD] as number, house.additive) +
    ribbonPoints(cells, store, house.additive) +
    setPoints(junkOf(cells, own) + 2 * poured, 10)
  );
}

/** Double junk counts two. */
export function junkOf(cells: Int16Array, own: number): number {
  return (cells[own + STORE + JUNK] as number) + 2 * (cells[own + STORE + DOUBLE] as number);
}

function brightPoints(count: number, isRainLess: boolean): number {
  if (count < 3) return 0;
  if (count === 3) return isRainLess ? 2 : 3;
  return count === 4 ? 4 : 15;
}

function animalPoints(animals: number, birds: number, additive: boolean): number {
  if (birds < 3) return setPoints(animals + birds, 5);
  return 5 + setPoints(additive ? animals + birds : animals, 5);
}

function ribbonPoints(cells: Int16Array, store: number, additive: boolean): number {
  let rest = cells[store + RAIN_RIBBON] as number;
  let points = 0;
  for (let sort = RED as number; sort <= PLAIN; sort++) {
    const count = cells[store + sort] as number;
    if (count === 3) points += 3;
    if (count < 3 || additive) rest += count;
  }
  return points + setPoints(rest, 5);
}

/** One point from so many on, and one for each more. */
function setPoints(count: number, first: number): number {
  return count >= first ? count - first + 1 : 0;
}

/** How many points the seat lacks before it may stop (R-GS-28, R-GS-29). */
export function lacking(table: Table, seat: number): number {
  const { cells, house } = table;
  const own = cellsOf(seat);
  const points = cardPoints(table, seat);
  const short = house.threshold - points - (cells[own + ADDITIONAL] as number);
  const worse = house.improve ? (cells[own + WENT_AT] as number) + 1 - points : 0;
  return Math.max(0, short, worse);
}

/** Animals and birds (R-GS-32). */
export function animalsOf(cells: Int16Array, own: number): number {
  return (cells[own + STORE + ANIMAL] as number) + (cells[own + STORE + BIRD] as number);
}
