import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findUpcomingDate, fireDueDate } from '../../../src/app/alarms/alarms.ts';
import { loadDigestContent } from '../../../src/app/digest/digest.ts';
import {
  formatDigestSubject,
  getLastWeek,
  getNextDigestTime,
  setDigest,
} from '../../../src/app/digest/schedule.ts';
import { getServerSettings } from '../../../src/app/server-settings/server-settings.ts';
import { loadDateTime } from '../../../src/store/dates.ts';
import { findNotice, listNoticeSubjects } from '../../../src/store/notices.ts';
import { savePrivacySettings } from '../../../src/store/user-settings.ts';
import { createPlaces, storeEndedMatch } from '../../support/ended-match.ts';
import { measureStall } from '../../support/stalls/stall.ts';
import { ON_POSTGRES } from '../../support/store.ts';
import {
  closeTestContext,
  createActor,
  openTestContextAt,
  START_AT_MS,
  type TestContext,
} from '../../support/test-context.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DIGEST = { channel: '900', zone: 'UTC', language: 'en' } as const;

let ctx: TestContext;
let now: number;
let monday: number;
beforeEach(async () => {
  now = START_AT_MS;
  ctx = await openTestContextAt(() => now);
  monday = getNextDigestTime('UTC', START_AT_MS);
});
afterEach(async () => await closeTestContext(ctx));

/** Returns the time this many hours after the beginning of the week before that Monday. */
function getTimeInWeek(hours: number): number {
  return getLastWeek('UTC', monday).from + hours * HOUR;
}

function loadWeek() {
  return { guild: 'g', ...getLastWeek('UTC', monday) };
}

describe('weekly digest', () => {
  beforeEach(async () => {
    expect(await setDigest(ctx, createActor('ann'), 'g', DIGEST)).toBe(true);
  });

  test('digest: is queued once on Monday, and the next one is scheduled', async () => {
    await storeEndedMatch(ctx.store, { at: getTimeInWeek(5), parts: createPlaces('ann', 'bob') });
    expect(await findUpcomingDate(ctx)).toEqual({ kind: 'letter', subject: 'g', guild: 'g', at: monday });
    await fireDate(monday + 20);
    const notice = await findNotice(ctx.store, 'letter', formatDigestSubject(loadWeek()));
    expect(notice).toMatchObject({ guild: 'g', channel: '900', wanted: 1, phase: 'wanted' });
    expect(ctx.announced).toEqual([notice?.id]);
    expect(await loadDateTime(ctx.store, 'letter', 'g')).toBe(monday + 7 * DAY);
  });

  test('digest: is skipped for a week in which no match of the server ended', async () => {
    await storeEndedMatch(ctx.store, { at: getTimeInWeek(-1), parts: createPlaces('ann', 'bob') });
    await storeEndedMatch(ctx.store, {
      at: getTimeInWeek(9),
      guild: 'other',
      parts: createPlaces('ann', 'bob'),
    });
    await fireDate(monday);
    expect(ctx.announced).toEqual([]);
    expect(await loadDateTime(ctx.store, 'letter', 'g')).toBe(monday + 7 * DAY);
  });

  test('digest: covers only the last week after the bot was away for several', async () => {
    await storeEndedMatch(ctx.store, { at: getTimeInWeek(5), parts: createPlaces('ann', 'bob') });
    await storeEndedMatch(ctx.store, { at: getTimeInWeek(5) + 14 * DAY, parts: createPlaces('ann', 'bob') });
    await fireDate(monday + 15 * DAY);
    const last = { guild: 'g', ...getLastWeek('UTC', monday + 14 * DAY) };
    expect(await findNotice(ctx.store, 'letter', formatDigestSubject(last))).toBeDefined();
    expect(ctx.announced).toHaveLength(1);
    expect(await loadDateTime(ctx.store, 'letter', 'g')).toBe(monday + 21 * DAY);
  });

  test.each([
    ['Asia/Seoul', 'America/New_York'],
    ['America/New_York', 'Asia/Seoul'],
    ['Pacific/Kiritimati', 'Pacific/Pago_Pago'],
    ['Pacific/Pago_Pago', 'Pacific/Kiritimati'],
  ])('digest: comes once a week when the time zone changes on Monday from %s to %s', async (from, to) => {
    for (const hours of [-20, -8, -1, 1, 6, 20]) {
      const guild = `g${hours}`;
      const set = (zone: string) => setDigest(ctx, createActor('ann'), guild, { ...DIGEST, zone });
      now = START_AT_MS;
      const mondays = getNextDigestTime(from, START_AT_MS);
      expect(await set(from)).toBe(true);
      await storeEndedMatch(ctx.store, { guild, at: mondays - 3 * DAY, parts: createPlaces('ann', 'bob') });
      await fireUntil(mondays + hours * HOUR);
      expect(await set(to)).toBe(true);
      await fireUntil(mondays + 3 * DAY);
      expect(await countDigests(guild), `${hours} hours after`).toBe(1);
      await storeEndedMatch(ctx.store, { guild, at: mondays + 3 * DAY, parts: createPlaces('ann', 'bob') });
      await fireUntil(mondays + 10 * DAY);
      expect(await countDigests(guild)).toBe(2);
    }
  });

  test('digest: is not scheduled any more after it is switched off', async () => {
    expect((await getServerSettings(ctx, 'g')).letter).toEqual(DIGEST);
    await setDigest(ctx, createActor('ann'), 'g', null);
    expect((await getServerSettings(ctx, 'g')).letter).toBeNull();
    expect(await findUpcomingDate(ctx)).toBeUndefined();
  });
});

