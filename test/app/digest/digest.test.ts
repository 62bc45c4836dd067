import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findUpcomingDate, fireDueDate } from '../../../src/app/alarms/dates.ts';
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
const LETTER = { channel: '900', zone: 'UTC', language: 'en' } as const;

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

describe('a letter that a server wants', () => {
  beforeEach(async () => {
    expect(await setDigest(ctx, createActor('ann'), 'g', LETTER)).toBe(true);
  });

  test('comes once on Monday, and the next is set', async () => {
    await storeEndedMatch(ctx.store, { at: getTimeInWeek(5), parts: createPlaces('ann', 'bob') });
    expect(await findUpcomingDate(ctx)).toEqual({ kind: 'letter', subject: 'g', guild: 'g', at: monday });
    await fireDate(monday + 20);
    const notice = await findNotice(ctx.store, 'letter', formatDigestSubject(loadWeek()));
    expect(notice).toMatchObject({ guild: 'g', channel: '900', wanted: 1, phase: 'wanted' });
    expect(ctx.announced).toEqual([notice?.id]);
    expect(await loadDateTime(ctx.store, 'letter', 'g')).toBe(monday + 7 * DAY);
  });

  test('does not come of a week in which nobody came to an end, nor only elsewhere', async () => {
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

  test('comes once where the bot was away for weeks, of the last one', async () => {
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
  ])('comes once a week where the zone is changed on Monday from %s to %s', async (from, to) => {
    for (const hours of [-20, -8, -1, 1, 6, 20]) {
      const guild = `g${hours}`;
      const set = (zone: string) => setDigest(ctx, createActor('ann'), guild, { ...LETTER, zone });
      now = START_AT_MS;
      const mondays = getNextDigestTime(from, START_AT_MS);
      expect(await set(from)).toBe(true);
      await storeEndedMatch(ctx.store, { guild, at: mondays - 3 * DAY, parts: createPlaces('ann', 'bob') });
      await fireUntil(mondays + hours * HOUR);
      expect(await set(to)).toBe(true);
      await fireUntil(mondays + 3 * DAY);
      expect(await countLetters(guild), `${hours} hours after`).toBe(1);
      await storeEndedMatch(ctx.store, { guild, at: mondays + 3 * DAY, parts: createPlaces('ann', 'bob') });
      await fireUntil(mondays + 10 * DAY);
      expect(await countLetters(guild)).toBe(2);
    }
  });

  test('comes no more when it is switched off', async () => {
    expect((await getServerSettings(ctx, 'g')).letter).toEqual(LETTER);
    await setDigest(ctx, createActor('ann'), 'g', null);
    expect((await getServerSettings(ctx, 'g')).letter).toBeNull();
    expect(await findUpcomingDate(ctx)).toBeUndefined();
  });
});

describe('it tells', () => {
  test('what was close and long, who wins in a row, and who is new', async () => {
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

  test('nothing of a week without matches', async () => {
    expect(await loadDigestContent(ctx, loadWeek())).toBeNull();
  });

  test('whom it does not name: who does not want to be listed, and who is forgotten', async () => {
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

test.skipIf(ON_POSTGRES)('ten thousand matches in a week stall nobody', { timeout: 60_000 }, async () => {
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
  while (stalls.length < 3) stalls.push(await measureLetterStall());
  expect(Math.min(...stalls)).toBeLessThan(LONGEST);
});

/** Measures the longest stall of the event loop while a digest is written, in ms. */
async function measureLetterStall(): Promise<number> {
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

async function countLetters(guild: string): Promise<number> {
  return (await listNoticeSubjects(ctx.store, 'letter', guild)).length;
}
