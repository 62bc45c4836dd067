import type { PieceKind, PiecepackView, SeenPiece } from '../../../src/games/piecepack/types.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Rect } from '../../kit/boxes.ts';
import type { Style } from '../../style.ts';
import { type Extent, getExtent, getOverhang, heapPieces, type LaidPiece } from './heap.ts';
import { getMeasures, type Measures, WIDTH } from './measures.ts';

/** Width of the frame round the spaces. */
export const FRAME_WIDTH = 10;

const GAP = 10;
/** Pixels by which spaces may be smaller if everything else then fits beside the board. */
const BESIDE_BONUS = 6;

/** Layout of the picture, in pixels. */
export interface Field extends Extent {
  readonly as: Measures;
  /** Room for the numbers of the rows. */
  readonly side: number;
  readonly cell: number;
  /** A long board is drawn in stretches, one below the other: columns of each, and distance between them in pixels. */
  readonly across: number;
  readonly apart: number;
  /** Upper left corner of the spaces. */
  readonly x: number;
  readonly y: number;
  readonly plates: readonly Rect[];
  readonly bag: Rect;
  readonly box: Rect;
  readonly notes: Rect | null;
  readonly tray: Rect | null;
  readonly height: number;
  readonly laid: readonly LaidPiece[];
}

/** Returns the pieces in the viewer's own area; none for a spectator. */
export function getOwnPieces(view: PiecepackView): readonly SeenPiece[] {
  return view.pieces.filter(({ place }) => place.kind === 'area' && place.seat === view.viewer);
}

/** Returns the middle of a place of the board. */
export function getPlaceMiddle(on: Field, x: number, y: number): Point {
  const column = x - on.left + 0.5;
  const stretch = Math.min(Math.max(Math.floor(column / on.across), 0), countStretches(on) - 1);
  const down = stretch * on.apart + (on.rows - (y - on.near) - 0.5) * on.cell;
  return { x: on.x + (column - stretch * on.across) * on.cell, y: on.y + down };
}

/** Returns whether a place is in the picture. */
export function isDrawn({ left, near, columns, rows }: Field, { x, y }: Point): boolean {
  return x >= left - 0.5 && x <= left + columns - 0.5 && y >= near - 0.5 && y <= near + rows - 0.5;
}

/** Returns the rectangle of all spaces, without further stretches below. */
export function getBoardRect({ x, y, across, rows, cell }: Field): Rect {
  return { x, y, width: across * cell, height: rows * cell };
}

/** A part of the board with its first column. */
export interface Stretch extends Rect {
  readonly first: number;
  readonly columns: number;
}

/** Returns all parts of the board, from top to bottom. */
export function getStretches(on: Field): readonly Stretch[] {
  const rect = getBoardRect(on);
  return Array.from({ length: countStretches(on) }, (_, at) => {
    const columns = Math.min(on.across, on.columns - at * on.across);
    return {
      ...rect,
      y: rect.y + at * on.apart,
      width: columns * on.cell,
      first: on.left + at * on.across,
      columns,
    };
  });
}

function countStretches({ columns, across }: Pick<Field, 'columns' | 'across'>): number {
  return Math.ceil(columns / across);
}

/** Returns the bottom of the last part of the board. */
function getBoardBottom(on: Pick<Field, 'y' | 'columns' | 'across' | 'apart' | 'rows' | 'cell'>): number {
  return on.y + (countStretches(on) - 1) * on.apart + on.rows * on.cell;
}

/** Lays out the picture: everything else goes beside the board, or above and below a wide one. */
export function layOutField(view: PiecepackView, look: Style): Field {
  const room = getLayoutRoom(view, getMeasures(look));
  const { pad, aside, stockLow, highest } = room.as;
  const beside = findBestFit(room, WIDTH - pad - aside, highest - pad * 2 - getFootHeight(view, room.as));
  const low = stockLow + GAP + pad * 2 + getFootHeight(view, room.as);
  const between = findBestFit(room, WIDTH, highest - getUpperHeight(view.seats, room.as) - low);
  return beside.cell >= between.cell - BESIDE_BONUS
    ? layOutBesideBoard(view, room, beside)
    : layOutAroundBoard(view, room, between);
}

