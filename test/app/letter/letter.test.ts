import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { comingDate, ringDate } from '../../../src/app/alarms/dates.ts';
import { letterOf } from '../../../src/app/digest/digest.ts';
import { nextLetter, setLetter, subjectOf, weekBefore } from '../../../src/app/digest/schedule.ts';
import { serverAt } from '../../../src/app/server-settings/server-settings.ts';
import { dateOf } from '../../../src/store/dates.ts';
import { noticeOn, subjectsOn } from '../../../src/store/notices.ts';
import { keepAllowed } from '../../../src/store/own.ts';
import { endedMatch, places } from '../../support/ended-match.ts';
import { act, type BareHouse, BEGIN, closeHouse, openHouseAt } from '../../support/house.ts';
import { stalled } from '../../support/stalls/stall.ts';
import { ON_POSTGRES } from '../../support/store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LETTER = { channel: '900', zone: 'UTC', language: 'en' } as const;

let house: BareHouse;
let now: number;
let monday: number;
beforeEach(async () => {
  now = BEGIN;
  house = await openHouseAt(() => now);
  monday = nextLetter('UTC', BEGIN);
});
afterEach(async () => await closeHouse(house));

/** A week before that Monday, so many hours after it began. */
function inWeek(hours: number): number {
  return weekBefore('UTC', monday).from + hours * HOUR;
}

function week() {
  return { guild: 'g', ...weekBefore('UTC', monday) };
}

describe('a letter that a server wants', () => {
  beforeEach(async () => {
    expect(await setLetter(house, act('ann'), 'g', LETTER)).toBe(true);
  });

  test('comes once on Monday, and the next is set', async () => {
    await endedMatch(house.store, { at: inWeek(5), parts: places('ann', 'bob') });
    expect(await comingDate(house)).toEqual({ kind: 'letter', subject: 'g', guild: 'g', at: monday });
    await rung(monday + 20);
    const notice = await noticeOn(house.store, 'letter', subjectOf(week()));
    expect(notice).toMatchObject({ guild: 'g', channel: '900', wanted: 1, phase: 'wanted' });
    expect(house.announced).toEqual([notice?.id]);
    expect(await dateOf(house.store, 'letter', 'g')).toBe(monday + 7 * DAY);
  });

  test('does not come of a week in which nobody came to an end, nor only elsewhere', async () => {
    await endedMatch(house.store, { at: inWeek(-1), parts: places('ann', 'bob') });
    await endedMatch(house.store, { at: inWeek(9), guild: 'other', parts: places('ann', 'bob') });
    await rung(monday);
    expect(house.announced).toEqual([]);
    expect(await dateOf(house.store, 'letter', 'g')).toBe(monday + 7 * DAY);
  });

  test('comes once where the bot was away for weeks, of the last one', async () => {
    await endedMatch(house.store, { at: inWeek(5), parts: places('ann', 'bob') });
    await endedMatch(house.store, { at: inWeek(5) + 14 * DAY, parts: places('ann', 'bob') });
    await rung(monday + 15 * DAY);
    const last = { guild: 'g', ...weekBefore('UTC', monday + 14 * DAY) };
    expect(await noticeOn(house.store, 'letter', subjectOf(last))).toBeDefined();
    expect(house.announced).toHaveLength(1);
    expect(await dateOf(house.store, 'letter', 'g')).toBe(monday + 21 * DAY);
  });

  test.each([
    ['Asia/Seoul', 'America/New_York'],
    ['America/New_York', 'Asia/Seoul'],
    ['Pacific/Kiritimati', 'Pacific/Pago_Pago'],
    ['Pacific/Pago_Pago', 'Pacific/Kiritimati'],
  ])('comes once a week where the zone is changed on Monday from %s to %s', async (from, to) => {
    for (const hours of [-20, -8, -1, 1, 6, 20]) {
      const guild = `g${hours}`;
      const set = (zone: string) => setLetter(house, act('ann'), guild, { ...LETTER, zone });
      now = BEGIN;
      const mondays = nextLetter(from, BEGIN);
      expect(await set(from)).toBe(true);
      await endedMatch(house.store, { guild, at: mondays - 3 * DAY, parts: places('ann', 'bob') });
      await ringUntil(mondays + hours * HOUR);
      expect(await set(to)).toBe(true);
      await ringUntil(mondays + 3 * DAY);
      expect(await letters(guild), `${hours} hours after`).toBe(1);
      await endedMatch(house.store, { guild, at: mondays + 3 * DAY, parts: places('ann', 'bob') });
      await ringUntil(mondays + 10 * DAY);
      expect(await letters(guild)).toBe(2);
    }
  });

  test('comes no more when it is switched off', async () => {
    expect((await serverAt(house, 'g')).letter).toEqual(LETTER);
    await setLetter(house, act('ann'), 'g', null);
    expect((await serverAt(house, 'g')).letter).toBeNull();
    expect(await comingDate(house)).toBeUndefined();
  });
});

