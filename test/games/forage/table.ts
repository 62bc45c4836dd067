import { type Chance, createRecordedChance } from '../../../src/engine/chance.ts';
import { advance, listWholeMoves, type Match, type Played } from '../../../src/engine/kernel.ts';
import { applyDefaultOptions, type Options } from '../../../src/engine/options.ts';
import { type Refusal, refused } from '../../../src/engine/refusal.ts';
import { forage } from '../../../src/games/forage/index.ts';
import type { Forage, ForageMove, ForageState } from '../../../src/games/forage/types.ts';

/** Completes the chosen options with defaults; throws when one does not exist. */
export function completeOptions(chosen: Options = {}): Options {
  const options = applyDefaultOptions(forage.options, chosen);
  if (refused(options)) throw new Error(JSON.stringify(options));
  return options;
}

/** Parses a position; throws when it cannot be read. */
export function parseState(at: string, chosen: Options = {}): ForageState {
  const state = forage.notation.parse(at, completeOptions(chosen));
  if (refused(state)) throw new Error(`${at}: ${JSON.stringify(state.reason)}`);
  return state;
}

/** Creates a match at a position. */
export function createMatch(at: string, chosen: Options = {}): Match<Forage> {
  const state = parseState(at, chosen);
  return { game: forage, seats: state.pawns.length, options: completeOptions(chosen), state, played: 0 };
}

/** Plays a typed move for the seat whose turn it is. */
export function playTyped(
  match: Match<Forage>,
  typed: string,
  luck: readonly number[] = [],
): Played<Forage> | Refusal {
  const seat = match.state.mover;
  const move = forage.notation.parseMove(typed, forage.view(match.state, seat), seat);
  return refused(move) ? move : advance(match, seat, move, createRecordedChance(luck));
}

/** Returns every legal move of the mover as text. */
export function listLegalMoves(state: ForageState): string[] {
  const all = listWholeMoves(forage, forage.view(state, state.mover), state.mover);
  return [...all].map(({ move }) => forage.notation.printMove(move));
}

/** Picks a random legal move of the mover. */
export function chooseRandomMove(state: ForageState, chance: Chance): ForageMove {
  const all = [...listWholeMoves(forage, forage.view(state, state.mover), state.mover)];
  return (all[chance.draw(all.length)] as { move: ForageMove }).move;
}
