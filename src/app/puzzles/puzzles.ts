import type { Known } from '../../ai/players.ts';
import { playersOf } from '../../ai/puzzles/players.ts';
import { knownIn, type Posed, posed } from '../../ai/puzzles/posed.ts';
import type { Puzzle } from '../../ai/puzzles/puzzle.ts';
import type { StrengthId } from '../../ai/strengths.ts';
import type { Game } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { type PuzzleTry, tryOf } from '../../store/puzzle-tries.ts';
import { type PosedPuzzle, posedPuzzle } from '../../store/puzzles.ts';
import { type House, versionOf } from '../core/context.ts';
import type { Table } from '../core/table.ts';
import { recordOfNone } from '../replay/record.ts';

/** A puzzle with its game, by the rules that its match was played by. */
export interface KnownPuzzle {
  readonly puzzle: Puzzle;
  readonly game: Game;
}

type Knowing = Pick<House, 'puzzles' | 'games' | 'earlier'>;

/** The puzzle of that id; null where it, or its rules, are not here any more. */
export function knownPuzzle(house: Knowing, id: string): KnownPuzzle | null {
  const puzzle = house.puzzles.find((one) => one.id === id);
  const game = puzzle && versionOf(house, puzzle.game, puzzle.rules);
  return puzzle && game ? { puzzle, game } : null;
}

/** Those that can be posed. */
export function allKnown(house: Knowing): readonly Puzzle[] {
  return house.puzzles.filter(({ game, rules }) => versionOf(house, game, rules) !== undefined);
}

/** What an AI is called. */
type MindNamed = (strength: StrengthId) => string;

/** The match of a puzzle as a table, so that it can be shown as one: there is none. */
export function noTableOf(
  { position: { match }, puzzle, game }: Pick<ServerPuzzle, 'position' | 'puzzle' | 'game'>,
  named: MindNamed,
  language: Language,
): Table {
  const sitters = playersOf(puzzle).map((player, seat) => ({
    ...{ kind: 'ai' as const, seat, player },
    name: named(player),
  }));
  return { record: recordOfNone(match, language), game, sitters };
}

/** A puzzle of a server, with its position. */
export interface ServerPuzzle extends KnownPuzzle {
  readonly posed: PosedPuzzle;
  readonly position: Posed;
  /** What the one who is to decide knows. */
  readonly known: Known;
}

/** A puzzle as somebody finds it: what they have chosen, where they have. */
export interface OwnPuzzle extends ServerPuzzle {
  readonly own: PuzzleTry | undefined;
}

/** The puzzle of that number; a refusal where there is none any more, as where its rules are not here. */
export async function puzzleOn(house: House, guild: string, number: number): Promise<ServerPuzzle | Refusal> {
  const posedThere = await posedPuzzle(house.store, guild, number);
  const known = posedThere && knownPuzzle(house, posedThere.puzzle);
  if (!posedThere || !known) return new Refusal(text('bot:puzzle.gone'));
  const position = posed(known.game, known.puzzle);
  return { ...known, posed: posedThere, position, known: knownIn(position) };
}

/** The same for somebody. */
export async function puzzleFor(
  house: House,
  person: string,
  guild: string,
  number: number,
): Promise<OwnPuzzle | Refusal> {
  const found = await puzzleOn(house, guild, number);
  if (found instanceof Refusal) return found;
  return { ...found, own: await tryOf(house.store, found.posed, person) };
}
