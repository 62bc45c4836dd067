import { expect, test } from 'vitest';
import { createRecordedChance, createSeededChance } from '../../../src/engine/chance.ts';
import type { Seat } from '../../../src/engine/game.ts';
import type { Recall } from '../../../src/engine/game-ai.ts';
import { advance, listWholeMoves, type Played, start } from '../../../src/engine/kernel.ts';
import { refused } from '../../../src/engine/refusal.ts';
import {
  BLIND,
  COIN_BITS,
  COUNT,
  HAND,
  PAWNED,
  SEATS,
  SPACE,
  WHERE,
} from '../../../src/games/forage/ai/cells.ts';
import { decodeMove, encodeMove } from '../../../src/games/forage/ai/codes.ts';
import { ai } from '../../../src/games/forage/ai/index.ts';
import type { ForageNotes } from '../../../src/games/forage/ai/memory.ts';
import type { ForageWorld } from '../../../src/games/forage/ai/world.ts';
import { forage } from '../../../src/games/forage/index.ts';
import type { Forage, ForageMove, ForageState } from '../../../src/games/forage/types.ts';
import { listSettings } from '../../conformance/settings.ts';

const memory = ai.memory as NonNullable<typeof ai.memory>;

interface Step {
  readonly before: ForageState;
  readonly played: Played<Forage>;
  readonly notes: readonly ForageNotes[];
}

/** Random matches under all settings, with the notes of every seat; every fifth is long, the others are shorter. */
const [LONGEST, LONG] = [500, 100];
const STEPS: readonly Step[] = listSettings(forage, createSeededChance(11), 1).flatMap((setting, number) => [
  ...walkGame(setting.seats, setting.options, number),
]);

function* walkGame(
  seats: number,
  options: Parameters<typeof forage.setup>[1],
  number: number,
): Generator<Step> {
  const chance = createSeededChance(number);
  const started = start(forage, seats, options, chance);
  if (refused(started)) throw new Error(started.reason.key);
  let { match } = started;
  let notes = Array.from({ length: seats }, (_, seat) => beginNotes(match.state, seat));
  while (!match.state.over && match.played < (number % 5 === 0 ? LONGEST : LONG)) {
    const all = listLegalMoves(match.state);
    const move = all[chance.draw(all.length)] as ForageMove;
    const played = advance(match, match.state.mover, move, chance);
    if (refused(played)) throw new Error(played.reason.key);
    yield { before: match.state, played, notes };
    match = played.match;
    notes = notes.map((own, seat) => rememberEvents(own, played, seat));
  }
}

function beginNotes(state: ForageState, seat: Seat): ForageNotes {
  return memory.begin(forage.view(state, seat), seat);
}

function rememberEvents(notes: ForageNotes, { entry }: Played<Forage>, seat: Seat): ForageNotes {
  return entry.events.reduce((own, event) => {
    const seen = forage.seen(event, seat, 'now');
    return seen === null ? own : memory.remember(own, seen, seat);
  }, notes);
}

function listLegalMoves(state: ForageState): ForageMove[] {
  return [...listWholeMoves(forage, forage.view(state, state.mover), state.mover)].map(({ move }) => move);
}

function readWorld(state: ForageState): ForageWorld {
  const world = ai.world(forage.view(state, null), 'even');
  ai.read(state, world);
  return world;
}

/** Returns a world that the seat imagines. */
function imagineWorld({ before, notes }: Step, seat: Seat, recall: Recall | null): ForageWorld {
  const view = forage.view(before, seat);
  const own = notes[seat] as ForageNotes;
  const world = ai.world(view, 'even');
  const left = recall === null ? null : memory.fade(own, recall);
  ai.imagine(view, seat, left, createSeededChance(before.round), world);
  return world;
}

/** Returns the stash of a seat, by suit. */
function readHand(cells: Int16Array, seat: Seat): number[] {
  return [...cells.subarray(HAND + seat * SEATS, HAND + (seat + 1) * SEATS)];
}

function listCodes(world: ForageWorld): number[] {
  const into = new Int32Array(4096);
  return [...into.subarray(0, world.moves(into))].sort((one, other) => one - other);
}

/** Returns the places of the coins, without the memory of others. */
function listCoins(cells: Iterable<number>): number[] {
  return [...cells].filter((_, at) => at < BLIND || at >= SPACE);
}

