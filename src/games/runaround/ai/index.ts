import type { Seat } from '../../../engine/game.ts';
import type { GameAi } from '../../../engine/game-ai.ts';
import { getProgress, getSeatValue, getSpaceAhead, getStart } from '../board.ts';
import type { Runaround, RunaroundMove, RunaroundState } from '../types.ts';
import { explainMove } from './explain-move.ts';
import { ROLL_CODE, RunaroundWorld } from './world.ts';

/** AI for Runaround. Nothing is hidden, and a search twelve choices deep sees most of what matters. */
export const ai: GameAi<Runaround, null, RunaroundWorld> = {
  search: { horizon: 24, playouts: 4_000, minPlayouts: 300, tolerance: { lenient: 0.2, strict: 0.105 } },
  turnsEach: { 2: 29 },
  lesson: { options: { size: 20, goal: 3 }, decisions: 20 },
  world: (view, temper) => new RunaroundWorld(view, temper),
  imagine: (view, _seat, _notes, _chance, world) => readState(view, world),
  read: readState,
  decode: decodeMove,
  encode: encodeMove,
  reason: explainMove,
};

function readState(state: RunaroundState, world: RunaroundWorld): void {
  const { size, mover, rolled, again, runs } = state;
  const pawns = [0, 1].map((seat) => [
    ...Array<number>(getSeatValue(state.homes, seat)).fill(-1),
    ...getSeatValue(state.pawns, seat).map((space) => getProgress(size, seat, space)),
  ]);
  world.fill(
    mover,
    rolled ?? 0,
    again === null ? -1 : getProgress(size, mover, again),
    runs,
    pawns,
    state.due,
  );
}

function decodeMove(code: number, { size }: RunaroundState, seat: Seat): RunaroundMove {
  return code === ROLL_CODE
    ? { kind: 'roll' }
    : { kind: 'run', from: getSpaceAhead(size, seat, getStart(size, seat), code - 1) };
}

function encodeMove(move: RunaroundMove, { size }: RunaroundState, seat: Seat): number {
  return move.kind === 'roll' ? ROLL_CODE : 1 + getProgress(size, seat, move.from);
}
