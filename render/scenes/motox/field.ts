import type { MotoXView, Spot } from '../../../src/games/motox/types.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Rect } from '../../kit/boxes.ts';
import { bottom, HEIGHT, PAD, top, WIDTH } from './frame.ts';
import { divided, type Extent, GAP, type Strips } from './strips.ts';
import { STEPS } from './way.ts';

/** A part of the table: the whole of it, or a strip where the track is very long. */
export interface Panel {
  readonly rect: Rect;
  /** From the table's pixels to those of the picture. */
  readonly shift: Point;
  /** The tiles that belong here; those beyond show half, faint. */
  readonly extent: Extent;
}

/** The table with the track. Its pixels: the origin is the lower left corner of the start tile, y downwards. */
export interface Field {
  /** Pixels of a space. */
  readonly cell: number;
  readonly panels: readonly Panel[];
  readonly height: number;
  readonly cut: Strips['cut'];
}

const LOWEST = 360;

/** The table of a view. */
export function field(view: MotoXView): Field {
  const from = top(seats(view));
  const room = HEIGHT - from - bottom(seats(view));
  const strips = divided(shownSpots(view), WIDTH - PAD * 2, room);
  const rects = strips.cut === 'columns' ? stacked(strips, from) : sideBySide(strips, from);
  const height = Math.max(LOWEST, ...rects.map((rect) => rect.y + rect.height - from));
  const [only] = rects;
  const whole = only && rects.length === 1 ? [{ x: PAD, y: from, width: WIDTH - PAD * 2, height }] : rects;
  return { cell: strips.cell, cut: strips.cut, height, panels: panels(strips, whole) };
}

/** The picture's size. */
export function size(view: MotoXView): { readonly width: number; readonly height: number } {
  return { width: WIDTH, height: top(seats(view)) + field(view).height + bottom(seats(view)) };
}

/** How many play. */
export function seats(view: MotoXView): number {
  return view.hands.length;
}

/** Whether tiles are still to be laid. */
export function growing(view: MotoXView): boolean {
  return view.phase === 'build' && view.hands.some(({ tiles }) => tiles > 0);
}

/** The tiles of the track, and the spots where it may grow. */
function shownSpots(view: MotoXView): readonly Spot[] {
  const end = view.track.at(-1);
  if (!end) return [{ x: 0, y: 0 }];
  if (!growing(view)) return view.track;
  return [...view.track, ...Object.values(STEPS).map(({ x, y }) => ({ x: end.x + x, y: end.y + y }))];
}

/** Half a tile of sand all round. */
function span(tiles: number, cell: number): number {
  return (tiles + 1) * cell * 2;
}

function stacked({ list, cell }: Strips, from: number): readonly Rect[] {
  let y = from - GAP;
  return list.map(({ columns, rows }) => {
    const [width, height] = [span(columns, cell), span(rows, cell)];
    y += GAP;
    const rect = { x: Math.round((WIDTH - width) / 2), y, width, height };
    y += height;
    return rect;
  });
}

function sideBySide({ list, cell }: Strips, from: number): readonly Rect[] {
  const whole = list.reduce((sum, { columns }) => sum + span(columns, cell) + GAP, -GAP);
  const height = Math.max(...list.map(({ rows }) => span(rows, cell)));
  let x = Math.round((WIDTH - whole) / 2) - GAP;
  return list.map(({ columns }) => {
    const width = span(columns, cell);
    x += GAP;
    const rect = { x, y: from, width, height };
    x += width;
    return rect;
  });
}

/** Each with its tiles in the middle. */
function panels({ list, cell }: Strips, rects: readonly Rect[]): readonly Panel[] {
  return rects.flatMap((rect, at) => {
    const extent = list[at];
    if (!extent) return [];
    const x = Math.round(rect.x + rect.width / 2 - (extent.x * 2 + extent.columns) * cell);
    const y = Math.round(rect.y + rect.height / 2 + (extent.y * 2 + extent.rows) * cell);
    return [{ rect, extent, shift: { x, y } }];
  });
}

/** A point given in spaces, y upwards, in the table's pixels. */
export function onTable({ cell }: Field, { x, y }: Point): Point {
  return { x: x * cell, y: -y * cell };
}

/** Where a point of a tile is in the picture: on the panel to which the tile belongs. */
export function inPicture(on: Field, tile: Spot, point: Point): Point {
  const { shift } = on.panels.find(({ extent }) => owns(extent, tile)) ?? { shift: { x: 0, y: 0 } };
  const { x, y } = onTable(on, point);
  return { x: x + shift.x, y: y + shift.y };
}

function owns(extent: Extent, { x, y }: Spot): boolean {
  const across = x >= extent.x && x < extent.x + extent.columns;
  return across && y >= extent.y && y < extent.y + extent.rows;
}
