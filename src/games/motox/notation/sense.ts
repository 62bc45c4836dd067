import type { Seat } from '../../../engine/game.ts';
import { Refusal } from '../../../engine/refusal.ts';
import type { Under } from '../../../engine/spoken.ts';
import { type Args, text } from '../../../engine/text.ts';
import { placeOf, tileOf } from '../board.ts';
import { isBuilt, nextBuilder, tilesLeft } from '../building/possible.ts';
import { staysOpen } from '../building/trap.ts';
import { pieces } from '../pieces.ts';
import { COINS, isStraight, TILES, touched, WAITING } from '../track.ts';
import type { Bike, MotoXState } from '../types.ts';

/** Why there can be no such position in a game, or null. */
export function nonsense(state: MotoXState): Refusal | null {
  return (
    wrongSeats(state) ??
    wrongTrack(state) ??
    wrongPieces(state) ??
    wrongPiles(state) ??
    wrongBikes(state) ??
    crowded(state) ??
    wrongBuild(state) ??
    wrongDice(state)
  );
}

function wrongSeats({ bikes, first, mover }: MotoXState): Refusal | null {
  return Math.max(first, mover) < bikes.length ? null : wrong('noSuchPlayer', { seats: bikes.length });
}

/** R-MX-7, R-MX-9, R-MX-11. */
function wrongTrack({ track, phase }: MotoXState): Refusal | null {
  const touching = track.findIndex((tile, at) => at > 0 && touched(track.slice(0, at), tile) !== null);
  if (touching >= 0) return wrong('touching', { tile: touching });
  const ramp = track.findIndex((tile, at) => tile.ramp > 0 && !isStraight(track, at));
  if (ramp >= 0) return wrong('ramp', { tile: ramp });
  return phase !== 'build' && track.length < 2 ? wrong('short') : null;
}

/** Every tile and coin of the piecepack is somewhere. */
function wrongPieces(state: MotoXState): Refusal | null {
  const { tiles = 0, coins = 0 } = pieces(state);
  if (tiles !== TILES) return wrong('tiles', { count: tiles, all: TILES });
  if (coins !== COINS) return wrong('coinCount', { count: coins, all: COINS });
  const waiting = state.phase === 'build' ? WAITING : 0;
  return state.waiting === waiting ? null : wrong('waiting', { count: state.waiting, right: waiting });
}

/** While the track is built nothing is spent and hands only shrink (R-MX-1); half the coins are for ramps (R-MX-9, R-MX-12). */
function wrongPiles(state: MotoXState): Refusal | null {
  const { phase, track, hands, discard, removed, options } = state;
  const tiles = TILES / hands.length;
  const coins = WAITING / hands.length;
  if (phase === 'build') {
    if (discard + removed > 0) return wrong('buildPiles');
    const large = hands.some((hand) => hand.tiles > tiles || hand.coins > coins);
    return large ? wrong('largeHand', { tiles, coins }) : null;
  }
  const under = track.reduce((sum, { ramp }) => sum + ramp, 0);
  if (under > WAITING) return wrong('rampCoins', { count: under, most: WAITING });
  return options.stuckCoins === 'discarded' && removed > 0 ? wrong('noneRemoved') : null;
}

function wrongBikes({ phase, bikes, first, mover, track }: MotoXState): Refusal | null {
  const missing = bikes.findIndex((bike) => bike !== null && tileOf(placeOf(bike.at)) >= track.length);
  if (missing >= 0) return wrong('offTrack', { space: bikes[missing]?.at ?? '', last: track.length - 1 });
  if (phase === 'build') return bikes.every((bike) => bike === null) ? null : wrong('tooEarly');
  if (phase !== 'grid') return bikes.includes(null) ? wrong('bikeMissing') : null;
  return onGrid(bikes, first, mover) ? null : wrong('gridOrder');
}

/** From the first player to the mover all stand on the start tile, and nobody else does (R-MX-15). */
function onGrid(bikes: readonly (Bike | null)[], first: Seat, mover: Seat): boolean {
  const seats = bikes.length;
  const before = (mover - first + seats) % seats;
  return bikes.every((bike, seat) => {
    const placed = (seat - first + seats) % seats < before;
    return placed ? bike !== null && !bike.wiped && tileOf(placeOf(bike.at)) === 0 : bike === null;
  });
}

/** Two bikes stand on no space, unless one of them has passed over it to the finish. */
function crowded({ bikes, winner }: MotoXState): Refusal | null {
  const standing = bikes.flatMap((bike, seat) =>
    bike === null || bike.wiped || seat === winner ? [] : [bike.at],
  );
  const twice = standing.find((space, at) => standing.indexOf(space) !== at);
  return twice === undefined ? null : wrong('crowded', { space: twice });
}

function wrongBuild(state: MotoXState): Refusal | null {
  if (state.phase !== 'build') return null;
  if (state.options.traps === 'refused' && !staysOpen(state.track, tilesLeft(state))) return wrong('trapped');
  if (isBuilt(state)) return wrong('built');
  const next = nextBuilder(state, (state.mover + state.bikes.length - 1) % state.bikes.length);
  return next === state.mover ? null : wrong('emptyHand');
}

/** R-MX-18, R-MX-39. */
function wrongDice({ phase, dice, started, rank, bikes, mover, winner }: MotoXState): Refusal | null {
  if (phase === 'over' && bikes[winner ?? mover]?.wiped) return wrong('wipedWinner');
  if (dice === null) return null;
  if (phase !== 'race') return wrong('diceEarly');
  if (bikes[mover]?.wiped) return wrong('wipedDice');
  const fewest = rank - (started ? 1 : 0);
  const most = started ? 3 : 4;
  return dice.length >= fewest && dice.length <= most
    ? null
    : wrong('diceCount', { fewest, most, count: dice.length });
}

/** The rulings that such a position would break, by what is wrong with it. */
const RULINGS: { readonly [W in Under<'motox:refuse.position'>]?: Under<'motox:ruling'> } = {
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

function wrong<W extends Under<'motox:refuse.position'>>(
  what: W,
  ...args: Args<`motox:refuse.position.${W}`>
): Refusal {
  return new Refusal(text(`motox:refuse.position.${what}`, ...args), RULINGS[what]);
}
