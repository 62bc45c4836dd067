import type { Spot } from '../../../src/games/motox/types.ts';

/** A rectangle of spots for tiles. */
export interface Extent extends Spot {
  readonly columns: number;
  readonly rows: number;
}

/**
 * How the table is shown: as a whole, or where the track is very long in strips of columns, laid under each other, or
 * of rows, laid side by side.
 */
export interface Strips {
  readonly cut: 'columns' | 'rows';
  readonly list: readonly Extent[];
  /** Pixels of a space. */
  readonly cell: number;
}

/** Between strips, in pixels. */
export const GAP = 12;
const LARGEST = 78;
/** Below this size of a space the table is cut, if that helps. */
const SMALL = 36;

/** In one piece while the spaces are large enough, else in those strips that make them largest. */
export function divided(spots: readonly Spot[], width: number, height: number): Strips {
  const whole = strips(spots, width, height, 'columns', 1);
  if (whole.cell >= SMALL) return whole;
  const others = [2, 3, 4].flatMap((count) => [
    strips(spots, width, height, 'columns', count),
    strips(spots, width, height, 'rows', count),
  ]);
  return others.reduce((best, other) => (other.cell > best.cell * 1.15 ? other : best), whole);
}

function strips(
  spots: readonly Spot[],
  width: number,
  height: number,
  cut: Strips['cut'],
  count: number,
): Strips {
  const list = parts(spots, cut, count);
  const [across, down] = [list.map(({ columns }) => columns + 1), list.map(({ rows }) => rows + 1)];
  const gaps = GAP * (list.length - 1);
  const [wide, high] =
    cut === 'columns'
      ? [width / Math.max(...across), (height - gaps) / sum(down)]
      : [(width - gaps) / sum(across), height / Math.max(...down)];
  return { cut, list, cell: Math.floor(Math.min(wide / 2, high / 2, LARGEST)) };
}

/** Each as small as its tiles allow; the strips of rows from the top. */
function parts(spots: readonly Spot[], cut: Strips['cut'], count: number): readonly Extent[] {
  const whole = extentOf(spots);
  const from = cut === 'columns' ? whole.x : whole.y;
  const each = Math.ceil((cut === 'columns' ? whole.columns : whole.rows) / count);
  const groups = Array.from({ length: count }, (_, part) =>
    spots.filter(({ x, y }) => Math.floor(((cut === 'columns' ? x : y) - from) / each) === part),
  );
  return groups.filter((group) => group.length > 0).map(extentOf);
}

function extentOf(spots: readonly Spot[]): Extent {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, columns: Math.max(...xs) - x + 1, rows: Math.max(...ys) - y + 1 };
}

function sum(list: readonly number[]): number {
  return list.reduce((total, one) => total + one, 0);
}
