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

test('who is forgotten leaves a league that runs, and is somebody in it and at its tables', async () => {
  const id = await openBegunLeague(ctx, FOUR);
  const before = await listPlayingTables(ctx, id);
  const wanted = (await findNotice(ctx.store, 'league', String(id)))?.wanted ?? 0;
  expect(await forgetUser(ctx, createActor(ANN), AFTER)).toBe(true);
  expect(await listNaming(ANN)).toEqual([]);
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

test('who has only entered goes without a trace, and who is in one that is over is somebody there', async () => {
  const over = await openBegunLeague(ctx, FOUR);
  await playOutLeague(ctx, over, FOUR);
  const wanted = (await findNotice(ctx.store, 'ceremony', String(over)))?.wanted;
  const wish = {
    guild: 'g',
    channel: 'd',
    game: 'gostop',
    kind: 'cup',
    times: 1,
    pace: 12,
    strict: false,
    language: 'ko',
  } as const;
  const entering = Number(await openLeague(ctx, createActor('bob'), wish));
  await joinLeague(ctx, createActor(ANN), entering);
  await forgetUser(ctx, createActor(ANN), AFTER);
  expect(await listNaming(ANN)).toEqual([]);
  expect((await loadTestLeague(ctx, entering)).people).toEqual([]);
  expect((await loadStandings(ctx, over))[0]?.name).toBe('somebody');
  expect((await findNotice(ctx.store, 'ceremony', String(over)))?.wanted, 'nothing is told anew').toBe(
    wanted,
  );
});

test('being forgotten resets no bound: two leagues a day stay two', async () => {
  const wish = { guild: 'g', kind: 'cup', times: 1, pace: 12, strict: false, language: 'en' } as const;
  const open = (channel: string) =>
    openLeague(ctx, createActor(ANN), { ...wish, channel, game: 'runaround' });
  for (const channel of ['c', 'd']) {
    await open(channel);
    await forgetUser(ctx, createActor(ANN), AFTER);
  }
  expect(await listNaming(ANN)).toEqual([]);
  expect(getRefusalKey(await open('e'))).toBe('bot:league.refuse.enough');
});

test('one that has not begun is then for the next who entered, and closed where nobody did', async () => {
  const id = await openEnteredLeague(ctx, FOUR);
  const wish = { guild: 'g', kind: 'cup', times: 1, pace: 12, strict: false, language: 'en' } as const;
  const alone = Number(await openLeague(ctx, createActor(ANN), { ...wish, channel: 'd', game: 'runaround' }));
  await forgetUser(ctx, createActor(ANN), AFTER);
  const { record, people } = await loadTestLeague(ctx, id);
  expect([record.phase, record.host, record.hostName]).toEqual(['entering', 'bob', 'bob']);
  expect(people.map(({ name }) => name)).toEqual(['bob', 'cem', 'dan']);
  expect((await loadTestLeague(ctx, alone)).record.phase).toBe('closed');
  expect((await findNotice(ctx.store, 'league', String(alone)))?.wanted, 'it is told').toBe(2);
  expect(await beginLeague(ctx, createActor('bob'), id)).toBe(true);
});

test('asked for again while it is being done it is done once', async () => {
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
async function listNaming(person: string): Promise<readonly string[]> {
  return await findRows(ctx.store, [person]);
}
