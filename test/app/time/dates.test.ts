import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DateHandlers, findUpcomingDate, fireDueDate } from '../../../src/app/alarms/alarms.ts';
import {
  updateAllGuildAvailability,
  updateGuildAvailability,
} from '../../../src/app/availability/availability.ts';
import { inTransaction } from '../../../src/app/core/unit-of-work.ts';
import { clearDate, type DueDate, loadDateTime, setDate } from '../../../src/store/dates.ts';
import { listPendingNotices } from '../../../src/store/notices.ts';
import {
  closeTestContext,
  openTestContext,
  START_AT_MS,
  type TestContext,
} from '../../support/test-context.ts';

const DIGEST: DueDate = { kind: 'letter', subject: 'one', guild: 'one', at: START_AT_MS + 5 };
const LEAGUE: DueDate = { kind: 'league', subject: '7', guild: 'two', at: START_AT_MS + 9 };

let ctx: TestContext;
let fired: string[];
beforeEach(async () => {
  ctx = await openTestContext();
  fired = [];
  for (const date of [LEAGUE, DIGEST]) await setDate(ctx.store, date);
});
afterEach(async () => await closeTestContext(ctx));

const dates: DateHandlers = {
  letter: async (_, work, { subject }) => {
    fired.push(subject);
    await setDate(work.store, { ...DIGEST, at: DIGEST.at + 7 });
  },
};

test('dates: the earliest is due first, fires once and may schedule the next', async () => {
  expect(await findUpcomingDate(ctx)).toEqual(DIGEST);
  await fireDueDate(ctx, DIGEST, dates);
  await fireDueDate(ctx, DIGEST, dates);
  expect(fired).toEqual(['one']);
  expect(await findUpcomingDate(ctx)).toEqual(LEAGUE);
  expect(await loadDateTime(ctx.store, 'letter', 'one')).toBe(DIGEST.at + 7);
});

test('dates: one that was rescheduled or cleared meanwhile does not fire', async () => {
  await setDate(ctx.store, { ...DIGEST, at: DIGEST.at + 1 });
  await fireDueDate(ctx, DIGEST, dates);
  await clearDate(ctx.store, 'letter', 'one');
  await fireDueDate(ctx, { ...DIGEST, at: DIGEST.at + 1 }, dates);
  expect(fired).toEqual([]);
  expect(await findUpcomingDate(ctx)).toEqual(LEAGUE);
});

test('dates: one whose handler fails stays due', async () => {
  const failing = { letter: async () => Promise.reject(new Error('Out of order')) };
  await expect(fireDueDate(ctx, DIGEST, failing)).rejects.toThrow('Out of order');
  expect(await findUpcomingDate(ctx)).toEqual(DIGEST);
});

test('dates: nothing fires or is posted in a server without the bot until it is back', async () => {
  const wanted = { kind: 'letter', subject: 'one', guild: 'one', channel: 'c' } as const;
  await inTransaction(ctx, (work) => work.queueNotice(wanted));
  const [id] = ctx.announced.splice(0);
  await updateGuildAvailability(ctx, 'one', false);
  expect(await findUpcomingDate(ctx)).toEqual(LEAGUE);
  await updateAllGuildAvailability(ctx, (guild) => guild === 'one');
  expect(await findUpcomingDate(ctx)).toEqual(DIGEST);
  expect(ctx.announced).toEqual([id]);
});

test('dates: notices queued for a server without the bot are suspended at the next start', async () => {
  await updateGuildAvailability(ctx, 'one', false);
  const wanted = { kind: 'letter', subject: 'one', guild: 'one', channel: 'c' } as const;
  await inTransaction(ctx, (work) => work.queueNotice(wanted));
  await setDate(ctx.store, { kind: 'puzzle', subject: 'one', guild: 'one', at: START_AT_MS + 1 });
  await updateAllGuildAvailability(ctx, (guild) => (guild === 'one' ? false : null));
  expect(await findUpcomingDate(ctx)).toEqual(LEAGUE);
  expect(await listPendingNotices(ctx.store)).toEqual([]);
});
