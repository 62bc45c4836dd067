import { describe, expect, test } from 'vitest';
import { ChanceStream } from '../../../src/ai/search/stream.ts';
import {
  type Chance,
  createRecordedChance,
  createSeededChance,
  pickOne,
} from '../../../src/engine/chance.ts';
import type { Seat } from '../../../src/engine/game.ts';
import { advance, type Match, start } from '../../../src/engine/kernel.ts';
import { getDefaultOptions } from '../../../src/engine/options.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { BIT_COUNTS, DECK, getSeatStart, HAND, MONTHS } from '../../../src/games/gostop/ai/cells.ts';
import { ai } from '../../../src/games/gostop/ai/index.ts';
import { type GoStopNotes, memory } from '../../../src/games/gostop/ai/memory.ts';
import type { GoStopWorld } from '../../../src/games/gostop/ai/world.ts';
import { getMonth } from '../../../src/games/gostop/cards.ts';
import { gostop } from '../../../src/games/gostop/index.ts';
import type { GoStop, GoStopMove, GoStopView } from '../../../src/games/gostop/types.ts';
import { buildTree } from '../../conformance/question-tree.ts';
import { listSettings } from '../../conformance/settings.ts';

const SETTINGS = listSettings(gostop, createSeededChance(48), 8);
const MAX_MOVES = 400;

describe.each([0, 1, 2, 3])('Go-Stop AI, seeds %i modulo 4', (part) => {
  test.each(SETTINGS.filter((_, at) => at % 4 === part))(
    'Go-Stop AI: follows the rules with $seats seats and $options',
    ({ seats, options }) => {
      const chance = createSeededChance(part + 7);
      for (let number = 0; number < 4; number++) {
        const started = start(gostop, seats, options, chance);
        if (refused(started)) throw new Error('no start');
        playMatch(started.match, chance);
      }
    },
  );
});

describe('Go-Stop AI memory', () => {
  const state = gostop.setup(2, getDefaultOptions(gostop.options), createSeededChance(4));
  const view = gostop.view(state, 0);
  const months = getMonths(view);
  const begun = beginNotes(view, 0);
  const left = { kind: 'played', seat: 1, card: state.hands[1]?.[0] ?? '', onto: [] } as const;
  const passed = memory.remember(begun, left, 0);

  test('Go-Stop AI: rarely imagines a month in a hand that left it lying', () => {
    expect(countHeld(view, months, begun)).toBeGreaterThan(200);
    expect(countHeld(view, months, passed)).toBeLessThan(countHeld(view, months, begun) / 2);
  });

  test('Go-Stop AI: weaker recall keeps only the last event or nothing', () => {
    const later = memory.remember(passed, { ...left, card: '1D1' }, 0);
    expect(memory.fade(later, 'all')).toEqual(later);
    expect(memory.fade(later, 'new').lacks).toEqual(later.fresh);
    expect(countHeld(view, months, memory.fade(later, 'little'))).toBeGreaterThan(200);
  });

  test('Go-Stop AI: trusts a seat less once it shows a card it seemed to lack', () => {
    const [month = 1] = months;
    const shown = memory.remember(passed, { ...left, card: `${month}D1`, onto: [`${month}D2`] }, 0);
    expect(shown.surprises).toEqual([0, 1]);
    expect((shown.lacks[1] ?? 0) & (1 << (month - 1))).toBe(0);
  });
});

function getMonths({ row }: GoStopView): number[] {
  return row.map(({ cards }) => getMonth(cards[0] ?? ''));
}

function beginNotes(view: GoStopView, seat: Seat): GoStopNotes {
  return memory.begin(view, seat);
}

/** Returns how many cards of the months the second seat holds in a hundred positions imagined by the first. */
function countHeld(view: GoStopView, months: readonly number[], notes: GoStopNotes): number {
  const world = ai.world(view, 'even');
  const luck = new ChanceStream('0123456789abcdef0123456789abcdef');
  let count = 0;
  for (let number = 0; number < 100; number++) {
    luck.begin(number);
    ai.imagine(view, 0, notes, luck, world);
    for (const month of months)
      count += BIT_COUNTS[world.cells[getSeatStart(1) + HAND + month - 1] ?? 0] ?? 0;
  }
  return count;
}

