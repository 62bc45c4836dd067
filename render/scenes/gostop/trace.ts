import type { Card, GoStopEvent } from '../../../src/games/gostop/types.ts';
import { getNewestEvents } from '../../kit/move-numbers.ts';
import type { PictureRequest } from '../../request.ts';

/** What the newest turn did with which card. */
export interface Trace {
  /** Whose turn it was; null where nobody moved a card. */
  readonly seat: number | null;
  /** From the hand. */
  readonly played: ReadonlySet<Card>;
  /** From the deck. */
  readonly drawn: ReadonlySet<Card>;
  /** Into somebody's storage. */
  readonly taken: ReadonlySet<Card>;
  /** From whose storage. */
  readonly stolen: ReadonlyMap<Card, number>;
}

const MOVE_KINDS = ['played', 'bombed', 'drew', 'picked', 'took'];

/** What the newest turn of the deal that is on the table has told. */
export function getDealTurnEvents(request: PictureRequest): readonly GoStopEvent[] {
  return getDealEvents(getNewestEvents<GoStopEvent>(request, ({ kind }) => MOVE_KINDS.includes(kind)));
}

/** Gathers the traces of these events. */
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

/** What has happened since the cards were dealt last. */
export function getDealEvents(events: readonly GoStopEvent[]): readonly GoStopEvent[] {
  return events.slice(events.findLastIndex(({ kind }) => kind === 'dealt') + 1);
}

/** Whether something happened to a card. */
export function isTouched(trace: Trace, card: Card): boolean {
  return trace.played.has(card) || trace.drawn.has(card) || trace.taken.has(card) || trace.stolen.has(card);
}
