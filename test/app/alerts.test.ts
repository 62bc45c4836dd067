import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteAlerts } from '../../src/app/alerts/alerts.ts';
import { followGame, requestDirectBoard, unfollowGame } from '../../src/app/alerts/follow.ts';
import { joinLobby, leaveLobby } from '../../src/app/lobby/lobby.ts';
import { openTable, type TableSpec } from '../../src/app/lobby/open.ts';
import { openRematch } from '../../src/app/lobby/rematch.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { forgetUser } from '../../src/app/privacy/forget.ts';
import { resign } from '../../src/app/seats/resign.ts';
import { loadDirectBoards, loadLobbyAlerts, saveLobbyAlerts } from '../../src/store/alerts.ts';
import { deleteOldMatches } from '../../src/store/retention.ts';
import {
  closeTestContext,
  createActor,
  openTestContextAt,
  START_AT_MS,
  type TestContext,
} from '../support/test-context.ts';

const PLACE: TableSpec = { guild: 'g', channel: 'c', game: 'runaround', language: 'en' };

let ctx: TestContext;
let now: number;
beforeEach(async () => {
  now = START_AT_MS;
  ctx = await openTestContextAt(() => now);
  for (const person of ['ann', 'bo', 'cy']) await saveLobbyAlerts(ctx.store, 'g', person, ['runaround']);
});
afterEach(async () => await closeTestContext(ctx));

test('lobby alerts: notify everyone who chose the game on that server, except the host', async () => {
  await saveLobbyAlerts(ctx.store, 'other', 'dee', ['runaround']);
  await saveLobbyAlerts(ctx.store, 'g', 'eve', ['forage']);
  const id = Number(await openTable(ctx, createActor('ann'), PLACE));
  expect(await listQueued()).toEqual([`bo:${id}`, `cy:${id}`]);
});

test('lobby alerts: a rematch with all its seats taken notifies nobody', async () => {
  const id = await playLostMatch();
  await ctx.store.deleteFrom('notices').execute();
  await openRematch(ctx, createActor('bo'), id);
  expect(await listQueued()).toEqual([]);
});

test('lobby alerts: a refused opening queues nothing', async () => {
  await openTable(ctx, createActor('ann'), PLACE);
  await ctx.store.deleteFrom('notices').execute();
  await openTable(ctx, createActor('bo'), PLACE);
  expect(await listQueued()).toEqual([]);
});

test('alerts: leaving a server deletes only the alerts chosen on that server', async () => {
  await saveLobbyAlerts(ctx.store, 'other', 'bo', ['runaround']);
  await openTable(ctx, createActor('ann'), PLACE);
  await deleteAlerts(ctx, 'g', 'bo');
  expect(await loadLobbyAlerts(ctx.store, 'g', 'bo')).toEqual([]);
  expect(await loadLobbyAlerts(ctx.store, 'other', 'bo')).toEqual(['runaround']);
  expect(await listQueued()).toEqual(['cy:1']);
});

test('alerts: a user who deletes their data gets no more alerts', async () => {
  await openTable(ctx, createActor('ann'), PLACE);
  const names = { somebody: () => 'somebody', seat: (name: string) => name };
  expect(await forgetUser(ctx, createActor('bo'), names)).toBe(true);
  expect(await loadLobbyAlerts(ctx.store, 'g', 'bo')).toEqual([]);
  expect(await listQueued()).toEqual(['cy:1']);
});

test('alerts: queued alerts about a table are deleted with the table', async () => {
  const id = Number(await openTable(ctx, createActor('ann'), PLACE));
  const other = Number(await openTable(ctx, createActor('dee'), { ...PLACE, channel: 'd' }));
  await leaveLobby(ctx, createActor('ann'), id);
  await deleteOldMatches(ctx.store, now + 1);
  expect(await listQueued()).toEqual([`ann:${other}`, `bo:${other}`, `cy:${other}`]);
});

test('direct boards: are queued for their readers at each event, and once more when one stops following', async () => {
  const id = Number(await openTable(ctx, createActor('ann'), PLACE));
  await joinLobby(ctx, createActor('bo'), id);
  await startTable(ctx, createActor('ann'), id);
  await ctx.store.deleteFrom('notices').execute();
  await followGame(ctx, createActor('cy'), id);
  expect(await requestDirectBoard(ctx, createActor('dee'), id)).toBe(true);
  expect(await loadDirectBoards(ctx.store, id)).toEqual(['dee']);
  await unfollowGame(ctx, createActor('cy'), id);
  expect(await listWanted()).toEqual([['directBoard', `dee:${id}`, 1]]);
  await resign(ctx, createActor('ann'), id, (name) => name);
  expect(await listWanted()).toEqual([
    ['directBoard', `dee:${id}`, 2],
    ['gameOver', `dee:${id}`, 1],
  ]);
  await unfollowGame(ctx, createActor('dee'), id);
  expect((await listWanted())[0]).toEqual(['directBoard', `dee:${id}`, 3]);
});

async function listWanted() {
  const rows = ctx.store.selectFrom('notices').select(['kind', 'subject', 'wanted']);
  const found = await rows.where('person', 'is not', null).orderBy('kind').execute();
  return found.map(({ kind, subject, wanted }) => [kind, subject, wanted]);
}

async function listQueued(): Promise<readonly string[]> {
  const rows = ctx.store.selectFrom('notices').select('subject').where('person', 'is not', null);
  return (await rows.orderBy('subject').execute()).map(({ subject }) => subject);
}

/** Plays a match between Ann and Bo that Ann loses. */
async function playLostMatch(): Promise<number> {
  const id = Number(await openTable(ctx, createActor('ann'), PLACE));
  await joinLobby(ctx, createActor('bo'), id);
  await startTable(ctx, createActor('ann'), id);
  await resign(ctx, createActor('ann'), id, (name) => name);
  return id;
}
