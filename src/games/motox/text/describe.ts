import type { Seat } from '../../../engine/game.ts';
import { type Arg, type Text, text } from '../../../engine/text.ts';
import { findHeading, getDirection, type Heading } from '../compass.ts';
import { getRank } from '../racing/bikes.ts';
import { isStraight } from '../track.ts';
import type { MotoXView, Spot } from '../types.ts';
import { getDirectionName, getFaceName, getSpaceName, getSuitName } from './names.ts';
import { status } from './status.ts';

/** Maximum number of stretches, and of ramps, that are named one by one. */
const MAX_NAMED = 10;

/** Describes the position in sentences: the turn, the dice, the players from the leader on, the track, its ramps. */
export function describe(view: MotoXView): readonly Text[] {
  return [
    describeHead(view),
    ...describeDice(view),
    ...describePlayers(view),
    ...describeTrack(view),
    ...describeRamps(view),
    ...describeDiscard(view),
  ];
}

function describeHead(view: MotoXView): Text {
  if (view.phase === 'over') return text('motox:describe.over', { who: { seat: view.winner ?? view.mover } });
  return text(`motox:describe.${view.phase}`, { who: { seat: view.mover }, what: status(view) });
}

function describeDice({ dice }: MotoXView): Text[] {
  return dice === null ? [] : [text('motox:describe.dice', { dice: dice.map(getFaceName) })];
}

function describePlayers(view: MotoXView): Text[] {
  const seats = view.hands.map((_, seat) => seat);
  if (view.phase === 'build') return seats.map((seat) => describeBuilder(view, seat));
  return seats
    .sort((one, other) => getListRank(view, one) - getListRank(view, other))
    .map((seat) => describeRider(view, seat));
}

/** Returns the order in the list: the winner first, then by rank; players without a bike on the track come last. */
function getListRank(view: MotoXView, seat: Seat): number {
  if (seat === view.winner) return 0;
  return getRank(view.bikes, seat) || view.bikes.length;
}

function describeBuilder({ hands }: MotoXView, seat: Seat): Text {
  const { tiles = 0, coins = 0 } = hands[seat] ?? {};
  const held = { tiles: text('motox:tiles', { count: tiles }), coins: text('motox:coins', { count: coins }) };
  return text('motox:describe.builder', { ...getSeatArgs(seat), ...held });
}

function describeRider(view: MotoXView, seat: Seat): Text {
  const bike = view.bikes[seat];
  const told = { ...getSeatArgs(seat), coins: text('motox:coins', { count: view.hands[seat]?.coins ?? 0 }) };
  if (!bike) return text('motox:describe.waiting', told);
  if (seat === view.winner) return text('motox:describe.finished', told);
  const where = getSpaceName(bike.at);
  return text(`motox:describe.${bike.wiped ? 'wiped' : 'rider'}`, { ...told, where });
}

function getSeatArgs(seat: Seat): { readonly who: Arg; readonly suit: Arg } {
  return { who: { seat }, suit: getSuitName(seat) };
}

function describeTrack({ track }: MotoXView): Text[] {
  if (track.length === 0) return [text('motox:describe.noTrack')];
  const told = { count: track.length, last: track.length - 1 };
  const all = findStretches(track);
  if (all.length === 0) return [text('motox:describe.start')];
  const named = all
    .slice(0, MAX_NAMED)
    .map(({ heading, length }) =>
      text('motox:describe.stretch', { length, direction: getDirectionName(getDirection(heading)) }),
    );
  return [
    text(`motox:describe.${all.length > MAX_NAMED ? 'winding' : 'track'}`, { ...told, stretches: named }),
  ];
}

interface Stretch {
  readonly heading: Heading;
  readonly length: number;
}

/** Finds the straight stretches from the start tile on, with the number of tiles of each. */
function findStretches(track: readonly Spot[]): readonly Stretch[] {
  const all: Stretch[] = [];
  for (const [at, tile] of track.entries()) {
    const before = track[at - 1];
    if (!before) continue;
    const heading = findHeading(before, tile);
    const last = all.at(-1);
    if (last && isStraight(track, at - 1)) all[all.length - 1] = { heading, length: last.length + 1 };
    else all.push({ heading, length: 1 });
  }
  return all;
}

function describeRamps({ track }: MotoXView): Text[] {
  const raised = track.flatMap(({ ramp }, tile) =>
    ramp > 0 ? [text('motox:describe.ramp', { tile, height: ramp })] : [],
  );
  return raised.length === 0 ? [] : [text('motox:describe.ramps', { ramps: raised })];
}

function describeDiscard({ phase, discard }: MotoXView): Text[] {
  const shown = phase === 'race' && discard > 0;
  return shown ? [text('motox:describe.discard', { coins: text('motox:coins', { count: discard }) })] : [];
}
