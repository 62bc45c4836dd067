import type { Spot } from '../../../src/games/motox/types.ts';

/** A rectangle of spots for tiles. */
interface Extent extends Spot {
  readonly columns: number;
  readonly rows: number;
}

/** Consecutive tiles, by index, that are shown together. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly extent: Extent;
}

/** The track in stretches, laid out in rows in reading order: one stretch unless its spaces would be too small. */
export interface Stretches {
  readonly rows: readonly (readonly Stretch[])[];
  /** Width of a space in pixels. */
  readonly cell: number;
}

/** Room for the stretches, in pixels of the picture and of a space. */
export interface StretchRoom {
  readonly width: number;
  readonly height: number;
  /** Width of a space below which the track is cut, if that helps. */
  readonly small: number;
  /** Width of a space at which cutting stops, if that can be reached. */
  readonly enough: number;
  /** Minimum factor by which a cut must enlarge the spaces. */
  readonly worth: number;
  readonly largest: number;
}

/** Gap between stretches, in pixels. */
export const STRETCH_GAP = 12;
/** Open land on each side of the track, in spaces. */
const LAND_MARGIN = 0.95;
const MAX_CUTS = 8;
const MIN_TILES = 2;
/** Maximum number of tiles by which stretches may deviate from equal parts, by the number of cuts. */
const MAX_UNEVENNESS = [0, 8, 4, 2, 2, 0, 0, 0, 0];

/** Cuts a track into stretches. `tail` holds the spots where the track may grow, which are shown with its last tile. */
export function cutIntoStretches(
  track: readonly Spot[],
  tail: readonly Spot[],
  room: StretchRoom,
): Stretches {
  const spots = track.length === 0 ? [{ x: 0, y: 0 }] : track;
  const extents = createExtents(spots, tail);
  const whole = [{ from: 0, to: spots.length - 1, extent: extents(0, spots.length - 1) }];
  let best: Stretches = { rows: [whole], cell: getCellSize(whole, [[0, 1]], room) };
  if (best.cell >= room.small) return best;
  for (let cuts = 1; cuts <= MAX_CUTS && best.cell < room.enough; cuts++) {
    const other = findLargestStretches(spots.length, cuts, extents, room);
    if (other && other.cell >= best.cell * room.worth) best = other;
  }
  return best;
}

type Extents = (from: number, to: number) => Extent;

/** Returns the layout with the largest spaces among all ways to make this number of cuts and arrange the stretches. */
function findLargestStretches(
  tiles: number,
  cuts: number,
  extents: Extents,
  room: StretchRoom,
): Stretches | null {
  let best: { readonly list: readonly Stretch[]; readonly way: RowBreaks } | null = null;
  let most = 0;
  const ways = getRowBreaks(cuts + 1);
  for (const starts of getStretchStarts(tiles, cuts)) {
    const list = starts.map((from, at) => {
      const to = (starts[at + 1] ?? tiles) - 1;
      return { from, to, extent: extents(from, to) };
    });
    for (const way of ways) {
      const cell = getCellSize(list, way, room);
      if (best !== null && cell <= most) continue;
      best = { list, way };
      most = cell;
    }
  }
  return best && { rows: best.way.map(([from, to]) => best.list.slice(from, to)), cell: most };
}

/** Rows into which stretches are broken: first index and end index (exclusive) of each. */
type RowBreaks = readonly (readonly [number, number])[];

/** Returns the largest possible width of a space. Called for some ten thousand layouts a picture, so it allocates nothing. */
function getCellSize(list: readonly Stretch[], way: RowBreaks, room: StretchRoom): number {
  let cell = room.largest;
  let high = 0;
  for (const [from, to] of way) {
    let wide = 0;
    let rows = 0;
    for (let at = from; at < to; at++) {
      const stretch = list[at] as Stretch;
      wide += getStretchWidth(stretch);
      rows = Math.max(rows, stretch.extent.rows);
    }
    cell = Math.min(cell, (room.width - STRETCH_GAP * (to - from - 1)) / wide);
    high += getHeightInSpaces(rows);
  }
  return Math.floor(Math.min(cell, (room.height - STRETCH_GAP * (way.length - 1)) / high));
}

/** Returns the possible starts of the stretches, which are of similar length and never very short. */
function getStretchStarts(tiles: number, cuts: number): readonly (readonly number[])[] {
  const even = Array.from({ length: cuts }, (_, at) => Math.round((tiles * (at + 1)) / (cuts + 1)));
  const all = even.reduce<readonly (readonly number[])[]>(
    (lists, middle) =>
      lists.flatMap((list) => getNearbyStarts(middle, MAX_UNEVENNESS[cuts] ?? 0).map((at) => [...list, at])),
    [[0]],
  );
  return all.filter((list) =>
    [...list, tiles].every((end, at) => at === 0 || end - (list[at - 1] ?? 0) >= MIN_TILES),
  );
}

function getNearbyStarts(middle: number, reach: number): readonly number[] {
  return Array.from({ length: reach * 2 + 1 }, (_, at) => middle - reach + at);
}

/** Returns all ways to break this number of stretches into rows. */
function getRowBreaks(count: number, from = 0): readonly RowBreaks[] {
  if (from === count) return [[]];
  const ends = Array.from({ length: count - from }, (_, at) => from + at + 1);
  return ends.flatMap((to) => getRowBreaks(count, to).map((rest) => [[from, to] as const, ...rest]));
}

/** Returns the width of a stretch with the land round it, in spaces. */
export function getStretchWidth({ extent }: Stretch): number {
  return (extent.columns + LAND_MARGIN) * 2;
}

/** Returns the height of a row, in spaces. */
export function getRowHeight(row: readonly Stretch[]): number {
  return getHeightInSpaces(Math.max(...row.map(({ extent }) => extent.rows)));
}

function getHeightInSpaces(rows: number): number {
  return (rows + LAND_MARGIN) * 2;
}

function createExtents(track: readonly Spot[], tail: readonly Spot[]): Extents {
  const known = new Map<number, Extent>();
  return (from, to) => {
    const key = from * 100 + to;
    const last = to === track.length - 1 ? tail : [];
    const extent = known.get(key) ?? getExtent([...track.slice(from, to + 1), ...last]);
    known.set(key, extent);
    return extent;
  };
}

function getExtent(spots: readonly Spot[]): Extent {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, columns: Math.max(...xs) - x + 1, rows: Math.max(...ys) - y + 1 };
}
