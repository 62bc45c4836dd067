import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import type { ForageView, Square } from '../types.ts';
import { WILD } from '../ways/ways.ts';
import { canTake, countPrizes, countPrizesWithNumber } from './prizes.ts';

/** Where a pawn went, how many coins it took there, and whether the number was chosen and not rolled. */
interface Trip {
  readonly to: Square;
  readonly taken: number;
  readonly sure: boolean;
}

/** So many spaces with coins within reach are worth a word. */
const MANY_PRIZES = 3;
/** So few coins more than end the match. */
const FEW_COINS = 3;

/** What a trip was for while coins are gathered, the most telling first. */
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

/** Where all values are in sight. */
function isDearest({ coins }: ForageView, seat: Seat, to: Square): boolean {
  const values = coins.filter(({ suit, up }) => suit !== seat && !up).map(({ value }) => value ?? Infinity);
  const here = coins.filter(({ at, suit, up }) => at === to && suit !== seat && !up);
  return here.some(({ value }) => value !== null && value > 0 && value >= Math.max(...values));
}

function isLate({ coins, pawns, options }: ForageView): boolean {
  const left = coins.filter(({ up }) => !up).length;
  return left <= FEW_COINS + (options.clearBoard || options.faceUp ? 0 : pawns.length);
}

/** Nobody else has as many coins. */
function isFullest({ stashes }: ForageView, seat: Seat): boolean {
  return stashes.every((stash, other) => other === seat || stash.length < (stashes[seat] ?? []).length);
}

/** Somebody else has much less within reach by it, as the pawn is in their way. */
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

/** What was rolled leads to no coin. */
function explainFailure(view: ForageView, seat: Seat): Text | null {
  if (view.rolled === null || view.rolled === WILD || countPrizesWithNumber(view, seat, view.rolled) > 0)
    return null;
  return text('forage:why.none', { count: view.rolled });
}

/** The others in the order in which they come next. */
function listOthers({ pawns }: ForageView, seat: Seat): readonly Seat[] {
  return pawns.map((_, at) => (seat + at) % pawns.length).slice(1);
}
