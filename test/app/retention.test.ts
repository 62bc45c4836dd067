import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadTable } from '../../src/app/core/table.ts';
import { joinLobby } from '../../src/app/lobby/lobby.ts';
import { openTable } from '../../src/app/lobby/open.ts';
import { openRematch } from '../../src/app/lobby/rematch.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { forgetUser } from '../../src/app/privacy/forget.ts';
import { loadPersonStanding } from '../../src/app/ratings/person-standing.ts';
import { checkRatings } from '../../src/app/ratings/recompute-ratings.ts';
import { cancelTable, resign } from '../../src/app/seats/resign.ts';
import { loadAllRatings } from '../../src/store/ratings.ts';
import { loadResults } from '../../src/store/results.ts';
import { deleteOldMatches } from '../../src/store/retention.ts';
import { getRefusalKey } from '../support/refusal.ts';
import {
  closeTestContext,
  createActor,
  openTestContextAt,
  START_AT_MS,
  type TestContext,
} from '../support/test-context.ts';
import { expectCompleteLog } from '../support/verify.ts';

const DAY = 86_400_000;

let ctx: TestContext;
let now: number;
let channels: number;
beforeEach(async () => {
  [now, channels] = [START_AT_MS, 0];
  ctx = await openTestContextAt(() => now);
});
afterEach(async () => await closeTestContext(ctx));

test('deleteOldMatches: keeps the results and ratings of a deleted match', async () => {
  const id = await playLostMatch();
  const [results, ratings] = [await loadResults(ctx.store, id), await loadAllRatings(ctx.store)];
  await deleteOldMatches(ctx.store, now + 1);
  expect(getRefusalKey(await loadTable(ctx, id))).toBe('bot:refuse.noSuchTable');
  expect(getRefusalKey(await openRematch(ctx, createActor('ann'), id))).toBe('bot:refuse.noSuchTable');
  expect(await ctx.store.selectFrom('log').select('number').execute()).toEqual([]);
  expect([await loadResults(ctx.store, id), await loadAllRatings(ctx.store)]).toEqual([results, ratings]);
  expect((await checkRatings(ctx.store)).first).toBeNull();
  const { stats } = await loadPersonStanding(ctx, { guild: 'g', person: 'ann', asker: 'ann' });
  expect(stats.all).toEqual({ won: 1, lost: 0, drawn: 0 });
});

test('deleteOldMatches: keeps a match whose messages are newer than its stored end', async () => {
  const snowflake = ((BigInt(START_AT_MS + 400 * DAY) - 1_420_070_400_000n) << 22n).toString();
  const [wrong, old] = [await playLostMatch(), await playLostMatch()];
  const row = { kind: 'board', from_number: 1, to_number: 1, phase: 'retired', claimed_at: now } as const;
  for (const [id, message] of [
    [wrong, snowflake],
    [old, '1300000000000000200'],
  ] as const)
    await ctx.store
      .insertInto('posts')
      .values({ ...row, table_id: id, message } as never)
      .execute();
  now += 400 * DAY;
  await deleteOldMatches(ctx.store, now - 365 * DAY);
  await expectCompleteLog(ctx, wrong);
  expect(getRefusalKey(await loadTable(ctx, old))).toBe('bot:refuse.noSuchTable');
});

test('deleteOldMatches: keeps newer and running matches', async () => {
  const old = await playLostMatch();
  now += 10 * DAY;
  const [later, running] = [await playLostMatch(), await startMatch()];
  await deleteOldMatches(ctx.store, now - DAY);
  expect(getRefusalKey(await loadTable(ctx, old))).toBe('bot:refuse.noSuchTable');
  for (const id of [later, running]) await expectCompleteLog(ctx, id);
});

test('deleteOldMatches: deletes cancelled matches, and closed lobbies without a trace', async () => {
  const [broken, closed] = [await startMatch(), await openLobby()];
  await cancelTable(ctx, createActor('ann'), broken, 'playing');
  await cancelTable(ctx, createActor('ann'), closed, 'lobby');
  await deleteOldMatches(ctx.store, now + 1);
  expect(getRefusalKey(await loadTable(ctx, broken))).toBe('bot:refuse.noSuchTable');
  const rows = await ctx.store.selectFrom('tables').select('id').execute();
  expect(rows).toEqual([{ id: broken }]);
});

test('deleteOldMatches: deletes many matches at once and nothing the second time', async () => {
  for (let matches = 0; matches < 45; matches++) await playLostMatch();
  await deleteOldMatches(ctx.store, now + 1);
  expect(await ctx.store.selectFrom('seats').selectAll().execute()).toEqual([]);
  const loadAll = async () => await ctx.store.selectFrom('tables').selectAll().orderBy('id').execute();
  const before = await loadAll();
  await deleteOldMatches(ctx.store, now + 1);
  expect([await loadAll(), before.length]).toEqual([before, 45]);
});

test('forgetUser: anonymises the results of a deleted match', async () => {
  const id = await playLostMatch();
  await deleteOldMatches(ctx.store, now + 1);
  await forgetUser(ctx, createActor('ann'), { somebody: () => 'somebody', seat: String });
  expect((await loadResults(ctx.store, id)).map(({ name }) => name)).toEqual(['somebody', 'bob']);
});

async function openLobby(): Promise<number> {
  const place = { guild: 'g', channel: `c${++channels}`, game: 'runaround', language: 'en' } as const;
  const id = await openTable(ctx, createActor('ann'), place);
  if (typeof id !== 'number') throw new Error('No table was opened');
  await joinLobby(ctx, createActor('bob'), id);
  return id;
}

async function startMatch(): Promise<number> {
  const id = await openLobby();
  await startTable(ctx, createActor('ann'), id);
  return id;
}

async function playLostMatch(): Promise<number> {
  const id = await startMatch();
  await resign(ctx, createActor('bob'), id, String);
  return id;
}
