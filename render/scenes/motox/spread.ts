import type { Point } from '../../kit/arrow.ts';
import type { Rect } from '../../kit/boxes.ts';

/** A badge and the places where it might be, best first. */
export interface Wish {
  readonly at: string;
  readonly mark: string;
  readonly radius: number;
  readonly places: readonly Point[];
}

/** A badge that has found its place. */
export interface Settled extends Point {
  readonly at: string;
  readonly mark: string;
  readonly radius: number;
}

/** Lets badges find places where they cover no other badge and nothing of what is better seen, as far as there is room. */
export function spread(wishes: readonly Wish[], room: Rect, avoid: readonly Rect[]): readonly Settled[] {
  const set: Settled[] = [];
  for (const wish of wishes) set.push(settle(wish, set, room, avoid));
  return set;
}

function settle(wish: Wish, set: readonly Settled[], room: Rect, avoid: readonly Rect[]): Settled {
  const { at, mark, radius, places } = wish;
  const open = places.filter(
    (place) => inside(place, radius, room) && set.every((other) => apart(place, radius, other)),
  );
  const free = open.find((place) => avoid.every((rect) => clear(place, radius, rect)));
  const { x, y } = free ?? open[0] ?? places[0] ?? { x: 0, y: 0 };
  return { at, mark, radius, x, y };
}

function inside({ x, y }: Point, radius: number, room: Rect): boolean {
  const across = x - radius >= room.x && x + radius <= room.x + room.width;
  return across && y - radius >= room.y && y + radius <= room.y + room.height;
}

/** Squares round the badges do not touch. */
function apart({ x, y }: Point, radius: number, other: Settled): boolean {
  return Math.max(Math.abs(x - other.x), Math.abs(y - other.y)) >= radius + other.radius;
}

function clear({ x, y }: Point, radius: number, rect: Rect): boolean {
  const across = x + radius <= rect.x || x - radius >= rect.x + rect.width;
  return across || y + radius <= rect.y || y - radius >= rect.y + rect.height;
}
