import { afterEach, expect, test, vi } from 'vitest';
import { EMOJI, EMOJI_VERSION } from '../../render/emoji/emoji-list.ts';
import { call } from '../playground/rest-client.ts';
import { startMatch } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { waitUntilIdle } from '../support/wait-until-idle.ts';

const ROUTE = '/applications/1300000000000000100/emojis';

let testBot: TestBot;
afterEach(() => testBot.end());

test('emoji: are made whole again at the next start, and those of the host stay', async () => {
  testBot = await openWithEmoji();
  const image = 'data:image/png;base64,iVBORw0KGgo=';
  for (const name of ['die_4_v7', 'our_own']) await call(testBot.discord, 'POST', ROUTE, { name, image });
  await call(testBot.discord, 'DELETE', `${ROUTE}/${testBot.bot.bot.emojiIds.get('card_1A')}`);
  testBot = await testBot.again();
  const wanted = new Set([...EMOJI.map((name) => `${name}_v${EMOJI_VERSION}`), 'our_own']);
  await vi.waitFor(async () => expect(new Set(await listNames())).toEqual(wanted), 10_000);
});

test('emoji: stand in the lobby, on the board and on its buttons', async () => {
  testBot = await openWithEmoji();
  await startMatch(testBot, { game: 'runaround', channel: 'table-one', people: ['theo', 'mina'] });
  await waitUntilIdle(testBot);
  const { messages } = testBot.discord.channel('table-one');
  const { content = '', components } = messages.at(-1) ?? {};
  expect(content).toMatch(/^<:game_runaround:\d+> \*\*Runaround\*\*/);
  expect(content).toMatch(/<:pawn_(yellow|blue):\d+> \*\*<@/);
  expect(JSON.stringify(components)).toMatch(/"emoji":\{"id":"\d+","name":"die_6"\}/);
});

test('emoji: a message goes without those of its buttons when Discord refuses one', async () => {
  testBot = await openWithEmoji();
  const id = testBot.bot.bot.emojiIds.get('die_6');
  await call(testBot.discord, 'DELETE', `${ROUTE}/${id}`);
  await startMatch(testBot, { game: 'runaround', channel: 'table-one', people: ['theo', 'mina'] });
  await waitUntilIdle(testBot);
  const newest = testBot.discord.channel('table-one').messages.at(-1);
  expect(newest?.content).toMatch(/^<:game_runaround:\d+> \*\*Runaround\*\*/);
  expect(JSON.stringify(newest?.components)).not.toContain('emoji');
});

async function openWithEmoji(): Promise<TestBot> {
  const opened = await openTestBot({ hasEmoji: true });
  await vi.waitFor(() => expect(opened.bot.bot.emojiIds.size).toBe(EMOJI.length), 10_000);
  return opened;
}

async function listNames(): Promise<readonly string[]> {
  const { json } = await call(testBot.discord, 'GET', ROUTE);
  return (json.items as readonly { readonly name: string }[]).map(({ name }) => name);
}
