import { afterEach, beforeEach, expect, test } from 'vitest';
import { addAi, joinLobby, leaveLobby, removeAi, setOption } from '../../../src/app/lobby/lobby.ts';
import { ChannelTakenRefusal, openTable } from '../../../src/app/lobby/open.ts';
import { startTable } from '../../../src/app/lobby/start.ts';
import { makeMove } from '../../../src/app/play/make-move.ts';
import { cancelTable, resign } from '../../../src/app/seats/resign.ts';
import { openLobby } from '../../support/app-table.ts';
import { getRefusalKey } from '../../support/refusal.ts';
import { takeSnapshot } from '../../support/snapshot.ts';
import {
  closeTestContext,
  createActor,
  openTestContext,
  type TestContext,
} from '../../support/test-context.ts';
import { loadStoredTable, loadWholeLog } from '../../support/verify.ts';

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContext();
});
afterEach(async () => await closeTestContext(ctx));

const roll = () => ({ move: { kind: 'roll' } });
const createAi = (number: number) => `AI ${number}`;

test('openTable: makes the player host on the first seat', async () => {
  const id = await openLobby(ctx, 'runaround');
  const { record, seats } = await loadStoredTable(ctx, id);
  expect(record).toMatchObject({ phase: 'lobby', host: 'ann', version: 0, options: { size: 24, goal: 5 } });
  expect(seats).toEqual([{ kind: 'person', seat: 0, person: 'ann', name: 'ann' }]);
  expect(ctx.told).toEqual([id]);
});

test('openTable: allows one live table a channel, also for two simultaneous requests', async () => {
  const spec = { guild: 'g', channel: 'c', game: 'forage', language: 'en' } as const;
  const both = await Promise.all([
    openTable(ctx, createActor('ann'), spec),
    openTable(ctx, createActor('bob'), spec),
  ]);
  expect(both.filter((one) => typeof one === 'number')).toHaveLength(1);
  expect(both.filter((one) => one instanceof ChannelTakenRefusal)).toHaveLength(1);
  const first = typeof both[0] === 'number' ? 'ann' : 'bob';
  await cancelTable(ctx, createActor(first), 1, 'lobby');
  expect(typeof (await openTable(ctx, createActor('bob'), spec))).toBe('number');
});

test('openTable: refuses an unknown game', async () => {
  const spec = { guild: 'g', channel: 'c', game: 'chess', language: 'en' } as const;
  expect(getRefusalKey(await openTable(ctx, createActor('ann'), spec))).toBe('bot:refuse.noSuchGame');
});

test('joinLobby: seats players in order, once each, until the table is full', async () => {
  const id = await openLobby(ctx, 'runaround');
  expect(await joinLobby(ctx, createActor('bob'), id)).toBe(2);
  expect(getRefusalKey(await joinLobby(ctx, createActor('bob'), id))).toBe('bot:refuse.alreadySeated');
  expect(getRefusalKey(await joinLobby(ctx, createActor('eve'), id))).toBe('bot:refuse.full');
  expect(getRefusalKey(await joinLobby(ctx, createActor('eve'), 99))).toBe('bot:refuse.noSuchTable');
});

test('joinLobby: gives the last seat to one of two simultaneous requests', async () => {
  const id = await openLobby(ctx, 'runaround');
  const both = await Promise.all([
    joinLobby(ctx, createActor('bob'), id),
    joinLobby(ctx, createActor('eve'), id),
  ]);
  expect(both.filter((one) => one === 2)).toHaveLength(1);
  expect(both.map(getRefusalKey).filter(Boolean)).toEqual(['bot:refuse.full']);
});

test('leaveLobby: the next person becomes host, and a lobby without people closes', async () => {
  const id = await openLobby(ctx, 'runaround');
  await addAi(ctx, createActor('ann'), id, createAi);
  expect(await removeAi(ctx, createActor('ann'), id)).toBe(true);
  expect(getRefusalKey(await removeAi(ctx, createActor('ann'), id))).toBe('bot:refuse.noAi');
  await joinLobby(ctx, createActor('bob'), id);
  expect(await leaveLobby(ctx, createActor('ann'), id)).toBe(true);
  expect(getRefusalKey(await leaveLobby(ctx, createActor('ann'), id))).toBe('bot:refuse.notSeated');
  expect((await loadStoredTable(ctx, id)).record.host).toBe('bob');
  await addAi(ctx, createActor('bob'), id, createAi);
  await leaveLobby(ctx, createActor('bob'), id);
  expect((await loadStoredTable(ctx, id)).record.phase).toBe('cancelled');
});

test('lobby: only the host and a channel manager can start, cancel, add AIs and set options', async () => {
  const id = await openLobby(ctx, 'runaround');
  await joinLobby(ctx, createActor('bob'), id);
  const before = await takeSnapshot(ctx.store);
  const attempts = [
    startTable(ctx, createActor('bob'), id),
    cancelTable(ctx, createActor('bob'), id, 'lobby'),
    addAi(ctx, createActor('bob'), id, createAi),
    removeAi(ctx, createActor('bob'), id),
    setOption(ctx, createActor('bob'), id, 'size', 16),
  ];
  for (const outcome of await Promise.all(attempts))
    expect(getRefusalKey(outcome)).toBe('bot:refuse.hostOnly');
  expect(await takeSnapshot(ctx.store)).toEqual(before);
  expect(await setOption(ctx, createActor('eve', { manages: true }), id, 'size', 16)).toBe(true);
  expect(await startTable(ctx, createActor('eve', { manages: true }), id)).toBe(true);
});

test('setOption: refuses an unknown option and an unknown value', async () => {
  const id = await openLobby(ctx, 'runaround');
  expect(getRefusalKey(await setOption(ctx, createActor('ann'), id, 'speed', 1))).toBe(
    'bot:refuse.noSuchOption',
  );
  expect(getRefusalKey(await setOption(ctx, createActor('ann'), id, 'size', 17))).toBe(
    'bot:refuse.noSuchValue',
  );
});

test('startTable: is refused with too few people', async () => {
  const id = await openLobby(ctx, 'forage');
  await joinLobby(ctx, createActor('bob'), id);
  expect(getRefusalKey(await startTable(ctx, createActor('ann'), id))).toBe('bot:refuse.tooFew');
  expect(await loadWholeLog(ctx, id)).toEqual([]);
});

test('lobby: refuses moves before the start, and joining and options after it', async () => {
  const id = await openLobby(ctx, 'runaround');
  expect(getRefusalKey(await makeMove(ctx, createActor('ann'), id, null, roll))).toBe(
    'bot:refuse.notStarted',
  );
  expect(getRefusalKey(await resign(ctx, createActor('ann'), id, String))).toBe('bot:refuse.notStarted');
  await joinLobby(ctx, createActor('bob'), id);
  await startTable(ctx, createActor('ann'), id);
  expect(getRefusalKey(await startTable(ctx, createActor('ann'), id))).toBe('bot:refuse.started');
  expect(getRefusalKey(await joinLobby(ctx, createActor('eve'), id))).toBe('bot:refuse.started');
  expect(getRefusalKey(await leaveLobby(ctx, createActor('bob'), id))).toBe('bot:refuse.started');
  expect(getRefusalKey(await setOption(ctx, createActor('ann'), id, 'size', 16))).toBe('bot:refuse.started');
});
