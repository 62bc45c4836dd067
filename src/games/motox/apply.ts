import type { Chance } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { layTile, passBuilding, raiseRamp } from './building/build.ts';
import { takeGrid } from './racing/grid.ts';
import { pass, restart, ride, roll, stay, wait, wipe } from './racing/race.ts';
import type { MotoXEvent, MotoXMove, MotoXState } from './types.ts';

type Emit = (event: MotoXEvent) => void;

/** The position after the move, or why it is not legal. */
export function apply(
  state: MotoXState,
  seat: Seat,
  move: MotoXMove,
  chance: Chance,
  emit: Emit,
): MotoXState | Refusal {
  return notNow(state, seat) ?? wrongPhase(state, move) ?? made(state, seat, move, chance, emit);
}

function notNow(state: MotoXState, seat: Seat): Refusal | null {
  if (state.phase === 'over') return new Refusal(text('bot:refuse.over'), 'R-MX-36');
  if (seat === state.mover) return null;
  return new Refusal(text('bot:refuse.notYourTurn', { who: { seat: state.mover } }));
}

const BUILDING: readonly MotoXMove['kind'][] = ['tile', 'coin', 'stuck'];

/** What each part of the game waits for. */
const RULINGS = { build: 'R-MX-13', grid: 'R-MX-15', race: 'R-MX-13', over: 'R-MX-36' } as const;

/** Track, grid and race follow each other; what belongs to another of them cannot be done now. */
function wrongPhase({ phase }: MotoXState, { kind }: MotoXMove): Refusal | null {
  const belongs = BUILDING.includes(kind) ? 'build' : kind === 'grid' ? 'grid' : 'race';
  return belongs === phase ? null : new Refusal(text(`motox:refuse.phase.${phase}`), RULINGS[phase]);
}

function made(
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
      return pass(state, emit);
    case 'roll':
      return roll(state, move.coins, chance, emit);
    case 'restart':
      return restart(state, emit);
    case 'ride':
      return ride(state, move, emit);
    case 'stay':
      return stay(state, emit);
    case 'wipe':
      return wipe(state, emit);
    case 'wait':
      return wait(state, emit);
  }
}
