import type { PiecepackView, SeenPiece } from '../../../src/games/piecepack/types.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Rect } from '../../kit/boxes.ts';
import { type Extent, extent, heaped, type Laid, overhang } from './heap.ts';
import { rowsOf } from './spread.ts';

export const WIDTH = 1000;
export const PAD = 16;
/** Round the spaces, and room for the letters and numbers outside. */
export const FRAME = 10;
export const EDGE = 36;
/** A seat's plate is this high. */
export const PLATE = 74;
/** A line of the notes. */
export const LINE = 38;

/** The column at the right of a board that is not wide. */
const ASIDE = 256;
/** Bag and box. */
const SUPPLY = 96;
const GAP = 10;
const HIGHEST = 1100;
const LARGEST_CELL = 88;
/** Worth this much of a space to have everything beside the board. */
const BESIDE = 6;

/** Where everything is, in pixels. */
export interface Field extends Extent {
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
export function field(view: PiecepackView): Field {
  const laid = heaped(view);
  const size = extent(view);
  const room = { ...size, head: Math.ceil(overhang(laid, size) * 4) / 4, laid };
  const beside = cellOf(room, WIDTH - PAD - ASIDE, HIGHEST - PAD * 2 - foot(view));
  const between = cellOf(room, WIDTH, HIGHEST - above(view.seats) - SUPPLY - GAP - PAD * 2 - foot(view));
  return beside >= between - BESIDE ? besideBoard(view, room, beside) : roundBoard(view, room, between);
}

interface Room extends Extent {
  /** Spaces above the board that heaps stand out into. */
  readonly head: number;
  readonly laid: readonly Laid[];
}

function cellOf(room: Room, width: number, height: number): number {
  const across = (width - PAD * 2 - EDGE - FRAME * 2) / room.columns;
  const down = (height - EDGE - FRAME * 2) / (room.rows + room.head);
  return Math.floor(Math.min(LARGEST_CELL, across, down));
}

function besideBoard(view: PiecepackView, room: Room, cell: number): Field {
  const y = PAD + FRAME + Math.round(room.head * cell);
  const x = PAD + EDGE + FRAME;
  const column = PAD + view.seats * (PLATE + GAP) + (SUPPLY + GAP) * 2;
  const end = Math.max(y + room.rows * cell + FRAME + EDGE, column);
  const left = x + room.columns * cell + FRAME + PAD;
  const width = WIDTH - PAD - left;
  const cards = stacked({ x: left, y: PAD, width, height: end - PAD }, view.seats);
  return { ...room, cell, x, y, ...cards, ...bottom(view, end + GAP) };
}

/** Plates from the top, bag and box at the bottom. */
function stacked(rect: Rect, seats: number): Pick<Field, 'plates' | 'bag' | 'box'> {
  const plates = Array.from({ length: seats }, (_, seat) => ({
    ...rect,
    y: rect.y + seat * (PLATE + GAP),
    height: PLATE,
  }));
  const low = rect.y + rect.height - SUPPLY;
  const bag = { ...rect, y: low - SUPPLY - GAP, height: SUPPLY };
  return { plates, bag, box: { ...rect, y: low, height: SUPPLY } };
}

function roundBoard(view: PiecepackView, room: Room, cell: number): Field {
  const top = above(view.seats);
  const y = top + FRAME + Math.round(room.head * cell);
  const x = Math.round((WIDTH - room.columns * cell + EDGE) / 2);
  const end = y + room.rows * cell + FRAME + EDGE;
  const [bag, box] = cut({ x: PAD, y: end, width: WIDTH - PAD * 2, height: SUPPLY }, 2);
  const plates = abreast(view.seats);
  return {
    ...room,
    cell,
    x,
    y,
    plates,
    bag: bag as Rect,
    box: box as Rect,
    ...bottom(view, end + SUPPLY + GAP),
  };
}

/** How many plates there are side by side. */
function inRow(seats: number): number {
  return seats === 3 || seats > 4 ? 3 : 2;
}

function above(seats: number): number {
  return PAD + Math.ceil(seats / inRow(seats)) * (PLATE + GAP) + 2;
}

function abreast(seats: number): readonly Rect[] {
  const most = inRow(seats);
  return Array.from({ length: seats }, (_, seat) => {
    const y = PAD + Math.floor(seat / most) * (PLATE + GAP);
    return cut({ x: PAD, y, width: WIDTH - PAD * 2, height: PLATE }, most)[seat % most] as Rect;
  });
}

function cut(rect: Rect, parts: number): readonly Rect[] {
  const width = (rect.width - GAP * (parts - 1)) / parts;
  return Array.from({ length: parts }, (_, part) => ({ ...rect, x: rect.x + part * (width + GAP), width }));
}

/** Notes and tray, and where the picture ends. */
function bottom(view: PiecepackView, y: number): Pick<Field, 'notes' | 'tray' | 'height'> {
  const [notes, tray] = [notesHeight(view), trayHeight(view)];
  const row = { x: PAD, width: WIDTH - PAD * 2 };
  return {
    notes: notes === 0 ? null : { ...row, y, height: notes - GAP },
    tray: tray === 0 ? null : { ...row, y: y + notes, height: tray - GAP },
    height: Math.ceil(y + notes + tray - GAP + PAD),
  };
}

function foot(view: PiecepackView): number {
  return notesHeight(view) + trayHeight(view);
}

function notesHeight({ notes }: PiecepackView): number {
  return notes.length === 0 ? 0 : Math.min(2, notes.length) * LINE + 14 + GAP;
}

function trayHeight(view: PiecepackView): number {
  const { rows, unit } = rowsOf(ownPieces(view), WIDTH - PAD * 2);
  return rows.length === 0 ? 0 : rows.length * unit * 2.15 + 16 + GAP;
}
