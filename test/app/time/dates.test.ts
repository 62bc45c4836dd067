import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DateHandlers, findUpcomingDate, fireDueDate } from '../../../src/app/alarms/dates.ts';
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

const LETTER: DueDate = { kind: 'letter', subject: 'one', guild: 'one', at: START_AT_MS + 5 };
const LEAGUE: DueDate = { kind: 'league', subject: '7', guild: 'two', at: START_AT_MS + 9 };

let ctx: TestContext;
let rung: string[];
beforeEach(async () => {
  ctx = await openTestContext();
  rung = [];
  for (const date of [LEAGUE, LETTER]) await setDate(ctx.store, date);
});
afterEach(async () => await closeTestContext(ctx));

const dates: DateHandlers = {
  letter: async (_, work, { subject }) => {
    rung.push(subject);
    await setDate(work.store, { ...LETTER, at: LETTER.at + 7 });
  },
};

test('the first comes first, rings once, and may set the next', async () => {
  expect(await findUpcomingDate(ctx)).toEqual(LETTER);
  await fireDueDate(ctx, LETTER, dates);
  await fireDueDate(ctx, LETTER, dates);
  expect(rung).toEqual(['one']);
  expect(await findUpcomingDate(ctx)).toEqual(LEAGUE);
  expect(await loadDateTime(ctx.store, 'letter', 'one')).toBe(LETTER.at + 7);
});

test('one that was set anew or taken out meanwhile does nothing', async () => {
  await setDate(ctx.store, { ...LETTER, at: LETTER.at + 1 });
  await fireDueDate(ctx, LETTER, dates);
  await clearDate(ctx.store, 'letter', 'one');
  await fireDueDate(ctx, { ...LETTER, at: LETTER.at + 1 }, dates);
  expect(rung).toEqual([]);
  expect(await findUpcomingDate(ctx)).toEqual(LEAGUE);
});

test('where the ringing fails, it rings again', async () => {
  const failing = { letter: async () => Promise.reject(new Error('No paper')) };
  await expect(fireDueDate(ctx, LETTER, failing)).rejects.toThrow('No paper');
  expect(await findUpcomingDate(ctx)).toEqual(LETTER);
});

test('in a server that the bot has left nothing rings and nothing is told until it is back', async () => {
  const wanted = { kind: 'letter', subject: 'one', guild: 'one', channel: 'c' } as const;
  await inTransaction(ctx, (work) => work.queueNotice(wanted));
  const [id] = ctx.announced.splice(0);
  await updateGuildAvailability(ctx, 'one', false);
  expect(await findUpcomingDate(ctx)).toEqual(LEAGUE);
  await updateAllGuildAvailability(ctx, (guild) => guild === 'one');
  expect(await findUpcomingDate(ctx)).toEqual(LETTER);
  expect(ctx.announced).toEqual([id]);
});

test('what was wanted in a server after the bot had left it waits too, once a start has seen that', async () => {
  await updateGuildAvailability(ctx, 'one', false);
  const wanted = { kind: 'letter', subject: 'one', guild: 'one', channel: 'c' } as const;
  await inTransaction(ctx, (work) => work.queueNotice(wanted));
  await setDate(ctx.store, { kind: 'puzzle', subject: 'one', guild: 'one', at: START_AT_MS + 1 });
  await updateAllGuildAvailability(ctx, (guild) => (guild === 'one' ? false : null));
  expect(await findUpcomingDate(ctx)).toEqual(LEAGUE);
  expect(await listPendingNotices(ctx.store)).toEqual([]);
});
