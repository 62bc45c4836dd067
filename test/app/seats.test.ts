import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pickRandomPath } from '../../src/ai/random-path.ts';
import type { AppContext } from '../../src/app/core/context.ts';
import { freeSeat, seatAi } from '../../src/app/core/seats.ts';
import { findPerson, getDueSeats, loadTable } from '../../src/app/core/table.ts';
import { inTransaction } from '../../src/app/core/unit-of-work.ts';
import { addAi, joinLobby } from '../../src/app/lobby/lobby.ts';
import { openTable } from '../../src/app/lobby/open.ts';
import { openRematch } from '../../src/app/lobby/rematch.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { playAis } from '../../src/app/play/ai-turns.ts';
import { makeMove } from '../../src/app/play/make-move.ts';
import { buildMatchRecord } from '../../src/app/replay/record.ts';
import { iterateSteps, loadReplay } from '../../src/app/replay/replay.ts';
import { cancelTable, resign } from '../../src/app/seats/resign.ts';
import { returnToSeat, takeSeat } from '../../src/app/seats/take-seat.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { refused } from '../../src/engine/refusal.ts';
import { verifyMatchRecord } from '../../src/engine/verify-match-record.ts';
import { loadResults } from '../../src/store/results.ts';
import { getRefusalKey } from '../support/refusal.ts';
import { takeSnapshot } from '../support/snapshot.ts';
import { closeTestContext, createActor, openTestContext, type TestContext } from '../support/test-context.ts';
import { expectCompleteLog, loadStoredTable, loadWholeLog } from '../support/verify.ts';

let ctx: TestContext;
let id: number;
beforeEach(async () => {
  ctx = await openTestContext();
  id = await beginMatchWithAis('forage', ['ann', 'bob', 'cem']);
});
afterEach(async () => await closeTestContext(ctx));

describe('a seat held by an AI', () => {
  test('a seat held by an AI: is played by the AI until its person returns', async () => {
    await handSeat(seatAi, 0);
    await playMoves(9);
    expect(await listSeatNames()).toEqual(['AI (ann)', 'bob', 'cem']);
    expect((await countSeatMoves(0)).map(({ person }) => person)).toContain(null);
    const before = (await countSeatMoves(0)).length;
    expect(await returnToSeat(ctx, createActor('ann'), id)).toBe(1);
    await playMoves(9);
    expect(await listSeatNames()).toEqual(['ann', 'bob', 'cem']);
    const since = (await countSeatMoves(0)).slice(before);
    expect(since.length).toBeGreaterThan(0);
    expect(since.every(({ person }) => person === 'ann')).toBe(true);
    await expectCompleteLog(ctx, id);
  });

  test('a seat held by an AI: the table gets another host if the person was host', async () => {
    expect((await loadStoredTable(ctx, id)).record.host).toBe('ann');
    await handSeat(seatAi, 0);
    expect((await loadStoredTable(ctx, id)).record.host).toBe('bob');
    await handSeat(seatAi, 2);
    expect((await loadStoredTable(ctx, id)).record.host).toBe('bob');
    await returnToSeat(ctx, createActor('ann'), id);
    expect((await loadStoredTable(ctx, id)).record.host).toBe('bob');
  });

  test('returnToSeat: is refused for other people and the second time', async () => {
    await handSeat(seatAi, 0);
    const before = await takeSnapshot(ctx.store);
    expect(getRefusalKey(await returnToSeat(ctx, createActor('bob'), id))).toBe('bot:refuse.alreadySeated');
    expect(getRefusalKey(await returnToSeat(ctx, createActor('eve'), id))).toBe('bot:refuse.noSeatHeld');
    expect(getRefusalKey(await takeSeat(ctx, createActor('eve'), id, 0))).toBe('bot:refuse.seatTaken');
    expect(await takeSnapshot(ctx.store)).toEqual(before);
    const both = [returnToSeat(ctx, createActor('ann'), id), returnToSeat(ctx, createActor('ann'), id)];
    const outcomes = await Promise.all(both);
    expect(outcomes.map(getRefusalKey).filter(Boolean)).toEqual(['bot:refuse.alreadySeated']);
  });

  test('returnToSeat: discards the AI move when the person returns during the search', async () => {
    await playMoves(1);
    const mover = getDueSeats(await loadStoredTable(ctx, id))[0] ?? 0;
    const person = findPerson(await loadStoredTable(ctx, id), mover) ?? '';
    let back: unknown;
    const slow = {
      ...ctx,
      onAiTurn: () => {},
      ai: {
        ...ctx.ai,
        choose: async (request: Parameters<TestContext['ai']['choose']>[0]) => {
          back ??= await returnToSeat(ctx, createActor(person), id);
          return await ctx.ai.choose(request);
        },
      },
    };
    await handSeat(seatAi, mover, slow);
    const { version } = (await loadStoredTable(ctx, id)).record;
    await playAis(slow, id);
    expect(back).toBe(mover + 1);
    const log = await loadWholeLog(ctx, id);
    expect(log.slice(version).map(({ kind }) => kind)).toEqual(['seat']);
  });

  test('replay: shows each occupant of a seat by the name of that time', async () => {
    await playMoves(4);
    await handSeat(seatAi, 0);
    await playMoves(4);
    await returnToSeat(ctx, createActor('ann', { name: 'Ann' }), id);
    const replay = await loadReplay(ctx, await loadStoredTable(ctx, id));
    if (refused(replay)) throw new Error(replay.reason.key);
    const names = [...iterateSteps(replay)].map(({ table }) => table.seats[0]?.name);
    expect([...new Set(names)]).toEqual(['ann', 'AI (ann)', 'Ann']);
  });
});

