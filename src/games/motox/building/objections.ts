import type { Seat } from '../../../engine/game.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { type Text, text } from '../../../engine/text.ts';
import { findHeading, getAdjacentSpot, type Heading } from '../compass.ts';
import { refuse } from '../refuse.ts';
import { getDirectionName } from '../text/names.ts';
import { findTouchedTile, isStraight, MAX_RAMP } from '../track.ts';
import { DIRECTIONS, type Direction, type MotoXState } from '../types.ts';
import {
  canLay,
  canTrackGrow,
  countTilesLeft,
  getRampTilesForSeat,
  getSides,
  isTrap,
} from './possible-builds.ts';

/** Returns a refusal if the seat may not lay a tile there, otherwise null. */
export function checkTile(state: MotoXState, seat: Seat, direction: Direction | null): Refusal | null {
  if (state.track.length === 0) return direction === null ? null : refuse('startFirst', 'R-MX-3');
  if (direction === null) return refuse('startLies', 'R-MX-3', { possible: getSideNames(state) });
  if (!canTrackGrow(state)) return refuse('trackEnds', 'R-MX-8');
  if (state.hands[seat]?.tiles === 0)
    return refuse('noTiles', 'R-MX-4', { possible: getSpotNames(state, seat) });
  return checkSide(state, direction);
}

function checkSide(state: MotoXState, direction: Direction): Refusal | null {
  const heading = DIRECTIONS.indexOf(direction);
  if (getSides(state).includes(heading)) return null;
  const told = { direction: getDirectionName(direction), possible: getSideNames(state) };
  const last = state.track.at(-1);
  const touching = last ? findTouchedTile(state.track, getAdjacentSpot(last, heading)) : null;
  if (touching !== null) return refuse('touches', 'R-MX-7', { ...told, tile: touching });
  if (isTrap(state, heading)) return refuse('trap', 'R-MX-8', { ...told, count: countTilesLeft(state) - 1 });
  return refuse('noSide', 'R-MX-6', told);
}

/** Returns the reason why no tile may lie on that side, in half a sentence. */
export function getClosedReason({ track }: MotoXState, heading: Heading): Text {
  const [before, last] = track.slice(-2);
  const touching = last ? findTouchedTile(track, getAdjacentSpot(last, heading)) : null;
  if (before && last && findHeading(last, before) === heading) return text('motox:closed.noSide');
  return touching === null ? text('motox:closed.trap') : text('motox:closed.touches', { tile: touching });
}

/** Returns a refusal if the seat may not put a coin under that tile, otherwise null. */
export function checkCoin(state: MotoXState, seat: Seat, tile: number): Refusal | null {
  if (state.track.length === 0) return refuse('startFirst', 'R-MX-3');
  if (state.hands[seat]?.coins === 0) return refuse('noCoins', 'R-MX-4', { possible: getSideNames(state) });
  const spots = getRampTilesForSeat(state, seat);
  if (spots.includes(tile)) return null;
  if (spots.length === 0) return refuseNoSpot(state, seat);
  return refuseSpot(state, tile, { tile, possible: getSpotNames(state, seat) });
}

function refuseNoSpot(state: MotoXState, seat: Seat): Refusal {
  if (!canLay(state, seat)) return refuse('noSpot', 'R-MX-9');
  return refuse('noSpotYet', 'R-MX-9', { possible: getSideNames(state) });
}

function refuseSpot(
  state: MotoXState,
  tile: number,
  told: { readonly tile: number; readonly possible: Text },
): Refusal {
  const last = state.track.length - 1;
  if (!state.track[tile]) return refuse('noSuchTile', 'R-MX-9', { ...told, last });
  if (tile === 0) return refuse('startRamp', 'R-MX-9', told);
  if (tile === last) return refuse('lastRamp', 'R-MX-9', told);
  if (!isStraight(state.track, tile)) return refuse('corner', 'R-MX-9', told);
  return refuse('highest', 'R-MX-11', { ...told, highest: MAX_RAMP });
}

/** Returns a refusal if the seat may not pass while the track is built, otherwise null. */
export function checkStuck(state: MotoXState, seat: Seat): Refusal | null {
  if (canLay(state, seat)) {
    return state.track.length === 0
      ? refuse('startFirst', 'R-MX-3')
      : refuse('mustLay', 'R-MX-4', { possible: getSideNames(state) });
  }
  if (getRampTilesForSeat(state, seat).length === 0) return null;
  return refuse('mustRaise', 'R-MX-4', { possible: getSpotNames(state, seat) });
}

function getSideNames(state: MotoXState): readonly Text[] | Text {
  const sides = getSides(state).map((heading) => getDirectionName(DIRECTIONS[heading] as Direction));
  return sides.length > 0 ? sides : text('motox:none');
}

function getSpotNames(state: MotoXState, seat: Seat): Text {
  const spots = getRampTilesForSeat(state, seat);
  if (spots.length === 0) return text('motox:none');
  return text('motox:named', { tiles: spots.map(String), count: spots.length });
}
