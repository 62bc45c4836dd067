import type { GoStopEvent, GoStopView } from '../../../../src/games/gostop/types.ts';

/** A moment that the whole table looks up at. */
export type Moment =
  | { readonly kind: 'win' | 'four' | 'birds' | 'sweep' | 'ttadak' | 'kiss' }
  | { readonly kind: 'go'; readonly count: number };

const BIRDS = ['2B+', '4B+', '8B+'];

/** The greatest moment of these events, which are one seat's; null for an everyday turn. */
export function momentOf(view: GoStopView, events: readonly GoStopEvent[]): Moment | null {
  if (events.some(({ kind }) => kind === 'four')) return { kind: 'four' };
  if (events.some(({ kind }) => kind === 'stopped')) return { kind: 'win' };
  const went = events.find((event) => event.kind === 'went');
  if (went) return { kind: 'go', count: went.count };
  if (birds(view, events)) return { kind: 'birds' };
  if (paid(events, 'sweep')) return { kind: 'sweep' };
  if (paid(events, 'ttadak')) return { kind: 'ttadak' };
  return kissed(events) ? { kind: 'kiss' } : null;
}

/** The third of the three birds has come. */
function birds({ storage }: GoStopView, events: readonly GoStopEvent[]): boolean {
  return events.some(
    (event) =>
      event.kind === 'took' &&
      event.cards.some((card) => BIRDS.includes(card)) &&
      BIRDS.every((card) => storage[event.seat]?.includes(card)),
  );
}

function paid(events: readonly GoStopEvent[], what: 'sweep' | 'ttadak'): boolean {
  return events.some((event) => event.kind === 'bonus' && event.of === what);
}

/** A lone card of the hand that the deck met at once, whether or not that pays (R-GS-16). */
function kissed(events: readonly GoStopEvent[]): boolean {
  const played = events.find((event) => event.kind === 'played');
  const drew = events.find((event) => event.kind === 'drew');
  return played?.onto.length === 0 && drew?.onto.length === 1 && drew.onto[0] === played.card;
}
