import { Events, GatewayIntentBits } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPlayground, type Playground } from '../../src/playground/index.ts';
import { type Bot, clientFor, login } from './bot.ts';
import { openPage } from './page-client.ts';
import { call, wire } from './rest-client.ts';

const MANAGE_MESSAGES = 1n << 13n;
const ADD_REACTIONS = 1n << 6n;

let discord: Playground;
let general: string;
beforeEach(async () => {
  discord = await openPlayground({ page: false });
  general = discord.channel('general').id;
});
afterEach(() => discord.stop());

/** Requests a route of a message's reactions. */
function reactions(method: string, message: { id: string; channel_id: string }, rest: string) {
  const path = rest.split('/').map(encodeURIComponent).join('/');
  return call(discord, method, `/channels/${message.channel_id}/messages/${message.id}/reactions${path}`);
}

const ada = () => discord.person('ada');
const ben = () => discord.person('ben');
const shown = (id: string) =>
  discord.message(id)?.reactions?.map(({ emoji, count, me }) => [emoji.name, count, me]);

describe('routes of reactions', () => {
  test('reactions: the bot adds, lists and removes its own', async () => {
    const said = ada().say('general', 'hello');
    expect((await reactions('PUT', said, '/👍/@me')).status).toBe(204);
    expect((await reactions('PUT', said, '/👍/@me')).status).toBe(204);
    ben().react(said, '👍');
    ben().react(said, 'cat:1300000000000000999');
    expect(shown(said.id)).toEqual([
      ['👍', 2, true],
      ['cat', 1, false],
    ]);
    const all = await reactions('GET', said, '/👍');
    expect(all.json.map(({ username }: { username: string }) => username)).toEqual(['Bot', 'ben']);
    const path = `/channels/${general}/messages/${said.id}/reactions/${encodeURIComponent('👍')}`;
    const later = await call(discord, 'GET', `${path}?after=${all.json[0].id}&limit=1`);
    expect(later.json).toEqual([all.json[1]]);
    expect((await call(discord, 'GET', `${path}?limit=0`)).json.code).toBe(50035);
    expect((await reactions('DELETE', said, '/👍/@me')).status).toBe(204);
    expect((await reactions('DELETE', said, '/👍/@me')).status).toBe(204);
    expect(shown(said.id)).toEqual([
      ['👍', 1, false],
      ['cat', 1, false],
    ]);
    const read = await call(discord, 'GET', `/channels/${general}/messages/${said.id}`);
    expect(read.json.reactions[1].emoji).toEqual({ id: '1300000000000000999', name: 'cat' });
  });

  test('reactions: removing those of others needs the permission to manage messages', async () => {
    const said = ada().say('general', 'hello');
    for (const emoji of ['👍', '🎉', '👀']) ben().react(said, emoji);
    for (const rest of [`/👍/${ben().id}`, '/👍', ''])
      expect((await reactions('DELETE', said, rest)).json.code).toBe(50013);
    discord.channel('general').permit(MANAGE_MESSAGES | (1n << 10n));
    expect((await reactions('DELETE', said, `/👍/${ben().id}`)).status).toBe(204);
    expect(shown(said.id)?.map(([name]) => name)).toEqual(['🎉', '👀']);
    expect((await reactions('DELETE', said, '/🎉')).status).toBe(204);
    expect(shown(said.id)?.map(([name]) => name)).toEqual(['👀']);
    expect((await reactions('DELETE', said, '')).status).toBe(204);
    expect(shown(said.id)).toBeUndefined();
    expect((await reactions('DELETE', said, '/👍/1300000000000000998')).json.code).toBe(10013);
  });

  test('reactions: are refused without an emoji, a permission, a message or an open thread', async () => {
    const said = ada().say('general', 'hello');
    expect((await reactions('PUT', said, '/thumbsup/@me')).json.code).toBe(10014);
    expect((await reactions('PUT', { ...said, id: '1300000000000000997' }, '/👍/@me')).json.code).toBe(10008);
    discord.channel('general').deny(ADD_REACTIONS);
    expect((await reactions('PUT', said, '/👍/@me')).json.code).toBe(50013);
    ben().react(said, '👍');
    expect((await reactions('PUT', said, '/👍/@me')).status).toBe(204);
    const thread = discord.channel('random').startThread(ada(), 'Over');
    const inside = ada().say(thread, 'bye');
    thread.change({ archived: true });
    expect((await reactions('PUT', inside, '/👍/@me')).json.code).toBe(50083);
    expect(() => ben().react(inside, '👍')).toThrow('takes no reactions');
  });

  test('reactions: a message has at most 20 different ones', async () => {
    const said = ada().say('general', 'hello');
    for (let n = 0; n < 20; n += 1) ben().react(said, String.fromCodePoint(0x1f600 + n));
    expect((await reactions('PUT', said, '/👍/@me')).json.code).toBe(30010);
    expect(() => ben().react(said, '👍')).toThrow('may not add another reaction');
    expect(() => ben().react(said, 'ok')).toThrow('ok is no emoji');
    expect((await reactions('PUT', said, `/${String.fromCodePoint(0x1f600)}/@me`)).status).toBe(204);
  });
});