/** Returns what everybody sees: the pawns, the numbers of coins, and the spaces with coins. */
function listSeen(cells: Int16Array): number[] {
  const spaces = [...cells.subarray(SPACE)].map((space) => Math.sign(space & COIN_BITS) + (space & PAWNED));
  return [...cells.subarray(0, HAND), ...cells.subarray(COUNT, WHERE), ...spaces];
}

test('Forage AI: a move in the world has the result of the rules, with the same luck', () => {
  expect(STEPS.length).toBeGreaterThan(2000);
  for (const { before, played } of STEPS) {
    const world = readWorld(before);
    const luck = createRecordedChance(played.entry.luck);
    world.make(encodeMove(played.entry.move), luck);
    expect(luck.left()).toBe(0);
    expect([...world.cells]).toEqual([...readWorld(played.match.state).cells]);
    expect(world.mover()).toBe(played.match.state.over ? -1 : played.match.state.mover);
  }
});

test('Forage AI: an imagined position has the legal moves of the true one, and codes decode to their moves', () => {
  for (const step of STEPS) {
    const { mover } = step.before;
    const codes = listLegalMoves(step.before).map(encodeMove);
    for (const recall of [null, 'all', 'new', 'little'] as const)
      expect(listCodes(imagineWorld(step, mover, recall))).toEqual(
        codes.toSorted((one, other) => one - other),
      );
    for (const one of codes) expect(encodeMove(decodeMove(one))).toBe(one);
  }
});

test('Forage AI: the policy and the promising moves are legal', () => {
  const into = new Int32Array(4096);
  for (const step of STEPS) {
    const world = imagineWorld(step, step.before.mover, 'all');
    const codes = new Set(listCodes(world));
    const promising = [...into.subarray(0, world.promising(into))];
    expect(promising.length).toBeGreaterThan(0);
    for (const one of [world.policy(createSeededChance(step.played.match.played)), ...promising])
      expect(codes).toContain(one);
  }
});

test('Forage AI: full recall knows every coin, weaker recall mistakes only hidden coins', () => {
  let unsure = 0;
  for (const step of STEPS.filter((_, at) => at % 5 === 0))
    for (const seat of step.before.pawns.keys()) {
      const { cells } = readWorld(step.before);
      expect(listCoins(imagineWorld(step, seat, 'all').cells)).toEqual(listCoins(cells));
      for (const recall of [null, 'new', 'little'] as const) {
        const other = imagineWorld(step, seat, recall).cells;
        expect(listSeen(other)).toEqual(listSeen(cells));
        expect(readHand(other, seat)).toEqual(readHand(cells, seat));
        if (String(listCoins(other)) !== String(listCoins(cells))) unsure++;
      }
    }
  expect(unsure).toBeGreaterThan(100);
});

test('Forage AI: recall keeps the values of two rounds, or of coins the seat held itself', () => {
  const notes = STEPS.find(({ before }) => before.phase === 2)?.notes[0] as ForageNotes;
  const values = (recall: Recall) => memory.fade(notes, recall).coins.length;
  expect(values('all')).toBe(6 * notes.seats);
  expect(values('new')).toBe(2 * notes.seats);
  expect(values('little')).toBe(6);
});

test('Forage AI: worths add up to one, and the winners share all of it at the end', () => {
  let ended = 0;
  for (const { played } of STEPS) {
    const { state } = played.match;
    const world = readWorld(state);
    const worths = new Float64Array(8);
    world.judge(worths);
    expect(worths.reduce((sum, worth) => sum + worth, 0)).toBeCloseTo(1);
    const turn = forage.turn(state);
    if (turn.kind !== 'over') continue;
    ended++;
    const first = turn.standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
    for (const seat of state.pawns.keys())
      expect(worths[seat]).toBe(first.includes(seat) ? 1 / first.length : 0);
  }
  expect(ended).toBeGreaterThan(2);
});

test('Forage AI: the end is nearer with fewer coins on the board and with more points', () => {
  const step = STEPS.find(({ before }) => before.phase === 2 && before.coins.length > 8) as Step;
  const { before } = step;
  const [coin, ...coins] = before.coins;
  const stashes = before.stashes.map((stash, seat) => (seat === 0 && coin ? [...stash, coin] : stash));
  const distance = (state: ForageState) => readWorld(state).distanceToEnd(0);
  expect(distance({ ...before, coins })).toBeLessThan(distance(before));
  expect(distance({ ...before, stashes, coins })).toBeLessThan(distance({ ...before, coins }));
});
