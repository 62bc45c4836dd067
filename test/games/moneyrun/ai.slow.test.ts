import { expect, test } from 'vitest';
import { pickUniformPath } from '../../../src/ai/random-path.ts';
import { searchBestMove } from '../../../src/ai/search-best-move.ts';
import {
  type Chance,
  createRecordedChance,
  createSeededChance,
  pickOne,
} from '../../../src/engine/chance.ts';
import type { Entry } from '../../../src/engine/entry.ts';
import type { Seat } from '../../../src/engine/game.ts';
import { advance, listWholeMoves, type Match, start } from '../../../src/engine/kernel.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { ai } from '../../../src/games/moneyrun/ai/index.ts';
import { moneyrun } from '../../../src/games/moneyrun/index.ts';
import { getWinners } from '../../../src/games/moneyrun/standings.ts';
import type { MoneyRun, MoneyRunState } from '../../../src/games/moneyrun/types.ts';
import { listSettings } from '../../conformance/settings.ts';

/** Maximum number of moves a match: enough for an empty bag and for rounds that run out. */
const PLAYED = 90;
/** Interval of positions at which all legal moves are listed, which is slow. */
const LISTED = 30;

test('Money Run AI: a move in the world has the result of the rules, with the same luck', () => {
  for (const { before, entry, after } of STEPS) {
    const world = createWorld(before);
    const luck = createRecordedChance(entry.luck);
    const view = moneyrun.view(before, entry.seat);
    const code = ai.encode(entry.move, view, entry.seat);
    expect(JSON.stringify(ai.decode(code, view, entry.seat))).toBe(JSON.stringify(entry.move));
    world.make(code, luck);
    expect(luck.left()).toBe(0);
    expect(world.cells.join()).toBe(createWorld(after).cells.join());
    expect(world.mover()).toBe(getMover(after));
  }
});

test('Money Run AI: the world has the legal moves, and promising ones are among them', () => {
  const [into, some] = [new Int32Array(8192), new Int32Array(8192)];
  for (const { before } of STEPS.filter((_, at) => at % LISTED === 0)) {
    const seat = getMover(before);
    const view = moneyrun.view(before, seat);
    const world = createWorld(before);
    ai.imagine(view, seat, null, createSeededChance(1), world);
    const legal = [...listWholeMoves(moneyrun, view, seat)].map(({ move }) => ai.encode(move, view, seat));
    const codes = [...into.subarray(0, world.moves(into))];
    const promising = [...some.subarray(0, world.promising(some))];
    expect(codes.toSorted().join()).toBe(legal.toSorted().join());
    expect(promising.length).toBeGreaterThan(0);
    expect(new Set(promising).size).toBe(promising.length);
    expect(promising.filter((one) => !codes.includes(one))).toEqual([]);
    expect(promising).toContain(world.policy(createSeededChance(1)));
  }
});

test('Money Run AI: worths add up to one, and the winners share all of it at the end', () => {
  const worths = new Float64Array(4);
  for (const { after } of STEPS) {
    createWorld(after).judge(worths);
    const seats = after.pawns.map((_, seat) => worths[seat] as number);
    expect(seats.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    const winners = getWinners(after);
    if (after.end !== null)
      expect(seats).toEqual(seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)));
  }
});

test('Money Run AI: a search repeats, is legal, and uses the policy below the floor', () => {
  const seed = '0123456789abcdef0123456789abcdef';
  for (const { before } of STEPS.filter((_, at) => at % 300 === 0)) {
    const [seat, view] = [getMover(before), moneyrun.view(before, getMover(before))];
    const search = (playouts: number) =>
      searchBestMove(moneyrun, { view, seat, notes: null, strength: 'owl', seed, playouts });
    expect(search(800)).toEqual(search(800));
    expect(
      refused(moneyrun.apply(before, seat, search(800).move as never, createSeededChance(1), () => {})),
    ).toBe(false);
    if (before.pawns[seat] !== null)
      expect(ai.encode(search(0).move as never, view, seat)).toBe(
        createWorld(before).policy(createSeededChance(1)),
      );
  }
});

interface Step {
  readonly before: MoneyRunState;
  readonly entry: Entry<MoneyRun>;
  readonly after: MoneyRunState;
}

/** Plays matches under all options, partly by the AI policy, as random pawns seldom climb or arrive. */
function* playMatches(): Generator<Step> {
  for (const [at, { seats, options }] of listSettings(moneyrun, createSeededChance(7)).entries()) {
    const chance = createSeededChance(100 + at);
    const started = start(moneyrun, seats, { ...options, roundCap: pickOne(chance, [0, 20, 20]) }, chance);
    if (refused(started)) throw new Error('The match cannot start');
    yield* playMatch(started.match, chance);
  }
}

const STEPS = [...playMatches()];

function* playMatch(opening: Match<MoneyRun>, chance: Chance): Generator<Step> {
  let match = opening;
  while (match.state.end === null && match.played < PLAYED) {
    const before = match.state;
    const seat = getMover(before);
    const next = advance(match, seat, chooseMove(before, seat, chance), chance);
    if (refused(next)) throw new Error(`Refused: ${next.reason.key}`);
    match = next.match;
    yield { before, entry: next.entry, after: match.state };
  }
}

function chooseMove(state: MoneyRunState, seat: Seat, chance: Chance): MoneyRun['move'] {
  const view = moneyrun.view(state, seat);
  if (chance.draw(3) > 0) return pickUniformPath(moneyrun, view, seat, chance).move;
  return ai.decode(createWorld(state).policy(chance), view, seat);
}

function createWorld(state: MoneyRunState) {
  const world = ai.world(moneyrun.view(state, null), 'even');
  ai.read(state, world);
  return world;
}

function getMover(state: MoneyRunState): Seat {
  return state.end === null ? state.mover : -1;
}
