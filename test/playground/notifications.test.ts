import { afterEach, expect, test } from 'vitest';
import type { Playground } from '../../src/playground/index.ts';
import { openPlayground } from '../../src/playground/index.ts';
import { call } from './rest-client.ts';

const SILENT = 1 << 12;

let discord: Playground;
afterEach(() => discord.stop());

async function open(notifications: 'all' | 'mentions'): Promise<void> {
  const people = ['ada', 'ben', 'cleo'].map((key) => ({ key, name: key }));
  discord = await openPlayground({
    page: false,
    server: { name: 'Attic', bot: 'Bot', channels: ['general'], people, notifications },
  });
}

const mention = (key: string) => `<@${discord.person(key).id}>`;

async function post(json: unknown, channel = discord.channel('general').id): Promise<string> {
  return (await call(discord, 'POST', `/channels/${channel}/messages`, json)).json.id;
}

/** Returns the keys of the people notified since an index of the list. */
function notified(since = 0): readonly string[] {
  return discord.notifications.slice(since).map(({ person }) => discord.person(person).key);
}

test('notifications for mentions only: a message notifies those whom it mentions', async () => {
  await open('mentions');
  await post({ content: 'Here' });
  expect(notified()).toEqual([]);
  await post({ content: `${mention('ben')}, your turn` });
  expect(notified()).toEqual(['ben']);
  await post({ content: `${mention('ada')} is named`, allowed_mentions: { parse: [] } });
  expect(notified()).toEqual(['ben']);
});

test('silent message: notifies no one, not even those whom it mentions', async () => {
  for (const level of ['mentions', 'all'] as const) {
    await open(level);
    await post({ content: `${mention('ben')}, your turn`, flags: SILENT });
    await post({ content: 'Here', flags: SILENT });
    expect(notified()).toEqual([]);
    if (level === 'mentions') await discord.stop();
  }
});

test('notifications for all messages: a message notifies every member once, and an edit no one', async () => {
  await open('all');
  const guild = (await call(discord, 'GET', `/guilds/${discord.guildId}`)).json;
  expect(guild.default_message_notifications).toBe(0);
  const id = await post({ content: `${mention('ben')}, your turn` });
  expect(notified()).toEqual(['ada', 'ben', 'cleo']);
  const path = `/channels/${discord.channel('general').id}/messages/${id}`;
  await call(discord, 'PATCH', path, { content: `${mention('ada')}, your turn` });
  expect(notified()).toHaveLength(3);
  discord.leave('cleo');
  discord.person('ada').say('general', 'Hello');
  expect(notified(3)).toEqual(['ben']);
});

test('notifications for all messages in a thread: notify those who were mentioned or wrote there', async () => {
  await open('all');
  const path = `/channels/${discord.channel('general').id}/threads`;
  const thread = (await call(discord, 'POST', path, { name: 'Table', type: 11 })).json.id;
  const before = discord.notifications.length;
  await post({ content: 'Here' }, thread);
  expect(notified(before)).toEqual([]);
  await post({ content: `${mention('ben')}, your turn` }, thread);
  await post({ content: 'There' }, thread);
  expect(notified(before)).toEqual(['ben', 'ben']);
});

test('direct message: notifies its person unless it is silent', async () => {
  await open('mentions');
  const { id } = discord.person('ada').direct();
  await post({ content: 'Your turn' }, id);
  await post({ content: 'Your turn', flags: SILENT }, id);
  expect(notified()).toEqual(['ada']);
});
