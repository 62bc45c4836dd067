import { afterEach, beforeEach, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import type { Actor } from '../../src/playground/index.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { openWeeks } from '../support/days.ts';
import type { Evening } from '../support/evening.ts';
import { answered, boardIn, boardsIn, cardIn, offers, sitDown, takeTurn, toMove } from '../support/table.ts';

const CHANNEL = 'table-one';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let evening: Evening;
beforeEach(async () => {
  evening = await openWeeks();
});
afterEach(async () => {
  await endCalmly(evening);
});

test('who is away is shown to the others on the board, on the card and under More', async () => {
  await answered(person('theo').slash(CHANNEL, 'play', { game: 'runaround', pace: 'null' }));
  await calm(evening);
  await answered(person('mina').click(cardIn(evening, CHANNEL), 'Join'));
  await me('mina', { away: '3 days' });
  expect(cardIn(evening, CHANNEL).content).toMatch(/\n-# Mina is away until <t:\d+:f>\.\n/);
  await answered(person('theo').click(cardIn(evening, CHANNEL), 'Start'));
  await calm(evening);
  const more = await answered(person('theo').click(boardIn(evening, CHANNEL), 'More'));
  expect(more.content).toMatch(/\n-# Mina is away until <t:\d+:f>\.\n/);
  await untilTurnOf('mina');
  expect(boardIn(evening, CHANNEL).content).toMatch(/<@\d+>: .*\n-# Mina is away until <t:\d+:f>\.$/);
  await me('mina', { away: 'off' });
  expect(boardIn(evening, CHANNEL).content).not.toContain('away');
});

test('who goes away while it is their turn is shown so on the board that is there, and nobody is pinged', async () => {
  const mover = await started();
  const before = boardIn(evening, CHANNEL);
  evening.discord.clock.advance(5 * HOUR);
  await me(mover.nick, { away: '3 days' });
  const board = boardIn(evening, CHANNEL);
  expect(board.id).toBe(before.id);
  expect(board.content).toBe(`${before.content}\n${board.content.split('\n').at(-1)}`);
  expect(board.content).toMatch(new RegExp(`-# ${mover.nick} is away until <t:\\d+:f>\\.$`));
  expect(offers(board)).toEqual(offers(before));
});

test('who is away is named without a ping, and called when they are back', async () => {
  await started();
  await untilTurnOf('theo');
  const { until } = await me('mina', { away: '3 days' });
  const before = pingsOf('mina');
  await untilTurnOf('mina');
  expect(pingsOf('mina')).toEqual(before);
  await passUntil(until - HOUR);
  expect(pingsOf('mina')).toEqual(before);
  await passUntil(until + HOUR);
  expect(pingsOf('mina')).toEqual([...before, boardIn(evening, CHANNEL).id]);
  expect(boardIn(evening, CHANNEL).content).not.toContain('away');
  expect(boardsIn(evening, CHANNEL)).toHaveLength(1);
});

test('who comes back before that is called at once', async () => {
  const mover = await started();
  await me(mover.nick, { away: '3 days' });
  const before = boardIn(evening, CHANNEL).id;
  await me(mover.nick, { away: 'off' });
  expect(boardIn(evening, CHANNEL).id).not.toBe(before);
  expect(pingsOf(mover.nick)).toContain(boardIn(evening, CHANNEL).id);
  expect(await me(mover.nick, { away: 'off' })).toEqual({ until: 0 });
  expect(boardsIn(evening, CHANNEL)).toHaveLength(1);
});

test('an absence that was not shown before the bot ended is shown when it is back', async () => {
  const { id, nick } = await started();
  const until = evening.house.now() + DAY;
  await evening.store
    .updateTable('people')
    .set({ away_from: 1, away_until: until })
    .where('person', '=', id)
    .execute();
  await evening.store.insertInto('outbox').values({ table_id: 1, kind: 'reshow', queued_at: 1 }).execute();
  evening = await evening.again();
  await calm(evening);
  expect(boardIn(evening, CHANNEL).content).toContain(`-# ${nick} is away until `);
});

test('the alarms of all tables at which they are due follow their hours, and those of others stay', async () => {
  const mover = await started();
  const [alarm] = await turnAlarms();
  await me(mover.nick, { away: '3 days' });
  const { until } = await me(mover.nick);
  const [away] = await turnAlarms();
  expect(away).toBeGreaterThan(Number(alarm) + 2 * DAY);
  expect(away).toBeGreaterThan(until);
  await me(mover.nick, { away: 'off' });
  expect(Math.abs(Number((await turnAlarms())[0]) - Number(alarm))).toBeLessThan(HOUR);
  const hour = new Date(Number(alarm)).getUTCHours();
  await me(mover.nick, { zone: 'utc', quiet: `${hour}-${(hour + 2) % 24}` });
  const [quiet] = await turnAlarms();
  expect(new Date(Number(quiet)).getUTCHours()).toBe((hour + 2) % 24);
  expect(Number(quiet) - Number(alarm)).toBeLessThanOrEqual(2 * HOUR);
  const other = mover.nick === 'Theo' ? 'mina' : 'theo';
  await me(other, { away: '9 days', zone: 'kst', quiet: '1-23' });
  expect(await turnAlarms()).toEqual([quiet]);
});

test('nobody is reminded while they are away, and from then on as if no time had passed', async () => {
  const { nick } = await started();
  const reminders = () => evening.discord.sent.filter(({ text }) => /^turn:/m.test(text)).length;
  await passUntil(evening.house.now() + 12 * HOUR);
  const { until } = await me(nick, { away: '5 days' });
  await passUntil(until + HOUR);
  expect(reminders()).toBe(0);
  await passUntil(until + 11 * HOUR);
  expect(reminders()).toBe(0);
  await passUntil(until + 13 * HOUR);
  expect(reminders()).toBe(1);
});

test('what a clock rested in one absence is not lost by the next', async () => {
  const mover = await started();
  const [alarm] = await turnAlarms();
  const { until } = await me(mover.nick, { away: '2 days' });
  const rest = until - evening.house.now();
  await passUntil(until + HOUR);
  await me(mover.nick, { away: '2 days' });
  await me(mover.nick, { away: 'off' });
  expect(Math.abs(Number((await turnAlarms())[0]) - Number(alarm) - rest)).toBeLessThan(HOUR);
});

async function started(): Promise<Actor> {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'], pace: 'null' });
  const mover = toMove(evening, CHANNEL);
  if (!mover) throw new Error('Nobody is to move');
  return mover;
}

async function untilTurnOf(name: string): Promise<void> {
  while (toMove(evening, CHANNEL)?.id !== person(name).id) await takeTurn(evening, CHANNEL, seeded(3));
}

/** Says so in `/me`; when they are back, in ms since 1970, or 0. */
async function me(
  name: string,
  wishes: Readonly<Record<string, string>> = {},
): Promise<{ readonly until: number }> {
  const panel = await answered(person(name.toLowerCase()).slash('table-two', 'me', wishes));
  await calm(evening);
  const [, until = 0] = /back on <t:(\d+):f>/.exec(panel.content) ?? [];
  return { until: Number(until) * 1000 };
}

async function passUntil(time: number): Promise<void> {
  evening.discord.clock.advance(time - evening.house.now());
  for (let look = 0; look < 20; look++) await new Promise((resume) => setImmediate(resume));
  await calm(evening);
}

/** The messages that pinged them. */
function pingsOf(name: string): readonly string[] {
  const { id } = person(name.toLowerCase());
  const fresh = evening.discord.sent.filter(({ kind, pinged }) => kind === 'message' && pinged.includes(id));
  return fresh.map(({ message }) => String(message));
}

async function turnAlarms(): Promise<readonly number[]> {
  const rows = await evening.store.selectFrom('alarms').select('at').where('kind', '=', 'turn').execute();
  return rows.map(({ at }) => at);
}

function person(name: string): Actor {
  return evening.discord.person(name);
}
