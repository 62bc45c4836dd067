import type { APIMessage } from 'discord-api-types/v10';
import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fridayTable } from '../../src/friends.ts';
import { type Actor, type Place, pressable } from '../../src/playground/index.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, boardIn, boardsIn, cardIn, sitDown } from '../support/table.ts';
import { tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';
const OFFER = 'Open it in a thread';
const REFUSED = /^You may not open threads in this channel/;

/** Jisu may not open threads, and Rex may not write in any. */
const LACKING: Readonly<Record<string, readonly bigint[]>> = {
  jisu: [P.CreatePublicThreads],
  rex: [P.SendMessagesInThreads],
};

let evening: Evening;
beforeEach(async () => {
  const people = fridayTable.people.map((one) => ({ ...one, lacks: LACKING[one.key] ?? [] }));
  evening = await openEvening({
    server: {
      ...fridayTable,
      people,
      channels: [...fridayTable.channels, { name: 'news', kind: 'announcement' }],
    },
  });
});
afterEach(async () => await evening.end());

test('where a table is, another is opened in a thread at once, just as it was wished for', async () => {
  await say('theo', { game: 'runaround' });
  const wish = { game: 'forage', theme: 'Winter Stores', language: 'ko', pace: '24' };
  const taken = await say('mina', wish);
  expect(taken.content).toMatch(/already open/);
  const opened = await answered(person('mina').click(taken, OFFER));
  await calm(evening);
  const [thread] = threads();
  expect(opened.content).toContain(`/${thread?.id}`);
  expect(labels(opened)).toEqual([]);
  expect((await tableOf(evening.house, 2)).record).toMatchObject({
    channel: thread?.id,
    game: 'forage',
    theme: 'winter',
    language: 'ko',
    pace: 24,
  });
  expectCalm(evening);
});

test('of an announcement channel too', async () => {
  await say('theo', { game: 'runaround' }, 'news');
  await answered(person('mina').click(await say('mina', { game: 'forage' }, 'news'), OFFER));
  await calm(evening);
  expect(threads().map(({ id }) => cardIn(evening, id).content)).toEqual([
    expect.stringContaining('Table of Mina'),
  ]);
  expectCalm(evening);
});

test('a match is played again in a thread, where another table has its channel meanwhile', async () => {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  const sure = await answered(person('mina').slash(CHANNEL, 'resign'));
  await answered(person('mina').click(sure, 'Yes, resign'));
  await calm(evening);
  const over = boardIn(evening, CHANNEL);
  await say('jisu', { game: 'forage' });
  const none = await answered(person('rex').click(over, 'Play again'));
  expect(labels(none)).toEqual([]);
  const taken = await answered(person('theo').click(over, 'Play again'));
  expect(taken.content).toMatch(/already open/);
  const opened = await answered(person('theo').click(taken, OFFER));
  await calm(evening);
  const [thread] = threads();
  expect(opened.content).toContain(`/${thread?.id}`);
  expect(labels(opened)).toEqual([]);
  expect((await tableOf(evening.house, 3)).record).toMatchObject({
    channel: thread?.id,
    parent: evening.discord.channel(CHANNEL).id,
    game: 'runaround',
    phase: 'lobby',
  });
  expect(cardIn(evening, thread?.id ?? '').content).toContain('kept for Mina');
  expectCalm(evening);
});

test('who was not in the match opens no thread for it', async () => {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'jisu'] });
  const sure = await answered(person('theo').slash(CHANNEL, 'resign'));
  await answered(person('theo').click(sure, 'Yes, resign'));
  await calm(evening);
  const over = boardIn(evening, CHANNEL);
  await say('rex', { game: 'forage' });
  const custom_id = idOf(await answered(person('theo').click(over, 'Play again')));
  const message = await say('mina', { game: 'forage' });
  const data = { custom_id, component_type: 2 };
  const told = await answered(person('mina').raw({ channel: CHANNEL, type: 3, data, message }));
  expect(told.content).toMatch(/^Only those who played/);
  expect(threads()).toEqual([]);
});

