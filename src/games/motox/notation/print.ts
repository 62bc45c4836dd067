import type { Seat } from '../../../engine/game.ts';
import { findHeading, getDirection } from '../compass.ts';
import { SUIT_LETTERS } from '../text/names.ts';
import type { Bike, MotoXMove, MotoXState, Outcome, Tile } from '../types.ts';

/**
 * Notation of positions, in five parts with `|` between them:
 *
 *     track 0 n n1 e s2 … | hands 0+3 0+2 0+3 | bikes S:4FL M:3RR* C:0FL | discard 1 waiting 0 removed 0 | race first S to move M dice 3n5
 *
 * 1. `track`: `0` is the start tile; then for each further tile the side of the tile before on which it lies, `n e s w`
 *    with north up the table, and the height of its own ramp, at its exit edge, if it has one: `n1`. `-` for no tile.
 * 2. `hands`: for each player tiles `+` coins. In the race the tiles are those set aside (R-MX-8) and mean nothing.
 * 3. `bikes`: for each player, suns, moons, crowns and, with four, arms: the suit, `:`, the space (see types.ts), `*`
 *    for a wiped bike that lies beside it; `-` before it is on the grid.
 * 4. Coins in the `discard` pile, `waiting` for the race, `removed` from the game.
 * 5. `build`, `grid`, `race` or `over`; the `first` player; the player `to move`, or `won`. In a race after the roll
 *    `dice` and their faces, `n` being the null; `started` before it if an ace of that roll has just put the bike back
 *    (R-MX-39).
 *
 * The rank is not written: it follows from the bikes (R-MX-16). The options are not part of the text. For the notation
 * of moves see `parse-move.ts`.
 */

/** Prints the whole state except its options. */
export function print(state: MotoXState): string {
  const { hands, bikes, discard, waiting, removed } = state;
  return [
    `track ${state.track.map(printTile).join(' ') || '-'}`,
    `hands ${hands.map(({ tiles, coins }) => `${tiles}+${coins}`).join(' ')}`,
    `bikes ${bikes.map(printBike).join(' ')}`,
    `discard ${discard} waiting ${waiting} removed ${removed}`,
    printTurn(state),
  ].join(' | ');
}

function printTile(tile: Tile, at: number, track: readonly Tile[]): string {
  const before = track[at - 1];
  const side = before ? getDirection(findHeading(before, tile)) : '0';
  return tile.ramp === 0 ? side : `${side}${tile.ramp}`;
}

function printBike(bike: Bike | null, seat: Seat): string {
  return `${SUIT_LETTERS.charAt(seat)}:${bike ? bike.at + (bike.wiped ? '*' : '') : '-'}`;
}

function printTurn({ phase, first, mover, winner, dice, started }: MotoXState): string {
  const head = `${phase} first ${SUIT_LETTERS.charAt(first)}`;
  if (winner !== null) return `${head} won ${SUIT_LETTERS.charAt(winner)}`;
  const faces = (dice ?? []).map((face) => (face === 0 ? 'n' : face)).join('');
  const rolled = dice === null ? '' : `${started ? ' started' : ''} dice ${faces}`;
  return `${head} to move ${SUIT_LETTERS.charAt(mover)}${rolled}`;
}

/** Prints the move in the notation that `parseMove` reads. */
export function printMove(move: MotoXMove): string {
  switch (move.kind) {
    case 'tile':
      return `tile ${move.direction ?? 'start'}`;
    case 'coin':
      return `coin ${move.tile}`;
    case 'grid':
      return `grid ${move.space}`;
    case 'roll':
      return move.coins === 0 ? 'roll' : `roll +${move.coins}`;
    case 'ride':
      return `ride ${move.number} ${printOutcome(move.outcome)}`;
    default:
      return move.kind;
  }
}

/** Prints the outcome of a ride: `5FL`, `on 6RR`, `out 5FL`, `finish`. */
export function printOutcome(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'finish':
      return 'finish';
    case 'safe':
      return outcome.space;
    case 'land':
      return `on ${outcome.space}`;
    case 'runoff':
      return `out ${outcome.space}`;
  }
}