describe('it tells', () => {
  test('what was close and long, who wins in a row, and who is new', async () => {
    const { store } = house;
    await endedMatch(store, { at: inWeek(-40), parts: places('ann', 'bob') });
    await endedMatch(store, { at: inWeek(-30), guild: 'other', parts: places('cem', 'bob') });
    const parts = [
      { who: 'ann', place: 1, score: 24 },
      { who: 'bob', place: 2, score: 23 },
    ];
    const close = await endedMatch(store, { at: inWeek(3), parts });
    const long = await endedMatch(store, {
      at: inWeek(4),
      game: 'motox',
      moves: 90,
      parts: places('ann', 'cem'),
    });
    const letter = await letterOf(house, week());
    expect(letter).toMatchObject({
      ...{ count: 2, people: 3, closest: { id: close }, longest: { id: long } },
      runs: [{ name: 'ann', wins: 3 }],
      newcomers: { people: [{ person: 'cem', name: 'cem' }], more: 0 },
    });
  });

  test('nothing of a week without matches', async () => {
    expect(await letterOf(house, week())).toBeNull();
  });

  test('whom it does not name: who does not want to be listed, and who is forgotten', async () => {
    const { store } = house;
    await keepAllowed(store, 'ann', { listed: false }, 1);
    for (const hours of [1, 2, 3])
      await endedMatch(store, { at: inWeek(hours), parts: places('ann', 'somebody-0123456789abcdef') });
    await endedMatch(store, { at: inWeek(4), parts: places('dan', 'ann') });
    const letter = await letterOf(house, week());
    expect(letter?.runs).toEqual([]);
    expect(letter?.newcomers).toEqual({ people: [{ person: 'dan', name: 'dan' }], more: 1 });
    expect([...(letter?.hidden ?? [])].toSorted()).toEqual(['ann', 'somebody-0123456789abcdef']);
  });
});

test.skipIf(ON_POSTGRES)('ten thousand matches in a week stall nobody', { timeout: 60_000 }, async () => {
  const { store } = house;
  await store.transaction().execute(async (within) => {
    for (let nth = 0; nth < 10_000; nth++) {
      const [one, other] = [nth % 97, (nth * 7 + 1) % 501];
      const parts = places(`p${one}`, `p${other === one ? 999 : other}`);
      await endedMatch(within, { at: inWeek(0) + nth * 1_000, moves: nth % 300, parts });
    }
  });
  // What else runs on this machine holds up one of them, but hardly all.
  const stalls: number[] = [];
  while (stalls.length < 3) stalls.push(await stallOfLetter());
  expect(Math.min(...stalls)).toBeLessThan(LONGEST);
});

/** How long nobody else had a turn while a letter was written, in ms. */
async function stallOfLetter(): Promise<number> {
  const { done: letter, longest } = await stalled(() => letterOf(house, week()));
  expect(letter?.count).toBe(10_000);
  return longest;
}

/** In ms: it takes about 7. */
const LONGEST = 50;

async function rung(at: number): Promise<void> {
  now = at;
  for (let date = await comingDate(house); date && date.at <= now; date = await comingDate(house))
    await ringDate(house, date);
}

/** All dates up to a time come, each at its own. */
async function ringUntil(at: number): Promise<void> {
  for (let date = await comingDate(house); date && date.at <= at; date = await comingDate(house)) {
    now = Math.max(now, date.at);
    await ringDate(house, date);
  }
  now = Math.max(now, at);
}

async function letters(guild: string): Promise<number> {
  return (await subjectsOn(house.store, 'letter', guild)).length;
}