describe('events of reactions', () => {
  test('reactions: their events come only with the intent, apart for direct messages', async () => {
    const [server, direct] = await Promise.all([
      wire(discord, { intents: 1 | (1 << 10) }),
      wire(discord, { intents: 1 << 13 }),
    ]);
    const said = ada().say('general', 'hello');
    ben().react(said, '👍');
    const added = await server.next<Record<string, unknown>>({ t: 'MESSAGE_REACTION_ADD' });
    expect(added).toMatchObject({
      user_id: ben().id,
      channel_id: general,
      message_id: said.id,
      guild_id: discord.guildId,
      message_author_id: ada().id,
      member: { user: { id: ben().id } },
      emoji: { id: null, name: '👍' },
      burst: false,
      type: 0,
    });
    ben().unreact(said, '👍');
    const removed = await server.next<Record<string, unknown>>({ t: 'MESSAGE_REACTION_REMOVE' });
    expect(removed).toMatchObject({ user_id: ben().id, emoji: { name: '👍' } });
    expect('member' in removed).toBe(false);
    const alone = ben().say(ben().direct(), 'psst');
    ben().react(alone, '👀');
    const heard = await direct.next<Record<string, unknown>>({ t: 'MESSAGE_REACTION_ADD' });
    expect([heard.message_id, 'guild_id' in heard]).toEqual([alone.id, false]);
    const count = ({ heard: all }: typeof server) => all.filter(({ t }) => t?.includes('REACTION')).length;
    expect([count(server), count(direct)]).toEqual([2, 1]);
    server.socket.terminate();
    direct.socket.terminate();
  });

  test('reactions: discord.js hears them, collects them and reacts itself', async () => {
    const { Guilds, GuildMessages, GuildMessageReactions } = GatewayIntentBits;
    const intents = [Guilds, GuildMessages, GuildMessageReactions];
    const bot: Bot = await login(clientFor(discord, {}, { intents }), discord.token);
    bot.client.on(Events.MessageReactionAdd, (reaction, user) => {
      if (!user.bot) void reaction.message.react('✅');
    });
    const channel = await bot.client.channels.fetch(general);
    if (!channel?.isSendable()) throw new Error('It is a text channel');
    const sent = await channel.send('vote');
    const collected = sent.awaitReactions({ max: 1, filter: (_, user) => !user.bot });
    ben().react(sent, '👍');
    expect((await collected).first()?.emoji.name).toBe('👍');
    await expect
      .poll(() => shown(sent.id))
      .toEqual([
        ['👍', 1, false],
        ['✅', 1, true],
      ]);
    await bot.client.destroy();
  });
});

test('page: shows a reaction to everybody, as their own only to its person', async () => {
  const [adas, bens] = [await openPage(discord, 'ada'), await openPage(discord, 'ben')];
  const { id: message } = ada().say('general', 'hello');
  bens.say({ do: 'react', ref: 'r', channel: general, message, emoji: '👍', isAdded: true });
  const own = await bens.next('message', ({ seen }) => seen.message.reactions !== undefined);
  const others = await adas.next('message', ({ seen }) => seen.message.reactions !== undefined);
  const me = [own, others].map(({ seen }) => seen.message.reactions?.[0]?.me);
  expect(me).toEqual([true, false]);
  expect(ben().sees('general').at(-1)?.message.reactions?.[0]?.me).toBe(true);
  bens.say({ do: 'react', ref: 'x', channel: general, message, emoji: 'ok', isAdded: true });
  expect(await bens.next('refused')).toMatchObject({ ref: 'x', reason: 'ok is no emoji.' });
  adas.close();
  bens.close();
});
