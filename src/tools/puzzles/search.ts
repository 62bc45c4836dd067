import { type ExhibitionMove, playExhibition } from '../../ai/exhibition.ts';
import { findPurpose } from '../../ai/find-purpose.ts';
import { MIN_END_LEAD, measureEndLead } from '../../ai/puzzles/end-lead.ts';
import {
  createPuzzleSeed,
  type Puzzle,
  type PuzzleMatch,
  type PuzzleMove,
  type Weighed,
} from '../../ai/puzzles/puzzle.ts';
import { getPuzzleId } from '../../ai/puzzles/puzzle-file.ts';
import { getPuzzlePlayers } from '../../ai/puzzles/puzzle-players.ts';
import { getSeatKnowledge, isSameMove, type Position, replayPuzzle } from '../../ai/puzzles/replay-puzzle.ts';
import {
  computeLeadOverRest,
  MIN_PUZZLE_LEAD,
  PLAYOUT_FACTOR,
  weighPosition,
} from '../../ai/puzzles/weigh-position.ts';
import type { MoveOption } from '../../ai/search-best-move.ts';
import { createSeededChance } from '../../engine/chance.ts';
import type { Game } from '../../engine/game.ts';
import { type Match, start } from '../../engine/kernel.ts';
import { hasOneMove } from '../../engine/public-question.ts';
import { requireAllowed } from '../cli-args.ts';
import { replayCheckedPuzzle } from './check.ts';
import { findTemptingMoves } from './find-tempting-moves.ts';

/** Kind of matches for which puzzles are wanted. */
export interface PuzzleCall extends Omit<PuzzleMatch, 'game' | 'rules'> {
  readonly game: Game;
}

/** Standard errors by which the lead at the end exceeds {@link MIN_END_LEAD}, so that it holds with another seed. */
const SURE_ERRORS = 1;
/** Minimum number of moves to choose from. */
const MIN_CHOICES = 3;

/** Factor on the usual playouts of a search, and the lead its best move needs to enter the next round. */
interface Round {
  readonly times: number;
  readonly lead: number;
  readonly what: 'find' | 'check';
}

/** Rounds of searches. The last one confirms the claim with other randomness than the one before. */
const ROUNDS: readonly Round[] = [
  { times: 0.25, lead: 0.1, what: 'find' },
  { times: 1, lead: 0.13, what: 'find' },
  { times: PLAYOUT_FACTOR, lead: MIN_PUZZLE_LEAD, what: 'find' },
  { times: PLAYOUT_FACTOR, lead: MIN_PUZZLE_LEAD, what: 'check' },
];

/** Short search before all rounds, in games whose searches are expensive. */
const GLANCE = { playouts: 600, lead: 0.07, dear: 10_000 };

/** Match before one of its decisions, with the moves before. */
interface DecisionPosition extends Position {
  readonly before: readonly PuzzleMove[];
}

/** Returns the puzzle in the match of that seed, or null. The same seed gives the same puzzle. */
export function findPuzzle(call: PuzzleCall, seed: number): Puzzle | null {
  const { opening, moments } = playMatchDecisions(call, seed);
  // Random order: otherwise most puzzles would be from the beginning.
  const order = createSeededChance(seed + 1);
  const shuffled = moments
    .map((moment) => ({ moment, at: order.draw(1_000_000) }))
    .toSorted((one, other) => one.at - other.at);
  for (const { moment } of shuffled) {
    const found = findPuzzleInDecision(moment, seed);
    if (found)
      return { ...found, ...getPuzzleMatch(call), id: getPuzzleId(call.game.id, seed), seed, opening };
  }
  return null;
}

/** Returns the puzzle with updated chances; null if its position is no longer a puzzle or cannot be reached. */
export function findPuzzleAgain(game: Game, puzzle: Puzzle): Puzzle | null {
  if (typeof replayCheckedPuzzle(game, puzzle) === 'string') return null;
  const found = findPuzzleInDecision({ ...replayPuzzle(game, puzzle), before: puzzle.moves }, puzzle.seed);
  return found && { ...puzzle, ...found };
}

