import type { Card, GoStopEvent } from '../../../src/games/gostop/types.ts';
import { getNewestEvents } from '../../kit/move-numbers.ts';
import type { PictureRequest } from '../../request.ts';

/** Cards that the newest turn moved, by how. */
export interface Trace {
  /** Seat of that turn; null if no card moved. */
  readonly seat: number | null;
  /** Cards played from the hand. */
  readonly played: ReadonlySet<Card>;
  /** Cards drawn from the deck. */
  readonly drawn: ReadonlySet<Card>;
  /** Cards taken into a seat's storage. */
  readonly taken: ReadonlySet<Card>;
  /** Stolen cards with the seat they were stolen from. */
  readonly stolen: ReadonlyMap<Card, number>;
}

const MOVE_KINDS = ['played', 'bombed', 'drew', 'picked', 'took'];

/** Returns the events of the newest turn, limited to the deal on the table. */
export function getDealTurnEvents(request: PictureRequest): readonly GoStopEvent[] {
  return getDealEvents(getNewestEvents<GoStopEvent>(request, ({ kind }) => MOVE_KINDS.includes(kind)));
}

/** Collects the traces of these events. */
export function createTrace(events: readonly GoStopEvent[]): Trace {
  const played = new Set<Card>();
  const drawn = new Set<Card>();
  const taken = new Set<Card>();
  const stolen = new Map<Card, number>();
  let seat: number | null = null;
  for (const event of events) {
    if ('seat' in event && MOVE_KINDS.includes(event.kind)) seat = event.seat;
    if (event.kind === 'played') played.add(event.card);
    if (event.kind === 'bombed') for (const card of event.cards) played.add(card);
    if (event.kind === 'drew' || event.kind === 'picked') drawn.add(event.card);
    if (event.kind === 'took') for (const card of event.cards) taken.add(card);
    if (event.kind === 'stole') for (const card of event.cards) stolen.set(card, event.from);
  }
  return { seat, played, drawn, taken, stolen };
}

/** Returns the events since the last deal of cards. */
export function getDealEvents(events: readonly GoStopEvent[]): readonly GoStopEvent[] {
  return events.slice(events.findLastIndex(({ kind }) => kind === 'dealt') + 1);
}

/** Returns whether the turn did anything with a card. */
export function isTouched(trace: Trace, card: Card): boolean {
  return trace.played.has(card) || trace.drawn.has(card) || trace.taken.has(card) || trace.stolen.has(card);
}
