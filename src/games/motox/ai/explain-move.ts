import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import { isFront, parsePlace } from '../board.ts';
import { getAdjacentSpot } from '../compass.ts';
import { getRank } from '../racing/bikes.ts';
import { isStraight } from '../track.ts';
import { DIRECTIONS, type MotoXEvent, type MotoXView } from '../types.ts';
import { explainRide, getRowsLeft } from './explain-ride.ts';

type EventOfKind<Kind extends MotoXEvent['kind']> = Extract<MotoXEvent, { readonly kind: Kind }>;

/** Number of rows before the finish within which saving coins no longer makes sense. */
const SPRINT_ROWS = 6;

/** Explains the purpose of a move that was a choice; a roll without coins gets no explanation. */
export function explainMove(view: MotoXView, seen: readonly MotoXEvent[], seat: Seat): Text | null {
  const [event] = seen;
  if (!event || !('seat' in event) || event.seat !== seat) return null;
  switch (event.kind) {
    case 'rode':
      return explainRide(view, event, seen);
    case 'rolled':
      return event.coins > 0 ? explainSpending(view, seat) : null;
    case 'restarted':
      return event.by === 'coin' ? text('motox:why.up') : null;
    case 'passed':
      return explainWaiting(view, seat);
    case 'gridded':
      return explainGrid(view, event);
    case 'laid':
      return explainLaying(view, event);
    case 'raised':
      return text('motox:why.bar', { count: event.height });
    default:
      return null;
  }
}

function explainSpending({ bikes, track }: MotoXView, seat: Seat): Text | null {
  const at = bikes[seat]?.at;
  if (bikes[seat]?.wiped) return text('motox:why.ace');
  if (at !== undefined && getRowsLeft(track, at) <= SPRINT_ROWS) return text('motox:why.sprint');
  const rank = getRank(bikes, seat);
  if (rank === 1) return text('motox:why.away');
  const isLast = bikes.every((_, other) => getRank(bikes, other) <= rank);
  return isLast ? text('motox:why.catchUp') : null;
}

/**
 * Explains a pass of the leader, who has one die and gets more once overtaken (R-MX-18). A wiped bike has no such
 * reason.
 */
function explainWaiting({ bikes }: MotoXView, seat: Seat): Text | null {
  return bikes[seat]?.wiped || getRank(bikes, seat) > 1 ? null : text('motox:why.wait');
}

/** Explains a space on the grid: a bike gets one more die for each bike in front of it (R-MX-18). */
function explainGrid({ bikes }: MotoXView, { space }: EventOfKind<'gridded'>): Text | null {
  if (isFront(parsePlace(space))) return text('motox:why.front');
  const ahead = bikes.filter((bike) => bike !== null && isFront(parsePlace(bike.at)));
  return ahead.length > 0 ? text('motox:why.rear', { count: ahead.length }) : null;
}

function explainLaying({ track }: MotoXView, { direction, tile }: EventOfKind<'laid'>): Text | null {
  const last = track.at(-1);
  if (direction === undefined || !last || track.length < 2) return null;
  const longer = [...track, { ...getAdjacentSpot(last, DIRECTIONS.indexOf(direction)), ramp: 0 }];
  return isStraight(longer, tile - 1)
    ? text('motox:why.straight', { tile: tile - 1 })
    : text('motox:why.bend');
}
