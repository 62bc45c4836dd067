import type { Pen } from '../canvas.ts';
import type { MoveEvents } from '../scene.ts';
import type { Point } from './arrow.ts';
import type { Boxes } from './boxes.ts';
import { getKitHues } from './colours.ts';
import { findFreePlace, getSquareAround, type NumberPlacement } from './find-free-place.ts';
import { beginRoundedRect, fill, strokeOutline, withShadow } from './shapes.ts';
import { stamp } from './stamps.ts';
import { write } from './text.ts';

/** The event of a turn that bears its number, counted from 1 among the turns that leave a trace. */
interface NumberedEvent<E> {
  readonly event: E;
  readonly number: number;
  /** It is the last of several steps. */
  readonly isChain: boolean;
}

/** Possible places of a turn's number, preferably on its trace, and the colour that it takes. */
export interface MoveNumber {
  readonly number: number;
  readonly way: readonly Point[];
  readonly colour: string;
}

/**
 * Returns the last step of each turn that leaves a trace; none where there is one such turn, or no order is told. `steps`:
 * whether an event is a step of its own, and not what another one led to.
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
 * What of these events is drawn in full: all of one turn, or all since the newest turn that leaves a trace. Of an older
 * one only its number is left, see {@link recordNoticePosted}.
 */
export function getNewestEvents<E>(request: MoveEvents, leaves: (event: E) => boolean): readonly E[] {
  const events = request.events as readonly E[];
  const { order = [] } = request;
  if (findNumberedEvents(request, leaves).length === 0) return events;
  const last = order[events.findLastIndex(leaves)] ?? 0;
  return events.filter((_, at) => (order[at] ?? 0) >= last);
}

/** Returns the events that are drawn, with their turns counted from 1; without an order if no number is shown. */
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

/** The numbers of turns: the newest's stands on its way, that of a chain or an older one by its end: `end`, or the last of its way. */
export function createMoveNumbers<E>(
  list: readonly NumberedEvent<E>[],
  of: (event: E) => Pick<MoveNumber, 'way' | 'colour'> & { readonly end?: Point },
): readonly MoveNumber[] {
  return list.map(({ event, number, isChain }, at) => {
    const { way, colour, end } = of(event);
    return { number, colour, way: isChain || at < list.length - 1 ? (end ? [end] : way.slice(-1)) : way };
  });
}

/** The numbers of turns, each on its way or next to it, over nothing that is read. */
export function drawMoveNumbers(
  pen: Pen,
  boxes: Boxes,
  list: readonly MoveNumber[],
  manners: NumberPlacement = 'beside pieces',
): void {
  const radius = pen.look.large ? 24 : pen.look.strong ? 21 : 19;
  for (const { number, way, colour } of list) {
    const { x, y } = findFreePlace(boxes, way, radius, manners);
    boxes.note('badge', `move ${number}`, getSquareAround({ x, y }, radius));
    drawMoveNumber(pen, number, colour, x, y, radius);
  }
}

/** Square, as the badges of what may be chosen are round. */
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
