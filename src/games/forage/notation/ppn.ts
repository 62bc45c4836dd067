import type { Ppn } from '../../../engine/ppn.ts';
import { BOARDS } from '../board.ts';
import type { Board, Coin, Forage, ForageEvent, ForageState, PlacedEvent } from '../types.ts';
import { getSuitLetter, getValueLetter } from './letters.ts';

/** The match on a piecepack: pawns and coins of the suits on the board, their dice beside it (rulings 1.1). */
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

/** Beside the corners of the board. */
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

/** Always the space that is reached: a way over the edge cannot be said by how far it is. */
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

/** A coin lying value down shows its suit, which is its back. */
function printCoinToken(suit: Coin['suit'], value: PlacedEvent['value'], up: boolean): string {
  return `c${up ? 'f' : 'b'}${getSuitLetter(suit)}${getDieLetter(value ?? 0)}`;
}

/** The ace of the notation is `a`. */
function getDieLetter(value: number): string {
  return value === 1 ? 'a' : getValueLetter(value);
}
