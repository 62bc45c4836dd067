import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import { isFront, placeOf, tileOf } from '../board.ts';
import { prospects } from '../racing/prospects.ts';
import { rankOf } from '../racing/rank.ts';
import type { Ride } from '../racing/ride.ts';
import type { Bike, MotoXEvent, MotoXView, Outcome, Space, Tile } from '../types.ts';

type Rode = Extract<MotoXEvent, { readonly kind: 'rode' }>;
type Ended = Exclude<Outcome, { readonly kind: 'finish' }>;

/** No die shows more. */
const ROLL = 5;

/** What a ride was for: somebody who is thrown off or passed, the finish, or that no other way led so far. */
export function reasonToRide(view: MotoXView, rode: Rode, seen: readonly MotoXEvent[]): Text | null {
  const { outcome, seat } = rode;
  if (outcome.kind === 'finish') return null;
  if (outcome.kind === 'runoff') return leaving(view, outcome) ?? passing(view, seat, outcome);
  return (
    attack(view, seen) ?? passing(view, seat, outcome) ?? near(view, seat, outcome) ?? keeping(view, outcome)
  );
}

/** How many rows are left to the finish line from a space. */
export function rowsLeft(track: readonly Tile[], space: Space): number {
  return 2 * track.length - rowOf(space);
}

function rowOf(space: Space): number {
  const place = placeOf(space);
  return 2 * tileOf(place) + (isFront(place) ? 1 : 0);
}

function attack({ bikes }: MotoXView, seen: readonly MotoXEvent[]): Text | null {
  const knocked = seen.find((event) => event.kind === 'knocked');
  return knocked && rankOf(bikes, knocked.seat) === 1 ? text('motox:why.leader') : null;
}

/** Those who were level or ahead and are behind now. */
function passing({ bikes }: MotoXView, seat: Seat, { space }: Ended): Text | null {
  const own = bikes[seat];
  if (!own) return null;
  const isPassed = (bike: Bike | null): boolean =>
    bike !== null && rowOf(bike.at) >= rowOf(own.at) && rowOf(bike.at) < rowOf(space);
  const passed = bikes.flatMap((bike, other) => (other !== seat && isPassed(bike) ? [{ seat: other }] : []));
  if (passed.length === 0) return null;
  const rest = bikes.every((bike, other) => other === seat || bike === null || rowOf(bike.at) < rowOf(space));
  return rest ? text('motox:why.lead') : text('motox:why.past', { them: passed });
}

function leaving(view: MotoXView, { space }: Ended): Text | null {
  const calm = prospects(view).rides.filter(({ outcome }) => outcome.kind !== 'runoff');
  if (calm.length === 0) return text('motox:why.only');
  return calm.every((ride) => endOf(ride) < rowOf(space)) ? text('motox:why.further') : null;
}

function near({ track, bikes }: MotoXView, seat: Seat, { space }: Ended): Text | null {
  const from = bikes[seat]?.at ?? space;
  return rowsLeft(track, space) <= ROLL && rowsLeft(track, from) > ROLL ? text('motox:why.near') : null;
}

/** It came as far as could be without leaving the track, where there was a choice. */
function keeping(view: MotoXView, { space }: Ended): Text | null {
  const { rides } = prospects(view);
  const others = rides.filter(({ outcome }) => outcome.kind !== 'finish' && outcome.space !== space);
  const off = others.filter(({ outcome }) => outcome.kind === 'runoff');
  const isFurthest = others.every((ride) => off.includes(ride) || endOf(ride) <= rowOf(space));
  if (!isFurthest || others.length === 0) return null;
  if (off.some((ride) => endOf(ride) > rowOf(space))) return text('motox:why.edge');
  return others.length > off.length ? text('motox:why.far') : null;
}

function endOf({ outcome }: Ride): number {
  return outcome.kind === 'finish' ? Infinity : rowOf(outcome.space);
}
