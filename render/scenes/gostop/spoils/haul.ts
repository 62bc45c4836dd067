import type { Card, GoStopEvent, GoStopView } from '../../../../src/games/gostop/types.ts';
import type { Trace } from '../trace.ts';
import { findMoment, type Moment } from './moment.ts';

/** Haul of the newest turn: cards by month, those from the hand and the deck on top of what they matched. */
export interface Haul {
  readonly seat: number;
  readonly months: readonly (readonly Card[])[];
  readonly moment: Moment | null;
}

/** Returns the haul of these events; null if nothing was taken and nothing great happened. */
export function createHaul(view: GoStopView, events: readonly GoStopEvent[], trace: Trace): Haul | null {
  const moment = findMoment(view, events);
  const took = events.find((event) => event.kind === 'took' && event.cards.length > 0);
  const done = took ?? events.find(({ kind }) => kind === 'went' || kind === 'stopped' || kind === 'four');
  if (!done || !('seat' in done)) return null;
  const cards = took?.kind === 'took' ? took.cards : [];
  return { seat: done.seat, months: groupByMonth(cards, trace), moment };
}

function groupByMonth(cards: readonly Card[], trace: Trace): readonly (readonly Card[])[] {
  const months = [...new Set(cards.map(getMonth))];
  const ordered = [...cards].sort((one, other) => getStackHeight(one, trace) - getStackHeight(other, trace));
  return months.map((month) => ordered.filter((card) => getMonth(card) === month));
}

function getStackHeight(card: Card, trace: Trace): number {
  return trace.drawn.has(card) ? 2 : trace.played.has(card) ? 1 : 0;
}

function getMonth(card: Card): number {
  return Number.parseInt(card, 10);
}
