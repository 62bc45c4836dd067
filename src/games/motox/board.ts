import { getVector, type Heading, turnHeading } from './compass.ts';
import { getExits, TILE_COUNT } from './track.ts';
import type { Space, Spot, Tile } from './types.ts';

/**
 * Space as a number: four times its tile, plus 2 in the front row, plus 1 in the right lane, as seen by a rider who
 * drives towards the exit edge.
 */
export type Place = number;

/** Results of a step that reaches no space: an illegal step, one off the track, or one over the finish line. */
export const STEP_BACK = -1;
export const STEP_OFF = -2;
export const STEP_FINISH = -3;

/** Spaces of a track and the steps between them. */
export interface Board {
  /** Place reached, or STEP_BACK, STEP_OFF, STEP_FINISH, by four times the place plus the heading. */
  readonly steps: readonly number[];
  /** Ramps by tile. */
  readonly ramps: readonly number[];
  readonly exits: readonly Heading[];
}

const CORNERS = ['RL', 'RR', 'FL', 'FR'] as const;

const NAMES: readonly Space[] = Array.from(
  { length: TILE_COUNT * 4 },
  (_, place) => `${getTile(place)}${CORNERS[place & 3]}`,
);
const PLACES: ReadonlyMap<Space, Place> = new Map(NAMES.map((name, place) => [name, place]));

/** Returns the name of a place: `5FL`. */
export function getSpaceCode(place: Place): Space {
  return NAMES[place] as Space;
}

/** Returns the place of that name; −1 for an unknown name. */
export function parsePlace(space: Space): Place {
  return PLACES.get(space) ?? -1;
}

export function getTile(place: Place): number {
  return place >> 2;
}

export function isFront(place: Place): boolean {
  return (place & 2) !== 0;
}

export function isRight(place: Place): boolean {
  return (place & 1) !== 0;
}

/** Returns the middle of a space, counted in spaces; the start tile covers (0, 0) to (1, 1). */
export function getCentre(track: readonly Spot[], place: Place, exit: Heading): Spot {
  const { x, y } = track[getTile(place)] as Spot;
  const [ahead, right] = [getVector(exit), getVector(turnHeading(exit, 1))];
  const [row, lane] = [isFront(place) ? 1 : -1, isRight(place) ? 1 : -1];
  return {
    x: 2 * x + (1 + row * ahead.x + lane * right.x) / 2,
    y: 2 * y + (1 + row * ahead.y + lane * right.y) / 2,
  };
}

const boardCache = new WeakMap<readonly Tile[], Board>();

/** Returns the board of a track, computed once for each track. */
export function getBoard(track: readonly Tile[]): Board {
  const known = boardCache.get(track);
  if (known) return known;
  const board = createBoard(track);
  boardCache.set(track, board);
  return board;
}

function createBoard(track: readonly Tile[]): Board {
  const out = getExits(track);
  const centres = Array.from({ length: track.length * 4 }, (_, place) =>
    getCentre(track, place, out[getTile(place)] as Heading),
  );
  const places = new Map(centres.map((centre, place) => [getSpotKey(centre), place]));
  const steps = centres.flatMap((centre, place) =>
    [0, 1, 2, 3].map((heading) => {
      const { x, y } = getVector(heading);
      const reached = places.get(getSpotKey({ x: centre.x + x, y: centre.y + y }));
      return findStep(out, place, heading, reached);
    }),
  );
  return { steps, ramps: track.map(({ ramp }) => ramp), exits: out };
}

function getSpotKey({ x, y }: Spot): number {
  return (x + 128) * 256 + y + 128;
}

/**
 * Finds the result of a step, judged by the tile that the bike is on: never away from the next tile, never onto the one
 * before (R-MX-23).
 */
function findStep(
  out: readonly Heading[],
  place: Place,
  heading: Heading,
  reached: Place | undefined,
): number {
  const tile = getTile(place);
  const exit = out[tile] as Heading;
  if (heading === turnHeading(exit, 2)) return STEP_BACK;
  if (reached !== undefined) return getTile(reached) < tile ? STEP_BACK : reached;
  return tile === out.length - 1 && heading === exit ? STEP_FINISH : STEP_OFF;
}
