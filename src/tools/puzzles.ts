import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Puzzle } from '../ai/puzzles/puzzle.ts';
import { formatPuzzleFile } from '../ai/puzzles/puzzle-file.ts';
import { getPuzzleFile, readPuzzles } from '../app/puzzles/read-puzzles.ts';
import type { Game } from '../engine/game.ts';
import { games } from '../games/registry.ts';
import { parseGameArg, parseNumberArg, parseOptionsArg, UsageError } from './cli-args.ts';
import { parseFlags } from './flags.ts';
import { findPuzzleFault } from './puzzles/check.ts';
import { getPuzzleOptions } from './puzzles/puzzle-options.ts';
import { findPuzzle, findPuzzleAgain, getPuzzleMatch, type PuzzleCall } from './puzzles/search.ts';
import { run } from './run.ts';

/**
 * `npm run -s puzzles -- --game <game> --count N [--seats N] [--options JSON] [--seed N]` plays matches of AIs, from
 * that seed on, until N of them had a puzzle, and writes those to `src/ai/puzzles/<game>.json`. The same call gives the
 * same file. With `--keep` those in the file that are still valid stay, and the rest comes from the matches after them.
 *
 * `npm run -s puzzles -- --check [--game <game>] [--ends N]` checks all stored puzzles, also by playing them on to the
 * real end, which takes long; with `--ends` only N of each game. Code 1 if one is wrong.
 */
await run(async () => {
  const { id, values } = parseFlags({
    game: { type: 'string' },
    count: { type: 'string', default: '60' },
    seats: { type: 'string' },
    options: { type: 'string' },
    seed: { type: 'string', default: '1' },
    ends: { type: 'string' },
    check: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  });
  const name = values.game ?? id;
  const ends = values.ends === undefined ? null : parseNumberArg('ends', values.ends, 0);
  if (values.check) return checkPuzzles(name === undefined ? games : [parseGameArg(name)], ends);
  const game = parseGameArg(name);
  const call = {
    game,
    seats: values.seats === undefined ? (game.seats[0] ?? 1) : parseNumberArg('seats', values.seats, 1),
    options: values.options === undefined ? getPuzzleOptions(game) : parseOptionsArg(game, values.options),
  };
  if (!game.ai) throw new UsageError(`No AI plays ${game.id} well enough to say which move is best.`);
  if (game.memory?.(call.options))
    throw new UsageError('Whoever is shown a position remembers nothing: choose options without memory.');
  const count = parseNumberArg('count', values.count, 1);
  const from = parseNumberArg('seed', values.seed, 0);
  makePuzzles(call, count, values.keep ? loadCallPuzzles(call) : [], from);
  return 0;
});

/** `old`: puzzles that stay if they are still valid. */
function makePuzzles(call: PuzzleCall, count: number, old: readonly Puzzle[], from: number): void {
  const puzzles: Puzzle[] = [];
  const add = (puzzle: Puzzle | null, untried: readonly Puzzle[]): void => {
    if (puzzle === null) return;
    puzzles.push(puzzle);
    writeFileSync(
      getPuzzleFile(call.game.id),
      formatPuzzleFile(getPuzzleMatch(call), [...puzzles, ...untried]),
    );
    process.stdout.write(`${puzzles.length} ${formatPuzzle(puzzle)}\n`);
  };
  for (const [at, puzzle] of old.entries()) add(findPuzzleAgain(call.game, puzzle), old.slice(at + 1));
  for (let seed = Math.max(from, ...old.map((one) => one.seed + 1)); puzzles.length < count; seed++)
    add(findPuzzle(call, seed), []);
}

/** Returns the puzzles in the file. Throws {@link UsageError} if they belong to another kind of match. */
function loadCallPuzzles(call: PuzzleCall): readonly Puzzle[] {
  const puzzles = readPuzzles().filter(({ game }) => game === call.game.id);
  const isOfCall = ({ seats, options }: Puzzle) =>
    seats === call.seats && isDeepStrictEqual(options, call.options);
  if (puzzles.every(isOfCall)) return puzzles;
  throw new UsageError('--keep goes with the seats and options of the puzzles in the file.');
}

/** `ends`: number of puzzles of each game played on to the end; null for all. */
function checkPuzzles(among: readonly Game[], ends: number | null): number {
  const puzzles = readPuzzles().filter(({ game }) => among.some(({ id }) => id === game));
  const faults = puzzles.flatMap((puzzle) => {
    const fellows = puzzles.filter(({ game }) => game === puzzle.game);
    const isPlayedOn = ends === null || isSampled(fellows.indexOf(puzzle), fellows.length, ends);
    const fault = findPuzzleFault(parseGameArg(puzzle.game), puzzle, isPlayedOn);
    process.stdout.write(`${formatPuzzle(puzzle)}${fault === null ? '' : `  ${fault}`}\n`);
    return fault === null ? [] : [fault];
  });
  process.stdout.write(`${puzzles.length} puzzles, ${faults.length} at fault\n`);
  return faults.length === 0 ? 0 : 1;
}

/** Returns whether index `at` is one of `some` evenly spaced indices of `all`. */
function isSampled(at: number, all: number, some: number): boolean {
  return Math.floor((at * some) / all) !== Math.floor(((at - 1) * some) / all);
}

function formatPuzzle({ id, best, next, tempting }: Puzzle): string {
  const told = [best, next, tempting].map(({ move, chance }) => `${move} ${(100 * chance).toFixed(0)} %`);
  return `${id}: ${told.join(', ')}`;
}
