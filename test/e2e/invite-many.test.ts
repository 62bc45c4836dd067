import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import { people as field, packIds, unpackIds } from '../../src/discord/core/fields.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { takeSnapshot } from '../support/snapshot.ts';
import {
  findCustomId,
  getLobbyCard,
  getOffers,
  inviteToLobby,
  isPrivate,
  openLobbyMenu,
  startMatch,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { loadStoredTable } from '../support/verify.ts';
import { expectCommandsMentioned, expectNoBug, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const FIVE = ['theo', 'jisu', 'rex', 'ada', 'ben'];
const MENU = 'Invite players…';

let testBot: TestBot;
beforeEach(async () => {
  const more = ['ada', 'ben', 'cleo'].map((key) => ({ key, username: key, name: key }));
  testBot = await openTestBot({ server: { ...demoServer, people: [...demoServer.people, ...more] } });
});
afterEach(async () => {
  expect(testBot.discord.problems.filter((line) => !line.endsWith('Unknown Member'))).toEqual([]);
  expectCommandsMentioned(testBot);
  expectNoBug(testBot);
  await testBot.end();
});

test('lobby invitation: holds a seat for each person, up to the largest table', async () => {
  await open('mina', 'piecepack');
  const told = await invite('mina', FIVE);
  expect(told.content).toMatch(/^Invited\. Each player gets a direct message\.\n\*\*Piecepack/);
  expect(getOffers(told)).not.toContain(MENU);
  expect(getLobbyCard(testBot, CHANNEL).content).toContain('_reserved for ben_');
  expect((await loadStoredTable(testBot.app, 1)).seats.map(({ kind }) => kind)).toEqual([
    'person',
    ...FIVE.map(() => 'invited'),
  ]);
});

test('lobby invitation: reaches each person by one direct message, where they join or decline', async () => {
  await open('mina', 'forage');
  await invite('mina', ['theo', 'ada']);
  for (const key of ['theo', 'ada']) expect(listDirectMessages(key)).toHaveLength(1);
  expect(listDirectMessages('rex')).toEqual([]);
  const [message] = listDirectMessages('theo');
  expect(message?.content).toContain('Mina saved you a seat');
  expect(getOffers(message as APIMessage)).toEqual(['Join', 'Decline']);
  await waitForMessage(getPerson('theo').click(message as APIMessage, 'Join'));
  await waitForMessage(getPerson('ada').click(listDirectMessages('ada')[0] as APIMessage, 'Decline'));
  await waitUntilIdle(testBot);
  const { seats, record } = await loadStoredTable(testBot.app, 1);
  expect(seats.filter(({ kind }) => kind !== 'empty').map(({ kind, name }) => [kind, name])).toEqual([
    ['person', 'Mina'],
    ['person', 'Theo'],
  ]);
  expect(record.declined.map(({ name }) => name)).toEqual(['ada']);
  await invite('mina', ['ada']);
  expect(getLobbyCard(testBot, CHANNEL).content).toContain('_reserved for ada_');
  expect(getLobbyCard(testBot, CHANNEL).content).not.toContain('cannot come');
});

test('lobby invitation: is offered to the host only, and a forged one is refused', async () => {
  await open('theo', 'forage');
  const card = getLobbyCard(testBot, CHANNEL);
  expect(getOffers(await openLobbyMenu(getPerson('theo'), card))).toContain(MENU);
  expect(getOffers(await openLobbyMenu(getPerson('rex'), card))).not.toContain(MENU);
  const before = await takeSnapshot(testBot.store);
  const told = await forgeInvitation('rex', ['ada']);
  expect(told.content).toMatch(/^Only Theo \(the host\)/);
  expect(await takeSnapshot(testBot.store)).toEqual(before);
});

test('lobby invitation: is refused for more people than free seats, for the host, and for bots', async () => {
  await open('mina', 'runaround');
  const menu = await openLobbyMenu(getPerson('mina'), getLobbyCard(testBot, CHANNEL));
  const before = await takeSnapshot(testBot.store);
  const choose = async (ids: readonly string[]) =>
    (await waitForMessage(getPerson('mina').select(menu, findCustomId(menu, 'invite'), [...ids]))).content;
  expect(await choose([getId('theo'), getId('rex')])).toMatch(/^All 2 seats are taken\.\n\*\*Runaround\*\*/);
  expect(await choose([testBot.bot.bot.application()])).toMatch(/^You can’t invite a bot\./);
  expect(await takeSnapshot(testBot.store)).toEqual(before);
  const late = await openLobbyMenu(getPerson('mina'), getLobbyCard(testBot, CHANNEL));
  await waitForMessage(getPerson('theo').click(getLobbyCard(testBot, CHANNEL), 'Join'));
  await waitUntilIdle(testBot);
  const told = await waitForMessage(
    getPerson('mina').select(late, findCustomId(late, 'invite'), [getId('rex')]),
  );
  expect(told.content).toMatch(/^All 2 seats are taken\./);
  expect(getOffers(told)).not.toContain(MENU);
  expect((await loadStoredTable(testBot.app, 1)).seats.map(({ name }) => name)).toEqual(['Mina', 'Theo']);
});

test('lobby invitation: people who have a seat already are left out', async () => {
  await open('mina', 'forage');
  await waitForMessage(getPerson('theo').click(getLobbyCard(testBot, CHANNEL), 'Join'));
  await waitUntilIdle(testBot);
  const told = await invite('mina', ['theo']);
  expect(told.content).not.toContain('Invited.');
  expect(listDirectMessages('theo')).toEqual([]);
  await invite('mina', ['theo', 'ada']);
  expect((await loadStoredTable(testBot.app, 1)).seats.map(({ name }) => name).slice(0, 3)).toEqual([
    'Mina',
    'Theo',
    'ada',
  ]);
});

test('lobby invitation: an interaction that arrives twice acts once', async () => {
  await open('mina', 'forage');
  const menu = await openLobbyMenu(getPerson('mina'), getLobbyCard(testBot, CHANNEL));
  testBot.discord.faults.events.replay();
  await waitForMessage(
    getPerson('mina').select(menu, findCustomId(menu, 'invite'), [getId('theo'), getId('ada')]),
  );
  await waitUntilIdle(testBot);
  const { seats } = await loadStoredTable(testBot.app, 1);
  expect(seats.filter(({ kind }) => kind === 'invited')).toHaveLength(2);
  for (const key of ['theo', 'ada']) expect(listDirectMessages(key)).toHaveLength(1);
});

test('/play with a person in a busy channel: offers a thread and pings the guest there', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['cleo', 'theo'] });
  const taken = await open('mina', 'piecepack', 'ada');
  expect(taken.content).toMatch(/already a game in this channel/);
  const before = testBot.discord.sent.length;
  const opened = await waitForMessage(getPerson('mina').click(taken, 'Open in a thread'));
  await waitUntilIdle(testBot);
  expect(opened.content).toMatch(/^Your lobby is open: /);
  const { record, seats } = await loadStoredTable(testBot.app, 2);
  expect([record.game, record.parent]).toEqual(['piecepack', testBot.discord.channel(CHANNEL).id]);
  expect(seats.map(({ name }) => name)).toEqual(['Mina', 'ada']);
  const pinged = testBot.discord.sent
    .slice(before)
    .flatMap((sent) => (sent.kind === 'message' ? sent.pinged : []));
  expect(pinged).toEqual([getId('ada')]);
});

