import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { Known } from '../../players/players.ts';
import { knownIn, type Posed, posed } from '../../puzzles/posed.ts';
import { type PosedPuzzle, posedPuzzle } from '../../store/puzzles.ts';
import { type PuzzleTry, tryOf } from '../../store/puzzleTries.ts';
import type { House } from '../house.ts';
import { type KnownPuzzle, knownPuzzle } from './known.ts';

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
