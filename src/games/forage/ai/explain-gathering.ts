import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import type { ForageView, Square } from '../types.ts';
import { WILD } from '../ways/ways.ts';
import { canTake, countPrizes, countPrizesWithNumber } from './prizes.ts';

/** Trip of a pawn: its target, the number of coins taken there, and whether the number was chosen rather than rolled. */
interface Trip {
  readonly to: Square;
  readonly taken: number;
  readonly sure: boolean;
}

/** Minimum number of spaces with coins within reach that is worth mentioning. */
const MANY_PRIZES = 3;
/** Number of coins that counts as few: left above the end condition, or lost to a rival's reach. */
const FEW_COINS = 3;

/** Explains a trip while coins are gathered; the most informative reason wins. */
export function explainGathering(view: ForageView, seat: Seat, trip: Trip): Text | null {
  const after = moveAndTake(view, seat, trip.to);
  const caught = trip.taken > 0;
  return (
    (caught ? explainCatch(view, after, seat, trip) : null) ??
    explainBlock(view, after, seat) ??
    explainReach(view, after, seat) ??
    (caught ? null : explainFailure(view, seat))
  );
}

function moveAndTake(view: ForageView, seat: Seat, to: Square): ForageView {
  const isTaken = (coin: ForageView['coins'][number]): boolean =>
    coin.at === to && coin.suit !== seat && !coin.up;
  return { ...view, pawns: view.pawns.with(seat, to), coins: view.coins.filter((coin) => !isTaken(coin)) };
}

function explainCatch(
  view: ForageView,
  after: ForageView,
  seat: Seat,
  { to, taken, sure }: Trip,
): Text | null {
  if (taken > 1) return text('forage:why.heap', { count: taken });
  if (isDearest(view, seat, to)) return text('forage:why.dearest');
  if (isLate(after) && isFullest(view, seat)) return text('forage:why.end');
  const rival = listOthers(view, seat).find((other) => canTake(view, other, to));
  if (rival !== undefined) return text('forage:why.before', { them: { seat: rival } });
  return sure ? text('forage:why.sure') : null;
}

/** Returns whether the pawn takes the highest coin on the board, as far as all values are visible. */
function isDearest({ coins }: ForageView, seat: Seat, to: Square): boolean {
  const values = coins.filter(({ suit, up }) => suit !== seat && !up).map(({ value }) => value ?? Infinity);
  const here = coins.filter(({ at, suit, up }) => at === to && suit !== seat && !up);
  return here.some(({ value }) => value !== null && value > 0 && value >= Math.max(...values));
}

function isLate({ coins, pawns, options }: ForageView): boolean {
  const left = coins.filter(({ up }) => !up).length;
  return left <= FEW_COINS + (options.clearBoard || options.faceUp ? 0 : pawns.length);
}

/** Returns whether the seat's stash has more coins than any other. */
function isFullest({ stashes }: ForageView, seat: Seat): boolean {
  return stashes.every((stash, other) => other === seat || stash.length < (stashes[seat] ?? []).length);
}

/** Explains a move that cuts off another seat from many coins by standing in its way. */
function explainBlock(view: ForageView, after: ForageView, seat: Seat): Text | null {
  const rival = listOthers(view, seat).find(
    (other) => countPrizes(view, other) - countPrizes(after, other) >= FEW_COINS,
  );
  return rival === undefined ? null : text('forage:why.bar', { them: { seat: rival } });
}

function explainReach(view: ForageView, after: ForageView, seat: Seat): Text | null {
  const count = countPrizes(after, seat);
  return count >= MANY_PRIZES && count > countPrizes(view, seat) ? text('forage:why.reach', { count }) : null;
}

/** Explains a roll that leads to no coin. */
function explainFailure(view: ForageView, seat: Seat): Text | null {
  if (view.rolled === null || view.rolled === WILD || countPrizesWithNumber(view, seat, view.rolled) > 0)
    return null;
  return text('forage:why.none', { count: view.rolled });
}

/** Lists the other seats in turn order. */
function listOthers({ pawns }: ForageView, seat: Seat): readonly Seat[] {
  return pawns.map((_, at) => (seat + at) % pawns.length).slice(1);
}