describe('a free seat', () => {
  test('a free seat: is played by nobody until a person takes it', async () => {
    const late = getDueSeats(await loadStoredTable(ctx, id))[0] ?? 0;
    await handSeat(freeSeat, late);
    await playAis(ctx, id);
    expect((await loadWholeLog(ctx, id)).at(-1)?.kind).toBe('seat');
    const [other = ''] = ['ann', 'bob', 'cem'].filter((_, seat) => seat !== late);
    expect(getRefusalKey(await takeSeat(ctx, createActor(other), id, late))).toBe('bot:refuse.alreadySeated');
    expect(await takeSeat(ctx, createActor('eve'), id, late)).toBe(late + 1);
    expect(findPerson(await loadStoredTable(ctx, id), late)).toBe('eve');
    await playMoves(6);
    await expectCompleteLog(ctx, id);
  });

  test('takeSeat: gives the seat to one of two simultaneous requests', async () => {
    await handSeat(freeSeat, 0);
    const both = await Promise.all(['dan', 'eve'].map((who) => takeSeat(ctx, createActor(who), id, 0)));
    expect(both.filter((one) => one === 1)).toHaveLength(1);
    expect(both.map(getRefusalKey).filter(Boolean)).toEqual(['bot:refuse.seatTaken']);
  });

  test('takeSeat: is refused for a person whose own seat is held by an AI', async () => {
    await handSeat(freeSeat, 0);
    await handSeat(seatAi, 2);
    expect(getRefusalKey(await takeSeat(ctx, createActor('cem'), id, 0))).toBe('bot:refuse.ownSeatHeld');
    expect(await returnToSeat(ctx, createActor('cem'), id)).toBe(3);
    expect(await takeSeat(ctx, createActor('ann'), id, 0)).toBe(1);
    expect(await listSeatNames()).toEqual(['ann', 'bob', 'cem']);
  });

  test('takeSeat: is refused for a person who has played another seat of the match', async () => {
    await handSeat(freeSeat, 0);
    await takeSeat(ctx, createActor('eve'), id, 0);
    await resign(ctx, createActor('cem'), id, getNewName);
    await handSeat(freeSeat, 1);
    for (const who of ['ann', 'cem'])
      expect(getRefusalKey(await takeSeat(ctx, createActor(who), id, 1))).toBe('bot:refuse.satElsewhere');
    expect(await takeSeat(ctx, createActor('bob'), id, 1)).toBe(2);
  });

  test('takeSeat: is refused before the start and after the end', async () => {
    await handSeat(freeSeat, 0);
    await cancelTable(ctx, createActor('bob'), id, 'playing');
    expect(getRefusalKey(await takeSeat(ctx, createActor('eve'), id, 0))).toBe('bot:refuse.overAlready');
    expect(getRefusalKey(await returnToSeat(ctx, createActor('ann'), id))).toBe('bot:refuse.overAlready');
    const next = await openRematch(ctx, createActor('bob'), id);
    expect(getRefusalKey(await takeSeat(ctx, createActor('eve'), next as number, 0))).toBe(
      'bot:refuse.notStarted',
    );
  });
});

