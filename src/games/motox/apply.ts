import type { Chance } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { layTile, passBuilding, raiseRamp } from './building/build.ts';
import { takeGrid } from './racing/grid.ts';
import { passRoll, restartBike, rideBike, rollDice, stayPut, waitForSpace, wipeOut } from './racing/race.ts';
import type { MotoXEvent, MotoXMove, MotoXState } from './types.ts';

type Emit = (event: MotoXEvent) => void;

/** Returns the state after the move, or a refusal if the move is illegal. */
export function apply(
  state: MotoXState,
  seat: Seat,
  move: MotoXMove,
  chance: Chance,
  emit: Emit,
): MotoXState | Refusal {
  return checkTurn(state, seat) ?? checkPhase(state, move) ?? makeMove(state, seat, move, chance, emit);
}

function checkTurn(state: MotoXState, seat: Seat): Refusal | null {
  if (state.phase === 'over') return new Refusal(text('bot:refuse.over'), 'R-MX-36');
  if (seat === state.mover) return null;
  return new Refusal(text('bot:refuse.notYourTurn', { who: { seat: state.mover } }));
}

const BUILDING_MOVES: readonly MotoXMove['kind'][] = ['tile', 'coin', 'stuck'];

/** Ruling that explains the current phase, by phase. */
const RULINGS = { build: 'R-MX-13', grid: 'R-MX-15', race: 'R-MX-13', over: 'R-MX-36' } as const;

/** Refuses moves of another phase; track, grid and race follow each other. */
function checkPhase({ phase }: MotoXState, { kind }: MotoXMove): Refusal | null {
  const belongs = BUILDING_MOVES.includes(kind) ? 'build' : kind === 'grid' ? 'grid' : 'race';
  return belongs === phase ? null : new Refusal(text(`motox:refuse.phase.${phase}`), RULINGS[phase]);
}

function makeMove(
  state: MotoXState,
  seat: Seat,
  move: MotoXMove,
  chance: Chance,
  emit: Emit,
): MotoXState | Refusal {
  switch (move.kind) {
    case 'tile':
      return layTile(state, seat, move.direction, emit);
    case 'coin':
      return raiseRamp(state, seat, move.tile, emit);
    case 'stuck':
      return passBuilding(state, seat, emit);
    case 'grid':
      return takeGrid(state, seat, move.space, emit);
    case 'pass':
      return passRoll(state, emit);
    case 'roll':
      return rollDice(state, move.coins, chance, emit);
    case 'restart':
      return restartBike(state, emit);
    case 'ride':
      return rideBike(state, move, emit);
    case 'stay':
      return stayPut(state, emit);
    case 'wipe':
      return wipeOut(state, emit);
    case 'wait':
      return waitForSpace(state, emit);
  }
}
