import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pickRandomPath } from '../../../src/ai/random-path.ts';
import { findPerson, getTableTurn, type Table } from '../../../src/app/core/table.ts';
import { addAi, joinLobby } from '../../../src/app/lobby/lobby.ts';
import { startTable } from '../../../src/app/lobby/start.ts';
import { playAis } from '../../../src/app/play/ai-turns.ts';
import { makeMove } from '../../../src/app/play/make-move.ts';
import { iterateSteps, loadReplay, loadStep, type Replay } from '../../../src/app/replay/replay.ts';
import { cancelTable, resign } from '../../../src/app/seats/resign.ts';
import { createSeededChance, pickOne } from '../../../src/engine/chance.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { games } from '../../../src/games/registry.ts';
import { openLobby } from '../../support/app-table.ts';
import { getRefusalKey } from '../../support/refusal.ts';
import {
  closeTestContext,
  createActor,
  openTestContext,
  setForcedMovesByHand,
  type TestContext,
} from '../../support/test-context.ts';
import { loadStoredTable } from '../../support/verify.ts';

const PEOPLE = ['ann', 'bob', 'eve', 'sam'];

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContext();
  await setForcedMovesByHand(ctx, PEOPLE);
});
afterEach(async () => await closeTestContext(ctx));

describe('replay', () => {
  test.each(games.map(({ id }) => id))(
    'replay: shows every position of a match of %s as it was',
    async (game) => {
      const id = await beginMatch(game);
      const states = await playMoves(id, 40);
      const replay = await loadTestReplay(id);
      const steps = [...iterateSteps(replay)];
      expect(steps.map(({ number }) => number)).toEqual(states.map((_, at) => at));
      expect(steps.map(({ table }) => table.record.state)).toEqual(states);
      expect(steps.at(-1)?.table).toEqual(await loadStoredTable(ctx, id));
      expect(steps.flatMap(({ entries }) => entries.map(({ kind }) => kind))).toEqual(
        states.map((_, at) => (at === 0 ? 'start' : 'move')),
      );
      for (const step of steps) expect(await loadStep(replay, step.number)).toEqual(step);
    },
  );

  test('loadStep: clamps numbers below the first and above the last step', async () => {
    const id = await beginMatch('forage');
    await playMoves(id, 5);
    const replay = await loadTestReplay(id);
    expect((await loadStep(replay, -3)).number).toBe(0);
    expect((await loadStep(replay, 6)).number).toBe(5);
    expect((await loadStep(replay, Number.POSITIVE_INFINITY)).table).toEqual(replay.table);
  });

  test('replay: keeps hidden information while the match runs and reveals it after the end', async () => {
    const id = await beginMatch('runaround');
    await playMoves(id, 6);
    expect([...iterateSteps(await loadTestReplay(id))].map(({ when }) => when)).toEqual(
      new Array(7).fill('later'),
    );
    await resign(ctx, createActor('ann'), id, String);
    const over = [...iterateSteps(await loadTestReplay(id))];
    expect(over.map(({ when }) => when)).toEqual(new Array(8).fill('now'));
  });
});

describe('replay of a player who left', () => {
  test('replay: shows a player in the seat until the resignation, and the AI after it', async () => {
    const id = await beginMatch('forage');
    await playMoves(id, 4);
    expect(await resign(ctx, createActor('bob'), id, (name) => `${name} (AI)`)).toBe(true);
    const replay = await loadTestReplay(id);
    const [before, after] = [await loadStep(replay, 4), await loadStep(replay, 5)];
    expect(after.entries[0]).toMatchObject({ kind: 'resign', seat: 1, name: 'bob' });
    expect(before.table.seats[1]).toEqual({ kind: 'person', seat: 1, person: 'bob', name: 'bob' });
    expect(after.table.seats[1]).toEqual({ kind: 'ai', player: 'badger', seat: 1, name: 'bob (AI)' });
  });

  test('replay: shows a resigned match of two as running until its last step', async () => {
    const id = await beginMatch('runaround');
    await playMoves(id, 3);
    await resign(ctx, createActor('ann'), id, String);
    const turns = [...iterateSteps(await loadTestReplay(id))].map(({ table }) => getTableTurn(table).kind);
    expect(turns).toEqual(['act', 'act', 'act', 'act', 'over']);
  });
});

