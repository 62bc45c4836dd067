import { type Chance, pickOne } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import type { GameAi } from '../../../engine/game-ai.ts';
import { parsePlace } from '../board.ts';
import { canLay, getRampTilesForSeat, getSides } from '../building/possible-builds.ts';
import { findHeading, getDirection } from '../compass.ts';
import { getProspects } from '../racing/prospects.ts';
import type { Bike, MotoX, MotoXMove, MotoXState, Spot } from '../types.ts';
import { encodeMove, encodeRide, GRID, PASS, RESTART, ROLL, SAFE, STAY, WAIT, WIPE } from './codes.ts';
import { addFace, NO_ROLL } from './dice.ts';
import { explainMove } from './explain-move.ts';
import { MotoXWorld } from './world.ts';

/** AI for MotoX. Nothing is hidden; the race is searched, while the track is built by rules of thumb. */
export const ai: GameAi<MotoX, null, MotoXWorld> = {
  search: { horizon: 30, playouts: 4_000, minPlayouts: 200, tolerance: { lenient: 0.038, strict: 0.022 } },
  // Nine or twelve turns of building and the race, which R-MX-43 measures with simpler players.
  turnsEach: { 3: 33, 4: 32 },
  lesson: { decisions: 32 },
  world: ({ bikes, track, options }, temper) => new MotoXWorld(track, bikes.length, options, temper),
  imagine: (view, _seat, _notes, _chance, world) => readState(view, world),
  read: readState,
  decode: decodeMove,
  encode: (move) => encodeMove(move),
  fallbackMove: (view, seat, chance) => (view.phase === 'build' ? chooseBuild(view, seat, chance) : null),
  reason: explainMove,
};

function readState(state: MotoXState, world: MotoXWorld): void {
  const { mover, rank, dice, started, discard, winner, bikes, hands } = state;
  const roll = dice === null ? NO_ROLL : dice.reduce(addFace, 0);
  const turn = { isOver: state.phase === 'over', mover, rank, roll, started };
  const at = bikes.map((bike, seat) => (seat === winner ? world.places : getBikePlace(bike)));
  world.fill(
    turn,
    discard,
    at,
    bikes.map((bike) => bike?.wiped === true),
    hands.map(({ coins }) => coins),
  );
}

function getBikePlace(bike: Bike | null): number {
  return bike === null ? -1 : parsePlace(bike.at);
}

const GRID_SPACES = ['0RL', '0RR', '0FL', '0FR'] as const;

function decodeMove(code: number, view: MotoXState): MotoXMove {
  if (code >= SAFE) return decodeRide(code, view);
  if (code >= GRID) return { kind: 'grid', space: GRID_SPACES[code - GRID] as string };
  switch (code) {
    case PASS:
      return { kind: 'pass' };
    case RESTART:
      return { kind: 'restart' };
    case STAY:
      return { kind: 'stay' };
    case WIPE:
      return { kind: 'wipe' };
    case WAIT:
      return { kind: 'wait' };
    default:
      return { kind: 'roll', coins: code - ROLL };
  }
}

function decodeRide(code: number, view: MotoXState): MotoXMove {
  const ride = getProspects(view).rides.find(({ outcome }) => encodeRide(outcome) === code);
  if (!ride) throw new RangeError(`No ride has the code ${code}`);
  return { kind: 'ride', number: ride.number, outcome: ride.outcome };
}

/** Chooses a build: straights for jumping and low ramps, and tiles or coins in proportion to the hand. */
function chooseBuild(view: MotoXState, seat: Seat, chance: Chance): MotoXMove {
  const { tiles = 0, coins = 0 } = view.hands[seat] ?? {};
  const spots = getRampTilesForSeat(view, seat);
  const lays = canLay(view, seat);
  if (!lays && spots.length === 0) return { kind: 'stuck' };
  const wantsTile = spots.length === 0 || chance.draw(tiles + coins) < tiles;
  return lays && wantsTile ? chooseTile(view, chance) : chooseRamp(view, spots, chance);
}

function chooseTile(view: MotoXState, chance: Chance): MotoXMove {
  if (view.track.length === 0) return { kind: 'tile', direction: null };
  const sides = getSides(view);
  const [before, last] = view.track.slice(-2);
  const ahead = before && last ? findHeading(before as Spot, last) : -1;
  const straight = sides.includes(ahead) && chance.draw(2) === 0;
  return { kind: 'tile', direction: getDirection(straight ? ahead : pickOne(chance, sides)) };
}

function chooseRamp({ track }: MotoXState, spots: readonly number[], chance: Chance): MotoXMove {
  const height = (tile: number) => track[tile]?.ramp ?? 0;
  const lowest = Math.min(...spots.map(height));
  const low = spots.filter((tile) => height(tile) === lowest);
  return { kind: 'coin', tile: pickOne(chance, low) };
}
