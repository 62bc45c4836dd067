import { afterEach, beforeEach, expect, test } from 'vitest';
import { joinLeague, openLeague } from '../../../src/app/leagues/open.ts';
import { beginLeague } from '../../../src/app/leagues/progress.ts';
import { type ForgottenNames, forgetUser } from '../../../src/app/privacy/forget.ts';
import { findNotice } from '../../../src/store/notices.ts';
import { findRows } from '../../support/find-rows.ts';
import {
  listPlayingTables,
  loadStandings,
  loadTestLeague,
  openAllTables,
  openBegunLeague,
  openEnteredLeague,
  playOutLeague,
} from '../../support/league.ts';
import { getRefusalKey } from '../../support/refusal.ts';
import {
  closeTestContext,
  createActor,
  openTestContext,
  type TestContext,
} from '../../support/test-context.ts';
import { loadStoredTable } from '../../support/verify.ts';

const FOUR = ['annabel-900', 'bob', 'cem', 'dan'];
const [ANN = ''] = FOUR;

const AFTER: ForgottenNames = {
  somebody: (language) => (language === 'ko' ? '누군가' : 'somebody'),
  seat: (name, isAi) => (isAi ? `AI (${name})` : `(${name})`),
};

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContext();
});
afterEach(async () => await closeTestContext(ctx));

test('forgetUser: withdraws the user from a running league and anonymises the name there and at its tables', async () => {
  const id = await openBegunLeague(ctx, FOUR);
  const before = await listPlayingTables(ctx, id);
  const wanted = (await findNotice(ctx.store, 'league', String(id)))?.wanted ?? 0;
  expect(await forgetUser(ctx, createActor(ANN), AFTER)).toBe(true);
  expect(await listRowsWith(ANN)).toEqual([]);
  const { people, record } = await loadTestLeague(ctx, id);
  const one = people.find(({ leftAt }) => leftAt !== null);
  expect(one).toMatchObject({ name: 'somebody', person: expect.stringMatching(/^somebody-[0-9a-f]{16}$/) });
  expect([record.host, record.hostName]).toEqual([one?.person, 'somebody']);
  expect((await findNotice(ctx.store, 'league', String(id)))?.wanted).toBeGreaterThan(wanted);
  const own = (await Promise.all(before.map((table) => loadStoredTable(ctx, table)))).filter(({ seats }) =>
    seats.some(({ name }) => name === 'somebody'),
  );
  expect(own.map(({ record: { phase } }) => phase)).toEqual(['over', 'over']);
  await openAllTables(ctx);
  await playOutLeague(ctx, id, [...FOUR, 'somebody']);
  expect((await loadStandings(ctx, id)).map(({ name }) => name)).toEqual(['bob', 'cem', 'dan', 'somebody']);
});

test('forgetUser: removes the user from a league not yet begun and anonymises the name in a finished one', async () => {
  const over = await openBegunLeague(ctx, FOUR);
  await playOutLeague(ctx, over, FOUR);
  const wanted = (await findNotice(ctx.store, 'ceremony', String(over)))?.wanted;
  const spec = {
    guild: 'g',
    channel: 'd',
    game: 'gostop',
    kind: 'cup',
    times: 1,
    pace: 12,
    strict: false,
    language: 'ko',
  } as const;
  const entering = Number(await openLeague(ctx, createActor('bob'), spec));
  await joinLeague(ctx, createActor(ANN), entering);
  await forgetUser(ctx, createActor(ANN), AFTER);
  expect(await listRowsWith(ANN)).toEqual([]);
  expect((await loadTestLeague(ctx, entering)).people).toEqual([]);
  expect((await loadStandings(ctx, over))[0]?.name).toBe('somebody');
  expect(
    (await findNotice(ctx.store, 'ceremony', String(over)))?.wanted,
    'the ceremony is not posted again',
  ).toBe(wanted);
});

test('forgetUser: does not reset the limit of two leagues a day', async () => {
  const spec = { guild: 'g', kind: 'cup', times: 1, pace: 12, strict: false, language: 'en' } as const;
  const open = (channel: string) =>
    openLeague(ctx, createActor(ANN), { ...spec, channel, game: 'runaround' });
  for (const channel of ['c', 'd']) {
    await open(channel);
    await forgetUser(ctx, createActor(ANN), AFTER);
  }
  expect(await listRowsWith(ANN)).toEqual([]);
  expect(getRefusalKey(await open('e'))).toBe('bot:league.refuse.enough');
});

test('forgetUser: passes a league not yet begun to the next person, or closes an empty one', async () => {
  const id = await openEnteredLeague(ctx, FOUR);
  const spec = { guild: 'g', kind: 'cup', times: 1, pace: 12, strict: false, language: 'en' } as const;
  const alone = Number(await openLeague(ctx, createActor(ANN), { ...spec, channel: 'd', game: 'runaround' }));
  await forgetUser(ctx, createActor(ANN), AFTER);
  const { record, people } = await loadTestLeague(ctx, id);
  expect([record.phase, record.host, record.hostName]).toEqual(['entering', 'bob', 'bob']);
  expect(people.map(({ name }) => name)).toEqual(['bob', 'cem', 'dan']);
  expect((await loadTestLeague(ctx, alone)).record.phase).toBe('closed');
  expect((await findNotice(ctx.store, 'league', String(alone)))?.wanted, 'the closing is posted').toBe(2);
  expect(await beginLeague(ctx, createActor('bob'), id)).toBe(true);
});

test('forgetUser: two simultaneous requests act once', async () => {
  const id = await openBegunLeague(ctx, FOUR);
  const wanted = async () => (await findNotice(ctx.store, 'league', String(id)))?.wanted ?? 0;
  const before = await wanted();
  await forgetUser(ctx, createActor(ANN), AFTER);
  const once = (await wanted()) - before;
  const [bob, again] = await Promise.all([0, 1].map(() => forgetUser(ctx, createActor('bob'), AFTER)));
  expect([bob, again]).toEqual([true, true]);
  expect((await wanted()) - before - once).toBe(once);
});

/** Lists the stored rows that contain a person. */
async function listRowsWith(person: string): Promise<readonly string[]> {
  return await findRows(ctx.store, [person]);
}
