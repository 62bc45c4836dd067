/**
 * The match in Portable Piecepack Notation. Coordinates count spaces; the start tile lies at (1.5, 1.5) and covers (1, 1)
 * to (2, 2), so that tile (x, y) of the track lies at (2x + 1.5, 2y + 1.5); they may be negative.
 *
 * - Tiles are tile backs in the order of building, a coin of a ramp goes beneath the middle of the exit edge.
 * - Pawns are the bikes. A wiped bike lies half a space to the outside of its lane, where no space has its middle; the
 *   winner's stands one space beyond the line.
 * - Four dice come to lie below the track when it is finished; a roll of n dice shows on the first n of them.
 * - Coins in hands and on piles are not on the table.
 */

import type { Entry } from '../../../engine/entry.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Ppn } from '../../../engine/ppn.ts';
import { centreOf, isRight, placeOf, tileOf } from '../board.ts';
import { type Heading, turned, vector } from '../compass.ts';
import { SUITS } from '../text/names.ts';
import { exits } from '../track.ts';
import type { Bike, MotoX, MotoXEvent, MotoXState, Spot } from '../types.ts';

/** MotoX as a piecepack record: an empty table, on which all is laid by the moves. */
export const ppn: Ppn<MotoX> = {
  head: () => ({ GameType: 'MotoX', SetUp: 'None' }),
  opening: () => [],
  move: (before, entry, after) => moved(before, entry, after).join(' '),
};

function moved(before: MotoXState, { events }: Entry<MotoX>, after: MotoXState): readonly string[] {
  return [
    ...events.flatMap((event) => built(event, after)),
    ...(before.phase === 'build' && after.phase !== 'build' ? dice(after) : []),
    ...events.flatMap(rolled),
    ...after.bikes.flatMap((bike, seat) => ridden(before.bikes[seat] ?? null, bike, seat, after)),
  ];
}

function built(event: MotoXEvent, { track }: MotoXState): string[] {
  if (event.kind === 'laid') return [`t@${onTable(middle(track[event.tile] as Spot))}`];
  return event.kind === 'raised' ? [`c\\${onTable(edge(track, event.tile))}`] : [];
}

/** The middle of a tile, and of its exit edge, one space from it. */
function middle({ x, y }: Spot): Spot {
  return { x: 2 * x + 0.5, y: 2 * y + 0.5 };
}

function edge(track: readonly Spot[], tile: number): Spot {
  return shifted(middle(track[tile] as Spot), exits(track)[tile] as Heading, 1);
}

function dice({ track }: MotoXState): string[] {
  const left = Math.min(...track.map(({ x }) => 2 * x));
  const low = Math.min(...track.map(({ y }) => 2 * y)) - 2;
  return [...SUITS].map((suit, at) => `d${suit}@${onTable({ x: left + at, y: low })}`);
}

function rolled(event: MotoXEvent): string[] {
  if (event.kind !== 'rolled') return [];
  return event.dice.map((face, at) => `?d${SUITS.charAt(at)}~${['n', 'a'][face] ?? face}`);
}

function ridden(before: Bike | null, after: Bike | null, seat: Seat, state: MotoXState): string[] {
  if (after === null) return [];
  const suit = SUITS.charAt(seat);
  if (before === null) return [`p${suit}@${onTable(standing(after, state))}`];
  const finished = seat === state.winner;
  if (!finished && before.at === after.at && before.wiped === after.wiped) return [];
  return [`?p${suit}-${onTable(finished ? beyond(after, state) : standing(after, state))}`];
}

function standing(bike: Bike, { track }: MotoXState): Spot {
  const place = placeOf(bike.at);
  const exit = exits(track)[tileOf(place)] as Heading;
  const centre = centreOf(track, place, exit);
  return bike.wiped ? shifted(centre, turned(exit, isRight(place) ? 1 : 3), 0.5) : centre;
}

function beyond(bike: Bike, { track }: MotoXState): Spot {
  const exit = exits(track).at(-1) as Heading;
  return shifted(centreOf(track, placeOf(bike.at), exit), exit, 1);
}

function shifted({ x, y }: Spot, heading: Heading, by: number): Spot {
  const to = vector(heading);
  return { x: x + to.x * by, y: y + to.y * by };
}

/** As the notation writes a place, one space further than here: its first tile begins at 1. */
function onTable({ x, y }: Spot): string {
  return `(${x + 1},${y + 1})`;
}
