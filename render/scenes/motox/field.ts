import { LRUCache } from 'lru-cache';
import type { MotoXView, Spot } from '../../../src/games/motox/types.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Rect } from '../../kit/boxes.ts';
import { getMeasures, type Measures, WIDTH } from './measures.ts';
import { getMaxHeight, getTableMargin, getTableTop, PAD, type PieceSize } from './plate-layout.ts';
import {
  cutIntoStretches,
  getRowHeight,
  getStretchWidth,
  STRETCH_GAP,
  type Stretch,
  type Stretches,
  type StretchRoom,
} from './stretches.ts';
import { DIRECTION_STEPS } from './track-geometry.ts';

/** Part of the table with a stretch of the track: all of it, unless the track is very long. */
export interface Panel {
  readonly rect: Rect;
  /** Offset from the table's pixels to those of the picture. */
  readonly shift: Point;
  /** First and last tile that belong here; the adjacent ones are shown faintly. */
  readonly from: number;
  readonly to: number;
}

/** The table with the track. Origin of its pixels is the lower left corner of the start tile, y downwards. */
export interface Field {
  /** Width of a space in pixels. */
  readonly cell: number;
  readonly measures: Measures;
  readonly panels: readonly Panel[];
  /** Rectangle of all panels together. */
  readonly rect: Rect;
}

/** Indices of tiles. */
export type Tiles = readonly number[];

const MIN_HEIGHT = 360;

const cachedFields = new WeakMap<MotoXView, { readonly large: boolean; readonly on: Field }>();

/** Returns the field of a view. */
export function layOutField(view: MotoXView, look: PieceSize): Field {
  const kept = cachedFields.get(view);
  if (kept?.large === look.large) return kept.on;
  const on = computeField(view, look);
  cachedFields.set(view, { large: look.large, on });
  return on;
}

function computeField(view: MotoXView, look: PieceSize): Field {
  const from = getTableTop(countSeats(view), look);
  const stretches = getCachedStretches(view, look);
  const rects = layOutPanelRects(stretches, from);
  const height = Math.max(MIN_HEIGHT, ...rects.map((rect) => rect.y + rect.height - from));
  const rect = { x: PAD, y: from, width: WIDTH - PAD * 2, height };
  const panels = stretches.rows.flat().map((stretch, at) => {
    const own = rects.length === 1 ? rect : (rects[at] ?? rect);
    return createPanel(stretch, own, stretches.cell);
  });
  return { cell: stretches.cell, measures: getMeasures(stretches.cell, look), panels, rect };
}

/** Returns the size of the picture. */
export function getPictureSize(
  view: MotoXView,
  look: PieceSize,
): { readonly width: number; readonly height: number } {
  return {
    width: WIDTH,
    height:
      getTableTop(countSeats(view), look) +
      layOutField(view, look).rect.height +
      getTableMargin(countSeats(view), look),
  };
}

/** Returns the number of seats. */
export function countSeats(view: MotoXView): number {
  return view.hands.length;
}

/** Returns whether tiles are still to be laid. */
export function isGrowing(view: MotoXView): boolean {
  return view.phase === 'build' && view.hands.some(({ tiles }) => tiles > 0);
}

/**
 * Minimum and sufficient width of a space in pixels. Smaller spaces would make a tile less than 34 pixels wide if the picture is shown 400
 * wide, as on a phone.
 */
const MIN_CELL = 43;
const ENOUGH_CELL = 50;
const MAX_CELL = 78;
/** Maximum extra height in pixels, added in steps, to avoid smaller spaces. */
const MAX_EXTRA_HEIGHT = 1000;
const HEIGHT_STEP = 50;

/**
 * Cache of the best result of {@link cutIntoStretches} among thousands of layouts, by everything it depends on. During the race the track
 * stays the same from move to move.
 */
const stretchesCache = new LRUCache<string, Stretches>({ max: 200 });