test('match record: lists who left and who joined, and passes verification', async () => {
  await playMoves(3);
  await handSeat(freeSeat, 0);
  await takeSeat(ctx, createActor('eve'), id, 0);
  await playMoves(4);
  await handSeat(seatAi, 1);
  await resign(ctx, createActor('cem'), id, getNewName);
  await cancelTable(ctx, createActor('eve'), id, 'playing');
  const table = await loadStoredTable(ctx, id);
  const record = buildMatchRecord(table, await loadWholeLog(ctx, id));
  expect(record.players.map(({ name, ai }) => [name, ai])).toEqual([
    ['eve', false],
    ['AI (bob)', true],
    ['AI (cem)', true],
  ]);
  expect(record.left).toMatchObject([
    { after: 3, seat: 0, name: 'ann' },
    { seat: 1, name: 'bob' },
    { seat: 2, name: 'cem' },
  ]);
  expect(record.came).toEqual([{ after: 3, seat: 0, name: 'eve' }]);
  expect(verifyMatchRecord(record, table.game).moves).toBe(record.moves.length);
});

test('results: belong to the final occupant of a seat, and to departed players as left', async () => {
  await handSeat(freeSeat, 0);
  await takeSeat(ctx, createActor('eve'), id, 0);
  await handSeat(seatAi, 1);
  await handSeat(seatAi, 2);
  await returnToSeat(ctx, createActor('cem'), id);
  await cancelTable(ctx, createActor('eve'), id, 'playing');
  const results = await loadResults(ctx.store, id);
  expect(results.map(({ seat, person, ending }) => [seat, person, ending])).toEqual([
    [0, 'eve', 'cancelled'],
    [1, null, 'cancelled'],
    [2, 'cem', 'cancelled'],
    [0, 'ann', 'left'],
    [1, 'bob', 'left'],
  ]);
});

test('rematch: invites the last person of each seat', async () => {
  await handSeat(freeSeat, 0);
  await takeSeat(ctx, createActor('eve'), id, 0);
  await handSeat(seatAi, 1);
  await cancelTable(ctx, createActor('eve'), id, 'playing');
  const next = await openRematch(ctx, createActor('eve'), id);
  const { seats: again } = await loadStoredTable(ctx, next as number);
  expect(again.map((one) => [one.kind, 'person' in one && one.person])).toEqual([
    ['invited', 'bob'],
    ['invited', 'cem'],
    ['person', 'eve'],
  ]);
});

const chance = createSeededChance(5);

function getNewName(name: string, isAi: boolean): string {
  return isAi ? `AI (${name})` : `(${name})`;
}

async function beginMatchWithAis(game: string, people: readonly string[], ais = 0): Promise<number> {
  const [host = '', ...others] = people;
  const opened = await openTable(ctx, createActor(host), { guild: 'g', channel: 'c', game, language: 'en' });
  if (typeof opened !== 'number') throw new Error('No table was opened');
  for (const other of others) await joinLobby(ctx, createActor(other), opened);
  for (let ai = 0; ai < ais; ai++) await addAi(ctx, createActor(host), opened, String);
  await startTable(ctx, createActor(host), opened);
  return opened;
}

async function handSeat(transfer: typeof seatAi, seat: number, at: AppContext = ctx): Promise<void> {
  await inTransaction(at, async (work) => {
    const table = await loadTable(at, id, work.store);
    if (!refused(table)) await transfer(work, table, seat, getNewName);
  });
}

async function listSeatNames(): Promise<readonly string[]> {
  return (await loadStoredTable(ctx, id)).seats.map(({ name }) => name);
}

async function countSeatMoves(seat: number) {
  const log = await loadWholeLog(ctx, id);
  return log.filter((entry) => entry.kind === 'move').filter((entry) => entry.seat === seat);
}

/** Makes random moves, including those of AI seats. */
async function playMoves(moves: number): Promise<void> {
  for (let made = 0; made < moves; made++) {
    await playAis(ctx, id);
    const table = await loadStoredTable(ctx, id);
    const person = findPerson(table, getDueSeats(table)[0] ?? -1) ?? '';
    const outcome = await makeMove(ctx, createActor(person), id, null, (game, view, seat) =>
      pickRandomPath(game, view, seat, chance),
    );
    if (refused(outcome)) throw new Error(outcome.reason.key);
  }
}
