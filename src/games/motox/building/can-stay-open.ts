import { getAdjacentSpot, type Heading } from '../compass.ts';
import type { Spot } from '../types.ts';

/** Maximum distance of a tile from the start tile, in tiles. */
const MAX_DISTANCE = 32;

function getSpotKey({ x, y }: Spot): number {
  return (x + MAX_DISTANCE) * 2 * MAX_DISTANCE + y + MAX_DISTANCE;
}

/**
 * Returns whether that many more tiles can still be laid at the end of the track (R-MX-8). The search is depth-first
 * and tries the nearest way out first: an end that has left the rectangle round the track can go straight on for ever.
 */
export function canStayOpen(track: readonly Spot[], more: number): boolean {
  const last = track.at(-1);
  return last === undefined || canGoOn(new Ground(track), last, more);
}

function canGoOn(ground: Ground, end: Spot, more: number): boolean {
  if (more === 0 || ground.isOutside(end)) return true;
  return ground.waysOut(end).some((heading) => {
    const spot = getAdjacentSpot(end, heading);
    if (!ground.isFree(spot, end)) return false;
    ground.take(spot);
    const open = canGoOn(ground, spot, more - 1);
    ground.free(spot);
    return open;
  });
}

/** Spots taken, and the rectangle round those of the track. */
class Ground {
  readonly #taken: Set<number>;
  readonly #low: Spot;
  readonly #high: Spot;

  constructor(track: readonly Spot[]) {
    this.#taken = new Set(track.map(getSpotKey));
    const [xs, ys] = [track.map(({ x }) => x), track.map(({ y }) => y)];
    this.#low = { x: Math.min(...xs), y: Math.min(...ys) };
    this.#high = { x: Math.max(...xs), y: Math.max(...ys) };
  }

  take(spot: Spot): void {
    this.#taken.add(getSpotKey(spot));
  }

  free(spot: Spot): void {
    this.#taken.delete(getSpotKey(spot));
  }

  /** Returns whether a tile may lie there that continues the one at `end`. */
  isFree(spot: Spot, end: Spot): boolean {
    if (this.#taken.has(getSpotKey(spot))) return false;
    const neighbours = [0, 1, 2, 3].filter((heading) =>
      this.#taken.has(getSpotKey(getAdjacentSpot(spot, heading))),
    );
    return neighbours.length === 1 && this.#taken.has(getSpotKey(end));
  }

  isOutside({ x, y }: Spot): boolean {
    return x < this.#low.x || x > this.#high.x || y < this.#low.y || y > this.#high.y;
  }

  /** Returns all headings, the nearest edge of the rectangle first. */
  waysOut({ x, y }: Spot): readonly Heading[] {
    const far = [this.#high.y - y, this.#high.x - x, y - this.#low.y, x - this.#low.x];
    return [0, 1, 2, 3].sort((one, other) => (far[one] as number) - (far[other] as number));
  }
}
