import { type Heading, turned, vector } from './compass.ts';
import { exits, TILES } from './track.ts';
import type { Space, Spot, Tile } from './types.ts';

/**
 * A space counted through: four times its tile, plus 2 in the front row, plus 1 in the right lane, as a rider sees it
 * who drives towards the exit edge.
 */
export type Place = number;

/** What a step comes to that reaches no space: it may not be made, leads off the track, or over the finish line. */
export const BACK = -1;
export const OFF = -2;
export const FINISH = -3;

/** The spaces of a track and the steps between them. */
export interface Board {
  /** By four times the place, plus the heading: the place reached, or BACK, OFF, FINISH. */
  readonly steps: readonly number[];
  /** By tile. */
  readonly ramps: readonly number[];
  readonly exits: readonly Heading[];
}

const CORNERS = ['RL', 'RR', 'FL', 'FR'] as const;

const NAMES: readonly Space[] = Array.from(
  { length: TILES * 4 },
  (_, place) => `${tileOf(place)}${CORNERS[place & 3]}`,
);
const PLACES: ReadonlyMap<Space, Place> = new Map(NAMES.map((name, place) => [name, place]));

/** The name of a place: `5FL`. */
export function nameOf(place: Place): Space {
  return NAMES[place] as Space;
}

/** The place of that name; −1 for no name of a space. */
export function placeOf(space: Space): Place {
  return PLACES.get(space) ?? -1;
}

export function tileOf(place: Place): number {
  return place >> 2;
}

export function isFront(place: Place): boolean {
  return (place & 2) !== 0;
}

export function isRight(place: Place): boolean {
  return (place & 1) !== 0;
}

/** The middle of a space counted in spaces, the start tile covering (0, 0) to (1, 1). */
export function centreOf(track: readonly Spot[], place: Place, exit: Heading): Spot {
  const { x, y } = track[tileOf(place)] as Spot;
  const [ahead, right] = [vector(exit), vector(turned(exit, 1))];
  const [row, lane] = [isFront(place) ? 1 : -1, isRight(place) ? 1 : -1];
  return {
    x: 2 * x + (1 + row * ahead.x + lane * right.x) / 2,
    y: 2 * y + (1 + row * ahead.y + lane * right.y) / 2,
  };
}

const boards = new WeakMap<readonly Tile[], Board>();

/** The board of a track, worked out once for each. */
export function boardOf(track: readonly Tile[]): Board {
  const known = boards.get(track);
  if (known) return known;
  const board = surveyed(track);
  boards.set(track, board);
  return board;
}

function surveyed(track: readonly Tile[]): Board {
  const out = exits(track);
  const centres = Array.from({ length: track.length * 4 }, (_, place) =>
    centreOf(track, place, out[tileOf(place)] as Heading),
  );
  const places = new Map(centres.map((centre, place) => [keyOf(centre), place]));
  const steps = centres.flatMap((centre, place) =>
    [0, 1, 2, 3].map((heading) => {
      const { x, y } = vector(heading);
      const reached = places.get(keyOf({ x: centre.x + x, y: centre.y + y }));
      return step(out, place, heading, reached);
    }),
  );
  return { steps, ramps: track.map(({ ramp }) => ramp), exits: out };
}

function keyOf({ x, y }: Spot): number {
  return (x + 128) * 256 + y + 128;
}

/** R-MX-23: judged by the tile the bike is on; never away from the next tile, never onto the one before. */
function step(out: readonly Heading[], place: Place, heading: Heading, reached: Place | undefined): number {
  const tile = tileOf(place);
  const exit = out[tile] as Heading;
  if (heading === turned(exit, 2)) return BACK;
  if (reached !== undefined) return tileOf(reached) < tile ? BACK : reached;
  return tile === out.length - 1 && heading === exit ? FINISH : OFF;
}
