import type { Choice, Path } from '../../../engine/question.ts';
import { text } from '../../../engine/text.ts';
import { getColumnLetter, getSpaces, getTileGrid, isAtSpot, parseColumn, printSpot } from '../board.ts';
import { findPlan } from '../setups/games.ts';
import { getSpotName } from '../spots.ts';
import type { PiecepackView, Spot } from '../types.ts';
import {
  askChoice,
  getLetter,
  getSpotId,
  type MoveQuestion,
  parseSpotId,
  SPOT_ID_PATTERN,
} from './ask-choice.ts';

/** Maximum number of columns asked for in one menu. */
const MAX_COLUMNS = 24;

/** Number of columns in a stretch, where the board has more than one menu holds. */
const COLUMNS_PER_STRETCH = 12;

/** Asks for a space of the board, or for a free place beside it: by letter if there are few, otherwise by column and then row. */
export function askSpace(
  view: PiecepackView,
  path: Path,
  without: Spot | null,
  then: (to: Spot, rest: Path) => MoveQuestion,
): MoveQuestion {
  const points = findPoints(view);
  const [id] = path;
  // Paths of earlier versions begin with a column instead.
  const isLettered = id === undefined ? points !== null : SPOT_ID_PATTERN.test(id);
  if (!isLettered) return askColumnAndRow(view, path, without, then);
  const choices = (points ?? []).filter((spot) => !isSameSpot(spot, without)).map(buildPointChoice);
  return askChoice(text('piecepack:ask.point'), [...choices, createBesideChoice()], path, (point, rest) =>
    then(point === BESIDE ? findFreeSpot(view) : parseSpotId(point), rest),
  );
}

/** Maximum number of spaces that are offered by letter, with the place beside the board. */
const MAX_POINTS = 24;

/** Returns the points of a set-up whose tiles are the points, or the spaces of a small board; null if there are too many. */
function findPoints(view: PiecepackView): readonly Spot[] | null {
  const points = hasTilePoints(view) ? findTileSpots(view) : findSpaces(view);
  return points.length > 0 && points.length <= MAX_POINTS ? points : null;
}

function hasTilePoints({ laid }: PiecepackView): boolean {
  return laid !== undefined && 'game' in laid && findPlan(laid.game)?.tilePoints === true;
}

/** Returns the spots of all tiles on the board, from the top row. */
function findTileSpots({ pieces }: PiecepackView): readonly Spot[] {
  const spots = new Map<string, Spot>();
  for (const { kind, place } of pieces)
    if (kind === 't' && place.kind === 'board') spots.set(getSpotId(place), { x: place.x, y: place.y });
  return [...spots.values()].sort((one, other) => other.y - one.y || one.x - other.x);
}

function findSpaces(view: PiecepackView): readonly Spot[] {
  const { columns, rows } = getSpaces(view);
  if (columns * rows > MAX_POINTS) return [];
  return Array.from({ length: columns }, (_, at) => at + 1).flatMap((x) => findRows(view, x));
}

function buildPointChoice(spot: Spot, index: number): Choice {
  const [mark, at] = [getLetter(index), printSpot(spot)];
  return { id: getSpotId(spot), label: text('piecepack:choose.space', { mark, at }), at, mark };
}

function createBesideChoice(): Choice {
  return { id: BESIDE, label: text('piecepack:choose.beside') };
}

/** Asks for a space by column then row, or for a free place beside the board. */
function askColumnAndRow(
  view: PiecepackView,
  path: Path,
  without: Spot | null,
  then: (to: Spot, rest: Path) => MoveQuestion,
): MoveQuestion {
  const columns = Array.from({ length: getSpaces(view).columns }, (_, at) => at + 1);
  return askColumn(columns, path, (column, rest) => {
    if (column === BESIDE) return then(findFreeSpot(view), rest);
    const x = parseColumn(column);
    const rows = findRows(view, x).filter((spot) => !isSameSpot(spot, without));
    const choices = rows.map(buildRowChoice);
    return askChoice(text('piecepack:ask.row', { column: getColumnLetter(x) }), choices, rest, (row, more) =>
      then({ x, y: parseRowId(row) }, more),
    );
  });
}