/** Plays a random match and makes every move in the AI world as well. */
function playMatch(opening: Match<GoStop>, chance: Chance): void {
  let match = opening;
  const seats = [...match.state.totals.keys()];
  const first = gostop.view(match.state, 0);
  const [world, after] = [ai.world(first, 'even'), ai.world(first, 'even')];
  let notes = seats.map((seat) => beginNotes(gostop.view(match.state, seat), seat));
  for (let turn = gostop.turn(match.state); turn.kind === 'act' && match.played < MAX_MOVES; ) {
    const seat = pickOne(chance, turn.seats);
    const view = gostop.view(match.state, seat);
    const { moves } = buildTree(gostop, view, seat, chance);
    const { move } = pickOne(chance, moves);
    const next = advance(match, seat, move, chance);
    if (refused(next)) throw new Error('refused');
    if (ai.fallbackMove?.(view, seat, chance) == null) {
      ai.read(match.state, world);
      expect(world.mover()).toBe(seat);
      expect(world.rests()).toBe(turn.phase === 'deal');
      const legal = moves.map((one) => one.move);
      checkMoves(world, view, seat, legal);
      ai.read(next.match.state, after);
      const luck = createRecordedChance(next.entry.luck);
      world.make(ai.encode(move, view, seat), luck);
      expect(luck.left()).toBe(0);
      expect(world.cells).toEqual(after.cells);
      checkImagined(view, seat, notes[seat] as GoStopNotes, legal, world);
    }
    for (const event of next.entry.events)
      notes = notes.map((one, at) => memory.remember(one, gostop.seen(event, at, 'now') ?? event, at));
    match = next.match;
    turn = gostop.turn(match.state);
  }
  const shares = new Float64Array(seats.length);
  ai.read(match.state, world);
  world.judge(shares);
  expect(shares.reduce((sum, one) => sum + one)).toBeCloseTo(1);
  const end = gostop.turn(match.state);
  if (end.kind !== 'over') return;
  expect(world.mover()).toBe(-1);
  const winners = end.standings.filter(({ place }) => place === 1);
  for (const { seat } of winners) expect(shares[seat]).toBeCloseTo(1 / winners.length);
}

/** Expects that the world has the legal moves, that codes convert back, and that the policy picks one. */
function checkMoves(world: GoStopWorld, view: GoStopView, seat: Seat, legal: readonly GoStopMove[]): void {
  const into = new Int32Array(64);
  const codes = [...into.subarray(0, world.moves(into))];
  const decoded = codes.map((code) => ai.decode(code, view, seat));
  expect(sortMoves(decoded)).toEqual(sortMoves(legal));
  expect(decoded.map((move) => ai.encode(move, view, seat))).toEqual(codes);
  expect(codes).toContain(world.policy());
}

function sortMoves(moves: readonly GoStopMove[]): string[] {
  return moves.map((move) => JSON.stringify(move)).sort();
}

/** Expects that imagined positions allow the same moves, and hold every card once, seen cards in their places. */
function checkImagined(
  view: GoStopView,
  seat: Seat,
  notes: GoStopNotes,
  legal: readonly GoStopMove[],
  world: GoStopWorld,
): void {
  const luck = new ChanceStream('0123456789abcdef0123456789abcdef');
  for (let number = 0; number < 3; number++) {
    luck.begin(number);
    ai.imagine(view, seat, notes, luck, world);
    checkMoves(world, view, seat, legal);
    const guessed = world.cells.slice();
    ai.read(gostop.guess(view, seat, createSeededChance(number)), world);
    expect(splitCells(guessed, view)).toEqual(splitCells(world.cells, view));
  }
}

/** Splits the cells into known ones, the sizes of the hidden lists, and all hidden cards together. */
function splitCells(cells: Int16Array, { totals, viewer }: GoStopView): unknown {
  const known = [...cells];
  const hidden = [...totals.keys()]
    .filter((seat) => seat !== viewer)
    .map((seat) => getSeatStart(seat) + HAND);
  const of = (from: number) => known.splice(from, MONTHS, ...Array.from({ length: MONTHS }, () => 0));
  const lists = [...hidden, DECK].map(of);
  const sizes = lists.map((list) => list.reduce((sum, mask) => sum + (BIT_COUNTS[mask] ?? 0), 0));
  const together = Array.from({ length: MONTHS }, (_, month) =>
    lists.reduce((mask, list) => mask | (list[month] ?? 0), 0),
  );
  return { known, sizes, together };
}
