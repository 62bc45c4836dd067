import type { Seat } from '../../../engine/game.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { type Text, text } from '../../../engine/text.ts';
import { beside, directionOf, type Heading, headingOf } from '../compass.ts';
import { no } from '../no.ts';
import { directionName } from '../text/names.ts';
import { HIGHEST, isStraight, touched } from '../track.ts';
import { DIRECTIONS, type Direction, type MotoXState } from '../types.ts';
import { canLay, isTrap, sidesFor, spotsFor, tilesLeft, trackGrows } from './possible.ts';

/** Why the seat may not lay a tile there, or null. */
export function tileObjection(state: MotoXState, seat: Seat, direction: Direction | null): Refusal | null {
  if (state.track.length === 0) return direction === null ? null : no('startFirst', 'R-MX-3');
  if (direction === null) return no('startLies', 'R-MX-3', { possible: sideNames(state) });
  if (!trackGrows(state)) return no('trackEnds', 'R-MX-8');
  if (state.hands[seat]?.tiles === 0) return no('noTiles', 'R-MX-4', { possible: spotNames(state, seat) });
  return sideObjection(state, direction);
}

function sideObjection(state: MotoXState, direction: Direction): Refusal | null {
  const heading = DIRECTIONS.indexOf(direction);
  if (sidesFor(state).includes(heading)) return null;
  const told = { direction: directionName(direction), possible: sideNames(state) };
  const last = state.track.at(-1);
  const touching = last ? touched(state.track, beside(last, heading)) : null;
  if (touching !== null) return no('touches', 'R-MX-7', { ...told, tile: touching });
  if (isTrap(state, heading)) return no('trap', 'R-MX-8', { ...told, count: tilesLeft(state) - 1 });
  return no('noSide', 'R-MX-6', told);
}

/** Why no tile may lie on that side, in half a sentence. */
export function closedBy({ track }: MotoXState, heading: Heading): Text {
  const [before, last] = track.slice(-2);
  const touching = last ? touched(track, beside(last, heading)) : null;
  if (before && last && headingOf(last, before) === heading) return text('motox:closed.noSide');
  return touching === null ? text('motox:closed.trap') : text('motox:closed.touches', { tile: touching });
}

/** Why the seat may not put a coin under that tile, or null. */
export function coinObjection(state: MotoXState, seat: Seat, tile: number): Refusal | null {
  if (state.track.length === 0) return no('startFirst', 'R-MX-3');
  if (state.hands[seat]?.coins === 0) return no('noCoins', 'R-MX-4', { possible: sideNames(state) });
  const spots = spotsFor(state, seat);
  if (spots.includes(tile)) return null;
  if (spots.length === 0) return noSpot(state, seat);
  return spotObjection(state, tile, { tile, possible: spotNames(state, seat) });
}

function noSpot(state: MotoXState, seat: Seat): Refusal {
  if (!canLay(state, seat)) return no('noSpot', 'R-MX-9');
  return no('noSpotYet', 'R-MX-9', { possible: sidesFor(state).map(directionOf) });
}

function spotObjection(
  state: MotoXState,
  tile: number,
  told: { readonly tile: number; readonly possible: Text },
): Refusal {
  const last = state.track.length - 1;
  if (!state.track[tile]) return no('noSuchTile', 'R-MX-9', { ...told, last });
  if (tile === 0) return no('startRamp', 'R-MX-9', told);
  if (tile === last) return no('lastRamp', 'R-MX-9', told);
  if (!isStraight(state.track, tile)) return no('corner', 'R-MX-9', told);
  return no('highest', 'R-MX-11', { ...told, highest: HIGHEST });
}

/** Why the seat may not pass while the track is built, or null. */
export function stuckObjection(state: MotoXState, seat: Seat): Refusal | null {
  if (canLay(state, seat)) {
    return state.track.length === 0
      ? no('startFirst', 'R-MX-3')
      : no('mustLay', 'R-MX-4', { possible: sideNames(state) });
  }
  if (spotsFor(state, seat).length === 0) return null;
  return no('mustRaise', 'R-MX-4', { possible: spotNames(state, seat) });
}

function sideNames(state: MotoXState): readonly Text[] | Text {
  const sides = sidesFor(state).map((heading) => directionName(DIRECTIONS[heading] as Direction));
  return sides.length > 0 ? sides : text('motox:none');
}

function spotNames(state: MotoXState, seat: Seat): Text {
  const spots = spotsFor(state, seat);
  if (spots.length === 0) return text('motox:none');
  return text('motox:named', { tiles: spots.map(String), count: spots.length });
}
