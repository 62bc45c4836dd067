import type { Choice, Path, Pick, Question } from '../../../engine/question.ts';
import { type Text, text } from '../../../engine/text.ts';
import { columnLetter, printSpot, sizeOf, TILE_GRID } from '../board.ts';
import { spotName, type Top } from '../spots.ts';
import type { PiecepackMove, PiecepackView, Spot } from '../types.ts';
import { pieceName } from '../words/names.ts';

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
  if (id !== undefined)
    return chosenTop(
      ask,
      tops.filter((top) => lineId(by, lineOf(top)) === id),
      rest,
      then,
      'y',
    );
  const lines = [...new Set(tops.map(lineOf))].sort((one, other) => one - other);
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

function lineId(by: 'x' | 'y', line: number): string {
  return by === 'x' ? columnLetter(line) : String(line);
}

function topChoice({ piece, at, height }: Top, index: number): Choice {
  const mark = letterOf(index);
  const key = height > 1 ? 'piecepack:choose.stackAt' : 'piecepack:choose.pieceAt';
  const label = text(key, { mark, at: spotName(at), piece: pieceName(piece), number: height });
  return { id: spotId(at), label, at: printSpot(at), mark };
}

/** A space of the board by column, then row. */
export function chosenSpace(
  view: PiecepackView,
  path: Path,
  without: Spot | null,
  then: (to: Spot) => Asked,
): Asked {
  const [column, row] = path;
  if (column === undefined) return columnPick(view);
  const x = column.charCodeAt(0) - 96;
  return row === undefined ? rowPick(view, x, without) : then({ x, y: Number(row) });
}

function columnPick(view: PiecepackView): Pick {
  const { columns } = sizeOf(view.options.layout);
  const choices = Array.from({ length: columns }, (_, at) => {
    const column = columnLetter(at + 1);
    return { id: column, label: text('piecepack:choose.column', { column }) };
  });
  return { kind: 'pick', ask: text('piecepack:ask.column'), choices };
}

function rowPick(view: PiecepackView, x: number, without: Spot | null): Pick {
  const { rows } = sizeOf(view.options.layout);
  const spots = Array.from({ length: rows }, (_, at) => ({ x, y: at + 1 }));
  const choices = spots
    .filter((spot) => !isSame(spot, without))
    .map((spot) => {
      const mark = String(spot.y);
      const at = printSpot(spot);
      return { id: mark, label: text('piecepack:choose.space', { mark, at }), at, mark };
    });
  return { kind: 'pick', ask: text('piecepack:ask.row', { column: columnLetter(x) }), choices };
}

/** A place for a tile, side by side with others. */
export function chosenTileSpot(
  view: PiecepackView,
  path: Path,
  without: Spot | null,
  then: (to: Spot) => Asked,
): Asked {
  const spots = TILE_GRID[view.options.layout].filter((spot) => !isSame(spot, without));
  const choices = spots.map((spot, index) => {
    const mark = letterOf(index);
    const label = text('piecepack:choose.space', { mark, at: spotName(spot) });
    return { id: spotId(spot), label, at: printSpot(spot), mark };
  });
  return chosen(text('piecepack:ask.tileSpot'), choices, path, (id) =>
    then(spots.find((spot) => spotId(spot) === id) as Spot),
  );
}

/** `A` to `Y`. */
export function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}

/** In half spaces, so that there is no point in it. */
function spotId({ x, y }: Spot): string {
  return `${x * 2}-${y * 2}`;
}

function isSame(one: Spot, other: Spot | null): boolean {
  return one.x === other?.x && one.y === other.y;
}
