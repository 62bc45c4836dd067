import type { GoStopEvent, GoStopView } from '../../../../src/games/gostop/types.ts';

/** A moment that deserves the attention of the whole table. */
export type Moment =
  | { readonly kind: 'win' | 'four' | 'birds' | 'sweep' | 'ttadak' | 'kiss' }
  | { readonly kind: 'go'; readonly count: number };

const BIRD_CARDS = ['2B+', '4B+', '8B+'];

/** Returns the greatest moment of these events of one seat; null for an ordinary turn. */
export function findMoment(view: GoStopView, events: readonly GoStopEvent[]): Moment | null {
  if (events.some(({ kind }) => kind === 'four')) return { kind: 'four' };
  if (events.some(({ kind }) => kind === 'stopped')) return { kind: 'win' };
  const went = events.find((event) => event.kind === 'went');
  if (went) return { kind: 'go', count: went.count };
  if (isThirdBird(view, events)) return { kind: 'birds' };
  if (isPaid(events, 'sweep')) return { kind: 'sweep' };
  if (isPaid(events, 'ttadak')) return { kind: 'ttadak' };
  return isKiss(events) ? { kind: 'kiss' } : null;
}

/** Returns whether the third of the three birds was taken. */
function isThirdBird({ storage }: GoStopView, events: readonly GoStopEvent[]): boolean {
  return events.some(
    (event) =>
      event.kind === 'took' &&
      event.cards.some((card) => BIRD_CARDS.includes(card)) &&
      BIRD_CARDS.every((card) => storage[event.seat]?.includes(card)),
  );
}

function isPaid(events: readonly GoStopEvent[], what: 'sweep' | 'ttadak'): boolean {
  return events.some((event) => event.kind === 'bonus' && event.of === what);
}

/** Returns whether the deck matched a lone card of the hand at once, whether or not that pays (R-GS-16). */
function isKiss(events: readonly GoStopEvent[]): boolean {
  const played = events.find((event) => event.kind === 'played');
  const drew = events.find((event) => event.kind === 'drew');
  return played?.onto.length === 0 && drew?.onto.length === 1 && drew.onto[0] === played.card;
}
