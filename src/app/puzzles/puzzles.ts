import type { SeatKnowledge } from '../../ai/ai-players.ts';
import type { Puzzle } from '../../ai/puzzles/puzzle.ts';
import { getPuzzlePlayers } from '../../ai/puzzles/puzzle-players.ts';
import { getSeatKnowledge, type PosedPosition, replayPuzzle } from '../../ai/puzzles/replay-puzzle.ts';
import type { StrengthId } from '../../ai/strengths.ts';
import type { Game } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { findPuzzleTry, type PuzzleTry } from '../../store/puzzle-tries.ts';
import { findPosedPuzzle, type PosedPuzzle } from '../../store/puzzles.ts';
import { type AppContext, findGameVersion } from '../core/context.ts';
import type { Table } from '../core/table.ts';
import { createDetachedRecord } from '../replay/record.ts';

/** A puzzle with its game, by the rules that its match was played by. */
export interface KnownPuzzle {
  readonly puzzle: Puzzle;
  readonly game: Game;
}

type PuzzleContext = Pick<AppContext, 'puzzles' | 'games' | 'earlier'>;

/** The puzzle of that id; null where it, or its rules, are not here any more. */
export function findKnownPuzzle(ctx: PuzzleContext, id: string): KnownPuzzle | null {
  const puzzle = ctx.puzzles.find((one) => one.id === id);
  const game = puzzle && findGameVersion(ctx, puzzle.game, puzzle.rules);
  return puzzle && game ? { puzzle, game } : null;
}

/** Those that can be posed. */
export function listKnownPuzzles(ctx: PuzzleContext): readonly Puzzle[] {
  return ctx.puzzles.filter(({ game, rules }) => findGameVersion(ctx, game, rules) !== undefined);
}

/** What an AI is called. */
type AiNamer = (strength: StrengthId) => string;

/** The match of a puzzle as a table, so that it can be shown as one: there is none. */
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

/** A puzzle of a server, with its position. */
export interface ServerPuzzle extends KnownPuzzle {
  readonly posed: PosedPuzzle;
  readonly position: PosedPosition;
  /** What the one who is to decide knows. */
  readonly known: SeatKnowledge;
}

/** A puzzle as somebody finds it: what they have chosen, where they have. */
export interface OwnPuzzle extends ServerPuzzle {
  readonly own: PuzzleTry | undefined;
}

/** The puzzle of that number; a refusal where there is none any more, as where its rules are not here. */
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

/** The same for somebody. */
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
