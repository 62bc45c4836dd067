import { afterEach, beforeEach, expect, test } from 'vitest';
import { comingAlarm, ring } from '../../../src/app/alarms/alarms.ts';
import { comingDate, ringDate } from '../../../src/app/alarms/dates.ts';
import { noteMember } from '../../../src/app/availability/members.ts';
import { dueAt, personAt } from '../../../src/app/core/table.ts';
import { awardMatch, lateMatches } from '../../../src/app/leagues/award.ts';
import { goneFromServer } from '../../../src/app/leagues/leave.ts';
import { claimWin } from '../../../src/app/turns/claim.ts';
import { vote } from '../../../src/app/turns/vote.ts';
import { askedAt } from '../../../src/app/turns/votes.ts';
import { nameAfter } from '../../../src/discord/core/names.ts';
import { act, type BareHouse, BEGIN, closeHouse, openHouse } from '../../support/house.ts';
import { begun, layAll, leagueOf, playing, standing } from '../../support/league.ts';
import { keyOf } from '../../support/refusal.ts';
import { tableOf } from '../../support/verify.ts';

const FOUR = ['ann', 'bob', 'cem', 'dan'];
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let house: BareHouse;
let now: number;
beforeEach(async () => {
  now = BEGIN;
  house = await openHouse(undefined, undefined, () => now);
});
afterEach(async () => await closeHouse(house));

test('the other claims the win after twice the time, and the league goes on', async () => {
  const id = await begun(house, FOUR, { pace: 12 });
  const { table, late, other } = await dueIn(id);
  now += 24 * HOUR;
  expect(await claimWin(house, act(other, { at: now }), table)).toBe(true);
  const match = (await leagueOf(house, id)).matches.find(({ result }) => result !== null);
  expect(match?.result).toMatchObject({ how: 'given' });
  expect((await standing(house, id)).find(({ name }) => name === late)).toMatchObject({ lost: 1 });
});

test('nobody else comes into a match of two', async () => {
  const id = await begun(house, FOUR, { pace: 12 });
  const { table, late, other } = await dueIn(id);
  now += 12 * HOUR;
  for (let alarm = await comingAlarm(house); alarm && alarm.at <= now; alarm = await comingAlarm(house))
    await ring(house, alarm);
  const at = await tableOf(house, table);
  const [asked] = await askedAt(house.store, at);
  expect(asked?.choices).toEqual(['wait', 'once', 'ai']);
  const seat = at.sitters.findIndex((one) => one.kind === 'person' && one.person === late);
  const ballot = { seat, openedAt: asked?.request.openedAt ?? 0, choice: 'free' } as const;
  expect(keyOf(await vote(house, act(other, { at: now }), table, ballot, nameAfter))).toBe(
    'bot:refuse.forged',
  );
});

test('who opened it ends a match against who is late, but none of their own', async () => {
  const id = await begun(house, FOUR, { pace: 12 });
  const league = await leagueOf(house, id);
  expect(await lateMatches(house, league, act('ann'), now)).toEqual([]);
  now += 13 * HOUR;
  const all = await lateMatches(house, league, act('mod', { manages: true }), now);
  expect(all).toHaveLength(4);
  expect(await lateMatches(house, league, act('bob'), now)).toEqual([]);
  const others = await lateMatches(house, league, act('ann'), now);
  expect(others.flatMap(({ late, other }) => [late.name, other.name])).not.toContain('ann');
  expect(others.length).toBeLessThan(all.length);
  const own = all.find(({ late, other }) => late.name === 'ann' || other.name === 'ann');
  const ended = others[0];
  expect(keyOf(await awardMatch(house, act('ann'), id, own?.match.id ?? 0))).toBe(
    'bot:league.refuse.notLate',
  );
  expect(keyOf(await awardMatch(house, act('bob'), id, ended?.match.id ?? 0))).toBe(
    'bot:league.refuse.organiser',
  );
  expect(await awardMatch(house, act('ann', { at: now }), id, ended?.match.id ?? 0)).toBe(true);
  expect((await standing(house, id)).find(({ name }) => name === ended?.late.name)).toMatchObject({
    lost: 1,
  });
  expect(keyOf(await awardMatch(house, act('ann'), id, ended?.match.id ?? 0))).toBe(
    'bot:league.refuse.notLate',
  );
});

test.each([12, null])('at a pace of %s, a league in which nobody moves ever ends by itself', async (pace) => {
  const id = await begun(house, FOUR, { pace });
  for (let rung = 0; rung < 500 && (await leagueOf(house, id)).record.phase === 'running'; rung++) {
    const [alarm, date] = [await comingAlarm(house), await comingDate(house)];
    const next = [alarm?.at, date?.at]
      .filter((at) => at !== undefined)
      .toSorted((one, other) => one - other)[0];
    if (next === undefined) break;
    now = Math.max(now, next);
    if (alarm && alarm.at === next) await ring(house, alarm);
    else if (date) await ringDate(house, date);
    await layAll(house);
  }
  const { record, matches } = await leagueOf(house, id);
  expect(record.phase).toBe('over');
  expect(matches.every(({ result }) => result?.how === 'given' && result.winner !== null)).toBe(true);
  expect(now - BEGIN).toBeLessThan(6 * 30 * DAY);
});

test('who is not in the server any more is in no league of it', async () => {
  const id = await begun(house, FOUR);
  const { table, late } = await dueIn(id);
  const { sitters, record } = await tableOf(house, table);
  const seat = sitters.findIndex(({ name }) => name === late);
  await noteMember(house, table, { guild: record.guild, seat, person: late }, true, nameAfter);
  expect((await tableOf(house, table)).record.phase).toBe('playing');
  await noteMember(house, table, { guild: record.guild, seat, person: late }, false, nameAfter);
  expect((await tableOf(house, table)).record.phase).toBe('over');
  expect(
    (await leagueOf(house, id)).people.filter(({ leftAt }) => leftAt !== null).map(({ name }) => name),
  ).toEqual([late]);
  await goneFromServer(house, id, late);
  const [other = ''] = FOUR.filter((name) => name !== late);
  await goneFromServer(house, id, other);
  expect((await leagueOf(house, id)).people.filter(({ leftAt }) => leftAt !== null)).toHaveLength(2);
});

async function dueIn(id: number): Promise<{ table: number; late: string; other: string }> {
  const [table = 0] = await playing(house, id);
  const at = await tableOf(house, table);
  const [seat = 0] = dueAt(at);
  return { table, late: personAt(at, seat) ?? '', other: personAt(at, 1 - seat) ?? '' };
}
