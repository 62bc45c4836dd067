import type { Ppn } from '../../../engine/game-parts.ts';
import { BOARDS } from '../board.ts';
import type { Board, Coin, Forage, ForageEvent, ForageState, PlacedEvent } from '../types.ts';
import { getSuitLetter, getValueLetter } from './letters.ts';

/**
 * Portable Piecepack Notation of the match: pawns and coins of the suits on the board, the dice beside it (rulings
 * 1.1).
 */
export const ppn: Ppn<Forage> = {
  head: ({ options }) => ({
    GameType: { Name: 'Forage', Variant: options.board },
    SetUp: SET_UPS[options.board],
  }),
  opening: (start) => [[...printPawns(start), ...printDice(start)].join(' ')],
  move: (_before, { events }) => events.flatMap(printTokens).join(' '),
};

const SET_UPS: Readonly<Record<Board, unknown>> = {
  torus: { Name: 'Rectangular Board', nrows: 8, ncols: 8, max_tiles: 16 },
  wide: { Name: 'Rectangular Board', nrows: 8, ncols: 12, max_tiles: 24 },
  ring: 'Donut Board',
};

function printPawns({ pawns }: ForageState): string[] {
  return pawns.map((square, seat) => `p${getSuitLetter(seat)}@${square}`);
}

/** Places the dice beside the corners of the board. */
function printDice({ options, pawns }: ForageState): string[] {
  const { columns, rows } = BOARDS[options.board];
  const corners = [
    [0, 1],
    [columns + 1, 1],
    [columns + 1, rows],
    [0, rows],
  ] as const;
  return pawns.map((_, seat) => `d${getSuitLetter(seat)}@(${corners[seat]?.join(',')})`);
}

/** Prints an event. A move names its target space, because a distance cannot express a way over the edge. */
function printTokens(event: ForageEvent): string[] {
  switch (event.kind) {
    case 'rolled':
      return [`?d${getSuitLetter(event.seat)}~${getDieLetter(event.value)}`];
    case 'placed':
      return [`${printCoinToken(event.suit, event.value, event.up)}\\%?p${getSuitLetter(event.seat)}`];
    case 'moved':
      return [`?p${getSuitLetter(event.seat)}-${event.to}`];
    case 'took':
      return [`*?c${getSuitLetter(event.suit)}${getDieLetter(event.value ?? 0)}`];
    default:
      return [];
  }
}

/** Prints a coin; lying value down it shows its suit, which is its back. */
function printCoinToken(suit: Coin['suit'], value: PlacedEvent['value'], up: boolean): string {
  return `c${up ? 'f' : 'b'}${getSuitLetter(suit)}${getDieLetter(value ?? 0)}`;
}

/** Returns the letter of a value; the notation writes the ace as `a`. */
function getDieLetter(value: number): string {
  return value === 1 ? 'a' : getValueLetter(value);
}
