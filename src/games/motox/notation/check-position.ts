import type { Seat } from '../../../engine/game.ts';
import { Refusal } from '../../../engine/refusal.ts';
import type { KeySuffix } from '../../../engine/sentence-keys.ts';
import { type Args, text } from '../../../engine/text.ts';
import { getTile, parsePlace } from '../board.ts';
import { canStayOpen } from '../building/can-stay-open.ts';
import { countTilesLeft, findNextBuilder, isBuilt } from '../building/possible-builds.ts';
import { pieces } from '../setup.ts';
import { COIN_COUNT, findTouchedTile, isStraight, TILE_COUNT, WAITING_COINS } from '../track.ts';
import type { Bike, MotoXState } from '../types.ts';

/** Returns a refusal if the position cannot occur in a game, otherwise null. */
export function checkPosition(state: MotoXState): Refusal | null {
  return (
    checkSeats(state) ??
    checkTrack(state) ??
    checkPieces(state) ??
    checkPiles(state) ??
    checkBikes(state) ??
    checkCrowding(state) ??
    checkBuild(state) ??
    checkDice(state)
  );
}

function checkSeats({ bikes, first, mover }: MotoXState): Refusal | null {
  return Math.max(first, mover) < bikes.length
    ? null
    : refusePosition('noSuchPlayer', { seats: bikes.length });
}

/** Checks that no tiles touch and that ramps are on straights (R-MX-7, R-MX-9, R-MX-11). */
function checkTrack({ track, phase }: MotoXState): Refusal | null {
  const touching = track.findIndex(
    (tile, at) => at > 0 && findTouchedTile(track.slice(0, at), tile) !== null,
  );
  if (touching >= 0) return refusePosition('touching', { tile: touching });
  const ramp = track.findIndex((tile, at) => tile.ramp > 0 && !isStraight(track, at));
  if (ramp >= 0) return refusePosition('ramp', { tile: ramp });
  return phase !== 'build' && track.length < 2 ? refusePosition('short') : null;
}

/** Checks that every tile and coin of the piecepack is somewhere. */
function checkPieces(state: MotoXState): Refusal | null {
  const { tiles = 0, coins = 0 } = pieces(state);
  if (tiles !== TILE_COUNT) return refusePosition('tiles', { count: tiles, all: TILE_COUNT });
  if (coins !== COIN_COUNT) return refusePosition('coinCount', { count: coins, all: COIN_COUNT });
  const waiting = state.phase === 'build' ? WAITING_COINS : 0;
  return state.waiting === waiting
    ? null
    : refusePosition('waiting', { count: state.waiting, right: waiting });
}

/**
 * Checks the piles: while the track is built, nothing is spent and hands only shrink (R-MX-1); half the coins are for
 * ramps (R-MX-9, R-MX-12).
 */
function checkPiles(state: MotoXState): Refusal | null {
  const { phase, track, hands, discard, removed, options } = state;
  const tiles = TILE_COUNT / hands.length;
  const coins = WAITING_COINS / hands.length;
  if (phase === 'build') {
    if (discard + removed > 0) return refusePosition('buildPiles');
    const large = hands.some((hand) => hand.tiles > tiles || hand.coins > coins);
    return large ? refusePosition('largeHand', { tiles, coins }) : null;
  }
  const under = track.reduce((sum, { ramp }) => sum + ramp, 0);
  if (under > WAITING_COINS) return refusePosition('rampCoins', { count: under, most: WAITING_COINS });
  return options.stuckCoins === 'discarded' && removed > 0 ? refusePosition('noneRemoved') : null;
}

function checkBikes({ phase, bikes, first, mover, track }: MotoXState): Refusal | null {
  const missing = bikes.findIndex((bike) => bike !== null && getTile(parsePlace(bike.at)) >= track.length);
  if (missing >= 0)
    return refusePosition('offTrack', { space: bikes[missing]?.at ?? '', last: track.length - 1 });
  if (phase === 'build') return bikes.every((bike) => bike === null) ? null : refusePosition('tooEarly');
  if (phase !== 'grid') return bikes.includes(null) ? refusePosition('bikeMissing') : null;
  return isOnGrid(bikes, first, mover) ? null : refusePosition('gridOrder');
}

/** Returns whether the bikes from the first player to the mover are on the start tile, and no others (R-MX-15). */
function isOnGrid(bikes: readonly (Bike | null)[], first: Seat, mover: Seat): boolean {
  const seats = bikes.length;
  const before = (mover - first + seats) % seats;
  return bikes.every((bike, seat) => {
    const placed = (seat - first + seats) % seats < before;
    return placed ? bike !== null && !bike.wiped && getTile(parsePlace(bike.at)) === 0 : bike === null;
  });
}

/** Checks that no two bikes stand on one space, except the winner's, which has passed over it to the finish. */
function checkCrowding({ bikes, winner }: MotoXState): Refusal | null {
  const standing = bikes.flatMap((bike, seat) =>
    bike === null || bike.wiped || seat === winner ? [] : [bike.at],
  );
  const twice = standing.find((space, at) => standing.indexOf(space) !== at);
  return twice === undefined ? null : refusePosition('crowded', { space: twice });
}

function checkBuild(state: MotoXState): Refusal | null {
  if (state.phase !== 'build') return null;
  if (state.options.traps === 'refused' && !canStayOpen(state.track, countTilesLeft(state)))
    return refusePosition('trapped');
  if (isBuilt(state)) return refusePosition('built');
  const next = findNextBuilder(state, (state.mover + state.bikes.length - 1) % state.bikes.length);
  return next === state.mover ? null : refusePosition('emptyHand');
}

/** Checks the number of dice (R-MX-18, R-MX-39). */
function checkDice({ phase, dice, started, rank, bikes, mover, winner }: MotoXState): Refusal | null {
  if (phase === 'over' && bikes[winner ?? mover]?.wiped) return refusePosition('wipedWinner');
  if (dice === null) return null;
  if (phase !== 'race') return refusePosition('diceEarly');
  if (bikes[mover]?.wiped) return refusePosition('wipedDice');
  const fewest = rank - (started ? 1 : 0);
  const most = started ? 3 : 4;
  return dice.length >= fewest && dice.length <= most
    ? null
    : refusePosition('diceCount', { fewest, most, count: dice.length });
}

/** Rulings that an impossible position breaks, by the refusal's key. */
const RULINGS: { readonly [W in KeySuffix<'motox:refuse.position'>]?: KeySuffix<'motox:ruling'> } = {
  noSuchPlayer: 'R-MX-1',
  touching: 'R-MX-7',
  ramp: 'R-MX-9',
  tiles: 'R-MX-1',
  coinCount: 'R-MX-1',
  waiting: 'R-MX-1',
  largeHand: 'R-MX-1',
  rampCoins: 'R-MX-1',
  noneRemoved: 'R-MX-12',
  tooEarly: 'R-MX-15',
  bikeMissing: 'R-MX-15',
  gridOrder: 'R-MX-15',
  crowded: 'R-MX-33',
  trapped: 'R-MX-8',
  built: 'R-MX-13',
  emptyHand: 'R-MX-4',
  wipedWinner: 'R-MX-36',
  wipedDice: 'R-MX-38',
  diceCount: 'R-MX-18',
};

function refusePosition<W extends KeySuffix<'motox:refuse.position'>>(
  what: W,
  ...args: Args<`motox:refuse.position.${W}`>
): Refusal {
  return new Refusal(text(`motox:refuse.position.${what}`, ...args), RULINGS[what]);
}
