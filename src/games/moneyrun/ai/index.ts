import type { Seat } from '../../../engine/game.ts';
import type { GameAi, Memory } from '../../../engine/game-ai.ts';
import { BOARDS, getEdge } from '../board.ts';
import { getCoins, SMALLNESS } from '../coins.ts';
import { getOpenStarts } from '../objections/actions.ts';
import { isStarting } from '../turn.ts';
import type {
  MoneyRun,
  MoneyRunEvent,
  MoneyRunMove,
  MoneyRunState,
  MoneyRunView,
  Shift,
  Side,
  Square,
} from '../types.ts';
import * as at from './cells.ts';
import { decodeMove, encodeMove } from './codes.ts';
import { explainMove } from './explain-move.ts';
import { MoneyRunWorld } from './world.ts';

/** Move of a coin or of a seat's pawn from one square to another. */
export interface NotedMove {
  readonly from: Square;
  readonly to: Square;
  readonly pawn: Seat | null;
}

/** Moves since a coin was last placed, oldest first: only positions since then can come up again. */
export type MoneyRunNotes = readonly NotedMove[];

/** Memory of Money Run. Nothing is hidden, but the AI has to recognise repeated positions. */
export const memory: Memory<MoneyRun, MoneyRunNotes> = {
  begin: () => [],
  remember: rememberEvent,
  fade: (notes) => notes,
};

/** AI for Money Run. Nothing is hidden; the search weighs whole turns, and the opponents' replies to them. */
export const ai: GameAi<MoneyRun, MoneyRunNotes, MoneyRunWorld> = {
  search: {
    horizon: 4,
    playouts: 6_000,
    minPlayouts: 1_200,
    tolerance: { lenient: 0.2, strict: 0.02 },
    turns: { beam: 12, replies: 3 },
  },
  turnsEach: { 2: 13, 3: 10, 4: 9 },
  lesson: { options: { board: 8, roundCap: 20 }, decisions: 18 },
  world: ({ options, pawns }, temper) => new MoneyRunWorld({ options, seats: pawns.length }, temper),
  memory,
  imagine: (view, _seat, notes, _chance, world) => imaginePosition(view, notes, world),
  read: readState,
  decode: decodeMove,
  encode: encodeMove,
  fallbackMove: chooseStart,
  reason: explainMove,
};

/** Chooses a start in the middle of the side, or as near to it as possible. */
function chooseStart(view: MoneyRunView, seat: Seat): MoneyRunMove | null {
  if (!isStarting(view)) return null;
  const edge = getEdge(BOARDS[view.options.board], view.sides[seat] as Side);
  const aside = (square: string): number => Math.abs(edge.indexOf(square) - (edge.length - 1) / 2);
  const [middle] = getOpenStarts(view, seat).toSorted((one, other) => aside(one) - aside(other));
  return middle === undefined ? null : { kind: 'start', at: middle };
}

/** Writes the position and, from the notes, the positions that came up before it. */
function imaginePosition(view: MoneyRunView, notes: MoneyRunNotes | null, world: MoneyRunWorld): void {
  const { number } = BOARDS[view.options.board];
  const place = (square: Square): number => number.get(square) as number;
  readState(view, world);
  world.recall((notes ?? []).map(({ from, to, pawn }) => ({ from: place(from), to: place(to), pawn })));
}

function readState(state: MoneyRunState, world: MoneyRunWorld): void {
  const { cells } = world;
  cells.fill(0);
  cells.set([state.mover, state.actions, state.idle, state.round, Number(state.end !== null), state.first]);
  cells.set(state.agreed.map(Number), at.AGREED);
  cells.fill(at.NOBODY, at.PAWN, at.PAWN + at.SEATS);
  const { number } = BOARDS[state.options.board];
  cells.set(
    state.pawns.map((square) => number.get(square ?? '') ?? at.UNPLACED),
    at.PAWN,
  );
  for (const coin of state.table) (cells[at.TABLE + SMALLNESS[coin]] as number)++;
  cells.set(state.bag, at.BAG);
  readShifts(state.shifted.before, cells, at.BEFORE, number);
  readShifts(state.shifted.now, cells, at.NOW, number);
  readStacks(state, world);
}

function readShifts(
  shifts: readonly Shift[],
  cells: Int16Array,
  turn: number,
  number: ReadonlyMap<string, number>,
): void {
  const flat = shifts.flatMap(({ from, to, level }) => [number.get(from) ?? -1, number.get(to) ?? -1, level]);
  cells.fill(-1, turn, turn + at.TURN_CELLS);
  cells.set(flat.slice(0, at.TURN_CELLS), turn);
}

function readStacks({ stacks, options }: MoneyRunState, world: MoneyRunWorld): void {
  world.tops.fill(-1);
  for (const { at: square } of stacks)
    for (const coin of getCoins(stacks, square))
      world.put(SMALLNESS[coin], BOARDS[options.board].number.get(square) as number);
}

function rememberEvent(notes: MoneyRunNotes, event: MoneyRunEvent): MoneyRunNotes {
  switch (event.kind) {
    case 'placed':
      return [];
    case 'shifted':
      return [...notes, { from: event.from, to: event.to, pawn: null }];
    case 'moved':
      return [...notes, { from: event.from, to: event.path.at(-1) ?? event.from, pawn: event.seat }];
    default:
      return notes;
  }
}
