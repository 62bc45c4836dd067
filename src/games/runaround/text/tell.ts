import type { Moment } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import { getOpponent } from '../board.ts';
import type { RunaroundEvent } from '../types.ts';

/** Returns one line of text about the event. */
export function tell(event: RunaroundEvent): Text {
  const who = { seat: event.seat };
  const them = { seat: getOpponent(event.seat) };
  switch (event.kind) {
    case 'rolled':
      return text('runaround:tell.rolled', { who, roll: event.roll });
    case 'entered':
      return text('runaround:tell.entered', { who, space: event.space });
    case 'shutOut':
    case 'sentHome':
      return text(`runaround:tell.${event.kind}`, { who, them, space: event.space });
    case 'idle':
    case 'won':
      return text(`runaround:tell.${event.kind}`, { who });
    case 'moved':
      return text('runaround:tell.moved', { who, from: event.from, to: event.to });
    case 'run':
      return text('runaround:tell.run', { who, count: event.runs });
    case 'bumped':
      return tellBumped(event);
    case 'swapped':
      return text('runaround:tell.swapped', { who, them, space: event.space, across: event.across });
    case 'again':
      return text('runaround:tell.again', { who, space: event.space });
  }
}

function tellBumped({ seat, victim, from, to, home }: Extract<RunaroundEvent, { kind: 'bumped' }>): Text {
  const places = { who: { seat }, victim: { seat: victim }, from, to };
  if (home === null) return text('runaround:tell.bumped', places);
  return text('runaround:tell.bumpedHome', { ...places, owner: { seat: home } });
}

const WEIGHTS: Partial<Record<RunaroundEvent['kind'], number>> = {
  run: 6,
  bumped: 5,
  sentHome: 4,
  swapped: 3,
  again: 2,
  rolled: -1,
  won: -1,
};

/** Ranks events: runs first, then pawns thrown back. The move implies the roll, and the last run implies the winner. */
export function weight(event: RunaroundEvent): number {
  return WEIGHTS[event.kind] ?? 0;
}

/** Returns whom a bump pleases and hurts; other events are everyday. */
export function moment(event: RunaroundEvent): Moment | null {
  if (event.kind === 'sentHome') return { glad: [getOpponent(event.seat)], sorry: [event.seat], great: true };
  if (event.kind !== 'bumped') return null;
  const glad = event.seat === event.victim ? [] : [event.seat];
  return { glad, sorry: [event.victim], ...(event.home !== null && { great: true }) };
}
