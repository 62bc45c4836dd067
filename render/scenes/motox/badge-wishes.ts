import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Point } from '../../kit/arrow.ts';
import { getLetterPlace } from '../../kit/choice-marks.ts';
import type { Mark } from '../../request.ts';
import { type Field, toPicturePoint } from './field.ts';
import { findSpot } from './growth.ts';
import type { BadgeWish } from './spread-badges.ts';
import {
  getOutwardStep,
  getSpaceMiddle,
  getStepAhead,
  getTileCentre,
  movePoint,
  parseSpace,
  type SpacePlace,
  turnLeft,
} from './track-geometry.ts';

const BESIDE_PATTERN = /^(out|on)-(\w+)$/;
const COIN_PATTERN = /^T(\d+)$/;

/** Returns the preferred places of a mark's badge; null for a mark that names no place on the table. */
export function createBadgeWish(on: Field, view: MotoXView, { at, mark }: Mark): BadgeWish | null {
  const [, how, beside] = BESIDE_PATTERN.exec(at) ?? [];
  const place = parseSpace(view.track, beside ?? at);
  const last = view.track.length - 1;
  const { badge } = on.measures;
  if (how === 'out' && place)
    return createWish(on, at, mark, place.tile, badge, getPlacesOffTrack(view, place));
  if (place) return createCornerWish(on, view, { at, mark }, place);
  if (at === 'finish') return createWish(on, at, mark, last, badge * 1.2, getPlacesBeyondFinish(view));
  const coin = Number(COIN_PATTERN.exec(at)?.[1] ?? Number.NaN);
  if (view.track[coin]) return createWish(on, at, mark, coin, badge * 1.28, getPlacesBesideRamp(view, coin));
  const spot = findSpot(view, at);
  return spot && createWish(on, at, mark, last, badge * 1.6, [getTileCentre(spot)]);
}

function createWish(
  on: Field,
  at: string,
  mark: string,
  tile: number,
  size: number,
  points: readonly Point[],
): BadgeWish {
  return {
    at,
    mark,
    radius: Math.round(size),
    places: points.map((point) => toPicturePoint(on, tile, point)),
  };
}

/** Returns the places at a space's corners: the upper left first, unless a number, a ramp or a bike is in the way. */
function createCornerWish(on: Field, view: MotoXView, { at, mark }: Mark, place: SpacePlace): BadgeWish {
  const { x, y } = getSpaceMiddle(view.track, place);
  const radius = Math.round(on.measures.badge);
  const { x: inside } = getLetterPlace({ x: 0, y: 0 }, radius);
  const [out, within] = [0.5 - inside / on.cell, 0.5 - radius / on.cell];
  const places = [out, within, out + 0.2, out + 0.4].flatMap((off) =>
    CORNERS.map(([right, up]) => ({ x: x + right * off, y: y + up * off })),
  );
  return createWish(on, at, mark, place.tile, radius, [...places, { x, y }]);
}

/** Corners as right and up, the usual one first. */
const CORNERS = [
  [-1, 1],
  [1, 1],
  [-1, -1],
  [1, -1],
] as const;

const SIDE_OFFSETS = Array.from({ length: 27 }, (_, at) => (at - 13) * 0.25);
const OUTWARD_OFFSETS = [0.9, 1, 1.15, 1.3, 1.5, 1.75, 0.75];

/** Offsets beside the track at a space, nearest first: sideways and outward, in spaces. */
const BESIDE_TRACK = OUTWARD_OFFSETS.flatMap((away) =>
  SIDE_OFFSETS.map((aside) => ({ away, aside })),
).toSorted((one, other) => getOffset(one) - getOffset(other));

function getOffset({ away, aside }: { readonly away: number; readonly aside: number }): number {
  return Math.abs(aside) + Math.abs(away - 0.9) * 1.2;
}

function getPlacesOffTrack(view: MotoXView, place: SpacePlace): readonly Point[] {
  const [middle, out] = [getSpaceMiddle(view.track, place), getOutwardStep(view.track, place)];
  return BESIDE_TRACK.map(({ away, aside }) => movePoint(movePoint(middle, out, away), turnLeft(out), aside));
}

/** Returns places beyond the finish line. */
function getPlacesBeyondFinish({ track }: MotoXView): readonly Point[] {
  const [end, along] = [track.at(-1), getStepAhead(track, track.length - 1)];
  if (!end) return [];
  return [0, 0.4, -0.4, 0.8, -0.8].map((by) =>
    movePoint(movePoint(getTileCentre(end), along, 1.62), turnLeft(along), by),
  );
}

/** Returns places beside the road at a tile's exit edge, so that the road itself stays visible. */
function getPlacesBesideRamp({ track }: MotoXView, tile: number): readonly Point[] {
  const [at, along] = [track[tile], getStepAhead(track, tile)];
  if (!at) return [];
  const middle = movePoint(getTileCentre(at), along, 0.72);
  return [1.02, -1.02, 1.3, -1.3, 0.74, -0.74].map((by) => movePoint(middle, turnLeft(along), by));
}
