import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import { getTile, isFront, parsePlace } from '../board.ts';
import { getRank } from '../racing/bikes.ts';
import type { Ride } from '../racing/find-rides.ts';
import { getProspects } from '../racing/prospects.ts';
import type { Bike, MotoXEvent, MotoXView, Outcome, Space, Tile } from '../types.ts';

type RodeEvent = Extract<MotoXEvent, { readonly kind: 'rode' }>;
type EndedOutcome = Exclude<Outcome, { readonly kind: 'finish' }>;

/** Highest face of a die. */
const MAX_FACE = 5;

/** Explains a ride: an opponent thrown off or passed, the finish, or that no other way led so far. */
export function explainRide(view: MotoXView, rode: RodeEvent, seen: readonly MotoXEvent[]): Text | null {
  const { outcome, seat } = rode;
  if (outcome.kind === 'finish') return null;
  if (outcome.kind === 'runoff') return explainLeaving(view, outcome) ?? explainPassing(view, seat, outcome);
  return (
    explainAttack(view, seen) ??
    explainPassing(view, seat, outcome) ??
    explainNearness(view, seat, outcome) ??
    explainKeeping(view, outcome)
  );
}

/** Returns the number of rows from a space to the finish line. */
export function getRowsLeft(track: readonly Tile[], space: Space): number {
  return 2 * track.length - getRow(space);
}

function getRow(space: Space): number {
  const place = parsePlace(space);
  return 2 * getTile(place) + (isFront(place) ? 1 : 0);
}

function explainAttack({ bikes }: MotoXView, seen: readonly MotoXEvent[]): Text | null {
  const knocked = seen.find((event) => event.kind === 'knocked');
  return knocked && getRank(bikes, knocked.seat) === 1 ? text('motox:why.leader') : null;
}

/** Explains a ride past bikes that were level or ahead. */
function explainPassing({ bikes }: MotoXView, seat: Seat, { space }: EndedOutcome): Text | null {
  const own = bikes[seat];
  if (!own) return null;
  const isPassed = (bike: Bike | null): boolean =>
    bike !== null && getRow(bike.at) >= getRow(own.at) && getRow(bike.at) < getRow(space);
  const passed = bikes.flatMap((bike, other) => (other !== seat && isPassed(bike) ? [{ seat: other }] : []));
  if (passed.length === 0) return null;
  const rest = bikes.every(
    (bike, other) => other === seat || bike === null || getRow(bike.at) < getRow(space),
  );
  return rest ? text('motox:why.lead') : text('motox:why.past', { them: passed });
}

function explainLeaving(view: MotoXView, { space }: EndedOutcome): Text | null {
  const calm = getProspects(view).rides.filter(({ outcome }) => outcome.kind !== 'runoff');
  if (calm.length === 0) return text('motox:why.only');
  return calm.every((ride) => getEndRow(ride) < getRow(space)) ? text('motox:why.further') : null;
}

function explainNearness({ track, bikes }: MotoXView, seat: Seat, { space }: EndedOutcome): Text | null {
  const from = bikes[seat]?.at ?? space;
  return getRowsLeft(track, space) <= MAX_FACE && getRowsLeft(track, from) > MAX_FACE
    ? text('motox:why.near')
    : null;
}

/** Explains a ride that goes as far as possible without leaving the track, if there was a choice. */
function explainKeeping(view: MotoXView, { space }: EndedOutcome): Text | null {
  const { rides } = getProspects(view);
  const others = rides.filter(({ outcome }) => outcome.kind !== 'finish' && outcome.space !== space);
  const off = others.filter(({ outcome }) => outcome.kind === 'runoff');
  const isFurthest = others.every((ride) => off.includes(ride) || getEndRow(ride) <= getRow(space));
  if (!isFurthest || others.length === 0) return null;
  if (off.some((ride) => getEndRow(ride) > getRow(space))) return text('motox:why.edge');
  return others.length > off.length ? text('motox:why.far') : null;
}

function getEndRow({ outcome }: Ride): number {
  return outcome.kind === 'finish' ? Infinity : getRow(outcome.space);
}
