import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import { people as field, packIds, unpackIds } from '../../src/discord/core/fields.ts';
import { games } from '../../src/games/registry.ts';
import { getLobbyCard, startMatch, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { loadStoredTable } from '../support/verify.ts';
import { expectNoBug, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const FIVE = ['theo', 'jisu', 'rex', 'ada', 'ben'];

let testBot: TestBot;
beforeEach(async () => {
  const more = ['ada', 'ben', 'cleo'].map((key) => ({ key, username: key, name: key }));
  testBot = await openTestBot({ server: { ...demoServer, people: [...demoServer.people, ...more] } });
});
afterEach(async () => {
  expect(testBot.discord.problems.filter((line) => !line.endsWith('Unknown Member'))).toEqual([]);
  expectNoBug(testBot);
  await testBot.end();
});

test('/play: invites as many people as the largest table has seats, and keeps their seats', async () => {
  expect(GUEST_OPTIONS).toHaveLength(Math.max(...games.flatMap(({ seats }) => seats)) - 1);
  const told = await play('mina', FIVE);
  expect(told.content).toMatch(/^Your table is open: /);
  expect(getLobbyCard(testBot, CHANNEL).content).toContain('_kept for ben_');
  expect((await loadStoredTable(testBot.app, 1)).seats.map(({ kind }) => kind)).toEqual([
    'person',
    ...FIVE.map(() => 'invited'),
  ]);
});

test('/play with people in a busy channel: offers a thread and pings the guests there', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['cleo', 'theo'] });
  const taken = await play('mina', FIVE);
  expect(taken.content).toMatch(/already open/);
  const before = testBot.discord.sent.length;
  const opened = await waitForMessage(testBot.discord.person('mina').click(taken, 'Open it in a thread'));
  await waitUntilIdle(testBot);
  expect(opened.content).toMatch(/^Your table is open: /);
  const { record, seats } = await loadStoredTable(testBot.app, 2);
  expect([record.game, record.parent]).toEqual(['piecepack', testBot.discord.channel(CHANNEL).id]);
  expect(seats.map(({ name }) => name)).toEqual(['Mina', 'Theo', '지수', '*Rex_* 🦖', 'ada', 'ben']);
  const pinged = testBot.discord.sent
    .slice(before)
    .flatMap((sent) => (sent.kind === 'message' ? sent.pinged : []));
  expect(pinged.toSorted()).toEqual(FIVE.map((one) => testBot.discord.person(one).id).toSorted());
});

test('thread offer: opens no thread when a guest has left the server meanwhile', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['cleo', 'theo'] });
  const taken = await play('mina', ['ada']);
  testBot.discord.leave('ada');
  const told = await waitForMessage(testBot.discord.person('mina').click(taken, 'Open it in a thread'));
  expect(told.content).toMatch(/is not in this server\.$/);
  expect(await testBot.store.selectFrom('tables').select('id').execute()).toHaveLength(1);
});

test('packIds: packs user ids into a custom id that unpackIds reads, and malformed text is rejected', () => {
  const ids = ['1300000000000000401', '18446744073709551615', '99999999999999999'];
  expect(unpackIds(field.read(packIds(ids)) ?? '')).toEqual(ids);
  for (const bad of ['', 'a', packIds(ids).slice(1), packIds([...ids, ...ids]), '!'.repeat(11)])
    expect(field.read(bad)).toBeNull();
});

async function play(name: string, people: readonly string[]) {
  const guests = people.map((one, at) => [GUEST_OPTIONS[at], testBot.discord.person(one).id]);
  const options = { game: 'piecepack', ...Object.fromEntries(guests) };
  const told = await waitForMessage(testBot.discord.person(name).slash(CHANNEL, 'play', options));
  await waitUntilIdle(testBot);
  return told;
}
