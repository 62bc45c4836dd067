import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BotAnswer, PlaygroundUser } from '../../src/playground/index.ts';
import { createMember } from '../../src/playground/world/guild.ts';
import { getPayloadText } from '../support/plain-panels.ts';
import { getBoard, getLobbyCard, openPanel, plainCommands, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { loadStoredTable } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

const NAMES = [
  '@everyone',
  '<@1300000000000000401>',
  '<@&1300000000000000202> @here',
  '**b** _i_ ~~s~~ `c` ||h||',
  '[click](https://a.example)',
  '# big',
  '> quote',
  '-# small',
  '<:a:1300000000000000401>',
  '🦖👩‍👩‍👧‍👦🇰🇷',
  '```\ncode',
  'W'.repeat(32),
];

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
});
afterEach(async () => await closeCalmly(testBot));

test.each(NAMES)('nickname %j: is shown as it is, without effect as markup or mention', async (nick) => {
  const [theo, rex] = [testBot.discord.person('theo'), testBot.discord.person('rex')];
  await sendNamedCommand(theo, nick, 'play', [
    { name: 'game', type: 3, value: 'runaround' },
    { name: 'time-limit', type: 3, value: 'null' },
  ]);
  await waitUntilIdle(testBot);
  await sendNamedCommand(rex, nick, 'join');
  await waitUntilIdle(testBot);
  await sendNamedCommand(theo, nick, 'table start');
  await waitUntilIdle(testBot);
  const shown = nick.replaceAll('\n', ' ');
  const names = (await loadStoredTable(testBot.app, 1)).seats.map(({ name }) => name);
  expect(names).toEqual([shown, `${shown} (2)`]);
  await openPanel(testBot, testBot.discord.person('mina'), CHANNEL);
  await waitForMessage(testBot.discord.person('mina').click(getBoard(testBot, CHANNEL), 'More'));
  await waitForMessage(theo.slash(CHANNEL, 'games'));
  await waitForMessage(theo.slash(CHANNEL, 'table board', { text: true }));
  const [mover] = getBoard(testBot, CHANNEL).mentions;
  for (const { pinged, kind } of testBot.discord.sent)
    expect(kind === 'message' ? pinged : []).toEqual(pinged);
  const pinged = testBot.discord.sent.flatMap((one) => one.pinged);
  expect(pinged).toEqual([mover?.id]);
  for (const one of testBot.discord.sent) expect(getContent(one.payload)).not.toMatch(LIVE);
});

test('nickname of maximum length full of markup: fits card and board', async () => {
  const nick = '*'.repeat(32);
  const [theo, rex, mina, jisu] = ['theo', 'rex', 'mina', 'jisu'].map((key) =>
    testBot.discord.person(key),
  ) as [PlaygroundUser, PlaygroundUser, PlaygroundUser, PlaygroundUser];
  await sendNamedCommand(theo, nick, 'play', [
    { name: 'game', type: 3, value: 'forage' },
    { name: 'thread', type: 5, value: true },
  ]);
  await waitUntilIdle(testBot);
  const thread = testBot.discord.channels.find(({ channel }) => 'thread_metadata' in channel)?.id ?? '';
  for (const who of [rex, mina, jisu]) await sendNamedCommand(who, nick, 'join', [], thread);
  await waitUntilIdle(testBot);
  expect(getLobbyCard(testBot, thread).content.length).toBeLessThanOrEqual(2_000);
  await sendNamedCommand(theo, nick, 'table start', [], thread);
  await waitUntilIdle(testBot);
  expect(getBoard(testBot, thread).content.length).toBeLessThanOrEqual(2_000);
});

test('invisible nickname: is replaced by the username in every message', async () => {
  const [theo, rex] = [testBot.discord.person('theo'), testBot.discord.person('rex')];
  for (const [who, name] of [
    [theo, 'play'],
    [rex, 'join'],
    [theo, 'table start'],
  ] as const) {
    const options = name === 'play' ? [{ name: 'game', type: 3, value: 'runaround' }] : [];
    await sendNamedCommand(who, '\u3164\u200b', name, options);
    await waitUntilIdle(testBot);
  }
  const names = (await loadStoredTable(testBot.app, 1)).seats.map(({ name }) => name);
  expect(names).toEqual([createMember(theo).user.username, createMember(rex).user.username]);
  for (const { payload } of testBot.discord.sent) expect(getContent(payload)).not.toMatch(/\u3164/);
});

test("changed nickname: is updated in all running games at the player's next action", async () => {
  const [theo, rex] = [testBot.discord.person('theo'), testBot.discord.person('rex')];
  for (const channel of [CHANNEL, 'table-two'])
    await sendNamedCommand(theo, 'Old', 'play', [{ name: 'game', type: 3, value: 'runaround' }], channel);
  await waitUntilIdle(testBot);
  for (const channel of [CHANNEL, 'table-two']) await sendNamedCommand(rex, 'Rex', 'join', [], channel);
  await waitUntilIdle(testBot);
  await sendNamedCommand(theo, 'Old', 'table start');
  await waitUntilIdle(testBot);
  expect(await loadNames(1)).toEqual(['Old', 'Rex']);
  await sendNamedCommand(theo, 'New', 'table resign');
  await waitUntilIdle(testBot);
  expect(await loadNames(1)).toEqual(['Old', 'Rex']);
  await sendNamedCommand(theo, 'New', 'table start', [], 'table-two');
  await waitUntilIdle(testBot);
  expect(await loadNames(2)).toEqual(['New', 'Rex']);
  expect(await loadNames(1)).toEqual(['New', 'Rex']);
});

async function loadNames(table: number): Promise<readonly string[]> {
  return (await loadStoredTable(testBot.app, table)).seats.map(({ name }) => name);
}

/** Markup that would take effect: a mention other than the turn's, a masked link, a heading, a code block. */
const LIVE =
  /@everyone|@here|<@&|(?<!\\)<:|(?<!\\)\[click|https:\/\/a|^# |^-# small|(?<!\\)> |(?<!\\)```|(?<!\\)\*\*b|(?<!\\)\|\|/m;

function getContent(payload: unknown): string {
  return plainCommands(getPayloadText(payload));
}

/** Sends a command of a person with this nick. */
async function sendNamedCommand(
  who: PlaygroundUser,
  nick: string,
  name: string,
  options: readonly object[] = [],
  channel = CHANNEL,
): Promise<BotAnswer> {
  const member = { ...createMember(who), nick, permissions: who.permissions.toString() };
  const [command, subcommand] = name.split(' ');
  const called = subcommand === undefined ? options : [{ type: 1, name: subcommand, options }];
  const data = { id: '1300000000000000999', name: command, type: 1, options: called };
  const answer = await (await who.raw({ channel, type: 2, data, member })).settled();
  expect(answer.state).toBe('answered');
  return answer;
}
