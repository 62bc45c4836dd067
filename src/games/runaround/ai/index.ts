import type { Seat } from '../../../engine/game.ts';
import type { Mind } from '../../../engine/mind.ts';
import { ahead, progress, startOf } from '../board.ts';
import { of } from '../both.ts';
import type { Runaround, RunaroundMove, RunaroundState } from '../types.ts';
import { reason } from './reason.ts';
import { ROLL, RunaroundWorld } from './world.ts';

/** How AI seats play Runaround: nothing is hidden, and twelve choices ahead tell most of what there is to see. */
export const mind: Mind<Runaround, null, RunaroundWorld> = {
  search: { horizon: 24, playouts: 4_000, floor: 300, forgiven: { much: 0.2, little: 0.105 } },
  turnsEach: { 2: 29 },
  lesson: { options: { size: 20, goal: 3 }, decisions: 20 },
  world: (view, temper) => new RunaroundWorld(view, temper),
  imagine: (view, _seat, _notes, _chance, world) => read(view, world),
  read,
  told,
  code,
  reason,
};

function read(state: RunaroundState, world: RunaroundWorld): void {
  const { size, mover, rolled, again, runs } = state;
  const pawns = [0, 1].map((seat) => [
    ...Array<number>(of(state.homes, seat)).fill(-1),
    ...of(state.pawns, seat).map((space) => progress(size, seat, space)),
  ]);
  world.fill(mover, rolled ?? 0, again === null ? -1 : progress(size, mover, again), runs, pawns, state.due);
}

function told(code: number, { size }: RunaroundState, seat: Seat): RunaroundMove {
  return code === ROLL
    ? { kind: 'roll' }
    : { kind: 'run', from: ahead(size, seat, startOf(size, seat), code - 1) };
}

function code(move: RunaroundMove, { size }: RunaroundState, seat: Seat): number {
  return move.kind === 'roll' ? ROLL : 1 + progress(size, seat, move.from);
}
