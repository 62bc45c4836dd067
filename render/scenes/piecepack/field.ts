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
  return { x: on.x + (x - 0.5) * on.cell, y: on.y + (on.rows - y + 0.5) * on.cell };
}

/** All spaces. */
export function whole({ x, y, columns, rows, cell }: Field): Rect {
  return { x, y, width: columns * cell, height: rows * cell };
}

/** Lays everything out: beside the board what else there is, or above and below where the board is wide. */
export function field(view: PiecepackView, look: Look): Field {
  const room = roomOf(view, measuresOf(look));
  const { pad, aside, stockLow, highest } = room.as;
  const beside = cellOf(room, WIDTH - pad - aside, highest - pad * 2 - foot(view, room.as));
  const low = stockLow + GAP + pad * 2 + foot(view, room.as);
  const between = cellOf(room, WIDTH, highest - above(view.seats, room.as) - low);
  return beside >= between - BESIDE ? besideBoard(view, room, beside) : roundBoard(view, room, between);
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
  const side = size.rows > 9 ? as.sideWide : as.side;
  return { ...size, as, side, laid, head: Math.ceil(overhang(laid, size) * 4) / 4 };
}

function cellOf({ as, side, columns, rows, head }: Room, width: number, height: number): number {
  const across = (width - as.pad * 2 - side - FRAME * 2) / columns;
  const down = (height - as.edge - FRAME * 2) / (rows + head);
  return Math.floor(Math.min(as.cell, across, down));
}

function besideBoard(view: PiecepackView, room: Room, cell: number): Field {
  const { pad, plate, stock, edge } = room.as;
  const y = pad + FRAME + Math.round(room.head * cell);
  const x = pad + room.side + FRAME;
  const column = pad + view.seats * (plate + GAP) + (stock + GAP) * 2;
  const end = Math.max(y + room.rows * cell + FRAME + edge, column);
  const left = x + room.columns * cell + FRAME + pad;
  const cards = stacked({ x: left, y: pad, width: WIDTH - pad - left, height: end - pad }, view, room.as);
  return { ...room, cell, x, y, ...cards, ...bottom(view, room.as, end + GAP) };
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

function roundBoard(view: PiecepackView, room: Room, cell: number): Field {
  const { as } = room;
  const y = above(view.seats, as) + FRAME + Math.round(room.head * cell);
  const x = Math.round((WIDTH - room.columns * cell + room.side) / 2);
  const end = y + room.rows * cell + FRAME + as.edge;
  const row = { x: as.pad, y: end, width: WIDTH - as.pad * 2, height: as.stockLow };
  return {
    ...room,
    cell,
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
