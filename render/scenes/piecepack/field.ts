import type { PiecepackView, SeenPiece } from '../../../src/games/piecepack/types.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Rect } from '../../kit/boxes.ts';
import type { Look } from '../../look.ts';
import { type Extent, extent, heaped, type Laid, overhang } from './heap.ts';
import { type Measures, measuresOf, WIDTH } from './measures.ts';
import { rowsOf } from './spread.ts';

/** Round the spaces. */
export const FRAME = 10;

const GAP = 10;
/** Worth this much of a space to have everything beside the board. */
const BESIDE = 6;

/** Where everything is, in pixels. */
export interface Field extends Extent {
  readonly as: Measures;
  /** Room for the numbers of the rows. */
  readonly side: number;
  readonly cell: number;
  /** A long board is drawn in stretches, one below the other: so many columns each, and so far apart in pixels. */
  readonly across: number;
  readonly apart: number;
  /** The upper left corner of the spaces. */
  readonly x: number;
  readonly y: number;
  readonly plates: readonly Rect[];
  readonly bag: Rect;
  readonly box: Rect;
  readonly notes: Rect | null;
  readonly tray: Rect | null;
  readonly height: number;
  readonly laid: readonly Laid[];
}

/** What the viewer has in the own area; nothing for a spectator. */
export function ownPieces(view: PiecepackView): readonly SeenPiece[] {
  return view.pieces.filter(({ place }) => place.kind === 'area' && place.seat === view.viewer);
}

/** The middle of a place of the board. */
export function middle(on: Field, x: number, y: number): Point {
  const column = x - on.left + 0.5;
  const stretch = Math.min(Math.max(Math.floor(column / on.across), 0), stretchesOf(on) - 1);
  const down = stretch * on.apart + (on.rows - (y - on.near) - 0.5) * on.cell;
  return { x: on.x + (column - stretch * on.across) * on.cell, y: on.y + down };
}

/** Whether a place is in the picture. */
export function isDrawn({ left, near, columns, rows }: Field, { x, y }: Point): boolean {
  return x >= left - 0.5 && x <= left + columns - 0.5 && y >= near - 0.5 && y <= near + rows - 0.5;
}

/** All spaces, but for further stretches below. */
export function whole({ x, y, across, rows, cell }: Field): Rect {
  return { x, y, width: across * cell, height: rows * cell };
}

/** A part of the board with its first column. */
export interface Stretch extends Rect {
  readonly first: number;
  readonly columns: number;
}

