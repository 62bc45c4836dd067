import { readdirSync, readFileSync } from 'node:fs';
import { puzzlesIn } from './file.ts';
import type { Puzzle } from './puzzle.ts';

/** Beside this file lie those of the games. */
const FOLDER = new URL('./', import.meta.url);

/** The puzzles that come with the bot, of all games. */
export function readPuzzles(): readonly Puzzle[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  return files.toSorted().flatMap((name) => puzzlesIn(readFileSync(new URL(name, FOLDER), 'utf8')));
}

/** The file of that game. */
export function puzzleFile(game: string): URL {
  return new URL(`${game}.json`, FOLDER);
}
