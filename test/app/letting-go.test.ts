import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadTable } from '../../src/app/core/table.ts';
import { join } from '../../src/app/lobby/lobby.ts';
import { openTable } from '../../src/app/lobby/open.ts';
import { playAgain } from '../../src/app/lobby/rematch.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { forget } from '../../src/app/privacy/forget.ts';
import { standingOf } from '../../src/app/ratings/person-standing.ts';
import { checkRatings } from '../../src/app/ratings/rate-again.ts';
import { cancelTable, resign } from '../../src/app/seats/resign.ts';
import { letGo } from '../../src/store/letting-go.ts';
import { allRatings } from '../../src/store/ratings.ts';
import { resultsOf } from '../../src/store/results.ts';
import { act, type BareHouse, BEGIN, closeHouse, openHouseAt } from '../support/house.ts';
import { keyOf } from '../support/refusal.ts';
import { expectWhole } from '../support/verify.ts';

const DAY = 86_400_000;

let house: BareHouse;
let now: number;
let channels: number;
beforeEach(async () => {
  [now, channels] = [BEGIN, 0];
  house = await openHouseAt(() => now);
});
afterEach(async () => await closeHouse(house));

test('of a match that ended long ago the results stay, and what they say', async () => {
  const id = await lost();
  const [results, ratings] = [await resultsOf(house.store, id), await allRatings(house.store)];
  await letGo(house.store, now + 1);
  expect(keyOf(await loadTable(house, id))).toBe('bot:refuse.noSuchTable');
  expect(keyOf(await playAgain(house, act('ann'), id))).toBe('bot:refuse.noSuchTable');
  expect(await house.store.selectFrom('log').select('number').execute()).toEqual([]);
  expect([await resultsOf(house.store, id), await allRatings(house.store)]).toEqual([results, ratings]);
  expect((await checkRatings(house.store)).first).toBeNull();
  const { stats } = await standingOf(house, { guild: 'g', person: 'ann', asker: 'ann' });
  expect(stats.all).toEqual({ won: 1, lost: 0, drawn: 0 });
});

test('a match whose end was dated by a clock that was behind is kept by the time of its messages', async () => {
  const snowflake = ((BigInt(BEGIN + 400 * DAY) - 1_420_070_400_000n) << 22n).toString();
  const [wrong, old] = [await lost(), await lost()];
  const row = { kind: 'board', from_number: 1, to_number: 1, phase: 'retired', claimed_at: now } as const;
  for (const [id, message] of [
    [wrong, snowflake],
    [old, '1300000000000000200'],
  ] as const)
    await house.store
      .insertInto('posts')
      .values({ ...row, table_id: id, message } as never)
      .execute();
  now += 400 * DAY;
  await letGo(house.store, now - 365 * DAY);
  await expectWhole(house, wrong);
  expect(keyOf(await loadTable(house, old))).toBe('bot:refuse.noSuchTable');
});

test('a later one stays whole, and so does one that runs', async () => {
  const old = await lost();
  now += 10 * DAY;
  const [later, running] = [await lost(), await started()];
  await letGo(house.store, now - DAY);
  expect(keyOf(await loadTable(house, old))).toBe('bot:refuse.noSuchTable');
  for (const id of [later, running]) await expectWhole(house, id);
});

test('one that was broken off goes too, and a lobby that was closed leaves nothing', async () => {
  const [broken, closed] = [await started(), await opened()];
  await cancelTable(house, act('ann'), broken, 'playing');
  await cancelTable(house, act('ann'), closed, 'lobby');
  await letGo(house.store, now + 1);
  expect(keyOf(await loadTable(house, broken))).toBe('bot:refuse.noSuchTable');
  const rows = await house.store.selectFrom('tables').select('id').execute();
  expect(rows).toEqual([{ id: broken }]);
});

test('all of many, and again nothing', async () => {
  for (let matches = 0; matches < 45; matches++) await lost();
  await letGo(house.store, now + 1);
  expect(await house.store.selectFrom('seats').selectAll().execute()).toEqual([]);
  const kept = async () => await house.store.selectFrom('tables').selectAll().orderBy('id').execute();
  const before = await kept();
  await letGo(house.store, now + 1);
  expect([await kept(), before.length]).toEqual([before, 45]);
});

test('who played there can be forgotten all the same', async () => {
  const id = await lost();
  await letGo(house.store, now + 1);
  await forget(house, act('ann'), { somebody: () => 'somebody', seat: String });
  expect((await resultsOf(house.store, id)).map(({ name }) => name)).toEqual(['somebody', 'bob']);
});

async function opened(): Promise<number> {
  const place = { guild: 'g', channel: `c${++channels}`, game: 'runaround', language: 'en' } as const;
  const id = await openTable(house, act('ann'), place);
  if (typeof id !== 'number') throw new Error('No table was opened');
  await join(house, act('bob'), id);
  return id;
}

async function started(): Promise<number> {
  const id = await opened();
  await startTable(house, act('ann'), id);
  return id;
}

async function lost(): Promise<number> {
  const id = await started();
  await resign(house, act('bob'), id, String);
  return id;
}
