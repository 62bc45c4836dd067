import { expect, test } from 'vitest';
import { searchBestMove } from '../../../src/ai/search-best-move.ts';
import { STRENGTH_IDS, type StrengthId } from '../../../src/ai/strengths.ts';
import { type MoneyRunNotes, memory, type NotedMove } from '../../../src/games/moneyrun/ai/index.ts';
import { moneyrun } from '../../../src/games/moneyrun/index.ts';
import type { MoneyRunMove } from '../../../src/games/moneyrun/types.ts';
import { createMatchFromPosition } from '../../support/game/positions.ts';

/** Position in which both pawns have a way ahead. */
const SHIFTING =
  '9 | pawns s:e2 n:e8 | stacks e1:L e2:L e3:M e7:M e8:L e9:L | table PPPPP | bag ? | round 5 first 1 to move 1 actions 2';
const SEED = '0123456789abcdef0123456789abcdef';

test('Money Run AI memory: keeps the moves since a coin was last placed, oldest first', () => {
  const moved: NotedMove = { from: 'e2', to: 'e4', pawn: 0 };
  let notes: MoneyRunNotes = memory.begin({} as never, 0);
  const events = [
    { kind: 'shifted', seat: 1, coin: 'L', from: 'a1', to: 'b1' },
    { kind: 'placed', seat: 1, coin: 'L', at: 'c1', drawn: null },
    { kind: 'moved', seat: 0, from: 'e2', path: ['e3', 'e4'] },
    { kind: 'ended', seat: 0, used: 1 },
    { kind: 'shifted', seat: 1, coin: 'L', from: 'a2', to: 'b2' },
  ] as const;
  for (const event of events) notes = memory.remember(notes, event as never, 0);
  expect(notes).toEqual([moved, { from: 'a2', to: 'b2', pawn: null }]);
});

/** Strengths with enough playouts for a search, and with too few. */
const SEARCHES = STRENGTH_IDS.flatMap((strength) => [2_000, 100].map((playouts) => ({ strength, playouts })));

test.each(SEARCHES)(
  'Money Run AI: $strength avoids a position that came up twice, with $playouts playouts',
  (how) => {
    const first = searchMove([], how);
    const once = createBackAndForth(first);
    const again = searchMove([...once, ...once], how);
    expect(again).not.toEqual(first);
    expect(again.kind).not.toBe('end');
  },
);

function searchMove(notes: MoneyRunNotes, how: { strength: StrengthId; playouts: number }): MoneyRunMove {
  const { state } = createMatchFromPosition(moneyrun, SHIFTING, undefined);
  // The table and the bag are empty.
  const view = moneyrun.view({ ...state, table: [], bag: [0, 0, 0, 0, 0] }, 0);
  return searchBestMove(moneyrun, { view, seat: 0, notes, seed: SEED, ...how }).move as MoneyRunMove;
}

/** Returns the move and its reversal, which together repeat the position. */
function createBackAndForth(move: MoneyRunMove): readonly NotedMove[] {
  if (move.kind === 'shift') {
    const { from, to } = move;
    return [
      { from, to, pawn: null },
      { from: to, to: from, pawn: null },
    ];
  }
  if (move.kind !== 'step') throw new Error(`A ${move.kind} repeats nothing`);
  const [from, to] = ['e2', move.path.at(-1) as string];
  return [
    { from, to, pawn: 0 },
    { from: to, to: from, pawn: 0 },
  ];
}
