import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Puzzle } from '../ai/puzzles/puzzle.ts';
import { formatPuzzleFile } from '../ai/puzzles/puzzle-file.ts';
import { getPuzzleFile, readPuzzles } from '../app/puzzles/read-puzzles.ts';
import type { Game } from '../engine/game.ts';
import { getDefaultOptions, type Options } from '../engine/options.ts';
import { games } from '../games/registry.ts';
import { parseGameArg, parseNumberArg, parseOptionsArg, UsageError } from './cli-args.ts';
import { parseFlags } from './flags.ts';
import { findPuzzleFault } from './puzzles/check.ts';
import { findPuzzle, findPuzzleAgain, getPuzzleMatch, type PuzzleCall } from './puzzles/search.ts';
import { run } from './run.ts';

/** `npm run -s puzzles`: searches for puzzles of a game, or checks the stored ones. */
await run(async () => {
  const { operands, values } = parseFlags({
    command: 'npm run -s puzzles',
    operands: ['[game]'],
    about: [
      'Plays matches of AIs until enough of them contained a puzzle, and writes the puzzles to',
      'src/app/puzzles/positions/<game>.json. The same call writes the same file.',
      'With --check, checks the stored puzzles instead, also by playing them on to the end,',
      'which takes long. Exit code 1 if one is wrong.',
    ],
    flags: {
      game: { type: 'string', value: 'GAME', help: 'the same as the argument' },
      count: { type: 'string', value: 'N', default: '60', help: 'number of puzzles' },
      seats: { type: 'string', value: 'N', help: 'number of players; the fewest of the game by default' },
      options: { type: 'string', value: 'JSON', help: 'options of the game, such as {"size":16}' },
      seed: { type: 'string', value: 'N', default: '1', help: 'seed of the first match' },
      keep: { type: 'boolean', default: false, help: 'keep the puzzles in the file that are still valid' },
      check: { type: 'boolean', default: false, help: 'check the stored puzzles, of one game or of all' },
      ends: { type: 'string', value: 'N', help: 'play only N puzzles of each game to the end' },
    },
  });
  const name = values.game ?? operands[0];
  const ends = values.ends === undefined ? null : parseNumberArg('ends', values.ends, 0);
  if (values.check) return checkPuzzles(name === undefined ? games : [parseGameArg(name)], ends);
  const game = parseGameArg(name);
  const call = {
    game,
    seats: values.seats === undefined ? (game.seats[0] ?? 1) : parseNumberArg('seats', values.seats, 1),
    options: values.options === undefined ? getPuzzleOptions(game) : parseOptionsArg(game, values.options),
  };
  if (!game.ai) throw new UsageError(`${game.id} has no AI that could find the best move.`);
  if (game.memory?.(call.options))
    throw new UsageError(
      'These options need memory, which a puzzle cannot give. Choose options without memory.',
    );
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
  throw new UsageError('--keep needs the seats and options of the puzzles in the file.');
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
  process.stdout.write(`${puzzles.length} puzzles, ${faults.length} faults\n`);
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

/** Returns the default options; where players would have to remember, those of a tutorial. */
function getPuzzleOptions({ options, memory, ai }: Game): Options {
  const usual = getDefaultOptions(options);
  return memory?.(usual) ? { ...usual, ...ai?.lesson?.options } : usual;
}