test('a match that was to begin at once begins at once in the thread', async () => {
  await say('theo', { game: 'forage' });
  const help = await answered(person('mina').slash(CHANNEL, 'help'));
  const taken = await answered(person('mina').click(help, 'against:0'));
  await answered(person('mina').click(taken, OFFER));
  await calm(evening);
  expect((await tableOf(evening.house, 2)).record).toMatchObject({ phase: 'playing', game: 'runaround' });
  expect(boardsIn(evening, threads()[0]?.id ?? '')).toHaveLength(1);
  expectCalm(evening);
});

test('nothing is offered in a thread, nor where the bot may not open one', async () => {
  await answered(person('theo').slash(CHANNEL, 'play', { game: 'forage', thread: true }));
  await calm(evening);
  const thread = threads()[0] as Place;
  expect(labels(await answered(person('mina').slash(thread, 'play', { game: 'forage' })))).toEqual([]);
  await say('theo', { game: 'forage' });
  evening.discord.channel(CHANNEL).deny(P.CreatePublicThreads);
  expect(labels(await say('mina', { game: 'forage' }))).toEqual([]);
});

test('what the bot may not do any more is named, and no thread is there', async () => {
  await say('theo', { game: 'forage' });
  const taken = await say('mina', { game: 'forage' });
  evening.discord.channel(CHANNEL).deny(P.CreatePublicThreads);
  const told = await answered(person('mina').click(taken, OFFER));
  expect(told.content).toContain('I still need: Create Public Threads.');
  expect(threads()).toEqual([]);
});

test.each(['jisu', 'rex'])('%s, who may not open threads, has none opened by the bot', async (who) => {
  const told = await say(who, { game: 'forage', thread: true });
  expect(told.content).toMatch(who === 'jisu' ? /^이 채널에서 스레드를 만들 권한이 없어서/ : REFUSED);
  await calm(evening);
  expect(threads()).toEqual([]);
  expect(await evening.store.selectFrom('tables').selectAll().execute()).toEqual([]);
  expectCalm(evening);
});

test('nor is it offered to them, nor done where they press it all the same', async () => {
  await say('theo', { game: 'forage' });
  const taken = await say('rex', { game: 'forage' });
  expect(taken.content).toMatch(/already open/);
  expect(labels(taken)).toEqual([]);
  const custom_id = idOf(await say('mina', { game: 'forage' }));
  const told = await answered(
    person('rex').raw({ channel: CHANNEL, type: 3, data: { custom_id, component_type: 2 }, message: taken }),
  );
  expect(told.content).toMatch(REFUSED);
  expect(threads()).toEqual([]);
});

test('in the channel itself they open a table as everybody does', async () => {
  await say('rex', { game: 'forage' });
  expect(cardIn(evening, CHANNEL).content).toContain('Table of');
});

test('a game that went in between, or never was, leaves no thread behind', async () => {
  await say('theo', { game: 'forage' });
  const taken = await say('mina', { game: 'forage' });
  const custom_id = idOf(taken).replace('forage', 'chess');
  const told = await answered(
    person('mina').raw({ channel: CHANNEL, type: 3, data: { custom_id, component_type: 2 }, message: taken }),
  );
  expect(told.content).toBe('There is no such game here.');
  expect(threads()).toEqual([]);
});

function person(name: string): Actor {
  return evening.discord.person(name);
}

async function say(
  who: string,
  wish: Record<string, string | boolean>,
  channel = CHANNEL,
): Promise<APIMessage> {
  const told = await answered(person(who).slash(channel, 'play', wish));
  await calm(evening);
  return told;
}

function threads(): readonly Place[] {
  return evening.discord.channels.filter(({ channel }) => 'thread_metadata' in channel);
}

function labels(message: APIMessage): readonly string[] {
  return pressable(message.components).map((one) => one.label ?? '');
}

function idOf(message: APIMessage): string {
  return pressable(message.components).find(({ label }) => label === OFFER)?.custom_id ?? '';
}