describe('digest content', () => {
  test('digest: lists the closest and the longest match, winning streaks and new players', async () => {
    const { store } = ctx;
    await storeEndedMatch(store, { at: getTimeInWeek(-40), parts: createPlaces('ann', 'bob') });
    await storeEndedMatch(store, {
      at: getTimeInWeek(-30),
      guild: 'other',
      parts: createPlaces('cem', 'bob'),
    });
    const parts = [
      { who: 'ann', place: 1, score: 24 },
      { who: 'bob', place: 2, score: 23 },
    ];
    const close = await storeEndedMatch(store, { at: getTimeInWeek(3), parts });
    const long = await storeEndedMatch(store, {
      at: getTimeInWeek(4),
      game: 'motox',
      moves: 90,
      parts: createPlaces('ann', 'cem'),
    });
    const digest = await loadDigestContent(ctx, loadWeek());
    expect(digest).toMatchObject({
      ...{ count: 2, people: 3, closest: { id: close }, longest: { id: long } },
      runs: [{ name: 'ann', wins: 3 }],
      newcomers: { people: [{ person: 'cem', name: 'cem' }], more: 0 },
    });
  });

  test('digest: has no content for a week without matches', async () => {
    expect(await loadDigestContent(ctx, loadWeek())).toBeNull();
  });

  test('digest: names neither unlisted players nor players who deleted their data', async () => {
    const { store } = ctx;
    await savePrivacySettings(store, 'ann', { listed: false }, 1);
    for (const hours of [1, 2, 3])
      await storeEndedMatch(store, {
        at: getTimeInWeek(hours),
        parts: createPlaces('ann', 'somebody-0123456789abcdef'),
      });
    await storeEndedMatch(store, { at: getTimeInWeek(4), parts: createPlaces('dan', 'ann') });
    const digest = await loadDigestContent(ctx, loadWeek());
    expect(digest?.runs).toEqual([]);
    expect(digest?.newcomers).toEqual({ people: [{ person: 'dan', name: 'dan' }], more: 1 });
    expect([...(digest?.hidden ?? [])].toSorted()).toEqual(['ann', 'somebody-0123456789abcdef']);
  });
});

test.skipIf(ON_POSTGRES)(
  'digest: ten thousand matches in a week do not stall the event loop',
  { timeout: 60_000 },
  async () => {
    const { store } = ctx;
    await store.transaction().execute(async (within) => {
      for (let nth = 0; nth < 10_000; nth++) {
        const [one, other] = [nth % 97, (nth * 7 + 1) % 501];
        const parts = createPlaces(`p${one}`, `p${other === one ? 999 : other}`);
        await storeEndedMatch(within, { at: getTimeInWeek(0) + nth * 1_000, moves: nth % 300, parts });
      }
    });
    // Other load of this machine delays one of them, but hardly all.
    const stalls: number[] = [];
    while (stalls.length < 3) stalls.push(await measureDigestStall());
    expect(Math.min(...stalls)).toBeLessThan(LONGEST);
  },
);

/** Measures the longest stall of the event loop while a digest is written, in ms. */
async function measureDigestStall(): Promise<number> {
  const { done: digest, longest } = await measureStall(() => loadDigestContent(ctx, loadWeek()));
  expect(digest?.count).toBe(10_000);
  return longest;
}

/** Maximum stall in ms; it takes about 7. */
const LONGEST = 50;

async function fireDate(at: number): Promise<void> {
  now = at;
  for (let date = await findUpcomingDate(ctx); date && date.at <= now; date = await findUpcomingDate(ctx))
    await fireDueDate(ctx, date);
}

/** Fires all dates up to a time, each at its own. */
async function fireUntil(at: number): Promise<void> {
  for (let date = await findUpcomingDate(ctx); date && date.at <= at; date = await findUpcomingDate(ctx)) {
    now = Math.max(now, date.at);
    await fireDueDate(ctx, date);
  }
  now = Math.max(now, at);
}

async function countDigests(guild: string): Promise<number> {
  return (await listNoticeSubjects(ctx.store, 'letter', guild)).length;
}
