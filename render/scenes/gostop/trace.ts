import type { Card, GoStopEvent } from '../../../src/games/gostop/types.ts';

/** What happened to which card since the last picture. */
export interface Trace {
  /** From whose hand. */
  readonly played: ReadonlyMap<Card, number>;
  /** From the deck. */
  readonly drawn: ReadonlySet<Card>;
  /** Into somebody's storage. */
  readonly taken: ReadonlySet<Card>;
  /** From whose storage. */
  readonly stolen: ReadonlyMap<Card, number>;
}

/** Gathers the traces of these events, as far as they are of the deal that is on the table. */
export function traceOf(events: readonly GoStopEvent[]): Trace {
  const played = new Map<Card, number>();
  const drawn = new Set<Card>();
  const taken = new Set<Card>();
  const stolen = new Map<Card, number>();
  for (const event of ofThisDeal(events)) {
    if (event.kind === 'played') played.set(event.card, event.seat);
    if (event.kind === 'bombed') for (const card of event.cards) played.set(card, event.seat);
    if (event.kind === 'drew') drawn.add(event.card);
    if (event.kind === 'took') for (const card of event.cards) taken.add(card);
    if (event.kind === 'stole') for (const card of event.cards) stolen.set(card, event.from);
  }
  return { played, drawn, taken, stolen };
}

/** What has happened since the cards were dealt last. */
export function ofThisDeal(events: readonly GoStopEvent[]): readonly GoStopEvent[] {
  return events.slice(events.findLastIndex(({ kind }) => kind === 'dealt') + 1);
}

/** Whether something happened to a card. */
export function touched(trace: Trace, card: Card): boolean {
  return trace.played.has(card) || trace.drawn.has(card) || trace.taken.has(card) || trace.stolen.has(card);
}
