import { exhibition, type Shown } from '../../ai/exhibition.ts';
import { purposeOf } from '../../ai/purpose.ts';
import { idOf } from '../../ai/puzzles/file.ts';
import { isSameMove } from '../../ai/puzzles/moves.ts';
import { END_LEAD, leadAtEnd } from '../../ai/puzzles/played-on.ts';
import { playersOf } from '../../ai/puzzles/players.ts';
import { knownIn, type Position, posed } from '../../ai/puzzles/posed.ts';
import type { Puzzle, PuzzleMatch, PuzzleMove, Weighed } from '../../ai/puzzles/puzzle.ts';
import { seedOf } from '../../ai/puzzles/seeds.ts';
import { LEAD, leadOverRest, TIMES, weighed } from '../../ai/puzzles/weighing.ts';
import type { Option } from '../../ai/thought.ts';
import { hasOneMove } from '../../engine/forced.ts';
import type { Game } from '../../engine/game.ts';
import { type Match, start } from '../../engine/kernel.ts';
import { seeded } from '../../engine/seeded.ts';
import { allowed } from '../called.ts';
import { replayed } from './check.ts';
import { temptingIn } from './tempting.ts';

/** Of which matches puzzles are wanted. */
export interface PuzzleCall extends Omit<PuzzleMatch, 'game' | 'rules'> {
  readonly game: Game;
}

/** Standard errors by which the lead at the end exceeds {@link END_LEAD}, so that it holds with other luck. */
const SURE = 1;
/** Fewer moves to choose from are no riddle. */
const CHOICES = 3;

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
  { times: TIMES, lead: LEAD, what: 'find' },
  { times: TIMES, lead: LEAD, what: 'check' },
];

/** Where thoughts are dear, a glance of so many playouts goes before them all. */
const GLANCE = { playouts: 600, lead: 0.07, dear: 10_000 };

/** A match as it stands before one of its decisions, and what was played before. */
interface Moment extends Position {
  readonly before: readonly PuzzleMove[];
}

/** The puzzle of the match of that seed, or null where it has none. The same seed, the same puzzle. */
export function puzzleOf(call: PuzzleCall, seed: number): Puzzle | null {
  const { opening, moments } = playedOut(call, seed);
  // In any order: else most puzzles were of the beginning.
  const order = seeded(seed + 1);
  const shuffled = moments
    .map((moment) => ({ moment, at: order.draw(1_000_000) }))
    .toSorted((one, other) => one.at - other.at);
  for (const { moment } of shuffled) {
    const found = foundAt(moment, seed);
    if (found) return { ...found, ...matchOf(call), id: idOf(call.game.id, seed), seed, opening };
  }
  return null;
}

/** The puzzle with its chances as they are now; null where its position is no puzzle any more, or cannot be reached. */
export function foundAgain(game: Game, puzzle: Puzzle): Puzzle | null {
  if (typeof replayed(game, puzzle) === 'string') return null;
  const found = foundAt({ ...posed(game, puzzle), before: puzzle.moves }, puzzle.seed);
  return found && { ...puzzle, ...found };
}

/** What the puzzles of a call have in common. */
export function matchOf({ game, seats, options }: PuzzleCall): PuzzleMatch {
  return { game: game.id, rules: game.rules, seats, options };
}

/** A match of AIs, with its decisions. */
function playedOut({ game, seats, options }: PuzzleCall, seed: number) {
  const chance = seeded(seed);
  const started = allowed(start(game, seats, options, chance));
  const moments: Moment[] = [];
  const made: PuzzleMove[] = [];
  let { match } = started;
  for (const shown of exhibition(match, playersOf({ seats, seed }), chance)) {
    if (isDecision(match, shown)) moments.push({ match, seat: shown.entry.seat, before: [...made] });
    made.push({ text: game.notation.printMove(shown.entry.move), luck: shown.entry.luck });
    match = shown.match;
  }
  return { opening: started.luck, moments };
}

function isDecision({ game, state }: Match, { entry: { seat }, forced }: Shown): boolean {
  return !forced && !hasOneMove(game, game.view(state, seat), seat);
}

type Found = Pick<Puzzle, 'moves' | 'best' | 'next' | 'tempting'>;

/** The puzzle of a decision, or null where it is none. */
function foundAt({ match, seat, before }: Moment, seed: number): Found | null {
  const position = { match, seat };
  const tempting = temptingIn(position);
  const options = tempting && clearly(position, tempting, seed);
  if (options === null || tempting === null || !isExplained(position, options[0])) return null;
  const told = (option: Option): Weighed => ({
    move: match.game.notation.printMove(option.move),
    chance: option.chance ?? 0,
  });
  const [best, ...others] = options;
  const [next] = others.toSorted((one, other) => (other.chance ?? 0) - (one.chance ?? 0));
  const lure = others.find(({ move }) => isSameMove(position, move, tempting[0]));
  if (!best || !next || !lure) return null;
  const { lead, error } = leadAtEnd(position, best.move, next.move, seed);
  if (lead - SURE * error < END_LEAD) return null;
  return { moves: before, best: told(best), next: told(next), tempting: told(lure) };
}

/** What the strongest thinks of, the best first, where that is ahead in every round and never tempting; else null. */
function clearly(position: Position, tempting: readonly unknown[], seed: number): readonly Option[] | null {
  let sure: readonly Option[] = [];
  for (const { times, lead, what } of roundsFor(position)) {
    const own = seedOf(what, seed, position.match.played);
    const { options, lead: ahead } = weighed(position, times, own);
    const [best] = options;
    if (!best || options.length < CHOICES || ahead < lead) return null;
    if (tempting.some((move) => isSameMove(position, move, best.move))) return null;
    if (what === 'check' && !isSameMove(position, best.move, sure[0]?.move)) return null;
    if (what === 'check' && leadOverRest(position, options, own) < LEAD) return null;
    sure = options;
  }
  return sure;
}

function roundsFor({ match: { game } }: Position): readonly Round[] {
  const usual = game.mind?.search.playouts ?? 0;
  if (usual < GLANCE.dear) return ROUNDS;
  return [{ times: GLANCE.playouts / usual, lead: GLANCE.lead, what: 'find' }, ...ROUNDS];
}

/** Its game says what the move is for. */
function isExplained(position: Position, best: Option | undefined): boolean {
  const purpose = purposeOf({ ...knownIn(position), move: best?.move }, seeded(position.match.played));
  return purpose !== null;
}
