import { createRecordedChance, createSeededChance } from '../../engine/chance.ts';
import type { Entry } from '../../engine/entry.ts';
import type { Game, Kinds, Seat } from '../../engine/game.ts';
import { advance, listWholeMoves, type Match, replaySetup } from '../../engine/kernel.ts';
import { formatCanonicalJson } from '../../engine/record.ts';
import { refused } from '../../engine/refusal.ts';
import type { SeatKnowledge } from '../ai-players.ts';
import type { Puzzle, PuzzleMove } from './puzzle.ts';

/** Match with a pending decision, and the seat that decides. */
export interface Position {
  readonly match: Match;
  readonly seat: Seat;
}

/** Position with the entries that led to it. */
export interface PosedPosition extends Position {
  readonly entries: readonly Entry[];
}

/** Replays the match of a puzzle. Throws if the game's rules do not allow it, as it belongs to other rules then. */
export function replayPuzzle(game: Game, { id, seats, options, opening, moves }: Puzzle): PosedPosition {
  const entries: Entry[] = [];
  let match = replaySetup(game, seats, options, opening);
  for (const move of moves) {
    const played = makePuzzleMove(match, move, id);
    match = played.match;
    entries.push(played.entry);
  }
  return { match, entries, seat: getMover(match, id) };
}

/** Parses a move in the position. Throws if the text is no move. */
export function parsePositionMove({ match: { game, state }, seat }: Position, text: string): unknown {
  const move = game.notation.parseMove(text, game.view(state, seat), seat);
  if (refused(move)) throw new Error(`"${text}" is no move of ${game.id}: ${move.reason.key}`);
  return move;
}

/** Returns what the deciding seat knows: all that it sees, without the history. */
export function getSeatKnowledge({ match: { game, state }, seat }: Position): SeatKnowledge {
  const view = game.view(state, seat);
  return { game, view, seat, notes: game.ai?.memory?.begin(view, seat) ?? null };
}

function makePuzzleMove(match: Match, { text, luck }: PuzzleMove, id: string) {
  const seat = getMover(match, id);
  const drawn = createRecordedChance(luck);
  const played = advance<Kinds>(match, seat, parsePositionMove({ match, seat }, text), drawn);
  const fault = refused(played) ? played.reason.key : drawn.left() > 0 ? 'luck is left over' : null;
  if (refused(played) || fault !== null)
    throw new Error(`Move ${match.played + 1} of puzzle ${id} cannot be made: ${fault}`);
  return played;
}

/** Returns the seat to move; of several, the first, as AIs play. */
function getMover({ game, state }: Match, id: string): Seat {
  const turn = game.turn(state);
  const [seat] = turn.kind === 'act' ? turn.seats : [];
  if (seat === undefined) throw new Error(`In puzzle ${id} nobody is to move`);
  return seat;
}

/** Returns all whole moves of the seat. */
export function listLegalMoves(game: Game, view: unknown, seat: Seat): readonly unknown[] {
  return [...listWholeMoves(game, view, seat)].map(({ move }) => move);
}

/** Returns whether two moves are equivalent to the AI (two plain junk cards) or by the rules (two ways to one space). */
export function isSameMove(position: Position, one: unknown, other: unknown): boolean {
  const { match, seat } = position;
  const { game, state } = match;
  const view = game.view(state, seat);
  if (game.ai && game.ai.encode(one, view, seat) === game.ai.encode(other, view, seat)) return true;
  const [first, second] = [one, other].map((move) => getStateAfterMove(position, move));
  return first !== null && first === second;
}

/** Returns whether the rules allow the move. */
export function isLegalMove(position: Position, move: unknown): boolean {
  return getStateAfterMove(position, move) !== null;
}

/** Returns the state after a move. All moves get the same outcomes, so that states can be compared. */
function getStateAfterMove({ match: { game, state }, seat }: Position, move: unknown): string | null {
  const next = game.apply(state, seat, move, createSeededChance(1), () => {});
  return refused(next) ? null : formatCanonicalJson(next);
}
