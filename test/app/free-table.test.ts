import { afterEach, beforeEach, expect, test } from 'vitest';
import { findSeat, getDueSeats, getTableTurn } from '../../src/app/core/table.ts';
import { addAi, joinLobby } from '../../src/app/lobby/lobby.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { playAis } from '../../src/app/play/ai-turns.ts';
import { isStale, makeMove } from '../../src/app/play/make-move.ts';
import { buildMatchRecord, loadFullLog } from '../../src/app/replay/record.ts';
import { resign } from '../../src/app/seats/resign.ts';
import { refused } from '../../src/engine/refusal.ts';
import { openLobby } from '../support/app-table.ts';
import { getRefusalKey } from '../support/refusal.ts';
import { takeSnapshot } from '../support/snapshot.ts';
import { closeTestContext, createActor, openTestContext, type TestContext } from '../support/test-context.ts';
import { expectCompleteLog, loadStoredTable, loadWholeLog } from '../support/verify.ts';

let ctx: TestContext;
let id: number;
beforeEach(async () => {
  ctx = await openTestContext();
  id = await openLobby(ctx, 'piecepack');
});
afterEach(async () => await closeTestContext(ctx));

test('a free table: refuses an AI, because there are no rules for it to play', async () => {
  const table = await loadStoredTable(ctx, id);
  expect(table.game.table).toBe('free');
  const before = await takeSnapshot(ctx.store);
  const outcome = await addAi(ctx, createActor('ann'), id, String);
  expect(getRefusalKey(outcome)).toBe('bot:refuse.noAis');
  expect(await takeSnapshot(ctx.store)).toEqual(before);
});

test('a free table: every player may act at any time, and nobody is due', async () => {
  await openFreeTable();
  const table = await loadStoredTable(ctx, id);
  expect(getTableTurn(table)).toMatchObject({ kind: 'act', seats: [0, 1, 2] });
  expect(getDueSeats(table)).toEqual([]);
  for (const who of ['eve', 'ann', 'eve', 'bob']) await makeNote(who);
  expect((await loadWholeLog(ctx, id)).slice(1).map(({ person }) => person)).toEqual([
    'eve',
    'ann',
    'eve',
    'bob',
  ]);
});

test('a free table: a move chosen before another player acted is stale', async () => {
  await openFreeTable();
  const { version } = (await loadStoredTable(ctx, id)).record;
  await makeNote('bob');
  const now = await loadStoredTable(ctx, id);
  for (const seat of [0, 1, 2]) {
    expect(await isStale(ctx.store, now, seat, version)).toBe(true);
    expect(await isStale(ctx.store, now, seat, version + 1)).toBe(false);
  }
});

test('a free table: the seat of a host who leaves stays empty, and the next person becomes host', async () => {
  await openFreeTable();
  await makeNote('ann');
  expect(await resign(ctx, createActor('ann'), id, (name, ai) => `${ai ? 'AI ' : ''}(${name})`)).toBe(true);
  const before = await takeSnapshot(ctx.store);
  await playAis(ctx, id);
  expect(await takeSnapshot(ctx.store)).toEqual(before);
  const table = await loadStoredTable(ctx, id);
  expect(table.seats.map(({ kind, name }) => [kind, name])).toEqual([
    ['left', '(ann)'],
    ['person', 'bob'],
    ['person', 'eve'],
  ]);
  expect(table.record).toMatchObject({ phase: 'playing', host: 'bob' });
  expect(findSeat(table, 'ann')).toBeNull();
  expect(refused(await leaveNote('ann'))).toBe(true);
  await makeNote('eve');
  await expectCompleteLog(ctx, id);
});

test('a free table: the host stays host when others leave, and the last to leave ends it without a winner', async () => {
  await openFreeTable();
  await resign(ctx, createActor('eve'), id, String);
  expect((await loadStoredTable(ctx, id)).record).toMatchObject({ phase: 'playing', host: 'ann' });
  await resign(ctx, createActor('ann'), id, String);
  await makeNote('bob');
  await resign(ctx, createActor('bob'), id, String);
  const table = await loadStoredTable(ctx, id);
  expect(table.record).toMatchObject({ phase: 'cancelled', standings: null, endedAt: ctx.now() });
  const record = buildMatchRecord(table, await loadFullLog(ctx, table));
  expect(record).toMatchObject({ ending: { kind: 'cancelled' }, standings: [] });
  expect(record.left).toEqual([
    { after: 0, seat: 2, name: 'eve' },
    { after: 0, seat: 0, name: 'ann' },
    { after: 1, seat: 1, name: 'bob' },
  ]);
});

async function openFreeTable(): Promise<void> {
  for (const who of ['bob', 'eve']) await joinLobby(ctx, createActor(who), id);
  expect(await startTable(ctx, createActor('ann'), id)).toBe(true);
}

/** Has a person leave a note, a move that changes little. */
async function leaveNote(who: string) {
  return await makeMove(ctx, createActor(who), id, null, (game, view, seat) => {
    const move = game.notation.parseMove('note hello', view, seat);
    return refused(move) ? move : { move };
  });
}

async function makeNote(who: string): Promise<void> {
  expect(refused(await leaveNote(who))).toBe(false);
}
