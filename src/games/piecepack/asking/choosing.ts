import type { Choice, Path, Question } from '../../../engine/question.ts';
import { type Text, text } from '../../../engine/text.ts';
import { columnLetter, printSpot } from '../board.ts';
import { spotName, type Top } from '../spots.ts';
import { pieceName } from '../text/names.ts';
import type { PiecepackMove, Spot } from '../types.ts';

export type Asked = Question<PiecepackMove>;

/** A menu has no more answers than this. */
const MOST = 25;

/** The whole move. */
export function ready(move: PiecepackMove): Asked {
  return { kind: 'ready', move };
}

/** One of these, then on with the rest of the path. */
export function chosen(
  ask: Text,
  choices: readonly Choice[],
  path: Path,
  then: (id: string, rest: Path) => Asked,
): Asked {
  const [id, ...rest] = path;
  return id === undefined ? { kind: 'pick', ask, choices } : then(id, rest);
}

/** One of the spots with pieces: at once where they are few, else by column, and then by row. */
export function chosenTop(
  ask: Text,
  tops: readonly Top[],
  path: Path,
  then: (top: Top, rest: Path) => Asked,
  by: 'x' | 'y' = 'x',
): Asked {
  const [id, ...rest] = path;
  if (tops.length > MOST) return chosenLine(ask, tops, path, then, by);
  if (id === undefined) return { kind: 'pick', ask, choices: tops.map(topChoice) };
  return then(tops.find(({ at }) => spotId(at) === id) as Top, rest);
}

function chosenLine(
  ask: Text,
  tops: readonly Top[],
  path: Path,
  then: (top: Top, rest: Path) => Asked,
  by: 'x' | 'y',
): Asked {
  const [id, ...rest] = path;
  const lineOf = ({ at }: Top) => Math.floor(at[by]);
  const lines = [...new Set(tops.map(lineOf))].sort((one, other) => one - other);
  if (lines.length > MOST) return chosenStretch(ask, tops, lineOf, lines, path, then, by);
  if (id !== undefined)
    return chosenTop(
      ask,
      tops.filter((top) => lineId(by, lineOf(top)) === id),
      rest,
      then,
      'y',
    );
  const choices = lines.map((line) => {
    const count = tops.filter((top) => lineOf(top) === line).length;
    const name = by === 'x' ? columnLetter(line) : line;
    return {
      id: lineId(by, line),
      label: text(`piecepack:choose.${by === 'x' ? 'columnOf' : 'rowOf'}`, { line: name, number: count }),
    };
  });
  return { kind: 'pick', ask, choices };
}

/** So many lines are offered together where there are too many for one menu. */
const STRETCH = 12;

/** A long board has stretches of columns first. */
function chosenStretch(
  ask: Text,
  tops: readonly Top[],
  lineOf: (top: Top) => number,
  lines: readonly number[],
  path: Path,
  then: (top: Top, rest: Path) => Asked,
  by: 'x' | 'y',
): Asked {
  const [id, ...rest] = path;
  const stretches = Array.from({ length: Math.ceil(lines.length / STRETCH) }, (_, at) =>
    lines.slice(at * STRETCH, (at + 1) * STRETCH),
  ).map((some) => {
    const [from, to] = [lineId(by, some[0] as number), lineId(by, some.at(-1) as number)];
    return { id: `${from}-${to}`, from, to, tops: tops.filter((top) => some.includes(lineOf(top))) };
  });
  const found = stretches.find((stretch) => stretch.id === id);
  if (found) return chosenTop(ask, found.tops, rest, then, by);
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

function lineId(by: 'x' | 'y', line: number): string {
  return by === 'x' ? columnLetter(line) : String(line);
}

function topChoice({ piece, at, height }: Top, index: number): Choice {
  const mark = letterOf(index);
  const label = text('piecepack:choose.pieceAt', { mark, at: spotName(at), piece: pieceName(piece) });
  const note = height > 1 && { note: text('piecepack:note.stack', { number: height }) };
  return { id: spotId(at), label, ...note, at: printSpot(at), mark };
}

/** `A` to `Y`. */
export function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}

/** In half spaces, so that there is no point in it. */
export function spotId({ x, y }: Spot): string {
  return `${x * 2}-${y * 2}`;
}
