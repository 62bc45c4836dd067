import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import { getStandings } from '../score.ts';
import type { Coin, ForageView, LaidCoin, Suit } from '../types.ts';
import { getCoinNames, getSuitName } from './names.ts';
import { status } from './status.ts';

/** Describes the position in sentences: whose turn it is, the phase, the players, the coins by suit. */
export function describe(view: ForageView): readonly Text[] {
  return [
    describeTurn(view),
    describeHead(view),
    ...describeLastRound(view),
    ...describeValueDown(view),
    ...view.pawns.map((_, seat) => describePlayer(view, seat)),
    ...describeCoins(view),
  ];
}

function describeHead({ options, phase, round }: ForageView): Text {
  const board = text(`forage:option.board.${options.board}`);
  if (phase === 1) return text('forage:describe.laying', { board, round });
  if (options.roundCap === 0) return text('forage:describe.gathering', { board, round });
  return text('forage:describe.gatheringOf', { board, round, cap: options.roundCap });
}

function describeTurn(view: ForageView): Text {
  if (view.over) return status(view);
  const { mover } = view;
  return text('forage:describe.turn', { who: { seat: mover }, suit: getSuitName(mover), what: status(view) });
}

function describeLastRound({ lastRound, over }: ForageView): Text[] {
  return lastRound && !over ? [text('forage:describe.last')] : [];
}

/** Counts the coins lying value down; where played coins stay value up, the match ends when none is left (R-FO-27). */
function describeValueDown({ options, phase, over, coins }: ForageView): Text[] {
  if (!options.faceUp || phase === 1 || over) return [];
  return [text('forage:describe.down', { count: coins.filter(({ up }) => !up).length })];
}

function describePlayer(view: ForageView, seat: Seat): Text {
  const at = view.pawns[seat] as string;
  const args = { who: { seat }, suit: getSuitName(seat), at, stash: describeStash(view.stashes[seat] ?? []) };
  if (!view.over) return text('forage:describe.seat', args);
  return text('forage:describe.seatScore', { ...args, score: getStandings(view)[seat]?.score ?? 0 });
}

function describeStash(stash: readonly Coin<number | null>[]): Text | readonly Text[] {
  if (stash.length === 0) return text('forage:describe.empty');
  if (stash.every((coin) => coin.value !== null)) return getCoinNames(stash);
  const suits = [...new Set(stash.map((coin) => coin.suit))];
  return suits.map((suit) => {
    const count = stash.filter((coin) => coin.suit === suit).length;
    return text('forage:describe.hidden', { count, suit: getSuitName(suit) });
  });
}

/** Describes the coins on the board, by suit. */
function describeCoins(view: ForageView): readonly Text[] {
  const suits = view.pawns.flatMap((_, suit) => describeSuitCoins(view, suit));
  return suits.length > 0 ? suits : [text('forage:describe.noCoins')];
}

function describeSuitCoins(view: ForageView, suit: Suit): Text[] {
  const coins = view.coins.filter((coin) => coin.suit === suit);
  return coins.length === 0
    ? []
    : [text('forage:describe.coins', { suit: getSuitName(suit), spots: coins.map(describeSpot) })];
}

function describeSpot({ at, value, up }: LaidCoin<number | null>): Text | string {
  if (value === null) return at;
  const shown = value === 0 ? text('forage:describe.blank') : value;
  return text(up ? 'forage:describe.up' : 'forage:describe.known', { at, value: shown });
}

/** Lists every coin with its value: on the board by suit, then each stash; empty with open memory. */
export function reveal(view: ForageView): readonly Text[] {
  if (view.options.openMemory) return [];
  return [...describeCoins(view), ...view.stashes.flatMap((_, seat) => revealStash(view, seat))];
}

function revealStash({ stashes }: ForageView, seat: Seat): readonly Text[] {
  const coins = stashes[seat] ?? [];
  if (coins.length === 0) return [];
  return [text('forage:describe.stash', { who: { seat }, coins: getCoinNames(coins) })];
}
