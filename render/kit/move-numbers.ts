import type { Pen } from '../canvas.ts';
import type { MoveEvents } from '../scene.ts';
import type { Point } from './arrow.ts';
import type { Boxes } from './boxes.ts';
import { stamp } from './canvas-cache.ts';
import { getKitHues } from './colours.ts';
import { findFreePlace, getSquareAround, type NumberPlacement } from './find-free-place.ts';
import { beginRoundedRect, fill, strokeOutline, withShadow } from './shapes.ts';
import { write } from './text.ts';

/** The event of a turn that bears its number, counted from 1 among the turns that leave a trace. */
interface NumberedEvent<E> {
  readonly event: E;
  readonly number: number;
  /** Set if the event is the last of several steps. */
  readonly isChain: boolean;
}

/** Number of a turn: its possible places, preferably on its trace, and its colour. */
export interface MoveNumber {
  readonly number: number;
  readonly way: readonly Point[];
  readonly colour: string;
}

/**
 * Returns the last step of each turn that leaves a trace; none if there is only one such turn or no order. `steps` tells whether an event
 * is a step of its own rather than caused by another one.
 */
export function findNumberedEvents<E>(
  { events, order = [] }: MoveEvents,
  leaves: (event: E) => boolean,
  steps: (event: E) => boolean = leaves,
): readonly NumberedEvent<E>[] {
  const turns = new Map<number, E[]>();
  for (const [at, event] of (events as readonly E[]).entries()) {
    const turn = order[at];
    if (turn !== undefined && leaves(event)) turns.set(turn, [...(turns.get(turn) ?? []), event]);
  }
  if (turns.size < 2) return [];
  return [...turns.values()].map((all, at) => {
    const own = all.filter(steps);
    return { event: (own.at(-1) ?? all.at(-1)) as E, number: at + 1, isChain: own.length > 1 };
  });
}

/**
 * Returns the events that are drawn in full: all of one turn, or all since the newest turn that leaves a trace. An older turn keeps only
 * its number, see {@link createMoveNumbers}.
 */
export function getNewestEvents<E>(request: MoveEvents, leaves: (event: E) => boolean): readonly E[] {
  const events = request.events as readonly E[];
  const { order = [] } = request;
  if (findNumberedEvents(request, leaves).length === 0) return events;
  const last = order[events.findLastIndex(leaves)] ?? 0;
  return events.filter((_, at) => (order[at] ?? 0) >= last);
}

/** Returns the drawn events with their turns counted from 1; without an order if no number is shown. */
export function filterDrawnEvents<E>(
  { events, order = [] }: MoveEvents,
  isDrawn: (event: E) => boolean,
  leaves: (event: E) => boolean,
): MoveEvents {
  const places = [...events.keys()].filter((at) => isDrawn(events[at] as E));
  const left = { events: places.map((at) => events[at]), order: places.map((at) => order[at] ?? 0) };
  if (findNumberedEvents(left, leaves).length === 0) return { events: left.events };
  const moves = [...new Set(left.order)];
  return { events: left.events, order: left.order.map((move) => moves.indexOf(move) + 1) };
}

/**
 * Creates the numbers of turns. The newest stands on its path; that of a chain or an older turn near its end, which is `end` or the last
 * point.
 */
export function createMoveNumbers<E>(
  list: readonly NumberedEvent<E>[],
  of: (event: E) => Pick<MoveNumber, 'way' | 'colour'> & { readonly end?: Point },
): readonly MoveNumber[] {
  return list.map(({ event, number, isChain }, at) => {
    const { way, colour, end } = of(event);
    return { number, colour, way: isChain || at < list.length - 1 ? (end ? [end] : way.slice(-1)) : way };
  });
}

/** Draws the numbers of turns, each on its path or next to it, over nothing that has to be read. */
export function drawMoveNumbers(
  pen: Pen,
  boxes: Boxes,
  list: readonly MoveNumber[],
  manners: NumberPlacement = 'beside pieces',
): void {
  const radius = pen.look.large ? 25 : 22;
  for (const { number, way, colour } of list) {
    const { x, y } = findFreePlace(boxes, way, radius, manners);
    boxes.note('badge', `move ${number}`, getSquareAround({ x, y }, radius));
    drawMoveNumber(pen, number, colour, x, y, radius);
  }
}

/** Draws a square number, as the badges of choices are round. */
function drawMoveNumber(
  pen: Pen,
  number: number,
  colour: string,
  x: number,
  y: number,
  radius: number,
): void {
  stamp(pen, `order/${number}/${colour}/${radius}`, radius * 2.6, x, y, (on) => {
    on.scale(radius / 40, radius / 40);
    beginRoundedRect(on, -38, -38, 76, 76, 18);
    withShadow(on, 8, 3, () => fill(on, getKitHues(on).white));
    beginRoundedRect(on, -36, -36, 72, 72, 16);
    fill(on, getKitHues(on).white);
    strokeOutline(on, on.look.strong ? getKitHues(on).ink : colour, 8);
    write(on, String(number), 0, 0, { size: 56, colour: getKitHues(on).ink, align: 'center' });
  });
}
