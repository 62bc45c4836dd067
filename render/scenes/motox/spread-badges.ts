import type { Point } from '../../kit/arrow.ts';
import type { Rect } from '../../kit/boxes.ts';

/** A badge and its possible places, best first. */
export interface BadgeWish {
  readonly at: string;
  readonly mark: string;
  readonly radius: number;
  readonly places: readonly Point[];
}

/** A badge with its final place. */
export interface PlacedBadge extends Point {
  readonly at: string;
  readonly mark: string;
  readonly radius: number;
}

/**
 * Finds places within `room` at which badges cover no other badge, and as few of `avoid`, the worst first, as space permits. A badge that
 * covers another one, or one of the worst, is placed anew before all others.
 */
export function spreadBadges(
  wishes: readonly BadgeWish[],
  room: Rect,
  avoid: readonly (readonly Rect[])[],
): readonly PlacedBadge[] {
  let order = wishes;
  for (let tries = 0; tries <= wishes.length; tries++) {
    const set = placeBadges(order, room, avoid);
    const late = order.filter((_, at) => isCovering(set, at, avoid[0]));
    if (late.length === 0) return set;
    order = [...late, ...order.filter((wish) => !late.includes(wish))];
  }
  return placeBadges(wishes, room, avoid);
}

/** Returns whether a badge covers an earlier one or one of the worst. */
function isCovering(set: readonly PlacedBadge[], at: number, worst: readonly Rect[] = []): boolean {
  const badge = set[at];
  if (!badge) return false;
  const isCrowded = set.slice(0, at).some((other) => !isApart(badge, badge.radius, other));
  return isCrowded || worst.some((rect) => !isBesideRect(badge, badge.radius, rect));
}

function placeBadges(
  wishes: readonly BadgeWish[],
  room: Rect,
  avoid: readonly (readonly Rect[])[],
): readonly PlacedBadge[] {
  const set: PlacedBadge[] = [];
  for (const wish of wishes) set.push(placeBadge(wish, set, room, avoid));
  return set;
}

function placeBadge(
  wish: BadgeWish,
  set: readonly PlacedBadge[],
  room: Rect,
  avoid: readonly (readonly Rect[])[],
): PlacedBadge {
  const { at, mark, radius, places } = wish;
  const open = places.filter(
    (place) => isInside(place, radius, room) && set.every((other) => isApart(place, radius, other)),
  );
  const { x, y } = findFreestPlace(open, radius, avoid) ?? places[0] ?? { x: 0, y: 0 };
  return { at, mark, radius, x, y };
}

/** Returns a place clear of all of them, else one clear of the worst. */
function findFreestPlace(
  open: readonly Point[],
  radius: number,
  avoid: readonly (readonly Rect[])[],
): Point | undefined {
  const [worst, ...rest] = avoid;
  if (!worst) return open[0];
  const clear = open.filter((place) => worst.every((rect) => isBesideRect(place, radius, rect)));
  return clear.length > 0 ? findFreestPlace(clear, radius, rest) : open[0];
}

function isInside({ x, y }: Point, radius: number, room: Rect): boolean {
  const across = x - radius >= room.x && x + radius <= room.x + room.width;
  return across && y - radius >= room.y && y + radius <= room.y + room.height;
}

/** Tolerance in pixels, as rounding is no overlap. */
const TOLERANCE = 0.4;

/** Returns whether the squares round the badges do not overlap. */
function isApart({ x, y }: Point, radius: number, other: PlacedBadge): boolean {
  return Math.max(Math.abs(x - other.x), Math.abs(y - other.y)) >= radius + other.radius - TOLERANCE;
}

function isBesideRect({ x, y }: Point, radius: number, rect: Rect): boolean {
  const across = x + radius <= rect.x || x - radius >= rect.x + rect.width;
  return across || y + radius <= rect.y || y - radius >= rect.y + rect.height;
}