/** Width of a space, and number of columns side by side. */
type BoardFit = Pick<Field, 'cell' | 'across' | 'apart'>;

/** Number of columns above which stretches are used if that enlarges the spaces, and the maximum number of stretches. */
const MAX_COLUMNS = 16;
const MAX_STRETCHES = 4;

function findBestFit(room: LayoutRoom, width: number, height: number): BoardFit {
  const most = room.columns > MAX_COLUMNS ? MAX_STRETCHES : 1;
  const fits = Array.from({ length: most }, (_, at) => computeFit(room, width, height, at + 1));
  return fits.reduce((best, fit) => (fit.cell > best.cell ? fit : best));
}

/** Computes the width of a space. A stretch has an even number of columns, as tiles must stay whole. */
function computeFit(room: LayoutRoom, width: number, height: number, parts: number): BoardFit {
  const { as, side, columns, rows, head } = room;
  const across = parts === 1 ? columns : Math.ceil(columns / parts / 2) * 2;
  const wide = (width - as.pad * 2 - side - FRAME_WIDTH * 2) / across;
  const high = (height / parts - as.edge - FRAME_WIDTH * 2) / (rows + head);
  const cell = Math.floor(Math.min(as.cell, wide, high));
  return { cell, across, apart: Math.round((rows + head) * cell + FRAME_WIDTH * 2 + as.edge) };
}

interface LayoutRoom extends Extent {
  readonly as: Measures;
  readonly side: number;
  /** Spaces above the board into which heaps protrude. */
  readonly head: number;
  readonly laid: readonly LaidPiece[];
}

function getLayoutRoom(view: PiecepackView, as: Measures): LayoutRoom {
  const laid = heapPieces(view);
  const size = getExtent(view);
  const side = size.rows > 9 || size.near < 1 ? as.sideWide : as.side;
  return { ...size, as, side, laid, head: Math.ceil(getOverhang(laid, size) * 4) / 4 };
}

function layOutBesideBoard(view: PiecepackView, room: LayoutRoom, fit: BoardFit): Field {
  const { cell } = fit;
  const { pad, plate, stock, edge } = room.as;
  const y = pad + FRAME_WIDTH + Math.round(room.head * cell);
  const x = pad + room.side + FRAME_WIDTH;
  const column = pad + view.seats * (plate + GAP) + (stock + GAP) * 2;
  const end = Math.max(getBoardBottom({ ...room, ...fit, y }) + FRAME_WIDTH + edge, column);
  const left = x + fit.across * cell + FRAME_WIDTH + pad;
  const cards = stackPlates({ x: left, y: pad, width: WIDTH - pad - left, height: end - pad }, view, room.as);
  return { ...room, ...fit, x, y, ...cards, ...layOutBottom(view, room.as, end + GAP) };
}

/** Stacks plates from the top, bag and box at the bottom. */
function stackPlates(
  rect: Rect,
  { seats }: PiecepackView,
  { plate, stock }: Measures,
): Pick<Field, 'plates' | 'bag' | 'box'> {
  const plates = Array.from({ length: seats }, (_, seat) => ({
    ...rect,
    y: rect.y + seat * (plate + GAP),
    height: plate,
  }));
  const low = rect.y + rect.height - stock;
  const bag = { ...rect, y: low - stock - GAP, height: stock };
  return { plates, bag, box: { ...rect, y: low, height: stock } };
}

function layOutAroundBoard(view: PiecepackView, room: LayoutRoom, fit: BoardFit): Field {
  const { as } = room;
  const { cell } = fit;
  const y = getUpperHeight(view.seats, as) + FRAME_WIDTH + Math.round(room.head * cell);
  const x = Math.round((WIDTH - fit.across * cell + room.side) / 2);
  const end = getBoardBottom({ ...room, ...fit, y }) + FRAME_WIDTH + as.edge;
  const row = { x: as.pad, y: end, width: WIDTH - as.pad * 2, height: as.stockLow };
  return {
    ...room,
    ...fit,
    x,
    y,
    plates: layOutPlateRows(view.seats, as),
    bag: getRectPart(row, 2, 0),
    box: getRectPart(row, 2, 1),
    ...layOutBottom(view, as, end + as.stockLow + GAP),
  };
}

