import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import { isFront, placeOf } from '../board.ts';
import { beside } from '../compass.ts';
import { rankOf } from '../racing/rank.ts';
import { isStraight } from '../track.ts';
import { DIRECTIONS, type MotoXEvent, type MotoXView } from '../types.ts';
import { reasonToRide, rowsLeft } from './reason-to-ride.ts';

type Of<Kind extends MotoXEvent['kind']> = Extract<MotoXEvent, { readonly kind: Kind }>;

/** Within so many rows of the finish coins are not saved any longer. */
const SPRINT = 6;

/** What a move was for. Only where there was something to choose: a roll without coins says nothing. */
export function reason(view: MotoXView, seen: readonly MotoXEvent[], seat: Seat): Text | null {
  const [event] = seen;
  if (!event || !('seat' in event) || event.seat !== seat) return null;
  switch (event.kind) {
    case 'rode':
      return reasonToRide(view, event, seen);
    case 'rolled':
      return event.coins > 0 ? spending(view, seat) : null;
    case 'restarted':
      return event.by === 'coin' ? text('motox:why.up') : null;
    case 'passed':
      return waiting(view, seat);
    case 'gridded':
      return lining(view, event);
    case 'laid':
      return laying(view, event);
    case 'raised':
      return text('motox:why.bar', { count: event.height });
    default:
      return null;
  }
}

function spending({ bikes, track }: MotoXView, seat: Seat): Text | null {
  const at = bikes[seat]?.at;
  if (bikes[seat]?.wiped) return text('motox:why.ace');
  if (at !== undefined && rowsLeft(track, at) <= SPRINT) return text('motox:why.sprint');
  const rank = rankOf(bikes, seat);
  if (rank === 1) return text('motox:why.away');
  const isLast = bikes.every((_, other) => rankOf(bikes, other) <= rank);
  return isLast ? text('motox:why.catchUp') : null;
}

/** The leader has one die; more once it is overtaken (R-MX-18). A wiped bike has no reason to lie there. */
function waiting({ bikes }: MotoXView, seat: Seat): Text | null {
  return bikes[seat]?.wiped || rankOf(bikes, seat) > 1 ? null : text('motox:why.wait');
}

/** A bike has a die more for each that stands in front of it (R-MX-18). */
function lining({ bikes }: MotoXView, { space }: Of<'gridded'>): Text | null {
  if (isFront(placeOf(space))) return text('motox:why.front');
  const ahead = bikes.filter((bike) => bike !== null && isFront(placeOf(bike.at)));
  return ahead.length > 0 ? text('motox:why.rear', { count: ahead.length }) : null;
}

function laying({ track }: MotoXView, { direction, tile }: Of<'laid'>): Text | null {
  const last = track.at(-1);
  if (direction === undefined || !last || track.length < 2) return null;
  const longer = [...track, { ...beside(last, DIRECTIONS.indexOf(direction)), ramp: 0 }];
  return isStraight(longer, tile - 1)
    ? text('motox:why.straight', { tile: tile - 1 })
    : text('motox:why.bend');
}
