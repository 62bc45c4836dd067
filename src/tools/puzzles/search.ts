import { type ExhibitionMove, playExhibition } from '../../ai/exhibition.ts';
import { findPurpose } from '../../ai/find-purpose.ts';
import { MIN_END_LEAD, measureEndLead } from '../../ai/puzzles/end-lead.ts';
import { isSameMove } from '../../ai/puzzles/legal-moves.ts';
import type { Puzzle, PuzzleMatch, PuzzleMove, Weighed } from '../../ai/puzzles/puzzle.ts';
import { getPuzzleId } from '../../ai/puzzles/puzzle-file.ts';
import { getPuzzlePlayers } from '../../ai/puzzles/puzzle-players.ts';
import { createPuzzleSeed } from '../../ai/puzzles/puzzle-seed.ts';
import { getSeatKnowledge, type Position, replayPuzzle } from '../../ai/puzzles/replay-puzzle.ts';
import {
  computeLeadOverRest,
  MIN_PUZZLE_LEAD,
  PLAYOUT_FACTOR,
  weighPosition,
} from '../../ai/puzzles/weigh-position.ts';
import type { MoveOption } from '../../ai/search-best-move.ts';
import { hasOneMove } from '../../engine/forced-move.ts';
import type { Game } from '../../engine/game.ts';
import { type Match, start } from '../../engine/kernel.ts';
import { createSeededChance } from '../../engine/seeded-chance.ts';
import { requireAllowed } from '../cli-args.ts';
import { replayCheckedPuzzle } from './check.ts';
import { findTemptingMoves } from './find-tempting-moves.ts';

/** Of which matches puzzles are wanted. */
export interface PuzzleCall extends Omit<PuzzleMatch, 'game' | 'rules'> {
  readonly game: Game;
}

/** Standard errors by which the lead at the end exceeds {@link MIN_END_LEAD}, so that it holds with other luck. */
const SURE_ERRORS = 1;
/** Fewer moves to choose from are no riddle. */
const MIN_CHOICES = 3;

/** So many times the usual playouts a thought has, and the lead that its best move needs to be looked at more closely. */
interface Round {
  readonly times: number;
  readonly lead: number;
  readonly what: 'find' | 'check';
}

/** The last one is the claim, by other luck than the one before. */
const ROUNDS: readonly Round[] = [
  { times: 0.25, lead: 0.1, what: 'find' },
  { times: 1, lead: 0.13, what: 'find' },
  { times: PLAYOUT_FACTOR, lead: MIN_PUZZLE_LEAD, what: 'find' },
  { times: PLAYOUT_FACTOR, lead: MIN_PUZZLE_LEAD, what: 'check' },
];

/** Where thoughts are dear, a glance of so many playouts goes before them all. */
const GLANCE = { playouts: 600, lead: 0.07, dear: 10_000 };

/** A match as it stands before one of its decisions, and what was played before. */
interface DecisionPosition extends Position {
  readonly before: readonly PuzzleMove[];
}

/** The puzzle of the match of that seed, or null where it has none. The same seed, the same puzzle. */
export function findPuzzle(call: PuzzleCall, seed: number): Puzzle | null {
  const { opening, moments } = playMatchDecisions(call, seed);
  // In any order: else most puzzles were of the beginning.
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

/** The puzzle with its chances as they are now; null where its position is no puzzle any more, or cannot be reached. */
export function findPuzzleAgain(game: Game, puzzle: Puzzle): Puzzle | null {
  if (typeof replayCheckedPuzzle(game, puzzle) === 'string') return null;
  const found = findPuzzleInDecision({ ...replayPuzzle(game, puzzle), before: puzzle.moves }, puzzle.seed);
  return found && { ...puzzle, ...found };
}

/** What the puzzles of a call have in common. */
export function getPuzzleMatch({ game, seats, options }: PuzzleCall): PuzzleMatch {
  return { game: game.id, rules: game.rules, seats, options };
}

/** A match of AIs, with its decisions. */
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

/** The puzzle of a decision, or null where it is none. */
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

/** What the strongest thinks of, the best first, where that is ahead in every round and never tempting; else null. */
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
  const usual = game.mind?.search.playouts ?? 0;
  if (usual < GLANCE.dear) return ROUNDS;
  return [{ times: GLANCE.playouts / usual, lead: GLANCE.lead, what: 'find' }, ...ROUNDS];
}

/** Its game says what the move is for. */
function isExplained(position: Position, best: MoveOption | undefined): boolean {
  const purpose = findPurpose(
    { ...getSeatKnowledge(position), move: best?.move },
    createSeededChance(position.match.played),
  );
  return purpose !== null;
}
