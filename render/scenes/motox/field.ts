import { LRUCache } from 'lru-cache';
import type { MotoXView, Spot } from '../../../src/games/motox/types.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Rect } from '../../kit/boxes.ts';
import { bottom, highest, PAD, type Sized, top } from './frame.ts';
import { type Measures, measuresOf, WIDTH } from './measures.ts';
import { across, down, GAP, type Room, type Stretch, type Stretches, stretched } from './stretches.ts';
import { STEPS } from './way.ts';

/** A part of the table with a stretch of the track: all of it, unless the track is very long. */
export interface Panel {
  readonly rect: Rect;
  /** From the table's pixels to those of the picture. */
  readonly shift: Point;
  /** The first and the last tile that belong here; the ones before and after are shown faint. */
  readonly from: number;
  readonly to: number;
}

/** The table with the track. Its pixels: the origin is the lower left corner of the start tile, y downwards. */
export interface Field {
  /** Pixels of a space. */
  readonly cell: number;
  readonly measures: Measures;
  readonly panels: readonly Panel[];
  /** All panels together. */
  readonly rect: Rect;
}

/** Numbers of the tiles that are meant. */
export type Tiles = readonly number[];

const LOWEST = 360;

const known = new WeakMap<MotoXView, { readonly large: boolean; readonly on: Field }>();

/** The table of a view. */
export function field(view: MotoXView, look: Sized): Field {
  const kept = known.get(view);
  if (kept?.large === look.large) return kept.on;
  const on = measured(view, look);
  known.set(view, { large: look.large, on });
  return on;
}

function measured(view: MotoXView, look: Sized): Field {
  const from = top(seats(view), look);
  const stretches = remembered(view, look);
  const rects = laidOut(stretches, from);
  const height = Math.max(LOWEST, ...rects.map((rect) => rect.y + rect.height - from));
  const rect = { x: PAD, y: from, width: WIDTH - PAD * 2, height };
  const panels = stretches.rows.flat().map((stretch, at) => {
    const own = rects.length === 1 ? rect : (rects[at] ?? rect);
    return panel(stretch, own, stretches.cell);
  });
  return { cell: stretches.cell, measures: measuresOf(stretches.cell, look), panels, rect };
}

/** The picture's size. */
export function size(view: MotoXView, look: Sized): { readonly width: number; readonly height: number } {
  return {
    width: WIDTH,
    height: top(seats(view), look) + field(view, look).rect.height + bottom(seats(view), look),
  };
}

/** How many play. */
export function seats(view: MotoXView): number {
  return view.hands.length;
}

/** Whether tiles are still to be laid. */
export function growing(view: MotoXView): boolean {
  return view.phase === 'build' && view.hands.some(({ tiles }) => tiles > 0);
}

/** Smaller spaces would make a tile less than 34 pixels wide where the picture is shown 400 wide, as on a phone. */
const SMALLEST = 43;
const ENOUGH = 50;
const LARGEST = 78;
/** By so many pixels more a picture may be higher than others, a step at a time, rather than have smaller spaces. */
const HIGHER = 1000;
const STEP = 50;

/** What {@link cut} found among thousands of ways, by all that it depends on: in the race a track is the same from move to move. */
const lately = new LRUCache<string, Stretches>({ max: 200 });

function remembered(view: MotoXView, look: Sized): Stretches {
  const track = view.track.map(({ x, y }) => `${x},${y}`);
  const key = [look.large, seats(view), growing(view), ...track].join(' ');
  const known = lately.get(key);
  if (known) return known;
  const stretches = cut(view, look);
  lately.set(key, stretches);
  return stretches;
}

/** With large pieces a track is rather cut than shown with spaces of the usual size. */
function cut(view: MotoXView, look: Sized): Stretches {
  const spots = tail(view);
  const height = (of: Sized) => highest(of) - top(seats(view), of) - bottom(seats(view), of);
  const usual: Room = {
    width: WIDTH - PAD * 2,
    height: height({ large: false }),
    small: SMALLEST,
    enough: ENOUGH,
    worth: 1.06,
    largest: LARGEST,
  };
  const plain = tallEnough(view, spots, usual);
  if (!look.large) return plain;
  const small = plain.cell * 1.14;
  const large = { ...usual, height: height(look), small, enough: small, worth: 1.02, largest: 94 };
  return tallEnough(view, spots, large);
}

/** Laid out in the usual height where that leaves the spaces large enough, else as much higher as it takes. */
function tallEnough({ track }: MotoXView, tail: readonly Spot[], room: Room): Stretches {
  let best = stretched(track, tail, room);
  for (let more = STEP; more <= HIGHER && best.cell < SMALLEST; more += STEP) {
    const higher = stretched(track, tail, { ...room, height: room.height + more });
    if (higher.cell > best.cell) best = higher;
  }
  return best;
}

/** Where the track may grow. */
function tail(view: MotoXView): readonly Spot[] {
  const end = view.track.at(-1);
  if (!end || !growing(view)) return [];
  return Object.values(STEPS).map(({ x, y }) => ({ x: end.x + x, y: end.y + y }));
}

/** Row by row, each row in the middle. */
function laidOut({ rows, cell }: Stretches, from: number): readonly Rect[] {
  let y = from - GAP;
  return rows.flatMap((row) => {
    const height = Math.round(down(row) * cell);
    const widths = row.map((stretch) => Math.round(across(stretch) * cell));
    const whole = widths.reduce((sum, width) => sum + width + GAP, -GAP);
    const [left, above] = [Math.round((WIDTH - whole) / 2), y + GAP];
    y = above + height;
    return widths.map((width, at) => {
      const x = left + widths.slice(0, at).reduce((sum, other) => sum + other + GAP, 0);
      return { x, y: above, width, height };
    });
  });
}

/** With its tiles in the middle. */
function panel({ from, to, extent }: Stretch, rect: Rect, cell: number): Panel {
  const x = Math.round(rect.x + rect.width / 2 - (extent.x * 2 + extent.columns) * cell);
  const y = Math.round(rect.y + rect.height / 2 + (extent.y * 2 + extent.rows) * cell);
  return { rect, from, to, shift: { x, y } };
}

/** A point given in spaces, y upwards, in the table's pixels. */
export function onTable({ cell }: Pick<Field, 'cell'>, { x, y }: Point): Point {
  return { x: x * cell, y: -y * cell };
}

/** Where a point near a tile is in the picture: on the panel to which the tile belongs. */
export function inPicture(on: Field, tile: number, point: Point): Point {
  const { shift } = on.panels.find(({ to }) => tile <= to) ?? { shift: { x: 0, y: 0 } };
  const { x, y } = onTable(on, point);
  return { x: x + shift.x, y: y + shift.y };
}
