import type { Moment, Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import type { ForageEvent, MovedEvent, OverEvent, PlacedEvent } from '../types.ts';
import { getDirectionName, getNumberName } from '../ways/check-course.ts';
import { getCoinName } from './names.ts';

/** Returns one line of text about the event. */
export function tell(event: ForageEvent): Text {
  switch (event.kind) {
    case 'rolled':
      return text('forage:tell.rolled', { who: { seat: event.seat }, number: getNumberName(event.value) });
    case 'placed':
      return tellPlaced(event);
    case 'used':
    case 'stayed':
      return text(`forage:tell.${event.kind}`, { who: { seat: event.seat } });
    case 'moved':
      return tellMoved(event);
    case 'took':
      return text(`forage:tell.${event.value === null ? 'tookHidden' : 'took'}`, {
        who: { seat: event.seat },
        owner: { seat: event.suit },
        coin: getCoinName(event),
      });
    case 'rested':
      return text(`forage:tell.${event.suit === event.seat ? 'restedOwn' : 'restedUp'}`, {
        who: { seat: event.seat },
      });
    case 'phaseTwo':
      return text('forage:tell.phaseTwo', { who: { seat: event.first } });
    case 'lastRound':
      return text('forage:tell.lastRound');
    case 'over':
      return tellOver(event);
  }
}

function tellPlaced(event: PlacedEvent): Text {
  const what = event.value === null ? 'placedHidden' : event.up ? 'placedUp' : 'placed';
  return text(`forage:tell.${what}`, { who: { seat: event.seat }, coin: getCoinName(event), at: event.at });
}

/**
 * Describes a move. A line that stays names no space, unless all is open: two such spaces reveal the number moved
 * (R-FO-5).
 */
function tellMoved({ seat, from, to, course, forced, past }: MovedEvent): Text {
  if (!course?.direction) return text('forage:tell.movedHidden', { who: { seat } });
  const how = forced ? 'forced' : 'moved';
  const told = { who: { seat }, steps: course.steps, direction: getDirectionName(course.direction) };
  return past ? text(`forage:tell.${how}Past`, told) : text(`forage:tell.${how}`, { ...told, from, to });
}

function tellOver({ reason, winners, scores }: OverEvent): Text {
  const what = winners.length > 1 ? 'shared' : 'over';
  return text(`forage:tell.${what}.${reason}`, {
    winners: winners.map((seat) => ({ seat })),
    score: scores[winners[0] as Seat] as number,
  });
}

const WEIGHTS: Partial<Record<ForageEvent['kind'], number>> = {
  lastRound: 7,
  phaseTwo: 6,
  took: 5,
  rolled: -1,
  over: -1,
};

/** Ranks events: the stages of a match first, then a coin that was taken. The move implies the roll. */
export function weight(event: ForageEvent): number {
  return WEIGHTS[event.kind] ?? 0;
}

/** Returns whom a taken coin pleases and hurts: its new and its old owner. */
export function moment(event: ForageEvent): Moment | null {
  return event.kind === 'took' && event.seat !== event.suit
    ? { glad: [event.seat], sorry: [event.suit] }
    : null;
}
