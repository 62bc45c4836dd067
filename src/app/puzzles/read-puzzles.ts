import { readdirSync, readFileSync } from 'node:fs';
import type { Puzzle } from '../../ai/puzzles/puzzle.ts';
import { parsePuzzleFile } from '../../ai/puzzles/puzzle-file.ts';

/** Folder with one puzzle file for each game. */
const FOLDER = new URL('./positions/', import.meta.url);

/** Reads the puzzles of all games that are shipped with the bot. */
export function readPuzzles(): readonly Puzzle[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  return files.toSorted().flatMap((name) => parsePuzzleFile(readFileSync(new URL(name, FOLDER), 'utf8')));
}

/** Returns the URL of a game's puzzle file. */
export function getPuzzleFile(game: string): URL {
  return new URL(`${game}.json`, FOLDER);
}
