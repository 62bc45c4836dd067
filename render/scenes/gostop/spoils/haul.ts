import type { Card, GoStopEvent, GoStopView } from '../../../../src/games/gostop/types.ts';
import type { Trace } from '../trace.ts';
import { type Moment, momentOf } from './moment.ts';

/** What the newest turn brought: cards by month, those from the hand and the deck on top of what they met. */
export interface Haul {
  readonly seat: number;
  readonly months: readonly (readonly Card[])[];
  readonly moment: Moment | null;
}

/** What these events brought; null where nothing was taken and nothing great happened. */
export function haulOf(view: GoStopView, events: readonly GoStopEvent[], trace: Trace): Haul | null {
  const moment = momentOf(view, events);
  const took = events.find((event) => event.kind === 'took' && event.cards.length > 0);
  const done = took ?? events.find(({ kind }) => kind === 'went' || kind === 'stopped' || kind === 'four');
  if (!done || !('seat' in done)) return null;
  const cards = took?.kind === 'took' ? took.cards : [];
  return { seat: done.seat, months: byMonth(cards, trace), moment };
}

function byMonth(cards: readonly Card[], trace: Trace): readonly (readonly Card[])[] {
  const months = [...new Set(cards.map(monthOf))];
  const ordered = [...cards].sort((one, other) => height(one, trace) - height(other, trace));
  return months.map((month) => ordered.filter((card) => monthOf(card) === month));
}

function height(card: Card, trace: Trace): number {
  return trace.drawn.has(card) ? 2 : trace.played.has(card) ? 1 : 0;
}

function monthOf(card: Card): number {
  return Number.parseInt(card, 10);
}
