/**
 * Portable Piecepack Notation of the match. Its coordinates count spaces and may be negative. The start tile lies at
 * (1.5, 1.5) and covers (1, 1) to (2, 2), so that tile (x, y) of the track lies at (2x + 1.5, 2y + 1.5).
 *
 * - Tiles are tile backs in the order of building; a coin of a ramp goes beneath the middle of the exit edge.
 * - Pawns are the bikes. A wiped bike lies half a space to the outside of its lane, where no space has its middle; the
 *   winner's stands one space beyond the line.
 * - Four dice are put below the track when it is finished; a roll of n dice shows on the first n of them.
 * - Coins in hands and on piles are not on the table.
 */

import type { Entry } from '../../../engine/entry.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Ppn } from '../../../engine/game-parts.ts';
import { getCentre, getTile, isRight, parsePlace } from '../board.ts';
import { getVector, type Heading, turnHeading } from '../compass.ts';
import { SUIT_LETTERS } from '../text/names.ts';
import { getExits } from '../track.ts';
import type { Bike, MotoX, MotoXEvent, MotoXState, Spot } from '../types.ts';

/** MotoX as a piecepack record: an empty table, on which the moves place everything. */
export const ppn: Ppn<MotoX> = {
  head: () => ({ GameType: 'MotoX', SetUp: 'None' }),
  opening: () => [],
  move: (before, entry, after) => printMoveTokens(before, entry, after).join(' '),
};

function printMoveTokens(before: MotoXState, { events }: Entry<MotoX>, after: MotoXState): readonly string[] {
  return [
    ...events.flatMap((event) => printBuilt(event, after)),
    ...(before.phase === 'build' && after.phase !== 'build' ? printDice(after) : []),
    ...events.flatMap(printRolled),
    ...after.bikes.flatMap((bike, seat) => printRidden(before.bikes[seat] ?? null, bike, seat, after)),
  ];
}

function printBuilt(event: MotoXEvent, { track }: MotoXState): string[] {
  if (event.kind === 'laid') return [`t@${printSpot(getTileMiddle(track[event.tile] as Spot))}`];
  return event.kind === 'raised' ? [`c\\${printSpot(getTileEdge(track, event.tile))}`] : [];
}

/** Returns the middle of a tile; its exit edge is one space away. */
function getTileMiddle({ x, y }: Spot): Spot {
  return { x: 2 * x + 0.5, y: 2 * y + 0.5 };
}

function getTileEdge(track: readonly Spot[], tile: number): Spot {
  return shiftSpot(getTileMiddle(track[tile] as Spot), getExits(track)[tile] as Heading, 1);
}

function printDice({ track }: MotoXState): string[] {
  const left = Math.min(...track.map(({ x }) => 2 * x));
  const low = Math.min(...track.map(({ y }) => 2 * y)) - 2;
  return [...SUIT_LETTERS].map((suit, at) => `d${suit}@${printSpot({ x: left + at, y: low })}`);
}

function printRolled(event: MotoXEvent): string[] {
  if (event.kind !== 'rolled') return [];
  return event.dice.map((face, at) => `?d${SUIT_LETTERS.charAt(at)}~${['n', 'a'][face] ?? face}`);
}

function printRidden(before: Bike | null, after: Bike | null, seat: Seat, state: MotoXState): string[] {
  if (after === null) return [];
  const suit = SUIT_LETTERS.charAt(seat);
  if (before === null) return [`p${suit}@${printSpot(getBikeSpot(after, state))}`];
  const finished = seat === state.winner;
  if (!finished && before.at === after.at && before.wiped === after.wiped) return [];
  return [`?p${suit}-${printSpot(finished ? getSpotBeyond(after, state) : getBikeSpot(after, state))}`];
}

function getBikeSpot(bike: Bike, { track }: MotoXState): Spot {
  const place = parsePlace(bike.at);
  const exit = getExits(track)[getTile(place)] as Heading;
  const centre = getCentre(track, place, exit);
  return bike.wiped ? shiftSpot(centre, turnHeading(exit, isRight(place) ? 1 : 3), 0.5) : centre;
}

function getSpotBeyond(bike: Bike, { track }: MotoXState): Spot {
  const exit = getExits(track).at(-1) as Heading;
  return shiftSpot(getCentre(track, parsePlace(bike.at), exit), exit, 1);
}

function shiftSpot({ x, y }: Spot, heading: Heading, by: number): Spot {
  const to = getVector(heading);
  return { x: x + to.x * by, y: y + to.y * by };
}

/** Prints a spot one space further, because the first tile of the notation begins at 1. */
function printSpot({ x, y }: Spot): string {
  return `(${x + 1},${y + 1})`;
}
