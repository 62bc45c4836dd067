import { type Arg, type Text, text } from '../../../engine/text.ts';
import { other } from '../both.ts';
import type { RunaroundEvent } from '../types.ts';

/** One line of what happened. */
export function tell(event: RunaroundEvent): Text {
  return text(`runaround:tell.${sentence(event)}`, told(event));
}

function sentence(event: RunaroundEvent): string {
  return event.kind === 'bumped' && event.home !== null ? 'bumpedHome' : event.kind;
}

function told(event: RunaroundEvent): Readonly<Record<string, Arg>> {
  const who = { seat: event.seat };
  const them = { seat: other(event.seat) };
  switch (event.kind) {
    case 'rolled':
      return { who, roll: event.roll };
    case 'entered':
      return { who, space: event.space };
    case 'shutOut':
    case 'sentHome':
      return { who, them, space: event.space };
    case 'idle':
    case 'won':
      return { who };
    case 'moved':
      return { who, from: event.from, to: event.to };
    case 'run':
      return { who, count: event.runs };
    case 'bumped':
      return bump(event);
    case 'swapped':
      return { who, them, space: event.space, across: event.across };
    case 'again':
      return { who, space: event.space };
  }
}

function bump({
  seat,
  victim,
  from,
  to,
  home,
}: Extract<RunaroundEvent, { kind: 'bumped' }>): Readonly<Record<string, Arg>> {
  const places = { who: { seat }, victim: { seat: victim }, from, to };
  return home === null ? places : { ...places, owner: { seat: home } };
}