const BESIDE = 'beside';

function askColumn(
  columns: readonly number[],
  path: Path,
  then: (column: string, rest: Path) => MoveQuestion,
): MoveQuestion {
  const ask = text('piecepack:ask.column');
  const beside = createBesideChoice();
  if (columns.length <= MAX_COLUMNS)
    return askChoice(ask, [...columns.map(buildColumnChoice), beside], path, then);
  const stretches = Array.from({ length: Math.ceil(columns.length / COLUMNS_PER_STRETCH) }, (_, at) =>
    columns.slice(at * COLUMNS_PER_STRETCH, (at + 1) * COLUMNS_PER_STRETCH),
  );
  return askChoice(ask, [...stretches.map(buildStretchChoice), beside], path, (id, rest) => {
    const found = stretches.find((some) => buildStretchChoice(some).id === id);
    return found ? askChoice(ask, found.map(buildColumnChoice), rest, then) : then(id, rest);
  });
}

function buildColumnChoice(x: number): Choice {
  const column = getColumnLetter(x);
  return { id: column, label: text('piecepack:choose.column', { column }) };
}

function buildStretchChoice(columns: readonly number[]): Choice {
  const [from, to] = [getColumnLetter(columns[0] ?? 1), getColumnLetter(columns.at(-1) ?? 1)];
  return { id: `${from}-${to}`, label: text('piecepack:choose.columns', { from, to }) };
}

/** Returns the rows of a column; where its tiles are shifted by half a space, their spaces. */
function findRows(view: PiecepackView, x: number): readonly Spot[] {
  const tiles = view.pieces.flatMap(({ kind, place }) =>
    kind === 't' && place.kind === 'board' && Math.abs(place.x - x) === 0.5 ? [place.y] : [],
  );
  const spaces = Array.from({ length: getSpaces(view).rows }, (_, at) => at + 1);
  const shifted = tiles.some(Number.isInteger);
  const ys = shifted ? tiles.flatMap((y) => [y - 0.5, y + 0.5]) : spaces;
  return [...new Set(ys)].sort((one, other) => one - other).map((y) => ({ x, y }));
}

function buildRowChoice(spot: Spot, index: number): Choice {
  const whole = Number.isInteger(spot.y);
  const mark = whole ? String(spot.y) : getLetter(index);
  const at = printSpot(spot);
  return {
    id: whole ? mark : `h${spot.y * 2}`,
    label: text('piecepack:choose.space', { mark, at }),
    at,
    mark,
  };
}

function parseRowId(id: string): number {
  return id.startsWith('h') ? Number(id.slice(1)) / 2 : Number(id);
}

/** Returns the first empty place to the right of the board, from the top; the topmost if all are taken. */
function findFreeSpot(view: PiecepackView): Spot {
  const { columns, rows } = getSpaces(view);
  const spots = [1, 2, 3].flatMap((away) =>
    Array.from({ length: rows }, (_, at) => ({ x: columns + away, y: rows - at })),
  );
  const free = spots.find((spot) => !view.pieces.some(({ place }) => isAtSpot(place, spot)));
  return free ?? { x: columns + 1, y: rows };
}

/** Asks for a tile's place, side by side with others. */
export function askTileSpot(
  view: PiecepackView,
  path: Path,
  without: Spot | null,
  then: (to: Spot, rest: Path) => MoveQuestion,
): MoveQuestion {
  const spots = getTileGrid(view).filter((spot) => !isSameSpot(spot, without));
  const choices = spots.map((spot, index) => {
    const mark = getLetter(index);
    const label = text('piecepack:choose.space', { mark, at: getSpotName(spot) });
    return { id: getSpotId(spot), label, at: printSpot(spot), mark };
  });
  return askChoice(text('piecepack:ask.tileSpot'), choices, path, (id, rest) =>
    then(spots.find((spot) => getSpotId(spot) === id) as Spot, rest),
  );
}

function isSameSpot(one: Spot, other: Spot | null): boolean {
  return one.x === other?.x && one.y === other.y;
}
