import { type CellTable, getSeatStart, STORE } from './cells.ts';
import { countAnimals, countJunk } from './points.ts';
import { ANIMAL, BIRD, BLUE, BRIGHT, DOUBLE, JUNK, PLAIN, RAIN_RIBBON, RED } from './sorts.ts';
import type { Weights } from './weights.ts';

/** Writes the value of a card of each sort to the seat. It is the use for the seat's own sets plus the denial of others' sets. */
export function writeSortValues(table: CellTable, seat: number, weights: Weights, into: Float64Array): void {
  const { cells } = table;
  const own = getSeatStart(seat);
  const animal = getEntry(weights.animals, countAnimals(cells, own));
  const ribbon = getEntry(weights.ribbons, countRibbons(cells, own + STORE));
  const junk = getEntry(weights.junks, Math.max(0, countJunk(cells, own) - 5));
  into[BRIGHT] = rateBright(table, seat, own, weights);
  into[BIRD] = animal / 2 + rateBird(table, seat, own, weights);
  into[ANIMAL] = animal;
  into[RAIN_RIBBON] = ribbon;
  for (let sort = RED as number; sort <= PLAIN; sort++)
    into[sort] = ribbon / 2 + rateRibbon(table, seat, own, sort, weights);
  into[JUNK] = junk;
  into[DOUBLE] = 2 * junk;
}

/** Returns the entry for a count; the last entry stands for all higher counts. */
function getEntry(list: readonly number[], count: number): number {
  return list[count < list.length ? count : list.length - 1] as number;
}

function rateBright(
  table: CellTable,
  seat: number,
  own: number,
  { brights, spoiled, blocks }: Weights,
): number {
  const most = findMostHeld(table, seat, BRIGHT);
  const block = most === 2 ? blocks[0] : most >= 3 ? blocks[1] : 0;
  return block + (most >= 3 ? spoiled[0] : getEntry(brights, table.cells[own + STORE + BRIGHT] as number));
}

function rateBird(table: CellTable, seat: number, own: number, { birds, spoiled, blocks }: Weights): number {
  const most = findMostHeld(table, seat, BIRD);
  const held = table.cells[own + STORE + BIRD] as number;
  if (most === 0) return getEntry(birds, held);
  return spoiled[1] + (most === 2 && held === 0 ? blocks[2] : 0);
}

function rateRibbon(table: CellTable, seat: number, own: number, sort: number, weights: Weights): number {
  const { trio, spoiled, blocks } = weights;
  const most = findMostHeld(table, seat, sort);
  const held = table.cells[own + STORE + sort] as number;
  if (most === 0) return getEntry(trio, held);
  return spoiled[2] + (most === 2 && held === 0 ? blocks[3] : 0);
}

function findMostHeld({ cells, house: ctx }: CellTable, seat: number, sort: number): number {
  let most = 0;
  for (let other = 0; other < ctx.seats; other++) {
    const held = cells[getSeatStart(other) + STORE + sort] as number;
    if (other !== seat && held > most) most = held;
  }
  return most;
}

function countRibbons(cells: Int16Array, store: number): number {
  return (
    (cells[store + RAIN_RIBBON] as number) +
    (cells[store + RED] as number) +
    (cells[store + BLUE] as number) +
    (cells[store + PLAIN] as number)
  );
}
