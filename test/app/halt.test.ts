import { afterEach, beforeEach, expect, test } from 'vitest';
import { haltMissingGames } from '../../src/app/availability/halt.ts';
import { findDueAiSeat, isPlayable } from '../../src/app/core/table.ts';
import { addAi } from '../../src/app/lobby/lobby.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { makeMove } from '../../src/app/play/make-move.ts';
import { cancelTable, resign } from '../../src/app/seats/resign.ts';
import { games } from '../../src/games/registry.ts';
import { loadQueuedKinds, unqueue } from '../../src/store/outbox.ts';
import { openLobby } from '../support/app-table.ts';
import { getRefusalKey } from '../support/refusal.ts';
import { closeTestContext, createActor, openTestContext, type TestContext } from '../support/test-context.ts';
import { expectCompleteLog, loadStoredTable, loadWholeLog } from '../support/verify.ts';

let ctx: TestContext;
let without: TestContext;
let id: number;

/** Starts a match of one person with an AI seat, and creates the context without its game. */
beforeEach(async () => {
  ctx = await openTestContext();
  without = { ...ctx, games: games.filter(({ id }) => id !== 'runaround'), earlier: [] };
  id = await openLobby(ctx, 'runaround');
  await addAi(ctx, createActor('ann'), id, () => 'AI 1');
  await startTable(ctx, createActor('ann'), id);
  for (const kind of ['card', 'board'] as const) await unqueue(ctx.store, id, kind);
});

afterEach(async () => await closeTestContext(ctx));

test('haltMissingGames: does nothing for a match whose game is installed', async () => {
  await haltMissingGames(ctx);
  expect(await listHalts()).toBe(0);
  expect(await loadQueuedKinds(ctx.store, id)).toEqual(new Set());
});

test('haltMissingGames: records the halt and queues its message once over several starts', async () => {
  for (let start = 0; start < 3; start++) {
    await haltMissingGames(without);
    expect(await listHalts()).toBe(1);
    expect(await loadQueuedKinds(ctx.store, id)).toEqual(new Set(['board']));
  }
  await unqueue(ctx.store, id, 'board');
  await haltMissingGames(without);
  expect(await loadQueuedKinds(ctx.store, id)).toEqual(new Set());
});

test('a halted match: nobody is due, neither people nor AI seats', async () => {
  await haltMissingGames(without);
  expect(findDueAiSeat(await loadStoredTable(without, id))).toBeNull();
  const moved = await makeMove(without, createActor('ann'), id, null, () => ({ move: { kind: 'roll' } }));
  expect(getRefusalKey(moved)).toBe('bot:refuse.absent');
});

test('a halted match: can be played on when its game is installed again', async () => {
  await haltMissingGames(without);
  const log = await expectCompleteLog(ctx, id);
  expect(log.map(({ kind }) => kind)).toContain('halt');
  expect(isPlayable(await loadStoredTable(ctx, id))).toBe(true);
});

test.each([
  ['resign from', async () => await resign(without, createActor('ann'), id, (name) => name)],
  ['end', async () => await cancelTable(without, createActor('ann'), id, 'playing')],
])('a halted match: a seated player who is not the host may %s it, and nobody wins', async (_, doing) => {
  await ctx.store.updateTable('tables').set({ host: 'somebody' }).execute();
  expect(getRefusalKey(await cancelTable(without, createActor('zoe'), id, 'playing'))).toBe(
    'bot:refuse.hostOnly',
  );
  expect(getRefusalKey(await cancelTable(ctx, createActor('ann'), id, 'playing'))).toBe(
    'bot:refuse.hostOnly',
  );
  expect(await doing()).toBe(true);
  const { record } = await loadStoredTable(without, id);
  expect([record.phase, record.standings]).toEqual(['cancelled', null]);
  const endings = await ctx.store.selectFrom('results').select('ending').execute();
  expect(endings).toEqual([{ ending: 'cancelled' }, { ending: 'cancelled' }]);
});

async function listHalts(): Promise<number> {
  return (await loadWholeLog(ctx, id)).filter(({ kind }) => kind === 'halt').length;
}
