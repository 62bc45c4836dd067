import { RESERVE_SIZE } from '../counting/reserve.ts';
import { DEAL_SIZES, getThreshold } from '../options.ts';
import type { GoStopOptions } from '../types.ts';

export const MONTHS = 12;

/** Decisions to be made: the phases of the rules, and `FOUR` for four of a month to be shown. */
export const [THROW, PLAY, TARGET, GIVE, DECIDE, FOUR, DEAL, OVER] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/**
 * Layout of the cells. The cards of a month are four bits. `PAIR` is a month from 1 on, `PAIRED` the cards of it that the mover takes for
 * the played card; `DRAWN` is a card from 1 on that waits for its target, `BOMBED` a month from 1 on.
 */
export const PHASE = 0;
export const MOVER = 1;
export const DEALER = 2;
export const CARDS_LEFT = 3;
export const DEAL_NUMBER = 4;
export const CARRIED = 5;
export const WINNERLESS = 6;
export const DRAWN = 7;
export const PAIR = 8;
export const PAIRED = 9;
export const BOMBED = 10;
export const ROW = 11;
export const TOKEN = ROW + MONTHS;
export const DECK = TOKEN + MONTHS;
const SEATS_START = DECK + MONTHS;

/** Offsets within a seat's cells. Captured cards are counted by sort only; the rain bright and the cup also have a flag each. */
export const HAND = 0;
export const STORE = HAND + MONTHS;
export const RAIN_BRIGHT = STORE + 9;
export const CUP = STORE + 10;
export const PASSES = STORE + 11;
export const GOES = PASSES + 1;
export const ADDITIONAL = PASSES + 2;
export const WENT_AT = PASSES + 3;
export const RESERVES = PASSES + 4;
export const HAS_ANIMALS = PASSES + 5;
export const SHAKEN = PASSES + 6;
export const OWED = PASSES + 7;
/** Total of the finished deals, split over two cells. */
export const TOTAL_HIGH = PASSES + 8;
export const TOTAL_LOW = PASSES + 9;
const SEAT_SIZE = PASSES + 10;

/** Returns the index of the seat's first cell. */
export function getSeatStart(seat: number): number {
  return SEATS_START + seat * SEAT_SIZE;
}

export function countCells(seats: number): number {
  return SEATS_START + seats * SEAT_SIZE;
}

/** Number of bits set, by four-bit mask. */
export const BIT_COUNTS: Uint8Array = Uint8Array.from({ length: 16 }, (_, mask) =>
  [1, 2, 4, 8].reduce((sum, bit) => sum + Number((mask & bit) !== 0), 0),
);
export function getLowestBit(mask: number): number {
  return mask & -mask;
}

/** Returns the bit of a card among the four of its month. */
export function getCardBit(card: number): number {
  return 1 << (card & 3);
}

/** Returns the card of a month that a single bit stands for. */
export function getCardByBit(month: number, bit: number): number {
  return 4 * month + (bit === 8 ? 3 : bit >> 1);
}

/** Options, and the numbers that follow from the number of seats, as the AI's world reads them. */
export interface HouseRules extends GoStopOptions {
  readonly seats: number;
  readonly threshold: number;
  readonly hand: number;
  readonly lying: number;
  readonly reserveCards: number;
}

/** Position that all steps of a turn read and write. */
export interface CellTable {
  readonly cells: Int16Array;
  readonly house: HouseRules;
  /** Points that a deal brings, by seat; valid only while the deal is counted. */
  readonly gains: Float64Array;
}

export function getHouseRules(options: GoStopOptions, seats: number): HouseRules {
  const { hand, row } = DEAL_SIZES[seats === 2 ? 2 : 3];
  const reserveCards = options.reserve === 'six' ? RESERVE_SIZE : Number.POSITIVE_INFINITY;
  return { ...options, seats, threshold: getThreshold(seats), hand, lying: row, reserveCards };
}
