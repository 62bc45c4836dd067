import type { Chance } from '../../../engine/chance.ts';
import {
  BIT_COUNTS,
  BOMBED,
  CARDS_LEFT,
  type CellTable,
  DRAWN,
  getCardBit,
  getLowestBit,
  getSeatStart,
  HAND,
  MOVER,
  PAIR,
  PAIRED,
  PASSES,
  PHASE,
  PLAY,
  RESERVES,
  ROW,
  SHAKEN,
  TARGET,
  TOKEN,
} from './cells.ts';
import { takeCard } from './end-deal.ts';
import { resolve } from './resolve.ts';
import { JUNK_MASKS } from './sorts.ts';

/** Mask of no card, for a play without a pick. */
export const NO_CARDS = 0;

/** Plays a hand card, then turns a card of the deck (R-GS-11 to R-GS-14). `onto` is the bit of the picked card, or none. */
export function play(table: CellTable, card: number, onto: number, chance: Chance): void {
  const { cells } = table;
  const [month, bit] = [card >> 2, getCardBit(card)];
  const hand = getSeatStart(cells[MOVER] as number) + HAND + month;
  cells[hand] = (cells[hand] as number) ^ bit;
  lay(cells, month, bit, onto);
  draw(table, card, chance);
}

/** Plays three of a month onto the fourth (R-GS-26). */
export function bomb(table: CellTable, month: number, chance: Chance): void {
  const { cells } = table;
  const own = getSeatStart(cells[MOVER] as number);
  lay(cells, month, cells[own + HAND + month] as number, NO_CARDS);
  cells[own + HAND + month] = 0;
  (cells[own + PASSES] as number) += 2;
  cells[PAIRED] = 15;
  cells[BOMBED] = month + 1;
  draw(table, -1, chance);
}

/** Plays a turn with the deck alone (R-GS-27). */
export function skip(table: CellTable, chance: Chance): void {
  const own = getSeatStart(table.cells[MOVER] as number);
  (table.cells[own + PASSES] as number)--;
  draw(table, -1, chance);
}

/** Shows three of a month for a reserve card (R-GS-24). */
export function shake({ cells }: CellTable, month: number): void {
  const own = getSeatStart(cells[MOVER] as number);
  cells[own + SHAKEN] = (cells[own + SHAKEN] as number) | (1 << month);
  (cells[own + RESERVES] as number)++;
}

/** Lays the drawn card onto the picked one (R-GS-12). */
export function pickTarget(table: CellTable, onto: number): void {
  const { cells } = table;
  const card = (cells[DRAWN] as number) - 1;
  const [month, bit] = [card >> 2, getCardBit(card)];
  cells[PHASE] = PLAY;
  cells[ROW + month] = (cells[ROW + month] as number) | bit;
  resolve(table, month, bit | onto, false, false);
}

/** Lays the played cards and notes those that the mover takes if nothing more happens. */
function lay(cells: Int16Array, month: number, bits: number, onto: number): void {
  const lying = cells[ROW + month] as number;
  cells[ROW + month] = lying | bits;
  if (lying === 0) return;
  const count = BIT_COUNTS[lying] as number;
  cells[PAIR] = month + 1;
  cells[PAIRED] = count === 3 ? 15 : bits | (count === 1 ? lying : onto || getLowestBit(lying));
}

/** Turns a card of the deck and lays it. Of two that differ the mover picks in a separate move (R-GS-12). */
function draw(table: CellTable, played: number, chance: Chance): void {
  const { cells } = table;
  const card = takeCard(cells, chance.draw(cells[CARDS_LEFT] as number));
  const [month, bit] = [card >> 2, getCardBit(card)];
  if (cells[PAIR] === month + 1) layDrawnThird(table, month, bit);
  else layDrawn(table, card, played);
}

function layDrawn(table: CellTable, card: number, played: number): void {
  const { cells } = table;
  const [month, bit] = [card >> 2, getCardBit(card)];
  const lying = cells[ROW + month] as number;
  const count = BIT_COUNTS[lying] as number;
  if (count === 2 && (lying & ~(JUNK_MASKS[month] as number)) !== 0) {
    cells[PHASE] = TARGET;
    cells[DRAWN] = card + 1;
    return;
  }
  cells[ROW + month] = lying | bit;
  const met = count === 2 ? getLowestBit(lying) : lying;
  resolve(table, month, count === 0 ? 0 : met | bit, count === 1 && played >> 2 === month, false);
}

/** Lays a drawn card of the month just paired. The other of two is taken as well; else three are stuck (R-GS-14, R-GS-15). */
function layDrawnThird(table: CellTable, month: number, bit: number): void {
  const { cells } = table;
  const lying = cells[ROW + month] as number;
  const loose = lying & ~(cells[PAIRED] as number);
  cells[ROW + month] = lying | bit;
  if (loose === 0) {
    cells[PAIR] = 0;
    cells[TOKEN + month] = (cells[MOVER] as number) + 1;
  }
  resolve(table, month, loose === 0 ? 0 : loose | bit, false, loose !== 0);
}
