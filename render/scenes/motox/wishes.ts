import type { MotoXView, Tile } from '../../../src/games/motox/types.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Mark } from '../../picture.ts';
import { moved } from './bikes.ts';
import { type Field, inPicture } from './field.ts';
import { spotOf } from './growth.ts';
import type { Wish } from './spread.ts';
import { ahead, centre, leftOf, outward, type Place, placeOf, standing } from './way.ts';

const BESIDE = /^(out|on)-(\w+)$/;
const COIN = /^T(\d+)$/;

/** Where the badge of a mark would like to be; null for a mark that names no place on the table. */
export function wishOf(on: Field, view: MotoXView, { at, mark }: Mark): Wish | null {
  const [, how, beside] = BESIDE.exec(at) ?? [];
  const place = placeOf(view.track, beside ?? at);
  if (how === 'out' && place) return wish(on, at, mark, tileOf(view, place), 0.36, offTrack(view, place));
  if (place) return onSpace(on, view, at, mark, place);
  if (at === 'finish') return wish(on, at, mark, view.track.at(-1), 0.42, beyond(view));
  const coin = Number(COIN.exec(at)?.[1] ?? Number.NaN);
  if (view.track[coin]) return wish(on, at, mark, view.track[coin], 0.38, onEdge(view, coin));
  const spot = spotOf(view, at);
  return spot && wish(on, at, mark, view.track.at(-1), 0.6, [centre(spot)]);
}

function tileOf(view: MotoXView, { tile }: Place): Tile | undefined {
  return view.track[tile];
}

/** `part` of a space is the radius, but no badge is so small that it cannot be read. */
function wish(
  on: Field,
  at: string,
  mark: string,
  tile: Tile | undefined,
  part: number,
  points: readonly Point[],
): Wish | null {
  if (!tile) return null;
  const radius = Math.max(15, Math.round(on.cell * part));
  return { at, mark, radius, places: points.map((point) => inPicture(on, tile, point)) };
}

/** In the middle of a free space, in a corner of another. */
function onSpace(on: Field, view: MotoXView, at: string, mark: string, place: Place): Wish | null {
  const middle = standing(view.track, place);
  const taken = view.bikes.some((bike) => bike && !bike.wiped && bike.at === at.replace('on-', ''));
  if (!taken) return wish(on, at, mark, tileOf(view, place), 0.36, [middle]);
  const corners = [-0.3, 0.3].flatMap((y) => [0.3, -0.3].map((x) => ({ x: middle.x + x, y: middle.y - y })));
  return wish(on, at, mark, tileOf(view, place), 0.27, corners);
}

/** Beside the track, further and further away, and more and more aside. */
function offTrack(view: MotoXView, place: Place): readonly Point[] {
  const [middle, off] = [standing(view.track, place), outward(view.track, place)];
  const asides = [0, 0.25, -0.25, 0.5, -0.5, 0.8, -0.8, 1.1, -1.1, 1.5, -1.5];
  const aways = [0.72, 0.9, 1.1, 1.3, 1.5, 0.55];
  return aways.flatMap((away) => asides.map((by) => moved(moved(middle, off, away), leftOf(off), by)));
}

/** Beyond the finish line. */
function beyond({ track }: MotoXView): readonly Point[] {
  const [end, along] = [track.at(-1), ahead(track, track.length - 1)];
  if (!end) return [];
  return [0, 0.4, -0.4, 0.8, -0.8].map((by) => moved(moved(centre(end), along, 1.5), leftOf(along), by));
}

/** On the exit edge of a tile, beside the sign of its ramp when there is one. */
function onEdge({ track }: MotoXView, tile: number): readonly Point[] {
  const [at, along] = [track[tile], ahead(track, tile)];
  if (!at) return [];
  const middle = moved(centre(at), along, 0.92);
  const asides = at.ramp > 0 ? [0.72, -0.72] : [0, 0.5, -0.5];
  return asides.map((by) => moved(middle, leftOf(along), by));
}
