import { afterEach, beforeEach, expect, test } from 'vitest';
import { getPaces } from '../../../src/app/core/pace.ts';
import { setPace } from '../../../src/app/lobby/lobby.ts';
import { openRematch } from '../../../src/app/lobby/rematch.ts';
import { decideMatch, listPlayingTables, openBegunLeague } from '../../support/league.ts';
import {
  closeTestContext,
  createActor,
  openTestContext,
  type TestContext,
} from '../../support/test-context.ts';
import { loadStoredTable } from '../../support/verify.ts';

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContext();
});
afterEach(async () => await closeTestContext(ctx));

test('a cup with an hour a turn: a rematch of its match keeps that pace until another one is set', async () => {
  const id = await openBegunLeague(ctx, ['ann', 'bob', 'cem', 'dan'], { kind: 'cup', pace: 1 });
  const [table = 0] = await listPlayingTables(ctx, id);
  const { record, seats } = await loadStoredTable(ctx, table);
  expect(record.pace).toBe(1);
  await decideMatch(ctx, table, ['ann', 'bob', 'cem', 'dan']);
  const who = seats[0]?.kind === 'person' ? seats[0].person : '';
  const again = Number(await openRematch(ctx, createActor(who), table));
  expect((await loadStoredTable(ctx, again)).record.pace).toBe(1);
  expect(getPaces(1)).toEqual([...getPaces(null), 1]);
  expect(await setPace(ctx, createActor(who), again, 1)).toBe(true);
  expect(await setPace(ctx, createActor(who), again, 24)).toBe(true);
  expect(await setPace(ctx, createActor(who), again, 1)).not.toBe(true);
});
