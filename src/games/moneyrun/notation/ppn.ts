import type { Entry } from '../../../engine/entry.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Ppn } from '../../../engine/game-parts.ts';
import { getCoins } from '../coins.ts';
import type { Denomination, MoneyRun, MoneyRunState, Square } from '../types.ts';

/**
 * Portable Piecepack Notation of the match: coins as coin faces whose ranks fall with their sizes, 5 for $1 to ace for
 * 5c; pawns by seat. A pawn is the top piece of its square. The table and the bag are not shown.
 */
export const ppn: Ppn<MoneyRun> = {
  head: ({ options: { board } }) => ({
    GameType: 'Money Run',
    SetUp: { Name: 'Rectangular Board', nrows: board, ncols: board, max_tiles: 16 },
  }),
  opening: ({ pawns }) => {
    const drops = pawns.flatMap((at, seat) => (at === null ? [] : [`${getPawnToken(seat)}@${at}`]));
    return drops.length > 0 ? [drops.join(' ')] : [];
  },
  move: (before, entry) => printTokens(before, entry).join(' '),
};

const COINS: Readonly<Record<Denomination, string>> = { L: 'c5', M: 'c4', S: 'c3', P: 'c2', T: 'ca' };

function getPawnToken(seat: Seat): string {
  return `p${'SMCA'.charAt(seat)}`;
}

function printTokens(before: MoneyRunState, { seat, move }: Entry<MoneyRun>): readonly string[] {
  switch (move.kind) {
    case 'start':
      return [`${getPawnToken(seat)}@${move.at}`];
    case 'place':
      return printDrop(before, move.coin, move.at);
    case 'shift':
      return printShiftTokens(before, seat, move.from, move.to);
    case 'step':
      return move.path.map((to) => `?${getPawnToken(seat)}-${to}`);
    case 'end':
    case 'agree':
      return [];
  }
}

/** Prints a coin put beneath the pawns on the square: directly beneath one, and the others are put on top again. */
function printDrop({ pawns }: MoneyRunState, coin: Denomination, at: Square): readonly string[] {
  const [first, ...others] = [...pawns.keys()].filter((seat) => pawns[seat] === at).map(getPawnToken);
  if (first === undefined) return [`${COINS[coin]}@${at}`];
  return [`${COINS[coin]}\\%?${first}`, ...others.map((pawn) => `?${pawn}-${at}`)];
}

/** Prints a shift; the coin is the second piece from the top if the own pawn stands above it (R-MR-18). */
function printShiftTokens(before: MoneyRunState, seat: Seat, from: Square, to: Square): readonly string[] {
  const piece = before.pawns[seat] === from ? `${from}[2]` : from;
  if (!before.pawns.includes(to)) return [`${piece}-${to}`];
  const coin = getCoins(before.stacks, from).at(-1) as Denomination;
  return [`*${piece}`, ...printDrop(before, coin, to)];
}
