import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { beginLeague } from '../../src/app/leagues/progress.ts';
import { abandonTable } from '../../src/app/seats/resign.ts';
import { demoServer } from '../../src/demo-server.ts';
import { openTestBotForWeeks, passTime, waitUntilSettled } from '../support/days.ts';
import { LeagueChannel } from '../support/league-channel.ts';
import { findMover, getBoards, getOffers, isPrivate, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectNoBug, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const THREADS = { method: 'POST', path: /\/threads$/ };
const MINUTE = 60_000;
const THREE = ['theo', 'mina', 'rex'];

/** End of the lines of expected refusals. */
let refused: string | RegExp;

function isRefused(line: string): boolean {
  return typeof refused === 'string' ? line.endsWith(refused) : refused.test(line);
}

let testBot: TestBot;
let league: LeagueChannel;
beforeEach(async () => {
  refused = /^$/;
  testBot = await openTestBot({ kept: true, restTimeout: 800 });
  league = new LeagueChannel(() => testBot);
});
afterEach(async () => {
  expect(testBot.discord.problems.filter((line) => !isRefused(line))).toEqual([]);
  expectNoBug(testBot);
  await testBot.end();
});

describe('opening of league tables', () => {
  test.each(['before', 'after'] as const)(
    'league: opens each table once when Discord does not answer %s opening its thread',
    async (write) => {
      await league.entered(THREE);
      testBot.discord.faults.next(THREADS, { kind: 'hang', write });
      await league.click('theo', 'Start');
      await all();
      refused = '400 160004 A thread has already been created for this message';
    },
  );

  test('league: opens each table once when the bot stops between message and thread', async () => {
    await league.entered(THREE);
    await testBot.bot.matches.close();
    await league.person('theo').click(league.message(), 'Start');
    await testBot.bot.notices.idle();
    expect(league.threads()).toHaveLength(0);
    await retryOpening();
    await all();
  });

  test.each([
    ['before', /404 (10008 Unknown Message|10003 Unknown Channel)$/],
    ['after', /404 10008 Unknown Message$/],
  ] as const)('league: opens each table once, message lost %s its thread', async (moment, answers) => {
    refused = answers;
    await league.entered(THREE);
    const stop = testBot.discord.onRequest(({ method, path, phase }) => {
      if (phase !== moment || method !== 'POST' || !path.endsWith('/threads')) return;
      stop();
      testBot.discord.deleteMessage(/messages\/(\d+)/.exec(path)?.[1] ?? '');
    });
    await league.click('theo', 'Start');
    await all();
  });

  test('league: opens each table once when threads were forbidden for a while', async () => {
    refused = '403 50013 Missing Permissions';
    await league.entered(THREE);
    const all3 =
      P.ViewChannel | P.SendMessages | P.AttachFiles | P.ReadMessageHistory | P.SendMessagesInThreads;
    testBot.discord.channel(CHANNEL).permit(all3);
    await league.person('theo').click(league.message(), 'Start');
    await testBot.bot.notices.idle();
    await testBot.bot.matches.idle();
    expect(await league.playing()).toEqual([]);
    testBot.discord.channel(CHANNEL).permit(all3 | P.CreatePublicThreads);
    await retryOpening();
    await all();
  });

  /** Expects three matches in one message, each with a thread and one board in it. */
  async function all(): Promise<void> {
    await waitUntilIdle(testBot);
    expect(league.threads()).toHaveLength(3);
    expect(league.messages().filter(({ content }) => content.startsWith('Round'))).toEqual([]);
    const pairings = league.messages().filter(({ content }) => content.startsWith('**New matches**'));
    expect(pairings.map(({ content }) => content.match(/<#\d+>/g)?.length)).toEqual([3]);
    const tables = await league.playing();
    expect(tables).toHaveLength(3);
    const shown = tables.map(({ channel }) => getBoards(testBot, channel).length);
    expect(shown).toEqual([1, 1, 1]);
    await league.playAll();
    expect(league.messages().at(-1)?.content).toMatch(/^\*\*The Runaround league is over/);
  }
});

test('league: one paired by an earlier version keeps a message for each match', async () => {
  await league.entered(THREE);
  const { id } = await testBot.store.selectFrom('leagues').select('id').executeTakeFirstOrThrow();
  const by = { interaction: 'i1', at: 0, person: league.person('theo').id, name: 'Theo', manages: false };
  expect(await beginLeague({ ...testBot.app, onNotice: () => {} }, by, id)).toBe(true);
  await testBot.store.deleteFrom('notices').where('kind', '=', 'pairings').execute();
  const starters = testBot.store.updateTable('notices').set({ kind: 'pairing' });
  await starters.where('kind', '=', 'threadStarter').execute();
  await retryOpening();
  const own = () => league.messages().filter(({ content }) => content.startsWith('Round'));
  expect(own().map((message) => message.id)).toEqual(league.threads().map((thread) => thread.id));
  expect(own()).toHaveLength(3);
  await league.playAll();
  expect(own().filter(({ content }) => /\n.* won: .* stopped playing\.$/.test(content))).toHaveLength(3);
  expect(league.messages().filter(({ content }) => content.startsWith('**New'))).toEqual([]);
});

test('league: does not wait for a player who left the server before the start', async () => {
  await league.entered([...THREE, 'jisu']);
  testBot.discord.leave('jisu');
  refused = 'Unknown Member';
  await league.click('theo', 'Start');
  expect(league.message().content).toContain('Played: 3 of 6 matches');
  expect(await league.playing()).toHaveLength(3);
  await league.playAll();
  expect(league.messages().at(-1)?.content).toContain('Players: ');
});

test('league: a player who leaves the server loses the remaining matches when a reminder is due', async () => {
  await testBot.end();
  testBot = await openTestBotForWeeks();
  await league.begun([...THREE, 'jisu'], { 'time-limit': '12' });
  const [table] = await league.playing();
  refused = 'Unknown Member';
  const due = findMover(testBot, table?.channel ?? '');
  testBot.discord.leave(due?.key ?? '');
  // Discord takes three edits of old messages within six seconds.
  testBot.discord.onRequest(() => testBot.discord.clock.advance(2_000));
  await passTime(testBot, 7 * 60 * MINUTE);
  expect(league.message().content).toMatch(/Played: 3 of 6 matches/);
});

test('league: ends when its channel is deleted, and replays a match whose thread is deleted', async () => {
  await league.begun(THREE);
  const [thread] = league.threads();
  testBot.discord.deleteChannel(thread?.id ?? '');
  await waitUntilSettled(testBot);
  const pairings = league.messages().filter(({ content }) => content.startsWith('**New matches**'));
  expect(pairings).toHaveLength(1);
  expect(pairings[0]?.content.match(/the match is replayed/g)).toHaveLength(1);
  for (const { channel } of await league.playing()) expect(pairings[0]?.content).toContain(`<#${channel}>`);
  expect(await league.playing()).toHaveLength(3);
  testBot.discord.deleteChannel(CHANNEL);
  await waitUntilSettled(testBot);
  const phases = await testBot.store.selectFrom('leagues').select('phase').execute();
  expect(phases).toEqual([{ phase: 'closed' }]);
  expect(await league.playing()).toEqual([]);
});

test('league: ends when its channel was deleted while the bot was stopped', async () => {
  await league.begun([...THREE, 'jisu']);
  refused = '404 10003 Unknown Channel';
  await testBot.bot.close();
  testBot.discord.deleteChannel(CHANNEL);
  await retryOpening();
  for (const { id } of await league.playing()) await abandonTable(testBot.app, id);
  await waitUntilSettled(testBot);
  expect(await testBot.store.selectFrom('leagues').select('phase').execute()).toEqual([{ phase: 'closed' }]);
});

describe('refused leagues', () => {
  test("league: is refused in a thread and without the bot's permission for threads", async () => {
    await league.begun(THREE);
    const [thread] = league.threads();
    const inside = new LeagueChannel(() => testBot, thread?.id ?? '');
    const told = await inside.slash('mina', { game: 'runaround' });
    expect([isPrivate(told), told.content]).toEqual([
      true,
      expect.stringMatching(/^League matches are played in threads/),
    ]);
    expect((await inside.slash('mina')).content).toContain('**Runaround league**');
    await testBot.store.updateTable('leagues').set({ phase: 'closed' }).execute();
    testBot.discord.channel(CHANNEL).deny(P.CreatePublicThreads);
    expect((await league.slash('mina', { game: 'runaround' })).content).toMatch(/Create Public Threads/);
  });

  test('league: is refused for a user without thread permissions, and works in announcement channels', async () => {
    await testBot.end();
    const people = demoServer.people.map((one) =>
      one.key === 'jisu' ? { ...one, lacks: [P.CreatePublicThreads] } : one,
    );
    const channels = [...demoServer.channels, { name: 'news', kind: 'announcement' as const }];
    testBot = await openTestBot({ server: { ...demoServer, people, channels } });
    const news = new LeagueChannel(() => testBot, 'news');
    const told = await news.slash('jisu', { game: 'runaround' });
    expect(told.content).toMatch(
      /^리그 경기는 스레드에서 하는데, 이 채널에서 스레드를 만들 권한이 없습니다\./,
    );
    await news.begun(THREE);
    expect(await news.playing()).toHaveLength(3);
    await news.playAll();
    const ceremony = news.messages().at(-1);
    if (ceremony) await waitForMessage(news.person('jisu').click(ceremony, 'Run it again'));
    await waitUntilIdle(testBot);
    expect(news.messages().at(-1)?.id, 'none is opened by who may open no threads').toBe(ceremony?.id);
  });

  test('league: only one at a time is open in a channel, and it can be closed by its organiser or a manager', async () => {
    await league.slash('theo', { game: 'gostop' });
    expect((await league.slash('mina', { game: 'runaround' })).content).toMatch(
      /^This channel already has a league or cup/,
    );
    const question = await league.asked('theo', 'Close');
    await league.person('theo').click(question, 'Yes, close it');
    await waitUntilIdle(testBot);
    const closed = league.messages()[0];
    expect([closed?.content, closed && getOffers(closed)]).toEqual([
      '**Go-Stop league**\nIt was closed before it began.',
      [],
    ]);
    expect((await league.slash('theo', { game: 'runaround', kind: 'cup' })).content).toMatch(/^Created/);
    expect((await league.asked('mina', 'Close')).content).toMatch(/^It will end without a winner/);
    expect((await league.asked('rex', 'Close')).content).toMatch(/^Only the organizer/);
  });
});

async function retryOpening(): Promise<void> {
  testBot = await testBot.again();
  await waitUntilIdle(testBot);
}