/** All parts of the board, from above. */
export function stretches(on: Field): readonly Stretch[] {
  const rect = whole(on);
  return Array.from({ length: stretchesOf(on) }, (_, at) => {
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

function stretchesOf({ columns, across }: Pick<Field, 'columns' | 'across'>): number {
  return Math.ceil(columns / across);
}

/** Where the last part of the board ends. */
function boardEnd(on: Pick<Field, 'y' | 'columns' | 'across' | 'apart' | 'rows' | 'cell'>): number {
  return on.y + (stretchesOf(on) - 1) * on.apart + on.rows * on.cell;
}

/** Lays everything out: beside the board what else there is, or above and below where the board is wide. */
export function field(view: PiecepackView, look: Look): Field {
  const room = roomOf(view, measuresOf(look));
  const { pad, aside, stockLow, highest } = room.as;
  const beside = fitted(room, WIDTH - pad - aside, highest - pad * 2 - foot(view, room.as));
  const low = stockLow + GAP + pad * 2 + foot(view, room.as);
  const between = fitted(room, WIDTH, highest - above(view.seats, room.as) - low);
  return beside.cell >= between.cell - BESIDE
    ? besideBoard(view, room, beside)
    : roundBoard(view, room, between);
}

/** How large a space is, and in how many columns side by side. */
type Fit = Pick<Field, 'cell' | 'across' | 'apart'>;

/** More columns than these are drawn in stretches where that makes them larger. */
const ABREAST = 16;
const MOST_STRETCHES = 4;

function fitted(room: Room, width: number, height: number): Fit {
  const most = room.columns > ABREAST ? MOST_STRETCHES : 1;
  const fits = Array.from({ length: most }, (_, at) => fitOf(room, width, height, at + 1));
  return fits.reduce((best, fit) => (fit.cell > best.cell ? fit : best));
}

/** Whole tiles lie in a stretch: its columns are even. */
function fitOf(room: Room, width: number, height: number, parts: number): Fit {
  const { as, side, columns, rows, head } = room;
  const across = parts === 1 ? columns : Math.ceil(columns / parts / 2) * 2;
  const wide = (width - as.pad * 2 - side - FRAME * 2) / across;
  const high = (height / parts - as.edge - FRAME * 2) / (rows + head);
  const cell = Math.floor(Math.min(as.cell, wide, high));
  return { cell, across, apart: Math.round((rows + head) * cell + FRAME * 2 + as.edge) };
}

interface Room extends Extent {
  readonly as: Measures;
  readonly side: number;
  /** Spaces above the board that heaps stand out into. */
  readonly head: number;
  readonly laid: readonly Laid[];
}

function roomOf(view: PiecepackView, as: Measures): Room {
  const laid = heaped(view);
  const size = extent(view);
  const side = size.rows > 9 || size.near < 1 ? as.sideWide : as.side;
  return { ...size, as, side, laid, head: Math.ceil(overhang(laid, size) * 4) / 4 };
}

function besideBoard(view: PiecepackView, room: Room, fit: Fit): Field {
  const { cell } = fit;
  const { pad, plate, stock, edge } = room.as;
  const y = pad + FRAME + Math.round(room.head * cell);
  const x = pad + room.side + FRAME;
  const column = pad + view.seats * (plate + GAP) + (stock + GAP) * 2;
  const end = Math.max(boardEnd({ ...room, ...fit, y }) + FRAME + edge, column);
  const left = x + fit.across * cell + FRAME + pad;
  const cards = stacked({ x: left, y: pad, width: WIDTH - pad - left, height: end - pad }, view, room.as);
  return { ...room, ...fit, x, y, ...cards, ...bottom(view, room.as, end + GAP) };
}

/** Plates from the top, bag and box at the bottom. */
function stacked(
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

function roundBoard(view: PiecepackView, room: Room, fit: Fit): Field {
  const { as } = room;
  const { cell } = fit;
  const y = above(view.seats, as) + FRAME + Math.round(room.head * cell);
  const x = Math.round((WIDTH - fit.across * cell + room.side) / 2);
  const end = boardEnd({ ...room, ...fit, y }) + FRAME + as.edge;
  const row = { x: as.pad, y: end, width: WIDTH - as.pad * 2, height: as.stockLow };
  return {
    ...room,
    ...fit,
    x,
    y,
    plates: abreast(view.seats, as),
    bag: part(row, 2, 0),
    box: part(row, 2, 1),
    ...bottom(view, as, end + as.stockLow + GAP),
  };
}

/** How many plates there are side by side: four of those that have a narrow band. */
function inRow(seats: number, { band }: Measures): number {
  if (seats === 4 && band < 20) return 4;
  return seats === 3 || seats > 4 ? 3 : 2;
}

function above(seats: number, as: Measures): number {
  return as.pad + Math.ceil(seats / inRow(seats, as)) * (as.plate + GAP) + 2;
}

function abreast(seats: number, as: Measures): readonly Rect[] {
  const most = inRow(seats, as);
  return Array.from({ length: seats }, (_, seat) => {
    const y = as.pad + Math.floor(seat / most) * (as.plate + GAP);
    return part({ x: as.pad, y, width: WIDTH - as.pad * 2, height: as.plate }, most, seat % most);
  });
}

/** One of so many parts side by side. */
function part(rect: Rect, parts: number, at: number): Rect {
  const width = (rect.width - GAP * (parts - 1)) / parts;
  return { ...rect, x: rect.x + at * (width + GAP), width };
}

/** Notes and tray, and where the picture ends. */
function bottom(view: PiecepackView, as: Measures, y: number): Pick<Field, 'notes' | 'tray' | 'height'> {
  const [notes, tray] = [notesHeight(view, as), trayHeight(view, as)];
  const row = { x: as.pad, width: WIDTH - as.pad * 2 };
  return {
    notes: notes === 0 ? null : { ...row, y, height: notes - GAP },
    tray: tray === 0 ? null : { ...row, y: y + notes, height: tray - GAP },
    height: Math.ceil(y + notes + tray - GAP + as.pad),
  };
}

function foot(view: PiecepackView, as: Measures): number {
  return notesHeight(view, as) + trayHeight(view, as);
}

function notesHeight({ notes }: PiecepackView, as: Measures): number {
  return notes.length === 0 ? 0 : Math.min(as.notes, notes.length) * as.line + 14 + GAP;
}

function trayHeight(view: PiecepackView, as: Measures): number {
  const { rows, unit } = rowsOf(ownPieces(view), WIDTH - as.pad * 2, as.units);
  return rows.length === 0 ? 0 : rows.length * unit * 2.15 + 16 + GAP;
}
