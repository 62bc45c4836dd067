import { readdirSync, readFileSync } from 'node:fs';
import type { Puzzle } from '../../ai/puzzles/puzzle.ts';
import { parsePuzzleFile } from '../../ai/puzzles/puzzle-file.ts';

/** Folder with a file of puzzles for each game. */
const FOLDER = new URL('./positions/', import.meta.url);

/** The puzzles that come with the bot, of all games. */
export function readPuzzles(): readonly Puzzle[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  return files.toSorted().flatMap((name) => parsePuzzleFile(readFileSync(new URL(name, FOLDER), 'utf8')));
}

/** The file of that game. */
export function getPuzzleFile(game: string): URL {
  return new URL(`${game}.json`, FOLDER);
}
