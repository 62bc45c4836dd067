import { cellsOf, STORE, type Table } from './cells.ts';
import { animalsOf, junkOf } from './points.ts';
import { ANIMAL, BIRD, BLUE, BRIGHT, DOUBLE, JUNK, PLAIN, RAIN_RIBBON, RED } from './sorts.ts';
import type { Weights } from './weights.ts';

/** Writes what a card of each sort is worth to the seat: what it adds to its own sets, and what it denies others. */
export function want(table: Table, seat: number, weights: Weights, into: Float64Array): void {
  const { cells } = table;
  const own = cellsOf(seat);
  const animal = by(weights.animals, animalsOf(cells, own));
  const ribbon = by(weights.ribbons, ribbonsOf(cells, own + STORE));
  const junk = by(weights.junks, Math.max(0, junkOf(cells, own) - 5));
  into[BRIGHT] = brights(table, seat, own, weights);
  into[BIRD] = animal / 2 + birds(table, seat, own, weights);
  into[ANIMAL] = animal;
  into[RAIN_RIBBON] = ribbon;
  for (let sort = RED as number; sort <= PLAIN; sort++)
    into[sort] = ribbon / 2 + ribbons(table, seat, own, sort, weights);
  into[JUNK] = junk;
  into[DOUBLE] = 2 * junk;
}

/** The last entry stands for all that follow. */
function by(list: readonly number[], count: number): number {
  return list[count < list.length ? count : list.length - 1] as number;
}

function brights(table: Table, seat: number, own: number, { brights, spoiled, blocks }: Weights): number {
  const most = mostOf(table, seat, BRIGHT);
  const block = most === 2 ? blocks[0] : most >= 3 ? blocks[1] : 0;
  return block + (most >= 3 ? spoiled[0] : by(brights, table.cells[own + STORE + BRIGHT] as number));
}

function birds(table: Table, seat: number, own: number, { birds, spoiled, blocks }: Weights): number {
  const most = mostOf(table, seat, BIRD);
  const held = table.cells[own + STORE + BIRD] as number;
  if (most === 0) return by(birds, held);
  return spoiled[1] + (most === 2 && held === 0 ? blocks[2] : 0);
}

function ribbons(table: Table, seat: number, own: number, sort: number, weights: Weights): number {
  const { trio, spoiled, blocks } = weights;
  const most = mostOf(table, seat, sort);
  const held = table.cells[own + STORE + sort] as number;
  if (most === 0) return by(trio, held);
  return spoiled[2] + (most === 2 && held === 0 ? blocks[3] : 0);
}

function mostOf({ cells, house }: Table, seat: number, sort: number): number {
  let most = 0;
  for (let other = 0; other < house.seats; other++) {
    const held = cells[cellsOf(other) + STORE + sort] as number;
    if (other !== seat && held > most) most = held;
  }
  return most;
}

function ribbonsOf(cells: Int16Array, store: number): number {
  return (
    (cells[store + RAIN_RIBBON] as number) +
    (cells[store + RED] as number) +
    (cells[store + BLUE] as number) +
    (cells[store + PLAIN] as number)
  );
}
