import type { Puzzle, PuzzleMatch, PuzzleMove, Weighed } from './puzzle.ts';

/** File with the puzzles of one game: JSON with one puzzle a line. */
interface PuzzleFile extends PuzzleMatch {
  readonly puzzles: readonly Line[];
}

/**
 * Line of the file. `moves`: "roll=3; 19; roll=2", each with the outcomes it drew. The chances belong to the three
 * moves in this order.
 */
interface Line {
  readonly seed: number;
  readonly opening: readonly number[];
  readonly moves: string;
  readonly best: string;
  readonly next: string;
  readonly tempting: string;
  readonly chances: readonly number[];
}

const MOVE_SEPARATOR = '; ';
const LUCK_SEPARATOR = '=';

/** Parses a file. */
export function parsePuzzleFile(file: string): readonly Puzzle[] {
  const { puzzles, ...match } = JSON.parse(file) as PuzzleFile;
  return puzzles.map((line) => parsePuzzleLine(line, match));
}

/** Formats the file of puzzles that share these properties. */
export function formatPuzzleFile(match: PuzzleMatch, puzzles: readonly Puzzle[]): string {
  const { game, rules, seats, options } = match;
  const head = JSON.stringify({ game, rules, seats, options }).slice(0, -1);
  const lines = puzzles.map((puzzle) => JSON.stringify(formatPuzzleLine(puzzle)));
  return `${head},"puzzles":[\n${lines.join(',\n')}\n]}\n`;
}

function parsePuzzleLine(
  { seed, opening, moves, best, next, tempting, chances }: Line,
  match: PuzzleMatch,
): Puzzle {
  const weighed = (move: string, at: number): Weighed => ({ move, chance: chances[at] ?? 0 });
  return {
    ...{ ...match, id: getPuzzleId(match.game, seed), seed, opening },
    moves: moves.split(MOVE_SEPARATOR).map(parsePuzzleMove),
    best: weighed(best, 0),
    next: weighed(next, 1),
    tempting: weighed(tempting, 2),
  };
}

function formatPuzzleLine({ seed, opening, moves, best, next, tempting }: Puzzle): Line {
  const chances = [best, next, tempting].map(({ chance }) => Math.round(chance * 1000) / 1000);
  return {
    ...{ seed, opening, moves: moves.map(formatPuzzleMove).join(MOVE_SEPARATOR) },
    ...{ best: best.move, next: next.move, tempting: tempting.move, chances },
  };
}

/** Returns the id of a puzzle; a match has at most one. */
export function getPuzzleId(game: string, seed: number): string {
  return `${game}-${seed}`;
}

function parsePuzzleMove(printed: string): PuzzleMove {
  const [text = '', luck = ''] = printed.split(LUCK_SEPARATOR);
  return { text, luck: luck === '' ? [] : luck.split(',').map(Number) };
}

function formatPuzzleMove({ text, luck }: PuzzleMove): string {
  return luck.length === 0 ? text : `${text}${LUCK_SEPARATOR}${luck.join(',')}`;
}
