import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  findUpcomingAlarm,
  findUpcomingDate,
  fireDueAlarm,
  fireDueDate,
} from '../../../src/app/alarms/alarms.ts';
import { noteMember } from '../../../src/app/availability/members.ts';
import { findPerson, getDueSeats } from '../../../src/app/core/table.ts';
import { awardMatch, loadLateMatches } from '../../../src/app/leagues/award.ts';
import { withdrawFromLeague } from '../../../src/app/leagues/leave.ts';
import { claimWin } from '../../../src/app/turns/claim.ts';
import { loadTimeoutVotes } from '../../../src/app/turns/timeout-votes.ts';
import { castVote } from '../../../src/app/turns/vote.ts';
import { formatVacatedName } from '../../../src/discord/core/names.ts';
import {
  listPlayingTables,
  loadStandings,
  loadTestLeague,
  openAllTables,
  openBegunLeague,
} from '../../support/league.ts';
import { getRefusalKey } from '../../support/refusal.ts';
import {
  closeTestContext,
  createActor,
  openTestContext,
  START_AT_MS,
  type TestContext,
} from '../../support/test-context.ts';
import { loadStoredTable } from '../../support/verify.ts';

const FOUR = ['ann', 'bob', 'cem', 'dan'];
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let ctx: TestContext;
let now: number;
beforeEach(async () => {
  now = START_AT_MS;
  ctx = await openTestContext(undefined, undefined, () => now);
});
afterEach(async () => await closeTestContext(ctx));

test('a late league match: the opponent can claim the win after twice the turn time', async () => {
  const id = await openBegunLeague(ctx, FOUR, { pace: 12 });
  const { table, late, other } = await findDue(id);
  now += 24 * HOUR;
  expect(await claimWin(ctx, createActor(other, { at: now }), table)).toBe(true);
  const match = (await loadTestLeague(ctx, id)).matches.find(({ result }) => result !== null);
  expect(match?.result).toMatchObject({ how: 'given' });
  expect((await loadStandings(ctx, id)).find(({ name }) => name === late)).toMatchObject({ lost: 1 });
});

test('a late league match: the vote does not offer to give the seat to another person', async () => {
  const id = await openBegunLeague(ctx, FOUR, { pace: 12 });
  const { table, late, other } = await findDue(id);
  now += 12 * HOUR;
  for (
    let alarm = await findUpcomingAlarm(ctx);
    alarm && alarm.at <= now;
    alarm = await findUpcomingAlarm(ctx)
  )
    await fireDueAlarm(ctx, alarm);
  const at = await loadStoredTable(ctx, table);
  const [vote] = await loadTimeoutVotes(ctx.store, at);
  expect(vote?.choices).toEqual(['wait', 'once', 'ai']);
  const seat = at.seats.findIndex((one) => one.kind === 'person' && one.person === late);
  const ballot = { seat, openedAt: vote?.request.openedAt ?? 0, choice: 'free' } as const;
  expect(
    getRefusalKey(await castVote(ctx, createActor(other, { at: now }), table, ballot, formatVacatedName)),
  ).toBe('bot:refuse.forged');
});

test('awardMatch: lets the organiser end a late match of others, but not their own', async () => {
  const id = await openBegunLeague(ctx, FOUR, { pace: 12 });
  const league = await loadTestLeague(ctx, id);
  expect(await loadLateMatches(ctx, league, createActor('ann'), now)).toEqual([]);
  now += 13 * HOUR;
  const all = await loadLateMatches(ctx, league, createActor('mod', { manages: true }), now);
  expect(all).toHaveLength(4);
  expect(await loadLateMatches(ctx, league, createActor('bob'), now)).toEqual([]);
  const others = await loadLateMatches(ctx, league, createActor('ann'), now);
  expect(others.flatMap(({ late, other }) => [late.name, other.name])).not.toContain('ann');
  expect(others.length).toBeLessThan(all.length);
  const own = all.find(({ late, other }) => late.name === 'ann' || other.name === 'ann');
  const ended = others[0];
  expect(getRefusalKey(await awardMatch(ctx, createActor('ann'), id, own?.match.id ?? 0))).toBe(
    'bot:league.refuse.notLate',
  );
  expect(getRefusalKey(await awardMatch(ctx, createActor('bob'), id, ended?.match.id ?? 0))).toBe(
    'bot:league.refuse.organiser',
  );
  expect(await awardMatch(ctx, createActor('ann', { at: now }), id, ended?.match.id ?? 0)).toBe(true);
  expect((await loadStandings(ctx, id)).find(({ name }) => name === ended?.late.name)).toMatchObject({
    lost: 1,
  });
  expect(getRefusalKey(await awardMatch(ctx, createActor('ann'), id, ended?.match.id ?? 0))).toBe(
    'bot:league.refuse.notLate',
  );
});

test.each([12, null])('a league with a pace of %s: ends by itself when nobody ever moves', async (pace) => {
  const id = await openBegunLeague(ctx, FOUR, { pace });
  for (let fired = 0; fired < 500 && (await loadTestLeague(ctx, id)).record.phase === 'running'; fired++) {
    const [alarm, date] = [await findUpcomingAlarm(ctx), await findUpcomingDate(ctx)];
    const next = [alarm?.at, date?.at]
      .filter((at) => at !== undefined)
      .toSorted((one, other) => one - other)[0];
    if (next === undefined) break;
    now = Math.max(now, next);
    if (alarm && alarm.at === next) await fireDueAlarm(ctx, alarm);
    else if (date) await fireDueDate(ctx, date);
    await openAllTables(ctx);
  }
  const { record, matches } = await loadTestLeague(ctx, id);
  expect(record.phase).toBe('over');
  expect(matches.every(({ result }) => result?.how === 'given' && result.winner !== null)).toBe(true);
  expect(now - START_AT_MS).toBeLessThan(6 * 30 * DAY);
});

test('a player who left the server: is withdrawn from its leagues', async () => {
  const id = await openBegunLeague(ctx, FOUR);
  const { table, late } = await findDue(id);
  const { seats, record } = await loadStoredTable(ctx, table);
  const seat = seats.findIndex(({ name }) => name === late);
  await noteMember(ctx, table, { guild: record.guild, seat, person: late }, true, formatVacatedName);
  expect((await loadStoredTable(ctx, table)).record.phase).toBe('playing');
  await noteMember(ctx, table, { guild: record.guild, seat, person: late }, false, formatVacatedName);
  expect((await loadStoredTable(ctx, table)).record.phase).toBe('over');
  expect(
    (await loadTestLeague(ctx, id)).people.filter(({ leftAt }) => leftAt !== null).map(({ name }) => name),
  ).toEqual([late]);
  await withdrawFromLeague(ctx, id, late);
  const [other = ''] = FOUR.filter((name) => name !== late);
  await withdrawFromLeague(ctx, id, other);
  expect((await loadTestLeague(ctx, id)).people.filter(({ leftAt }) => leftAt !== null)).toHaveLength(2);
});

async function findDue(id: number): Promise<{ table: number; late: string; other: string }> {
  const [table = 0] = await listPlayingTables(ctx, id);
  const at = await loadStoredTable(ctx, table);
  const [seat = 0] = getDueSeats(at);
  return { table, late: findPerson(at, seat) ?? '', other: findPerson(at, 1 - seat) ?? '' };
}
