import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Point } from '../../kit/arrow.ts';
import { cornerOf } from '../../kit/marks.ts';
import type { Mark } from '../../request.ts';
import { type Field, inPicture } from './field.ts';
import { spotOf } from './growth.ts';
import type { Wish } from './spread.ts';
import { ahead, centre, leftOf, moved, outward, type Place, placeOf, standing } from './way.ts';

const BESIDE = /^(out|on)-(\w+)$/;
const COIN = /^T(\d+)$/;

/** Where the badge of a mark would like to be; null for a mark that names no place on the table. */
export function wishOf(on: Field, view: MotoXView, { at, mark }: Mark): Wish | null {
  const [, how, beside] = BESIDE.exec(at) ?? [];
  const place = placeOf(view.track, beside ?? at);
  const last = view.track.length - 1;
  const { badge } = on.measures;
  if (how === 'out' && place) return wish(on, at, mark, place.tile, badge, offTrack(view, place));
  if (place) return atCorner(on, view, { at, mark }, place);
  if (at === 'finish') return wish(on, at, mark, last, badge * 1.2, beyond(view));
  const coin = Number(COIN.exec(at)?.[1] ?? Number.NaN);
  if (view.track[coin]) return wish(on, at, mark, coin, badge, besideRamp(view, coin));
  const spot = spotOf(view, at);
  return spot && wish(on, at, mark, last, badge * 1.6, [centre(spot)]);
}

function wish(
  on: Field,
  at: string,
  mark: string,
  tile: number,
  size: number,
  points: readonly Point[],
): Wish {
  return {
    at,
    mark,
    radius: Math.round(size),
    places: points.map((point) => inPicture(on, tile, point)),
  };
}

/** At a corner of a space, the upper left one unless a number, a ramp or a bike is in the way there. */
function atCorner(on: Field, view: MotoXView, { at, mark }: Mark, place: Place): Wish {
  const { x, y } = standing(view.track, place);
  const radius = Math.round(on.measures.badge);
  const { x: inside } = cornerOf({ x: 0, y: 0 }, radius);
  const [out, within] = [0.5 - inside / on.cell, 0.5 - radius / on.cell];
  const places = [out, within, out + 0.2].flatMap((off) =>
    CORNERS.map(([right, up]) => ({ x: x + right * off, y: y + up * off })),
  );
  return wish(on, at, mark, place.tile, radius, [...places, { x, y }]);
}

/** Right and up, the usual one first. */
const CORNERS = [
  [-1, 1],
  [1, 1],
  [-1, -1],
  [1, -1],
] as const;

const ASIDES = Array.from({ length: 27 }, (_, at) => (at - 13) * 0.25);
const AWAYS = [0.9, 1, 1.15, 1.3, 1.5, 1.75, 0.75];

/** Beside the track at a space, the nearest places first: how far to the side, and how far out, in spaces. */
const BESIDE_TRACK = AWAYS.flatMap((away) => ASIDES.map((aside) => ({ away, aside }))).toSorted(
  (one, other) => off(one) - off(other),
);

function off({ away, aside }: { readonly away: number; readonly aside: number }): number {
  return Math.abs(aside) + Math.abs(away - 0.9) * 1.2;
}

function offTrack(view: MotoXView, place: Place): readonly Point[] {
  const [middle, out] = [standing(view.track, place), outward(view.track, place)];
  return BESIDE_TRACK.map(({ away, aside }) => moved(moved(middle, out, away), leftOf(out), aside));
}

/** Beyond the finish line. */
function beyond({ track }: MotoXView): readonly Point[] {
  const [end, along] = [track.at(-1), ahead(track, track.length - 1)];
  if (!end) return [];
  return [0, 0.4, -0.4, 0.8, -0.8].map((by) => moved(moved(centre(end), along, 1.62), leftOf(along), by));
}

/** Beside the road at the exit edge of a tile: the road itself stays to be seen. */
function besideRamp({ track }: MotoXView, tile: number): readonly Point[] {
  const [at, along] = [track[tile], ahead(track, tile)];
  if (!at) return [];
  const middle = moved(centre(at), along, 0.8);
  return [0.74, -0.74, 0.66, -0.66, 1.3, -1.3].map((by) => moved(middle, leftOf(along), by));
}
