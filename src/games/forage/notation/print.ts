import type { Coin, Course, ForageMove, ForageState, Source } from '../types.ts';
import { getSuitLetter, getValueLetter, printCoin } from './letters.ts';

/**
 * Notation of positions, in five parts with `|` between them:
 *
 * ```
 * torus 2 | pawns a1 h1 h8 a8 | coins g2:M4 c3:S3 d4:Mn^ e4:C1 f6:A2 | stash S:Sn2A5 M:- C:C4 A:- | round 2 first S to move M rolled 4
 * ```
 *
 * 1. The board (`torus`, `wide`, `ring`) and the phase.
 * 2. `pawns`: a space for each player, suns, moons, crowns and, with four players, arms.
 * 3. `coins` on the board: space, `:`, suit and value; the suits are `S M C A`, the values `n` (blank) `1`…`5`. `^`
 *    lies value up. By space in the order a1, b1, …; several on one space from the bottom to the top. `-` for none.
 * 4. `stash` of each player: the player's suit, `:`, then for each suit its letter and its values; `-` for none. (If
 *    the first suit's letter is missing, it is the player's own.)
 * 5. `round` of the phase, the `first` player, the player `to move`, and where it applies `rolled n` or `rolled 4` (has
 *    to be moved), `last` (only the round is being finished), `over`.
 *
 * Coins that are not named are out of play. The other options are not part of the text.
 */

/** Prints the whole state except its options. */
export function print(state: ForageState): string {
  const coins = state.coins.map((coin) => `${coin.at}:${printCoin(coin)}${coin.up ? '^' : ''}`);
  const stashes = state.stashes.map((stash, seat) => `${getSuitLetter(seat)}:${printStash(stash)}`);
  return [
    `${state.options.board} ${state.phase}`,
    `pawns ${state.pawns.join(' ')}`,
    `coins ${coins.join(' ') || '-'}`,
    `stash ${stashes.join(' ')}`,
    printTurn(state),
  ].join(' | ');
}

function printStash(stash: readonly Coin[]): string {
  const letters = stash.map((coin, at) =>
    coin.suit === stash[at - 1]?.suit ? getValueLetter(coin.value) : printCoin(coin),
  );
  return letters.join('') || '-';
}

function printTurn({ round, first, mover, rolled, lastRound, over }: ForageState): string {
  const die = rolled === null ? '' : ` rolled ${getValueLetter(rolled)}`;
  const end = (lastRound ? ' last' : '') + (over ? ' over' : '');
  return `round ${round} first ${getSuitLetter(first)} to move ${getSuitLetter(mover)}${die}${end}`;
}

/** Prints the move in the notation that `parseMove` reads; needs no position. */
export function printMove(move: ForageMove): string {
  switch (move.kind) {
    case 'roll':
      return 'roll';
    case 'go':
      return printCourse(move.course);
    case 'use':
      return printUse(move.source, move.course);
  }
}

function printUse(source: Source, course: Course): string {
  if (source.kind === 'under') return `under ${printCourse(course)}`;
  const plain = course.steps === source.coin.value && course.direction !== null;
  return `${printCoin(source.coin)} ${plain ? course.direction : printCourse(course)}`;
}

function printCourse({ direction, steps }: Course): string {
  return direction === null ? 'stay' : `${direction} ${steps}`;
}
