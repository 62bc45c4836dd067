import { RESERVE } from '../counting/reserve.ts';
import { DEALS_OUT, thresholdOf } from '../options.ts';
import type { GoStopOptions } from '../types.ts';

export const MONTHS = 12;

/** What has to be decided: the phases of the rules, and four of a month that are to be shown. */
export const [THROW, PLAY, TARGET, GIVE, DECIDE, FOUR, DEAL, OVER] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/**
 * Where things stand in the cells. The cards of a month are four bits; `PAIRED` are those of `PAIR`, a month from 1 on, that
 * the mover takes for what was played; `DRAWN` is a card from 1 on that waits for its target, `BOMBED` a month from 1 on.
 */
export const PHASE = 0;
export const MOVER = 1;
export const DEALER = 2;
export const LEFT = 3;
export const NUMBER = 4;
export const CARRIED = 5;
export const WINNERLESS = 6;
export const DRAWN = 7;
export const PAIR = 8;
export const PAIRED = 9;
export const BOMBED = 10;
export const ROW = 11;
export const TOKEN = ROW + MONTHS;
export const DECK = TOKEN + MONTHS;
const SEATS = DECK + MONTHS;

/** Within the cells of a seat. Of what it took only the counts matter, by sort; the rain bright and the cup are also told. */
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
/** What the deals brought, in two cells. */
export const HIGH = PASSES + 8;
export const LOW = PASSES + 9;
const SEAT = PASSES + 10;

/** Where the cells of a seat begin. */
export function cellsOf(seat: number): number {
  return SEATS + seat * SEAT;
}

export function cellsFor(seats: number): number {
  return SEATS + seats * SEAT;
}

/** By four bits: how many are set, and the lowest alone. */
export const COUNT: Uint8Array = Uint8Array.from({ length: 16 }, (_, mask) =>
  [1, 2, 4, 8].reduce((sum, bit) => sum + Number((mask & bit) !== 0), 0),
);
export function lowest(mask: number): number {
  return mask & -mask;
}

/** The bit of a card among those of its month. */
export function bitOf(card: number): number {
  return 1 << (card & 3);
}

/** The card of a month that a single bit means. */
export function cardAt(month: number, bit: number): number {
  return 4 * month + (bit === 8 ? 3 : bit >> 1);
}

/** The options, and what follows from the number of seats, as the world reads them. */
export interface House extends GoStopOptions {
  readonly seats: number;
  readonly threshold: number;
  readonly hand: number;
  readonly lying: number;
  readonly reserveCards: number;
}

/** A position: what all the steps of a turn work on. */
export interface Table {
  readonly cells: Int16Array;
  readonly house: House;
  /** By seat, what a deal brings; only while it is counted. */
  readonly gains: Float64Array;
}

export function houseOf(options: GoStopOptions, seats: number): House {
  const { hand, row } = DEALS_OUT[seats === 2 ? 2 : 3];
  const reserveCards = options.reserve === 'six' ? RESERVE : Number.POSITIVE_INFINITY;
  return { ...options, seats, threshold: thresholdOf(seats), hand, lying: row, reserveCards };
}