describe('replay of AI moves', () => {
  test('replay: shows consecutive AI moves as one step while running, and singly after the end', async () => {
    const id = await openLobby(ctx, 'forage');
    for (const _ of [1, 2]) await addAi(ctx, createActor('ann'), id, (number) => `AI ${number}`);
    await startTable(ctx, createActor('ann'), id);
    await playAis(ctx, id);
    await playMoves(id, 1);
    await playAis(ctx, id);
    const running = await loadTestReplay(id);
    const people = running.entries.filter(({ person }) => person !== null).length;
    expect(people).toBe(1);
    expect(running.entries.length).toBeGreaterThan(people);
    expect([...iterateSteps(running)].map(({ number }) => number)).toEqual(running.stops);
    expect([...iterateSteps(running)].flatMap(({ entries }) => entries.slice(-1))).not.toContainEqual(
      expect.objectContaining({ kind: 'move', person: 'ann' }),
    );
    expect([...iterateSteps(running)].flatMap(({ entries }) => entries)).toEqual([
      running.opening,
      ...running.entries,
    ]);
    await cancelTable(ctx, createActor('ann'), id, 'playing');
    const over = await loadTestReplay(id);
    expect(over.stops).toEqual(Array.from({ length: over.entries.length + 1 }, (_, number) => number));
  });
});

describe('refused replays', () => {
  test('loadReplay: refuses a lobby, also after it was closed', async () => {
    const id = await openLobby(ctx, 'forage');
    expect(await loadReplayRefusal(id)).toBe('bot:refuse.notStarted');
    await cancelTable(ctx, createActor('ann'), id, 'lobby');
    expect(await loadReplayRefusal(id)).toBe('bot:refuse.notStarted');
  });

  test('loadReplay: refuses a match of another rules version', async () => {
    const id = await beginMatch('forage');
    const table = await loadStoredTable(ctx, id);
    const newer: Table = { ...table, game: { ...table.game, rules: table.game.rules + 1 } };
    expect(await loadReplay(ctx, newer)).toMatchObject({ reason: { key: 'bot:replay.absent' } });
  });

  test('iterateSteps: throws on a log that contradicts the rules', async () => {
    const id = await beginMatch('runaround');
    await playMoves(id, 3);
    const replay = await loadTestReplay(id);
    const [first, ...rest] = replay.entries;
    const skipped: Replay = { ...replay, entries: rest };
    expect(first).toBeDefined();
    expect(() => [...iterateSteps(skipped)]).toThrow();
  });
});

/** Starts a match of as many people as can play. */
async function beginMatch(game: string): Promise<number> {
  const id = await openLobby(ctx, game);
  const seats = (await loadStoredTable(ctx, id)).game.seats;
  for (const who of PEOPLE.slice(1, Math.max(...seats))) await joinLobby(ctx, createActor(who), id);
  expect(await startTable(ctx, createActor('ann'), id)).toBe(true);
  return id;
}

/** Makes up to `most` random moves. Returns the states, beginning with the set-up. */
async function playMoves(id: number, most: number): Promise<readonly unknown[]> {
  const chance = createSeededChance(5);
  const states = [(await loadStoredTable(ctx, id)).record.state];
  while (states.length <= most) {
    const table = await loadStoredTable(ctx, id);
    const turn = getTableTurn(table);
    if (turn.kind === 'over') return states;
    const seat = pickOne(chance, turn.seats);
    const by = createActor(findPerson(table, seat) ?? '');
    const made = await makeMove(ctx, by, id, null, (game, view, mine) =>
      pickRandomPath(game, view, mine, chance),
    );
    if (refused(made)) throw new Error(made.reason.key);
    states.push((await loadStoredTable(ctx, id)).record.state);
  }
  return states;
}

async function loadTestReplay(id: number): Promise<Replay> {
  const replay = await loadReplay(ctx, await loadStoredTable(ctx, id));
  if (refused(replay)) throw new Error(replay.reason.key);
  return replay;
}

async function loadReplayRefusal(id: number): Promise<string | undefined> {
  return getRefusalKey(await loadReplay(ctx, await loadStoredTable(ctx, id)));
}
