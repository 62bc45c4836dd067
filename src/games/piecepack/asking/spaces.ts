import type { Choice, Path } from '../../../engine/question.ts';
import { text } from '../../../engine/text.ts';
import { columnLetter, columnOf, liesAt, printSpot, spacesOf, tileGrid } from '../board.ts';
import { spotName } from '../spots.ts';
import type { PiecepackView, Spot } from '../types.ts';
import { type Asked, chosen, letterOf, spotId } from './choosing.ts';

/** A board has no more columns than this for them to be asked for at once. */
const MOST = 24;

/** So many columns are asked for together where there are more. */
const STRETCH = 12;

/** A space of the board by column, then row; or a free place beside it. */
export function chosenSpace(
  view: PiecepackView,
  path: Path,
  without: Spot | null,
  then: (to: Spot, rest: Path) => Asked,
): Asked {
  const columns = Array.from({ length: spacesOf(view).columns }, (_, at) => at + 1);
  return chosenColumn(columns, path, (column, rest) => {
    if (column === BESIDE) return then(freeBeside(view), rest);
    const x = columnOf(column);
    const rows = rowsAt(view, x).filter((spot) => !isSame(spot, without));
    const choices = rows.map(rowChoice);
    return chosen(text('piecepack:ask.row', { column: columnLetter(x) }), choices, rest, (row, more) =>
      then({ x, y: yOf(row) }, more),
    );
  });
}

const BESIDE = 'beside';

function chosenColumn(
  columns: readonly number[],
  path: Path,
  then: (column: string, rest: Path) => Asked,
): Asked {
  const ask = text('piecepack:ask.column');
  const beside = { id: BESIDE, label: text('piecepack:choose.beside') };
  if (columns.length <= MOST) return chosen(ask, [...columns.map(columnChoice), beside], path, then);
  const stretches = Array.from({ length: Math.ceil(columns.length / STRETCH) }, (_, at) =>
    columns.slice(at * STRETCH, (at + 1) * STRETCH),
  );
  return chosen(ask, [...stretches.map(stretchChoice), beside], path, (id, rest) => {
    const found = stretches.find((some) => stretchChoice(some).id === id);
    return found ? chosen(ask, found.map(columnChoice), rest, then) : then(id, rest);
  });
}

function columnChoice(x: number): Choice {
  const column = columnLetter(x);
  return { id: column, label: text('piecepack:choose.column', { column }) };
}

function stretchChoice(columns: readonly number[]): Choice {
  const [from, to] = [columnLetter(columns[0] ?? 1), columnLetter(columns.at(-1) ?? 1)];
  return { id: `${from}-${to}`, label: text('piecepack:choose.columns', { from, to }) };
}

/** The rows of a column; where its tiles are shifted by half a space, the spaces that these have. */
function rowsAt(view: PiecepackView, x: number): readonly Spot[] {
  const tiles = view.pieces.flatMap(({ kind, place }) =>
    kind === 't' && place.kind === 'board' && Math.abs(place.x - x) === 0.5 ? [place.y] : [],
  );
  const spaces = Array.from({ length: spacesOf(view).rows }, (_, at) => at + 1);
  const shifted = tiles.some(Number.isInteger);
  const ys = shifted ? tiles.flatMap((y) => [y - 0.5, y + 0.5]) : spaces;
  return [...new Set(ys)].sort((one, other) => one - other).map((y) => ({ x, y }));
}

function rowChoice(spot: Spot, index: number): Choice {
  const whole = Number.isInteger(spot.y);
  const mark = whole ? String(spot.y) : letterOf(index);
  const at = printSpot(spot);
  return {
    id: whole ? mark : `h${spot.y * 2}`,
    label: text('piecepack:choose.space', { mark, at }),
    at,
    mark,
  };
}

function yOf(id: string): number {
  return id.startsWith('h') ? Number(id.slice(1)) / 2 : Number(id);
}

/** The first place to the right of the board with nothing on it, from the top; on the highest where all have something. */
function freeBeside(view: PiecepackView): Spot {
  const { columns, rows } = spacesOf(view);
  const spots = [1, 2, 3].flatMap((away) =>
    Array.from({ length: rows }, (_, at) => ({ x: columns + away, y: rows - at })),
  );
  const free = spots.find((spot) => !view.pieces.some(({ place }) => liesAt(place, spot)));
  return free ?? { x: columns + 1, y: rows };
}

/** A place for a tile, side by side with others. */
export function chosenTileSpot(
  view: PiecepackView,
  path: Path,
  without: Spot | null,
  then: (to: Spot, rest: Path) => Asked,
): Asked {
  const spots = tileGrid(view).filter((spot) => !isSame(spot, without));
  const choices = spots.map((spot, index) => {
    const mark = letterOf(index);
    const label = text('piecepack:choose.space', { mark, at: spotName(spot) });
    return { id: spotId(spot), label, at: printSpot(spot), mark };
  });
  return chosen(text('piecepack:ask.tileSpot'), choices, path, (id, rest) =>
    then(spots.find((spot) => spotId(spot) === id) as Spot, rest),
  );
}

function isSame(one: Spot, other: Spot | null): boolean {
  return one.x === other?.x && one.y === other.y;
}