function getCachedStretches(view: MotoXView, look: PieceSize): Stretches {
  const track = view.track.map(({ x, y }) => `${x},${y}`);
  const key = [look.large, countSeats(view), isGrowing(view), ...track].join(' ');
  const known = stretchesCache.get(key);
  if (known) return known;
  const stretches = cutTrack(view, look);
  stretchesCache.set(key, stretches);
  return stretches;
}

/** Cuts the track; with large pieces, prefers a cut to spaces of the usual size. */
function cutTrack(view: MotoXView, look: PieceSize): Stretches {
  const spots = getTailSpots(view);
  const height = (of: PieceSize) =>
    getMaxHeight(of) - getTableTop(countSeats(view), of) - getTableMargin(countSeats(view), of);
  const usual: StretchRoom = {
    width: WIDTH - PAD * 2,
    height: height({ large: false }),
    small: MIN_CELL,
    enough: ENOUGH_CELL,
    worth: 1.06,
    largest: MAX_CELL,
  };
  const plain = cutTallEnough(view, spots, usual);
  if (!look.large) return plain;
  const small = plain.cell * 1.14;
  const large = { ...usual, height: height(look), small, enough: small, worth: 1.02, largest: 94 };
  return cutTallEnough(view, spots, large);
}

/** Lays the track out in the usual height if the spaces are large enough, else as much higher as needed. */
function cutTallEnough({ track }: MotoXView, tail: readonly Spot[], room: StretchRoom): Stretches {
  let best = cutIntoStretches(track, tail, room);
  for (let more = HEIGHT_STEP; more <= MAX_EXTRA_HEIGHT && best.cell < MIN_CELL; more += HEIGHT_STEP) {
    const higher = cutIntoStretches(track, tail, { ...room, height: room.height + more });
    if (higher.cell > best.cell) best = higher;
  }
  return best;
}

/** Returns the spots where the track may grow. */
function getTailSpots(view: MotoXView): readonly Spot[] {
  const end = view.track.at(-1);
  if (!end || !isGrowing(view)) return [];
  return Object.values(DIRECTION_STEPS).map(({ x, y }) => ({ x: end.x + x, y: end.y + y }));
}

/** Lays out the panels row by row, each row centred. */
function layOutPanelRects({ rows, cell }: Stretches, from: number): readonly Rect[] {
  let y = from - STRETCH_GAP;
  return rows.flatMap((row) => {
    const height = Math.round(getRowHeight(row) * cell);
    const widths = row.map((stretch) => Math.round(getStretchWidth(stretch) * cell));
    const whole = widths.reduce((sum, width) => sum + width + STRETCH_GAP, -STRETCH_GAP);
    const [left, above] = [Math.round((WIDTH - whole) / 2), y + STRETCH_GAP];
    y = above + height;
    return widths.map((width, at) => {
      const x = left + widths.slice(0, at).reduce((sum, other) => sum + other + STRETCH_GAP, 0);
      return { x, y: above, width, height };
    });
  });
}

/** Creates a panel with its tiles centred. */
function createPanel({ from, to, extent }: Stretch, rect: Rect, cell: number): Panel {
  const x = Math.round(rect.x + rect.width / 2 - (extent.x * 2 + extent.columns) * cell);
  const y = Math.round(rect.y + rect.height / 2 + (extent.y * 2 + extent.rows) * cell);
  return { rect, from, to, shift: { x, y } };
}

/** Converts a point given in spaces, y upwards, into the table's pixels. */
export function toTablePixels({ cell }: Pick<Field, 'cell'>, { x, y }: Point): Point {
  return { x: x * cell, y: -y * cell };
}

/** Returns the position in the picture of a point near a tile, on the tile's panel. */
export function toPicturePoint(on: Field, tile: number, point: Point): Point {
  const { shift } = on.panels.find(({ to }) => tile <= to) ?? { shift: { x: 0, y: 0 } };
  const { x, y } = toTablePixels(on, point);
  return { x: x + shift.x, y: y + shift.y };
}
