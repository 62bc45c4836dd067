import type { SeatKnowledge } from '../../ai/ai-players.ts';
import type { Puzzle } from '../../ai/puzzles/puzzle.ts';
import { getPuzzlePlayers } from '../../ai/puzzles/puzzle-players.ts';
import { getSeatKnowledge, type PosedPosition, replayPuzzle } from '../../ai/puzzles/replay-puzzle.ts';
import type { StrengthId } from '../../ai/strengths.ts';
import type { Game } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { computeStreaks, type Streaks } from '../../stats/tally.ts';
import type { Store } from '../../store/open.ts';
import { findPuzzleTry, loadPuzzleResults, type PuzzleTry } from '../../store/puzzle-tries.ts';
import { findPosedPuzzle, type PosedPuzzle } from '../../store/puzzles.ts';
import { type AppContext, findGameVersion } from '../core/context.ts';
import type { Table } from '../core/table.ts';
import { createDetachedRecord } from '../replay/record.ts';

/** A puzzle with its game, by the rules of its match. */
interface KnownPuzzle {
  readonly puzzle: Puzzle;
  readonly game: Game;
}

type PuzzleContext = Pick<AppContext, 'puzzles' | 'games' | 'earlier'>;

/** Returns the puzzle of an id; null if the puzzle or its rules are missing. */
function findKnownPuzzle(ctx: PuzzleContext, id: string): KnownPuzzle | null {
  const puzzle = ctx.puzzles.find((one) => one.id === id);
  const game = puzzle && findGameVersion(ctx, puzzle.game, puzzle.rules);
  return puzzle && game ? { puzzle, game } : null;
}

/** Returns the puzzles that can be posed. */
export function listKnownPuzzles(ctx: PuzzleContext): readonly Puzzle[] {
  return ctx.puzzles.filter(({ game, rules }) => findGameVersion(ctx, game, rules) !== undefined);
}

/** Returns the name of an AI. */
type AiNamer = (strength: StrengthId) => string;

/** Creates a table that shows a puzzle's match; it is not stored. */
export function createPuzzleTable(
  { position: { match }, puzzle, game }: Pick<ServerPuzzle, 'position' | 'puzzle' | 'game'>,
  named: AiNamer,
  language: Language,
): Table {
  const seats = getPuzzlePlayers(puzzle).map((player, seat) => ({
    ...{ kind: 'ai' as const, seat, player },
    name: named(player),
  }));
  return { record: createDetachedRecord(match, language), game, seats };
}

/** A puzzle posed on a server, with its position. */
export interface ServerPuzzle extends KnownPuzzle {
  readonly posed: PosedPuzzle;
  readonly position: PosedPosition;
  /** Knowledge of the seat that is to decide. */
  readonly known: SeatKnowledge;
}

/** A puzzle with a person's own try, if any. */
export interface OwnPuzzle extends ServerPuzzle {
  readonly own: PuzzleTry | undefined;
}

/** Returns the puzzle of a number; a refusal if it, or its rules, are missing. */
export async function loadServerPuzzle(
  ctx: AppContext,
  guild: string,
  number: number,
): Promise<ServerPuzzle | Refusal> {
  const posedThere = await findPosedPuzzle(ctx.store, guild, number);
  const known = posedThere && findKnownPuzzle(ctx, posedThere.puzzle);
  if (!posedThere || !known) return new Refusal(text('bot:puzzle.gone'));
  const position = replayPuzzle(known.game, known.puzzle);
  return { ...known, posed: posedThere, position, known: getSeatKnowledge(position) };
}

/** Returns the puzzle of a number with a person's own try. */
export async function loadOwnPuzzle(
  ctx: AppContext,
  person: string,
  guild: string,
  number: number,
): Promise<OwnPuzzle | Refusal> {
  const found = await loadServerPuzzle(ctx, guild, number);
  if (found instanceof Refusal) return found;
  return { ...found, own: await findPuzzleTry(ctx.store, found.posed, person) };
}

/** Formats the subject of a puzzle's messages: "1300000000000000001 12". */
export function formatPuzzleSubject({ guild, number }: Pick<PosedPuzzle, 'guild' | 'number'>): string {
  return `${guild} ${number}`;
}

/** Returns the puzzle number of a message's subject. */
export function parsePuzzleSubject(subject: string): number {
  return Number(subject.split(' ')[1]);
}

/** A person's results at a server's answered puzzles. */
export interface PuzzleStanding {
  readonly tried: number;
  readonly right: number;
  /** Streaks of right answers, among the puzzles the person tried. */
  readonly streaks: Streaks;
}

/** Loads a person's puzzle results, for one game if given, else for all. */
export async function loadPuzzleStanding(
  store: Store,
  of: Parameters<typeof loadPuzzleResults>[1],
): Promise<PuzzleStanding> {
  const rights = await loadPuzzleResults(store, of);
  return {
    tried: rights.length,
    right: rights.filter((isRight) => isRight).length,
    streaks: computeStreaks(rights.map((isRight) => (isRight ? 'won' : 'lost'))),
  };
}