/** Returns the number of plates side by side: four if they have a narrow band. */
function countPlatesInRow(seats: number, { band }: Measures): number {
  if (seats === 4 && band < 20) return 4;
  return seats === 3 || seats > 4 ? 3 : 2;
}

function getUpperHeight(seats: number, as: Measures): number {
  return as.pad + Math.ceil(seats / countPlatesInRow(seats, as)) * (as.plate + GAP) + 2;
}

function layOutPlateRows(seats: number, as: Measures): readonly Rect[] {
  const most = countPlatesInRow(seats, as);
  return Array.from({ length: seats }, (_, seat) => {
    const y = as.pad + Math.floor(seat / most) * (as.plate + GAP);
    return getRectPart({ x: as.pad, y, width: WIDTH - as.pad * 2, height: as.plate }, most, seat % most);
  });
}

/** Returns one of several equal parts side by side. */
function getRectPart(rect: Rect, parts: number, at: number): Rect {
  const width = (rect.width - GAP * (parts - 1)) / parts;
  return { ...rect, x: rect.x + at * (width + GAP), width };
}

/** Lays out notes and tray, and the bottom of the picture. */
function layOutBottom(
  view: PiecepackView,
  as: Measures,
  y: number,
): Pick<Field, 'notes' | 'tray' | 'height'> {
  const [notes, tray] = [getNotesHeight(view, as), getTrayHeight(view, as)];
  const row = { x: as.pad, width: WIDTH - as.pad * 2 };
  return {
    notes: notes === 0 ? null : { ...row, y, height: notes - GAP },
    tray: tray === 0 ? null : { ...row, y: y + notes, height: tray - GAP },
    height: Math.ceil(y + notes + tray - GAP + as.pad),
  };
}

function getFootHeight(view: PiecepackView, as: Measures): number {
  return getNotesHeight(view, as) + getTrayHeight(view, as);
}

function getNotesHeight({ notes }: PiecepackView, as: Measures): number {
  return notes.length === 0 ? 0 : Math.min(as.notes, notes.length) * as.line + 14 + GAP;
}

function getTrayHeight(view: PiecepackView, as: Measures): number {
  const { rows, unit } = fitRows(getOwnPieces(view), WIDTH - as.pad * 2, as.units);
  return rows.length === 0 ? 0 : rows.length * unit * 2.15 + 16 + GAP;
}

/** Width of a piece in the tray, in spaces. */
const WIDTHS: Readonly<Record<PieceKind, number>> = { t: 2.2, c: 1.6, d: 1.55, p: 1.5 };
/** Pieces in rows. */
interface TrayRows {
  /** Width of a space in pixels. */
  readonly unit: number;
  readonly rows: readonly (readonly SeenPiece[])[];
}

/** Returns the width of a piece in the tray, in pixels. */
export function getPieceWidth({ kind }: SeenPiece, unit: number): number {
  return WIDTHS[kind] * unit;
}

/** Fits the pieces into as few rows as possible at the largest size of `units` (pixels), each with its maximum number of rows. */
export function fitRows(
  pieces: readonly SeenPiece[],
  width: number,
  units: readonly (readonly [unit: number, rows: number])[],
): TrayRows {
  for (const [unit, most] of units) {
    const rows = breakRows(pieces, unit, width - 40);
    if (rows.length <= most) return { unit, rows };
  }
  return { unit: 15, rows: breakRows(pieces, 15, width - 40) };
}

function breakRows(pieces: readonly SeenPiece[], unit: number, width: number): SeenPiece[][] {
  const rows: SeenPiece[][] = [];
  let used = width;
  for (const piece of pieces) {
    const wide = getPieceWidth(piece, unit);
    if (used + wide > width) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(piece);
    used += wide;
  }
  return rows;
}