/** Returns the common properties of a call's puzzles. */
export function getPuzzleMatch({ game, seats, options }: PuzzleCall): PuzzleMatch {
  return { game: game.id, rules: game.rules, seats, options };
}

/** Plays a match of AIs and returns its decisions. */
function playMatchDecisions({ game, seats, options }: PuzzleCall, seed: number) {
  const chance = createSeededChance(seed);
  const started = requireAllowed(start(game, seats, options, chance));
  const moments: DecisionPosition[] = [];
  const made: PuzzleMove[] = [];
  let { match } = started;
  for (const shown of playExhibition(match, getPuzzlePlayers({ seats, seed }), chance)) {
    if (isDecision(match, shown)) moments.push({ match, seat: shown.entry.seat, before: [...made] });
    made.push({ text: game.notation.printMove(shown.entry.move), luck: shown.entry.luck });
    match = shown.match;
  }
  return { opening: started.luck, moments };
}

function isDecision({ game, state }: Match, { entry: { seat }, forced }: ExhibitionMove): boolean {
  return !forced && !hasOneMove(game, game.view(state, seat), seat);
}

type FoundPuzzle = Pick<Puzzle, 'moves' | 'best' | 'next' | 'tempting'>;

/** Returns the puzzle of a decision, or null if it is none. */
function findPuzzleInDecision({ match, seat, before }: DecisionPosition, seed: number): FoundPuzzle | null {
  const position = { match, seat };
  const tempting = findTemptingMoves(position);
  const options = tempting && findClearOptions(position, tempting, seed);
  if (options === null || tempting === null || !isExplained(position, options[0])) return null;
  const told = (option: MoveOption): Weighed => ({
    move: match.game.notation.printMove(option.move),
    chance: option.chance ?? 0,
  });
  const [best, ...others] = options;
  const [next] = others.toSorted((one, other) => (other.chance ?? 0) - (one.chance ?? 0));
  const lure = others.find(({ move }) => isSameMove(position, move, tempting[0]));
  if (!best || !next || !lure) return null;
  const { lead, error } = measureEndLead(position, best.move, next.move, seed);
  if (lead - SURE_ERRORS * error < MIN_END_LEAD) return null;
  return { moves: before, best: told(best), next: told(next), tempting: told(lure) };
}

/**
 * Returns the strongest AI's candidates, the best first, if the best leads in every round and is never tempting;
 * otherwise null.
 */
function findClearOptions(
  position: Position,
  tempting: readonly unknown[],
  seed: number,
): readonly MoveOption[] | null {
  let sure: readonly MoveOption[] = [];
  for (const { times, lead, what } of getRounds(position)) {
    const own = createPuzzleSeed(what, seed, position.match.played);
    const { options, lead: ahead } = weighPosition(position, times, own);
    const [best] = options;
    if (!best || options.length < MIN_CHOICES || ahead < lead) return null;
    if (tempting.some((move) => isSameMove(position, move, best.move))) return null;
    if (what === 'check' && !isSameMove(position, best.move, sure[0]?.move)) return null;
    if (what === 'check' && computeLeadOverRest(position, options, own) < MIN_PUZZLE_LEAD) return null;
    sure = options;
  }
  return sure;
}

function getRounds({ match: { game } }: Position): readonly Round[] {
  const usual = game.ai?.search.playouts ?? 0;
  if (usual < GLANCE.dear) return ROUNDS;
  return [{ times: GLANCE.playouts / usual, lead: GLANCE.lead, what: 'find' }, ...ROUNDS];
}

/** Returns whether the game can explain the purpose of the move. */
function isExplained(position: Position, best: MoveOption | undefined): boolean {
  const purpose = findPurpose(
    { ...getSeatKnowledge(position), move: best?.move },
    createSeededChance(position.match.played),
  );
  return purpose !== null;
}
