import type { Choice, Path, Question } from '../../../engine/question.ts';
import { type Text, text } from '../../../engine/text.ts';
import { getColumnLetter, printSpot } from '../board.ts';
import { getSpotName, type TopPiece } from '../spots.ts';
import { getShortPieceName } from '../text/names.ts';
import type { PiecepackMove, Spot } from '../types.ts';

export type MoveQuestion = Question<PiecepackMove>;

/** Maximum number of choices in a Discord menu. */
const MAX_CHOICES = 25;

/** Completes the question with the whole move. */
export function createAnswer(move: PiecepackMove): MoveQuestion {
  return { kind: 'ready', move };
}

/** Asks for one of the choices, then goes on with the rest of the path. */
export function askChoice(
  ask: Text,
  choices: readonly Choice[],
  path: Path,
  then: (id: string, rest: Path) => MoveQuestion,
): MoveQuestion {
  const [id, ...rest] = path;
  return id === undefined ? { kind: 'pick', ask, choices } : then(id, rest);
}

/** Asks for a spot with pieces: directly if there are few, else by column and then row. */
export function askTop(
  ask: Text,
  tops: readonly TopPiece[],
  path: Path,
  then: (top: TopPiece, rest: Path) => MoveQuestion,
  by: 'x' | 'y' = 'x',
): MoveQuestion {
  const [id, ...rest] = path;
  if (tops.length > MAX_CHOICES) return askLine(ask, tops, path, then, by);
  if (id === undefined) return { kind: 'pick', ask, choices: tops.map(buildTopChoice) };
  return then(tops.find(({ at }) => getSpotId(at) === id) as TopPiece, rest);
}

function askLine(
  ask: Text,
  tops: readonly TopPiece[],
  path: Path,
  then: (top: TopPiece, rest: Path) => MoveQuestion,
  by: 'x' | 'y',
): MoveQuestion {
  const [id, ...rest] = path;
  const lineOf = ({ at }: TopPiece) => Math.floor(at[by]);
  const lines = [...new Set(tops.map(lineOf))].sort((one, other) => one - other);
  if (lines.length > MAX_CHOICES) return askStretch(ask, tops, lineOf, lines, path, then, by);
  if (id !== undefined)
    return askTop(
      ask,
      tops.filter((top) => getLineId(by, lineOf(top)) === id),
      rest,
      then,
      'y',
    );
  const choices = lines.map((line) => {
    const count = tops.filter((top) => lineOf(top) === line).length;
    const name = by === 'x' ? getColumnLetter(line) : line;
    return {
      id: getLineId(by, line),
      label: text(`piecepack:choose.${by === 'x' ? 'columnOf' : 'rowOf'}`, { line: name, number: count }),
    };
  });
  return { kind: 'pick', ask, choices };
}

/** Number of lines in a stretch, where there are too many for one menu. */
const LINES_PER_STRETCH = 12;

/** Asks for a stretch of columns or rows first, on a long board. */
function askStretch(
  ask: Text,
  tops: readonly TopPiece[],
  lineOf: (top: TopPiece) => number,
  lines: readonly number[],
  path: Path,
  then: (top: TopPiece, rest: Path) => MoveQuestion,
  by: 'x' | 'y',
): MoveQuestion {
  const [id, ...rest] = path;
  const stretches = Array.from({ length: Math.ceil(lines.length / LINES_PER_STRETCH) }, (_, at) =>
    lines.slice(at * LINES_PER_STRETCH, (at + 1) * LINES_PER_STRETCH),
  ).map((some) => {
    const [from, to] = [getLineId(by, some[0] as number), getLineId(by, some.at(-1) as number)];
    return { id: `${from}-${to}`, from, to, tops: tops.filter((top) => some.includes(lineOf(top))) };
  });
  const found = stretches.find((stretch) => stretch.id === id);
  if (found) return askTop(ask, found.tops, rest, then, by);
  const choices = stretches.map((stretch) => ({
    id: stretch.id,
    label: text('piecepack:choose.stretch', {
      from: stretch.from,
      to: stretch.to,
      number: stretch.tops.length,
    }),
  }));
  return { kind: 'pick', ask, choices };
}

function getLineId(by: 'x' | 'y', line: number): string {
  return by === 'x' ? getColumnLetter(line) : String(line);
}

function buildTopChoice({ piece, at, height }: TopPiece, index: number): Choice {
  const mark = getLetter(index);
  const label = text('piecepack:choose.pieceAt', {
    mark,
    at: getSpotName(at),
    piece: getShortPieceName(piece),
  });
  const note = height > 1 && { note: text('piecepack:note.stack', { number: height }) };
  return { id: getSpotId(at), label, ...note, at: printSpot(at), mark };
}

/** Returns a letter from `A` to `Y`. */
export function getLetter(index: number): string {
  return String.fromCharCode(65 + index);
}

/** Returns a spot's id in half spaces, which contains no decimal point. */
export function getSpotId({ x, y }: Spot): string {
  return `${x * 2}-${y * 2}`;
}

/** Id of a spot: two numbers, either of which may be negative. */
export const SPOT_ID_PATTERN = /^(-?\d+)-(-?\d+)$/;

/** Returns the spot with an id. */
export function parseSpotId(id: string): Spot {
  const [, x = 0, y = 0] = SPOT_ID_PATTERN.exec(id) ?? [];
  return { x: Number(x) / 2, y: Number(y) / 2 };
}