test('thread offer: opens no thread when a guest has left the server meanwhile', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['cleo', 'theo'] });
  const taken = await open('mina', 'piecepack', 'ada');
  testBot.discord.leave('ada');
  const told = await waitForMessage(getPerson('mina').click(taken, 'Open in a thread'));
  expect(told.content).toMatch(/isn’t on this server\.$/);
  expect(await testBot.store.selectFrom('tables').select('id').execute()).toHaveLength(1);
});

test('packIds: packs user ids into a custom id that unpackIds reads, and malformed text is rejected', () => {
  const ids = ['1300000000000000401', '18446744073709551615', '99999999999999999'];
  expect(unpackIds(field.read(packIds(ids)) ?? '')).toEqual(ids);
  for (const bad of ['', 'a', packIds(ids).slice(1), packIds([...ids, ...ids]), '!'.repeat(11)])
    expect(field.read(bad)).toBeNull();
});

async function open(name: string, game: string, guest?: string): Promise<APIMessage> {
  const options = { game, ...(guest !== undefined && { with: getId(guest) }) };
  const told = await waitForMessage(getPerson(name).slash(CHANNEL, 'play', options));
  await waitUntilIdle(testBot);
  return told;
}

async function invite(name: string, people: readonly string[]): Promise<APIMessage> {
  const told = await inviteToLobby(getPerson(name), getLobbyCard(testBot, CHANNEL), people.map(getPerson));
  await waitUntilIdle(testBot);
  return told;
}

/** Chooses people in the menu of another person, or of an older message. */
async function forgeInvitation(name: string, people: readonly string[]): Promise<APIMessage> {
  const data = { custom_id: 'invite:1', component_type: 5, id: 1, values: people.map(getId) };
  const message = getLobbyCard(testBot, CHANNEL);
  return await waitForMessage(getPerson(name).raw({ channel: CHANNEL, type: 3, data, message }));
}

/** Lists the bot's direct messages to a person. */
function listDirectMessages(key: string): readonly APIMessage[] {
  const who = getPerson(key);
  return who
    .sees(who.direct())
    .map(({ message }) => message)
    .filter((message) => !isPrivate(message));
}

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}

function getId(name: string): string {
  return getPerson(name).id;
}
