import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { beginLeague } from '../../src/app/leagues/progress.ts';
import { abandon } from '../../src/app/seats/resign.ts';
import { fridayTable } from '../../src/friends.ts';
import { calm, expectNoBug } from '../support/calm.ts';
import { openWeeks, settle, timePasses } from '../support/days.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { LeagueChannel } from '../support/league-evening.ts';
import { answered, boardsIn, isPrivate, offers, toMove } from '../support/table.ts';

const CHANNEL = 'table-one';
const THREADS = { method: 'POST', path: /\/threads$/ };
const MINUTE = 60_000;
const THREE = ['theo', 'mina', 'rex'];

/** End of the lines of what Discord will refuse. */
let refused: string | RegExp;

function isRefused(line: string): boolean {
  return typeof refused === 'string' ? line.endsWith(refused) : refused.test(line);
}

let evening: Evening;
let league: LeagueChannel;
beforeEach(async () => {
  refused = /^$/;
  evening = await openEvening({ kept: true, restTimeout: 800 });
  league = new LeagueChannel(() => evening);
});
afterEach(async () => {
  expect(evening.discord.problems.filter((line) => !isRefused(line))).toEqual([]);
  expectNoBug(evening);
  await evening.end();
});

describe('a table of a league is opened once', () => {
  test.each(['before', 'after'] as const)(
    'where Discord does not answer when its thread is opened: %s it was',
    async (write) => {
      await league.entered(THREE);
      evening.discord.faults.next(THREADS, { kind: 'hang', write });
      await league.press('theo', 'Start');
      await all();
      refused = '400 160004 A thread has already been created for this message';
    },
  );

  test('where the bot goes between the message and the thread', async () => {
    await league.entered(THREE);
    await evening.bot.matches.close();
    await league.person('theo').click(league.message(), 'Start');
    await evening.bot.notices.idle();
    expect(league.threads()).toHaveLength(0);
    await again();
    await all();
  });

  test.each([
    ['before', /404 (10008 Unknown Message|10003 Unknown Channel)$/],
    ['after', /404 10008 Unknown Message$/],
  ] as const)('where its message was deleted %s its thread was opened', async (moment, answers) => {
    refused = answers;
    await league.entered(THREE);
    const stop = evening.discord.onRequest(({ method, path, phase }) => {
      if (phase !== moment || method !== 'POST' || !path.endsWith('/threads')) return;
      stop();
      evening.discord.deleteMessage(/messages\/(\d+)/.exec(path)?.[1] ?? '');
    });
    await league.press('theo', 'Start');
    await all();
  });

  test('where threads may not be opened for a while', async () => {
    refused = '403 50013 Missing Permissions';
    await league.entered(THREE);
    const all3 =
      P.ViewChannel | P.SendMessages | P.AttachFiles | P.ReadMessageHistory | P.SendMessagesInThreads;
    evening.discord.channel(CHANNEL).permit(all3);
    await league.person('theo').click(league.message(), 'Start');
    await evening.bot.notices.idle();
    await evening.bot.matches.idle();
    expect(await league.playing()).toEqual([]);
    evening.discord.channel(CHANNEL).permit(all3 | P.CreatePublicThreads);
    await again();
    await all();
  });

  /** Three matches in one message, with a thread each, and one board in it. */
  async function all(): Promise<void> {
    await calm(evening);
    expect(league.threads()).toHaveLength(3);
    expect(league.messages().filter(({ content }) => content.startsWith('Round'))).toEqual([]);
    const pairings = league.messages().filter(({ content }) => content.startsWith('**New matches**'));
    expect(pairings.map(({ content }) => content.match(/<#\d+>/g)?.length)).toEqual([3]);
    const tables = await league.playing();
    expect(tables).toHaveLength(3);
    const shown = tables.map(({ channel }) => boardsIn(evening, channel).length);
    expect(shown).toEqual([1, 1, 1]);
    await league.playAll();
    expect(league.messages().at(-1)?.content).toMatch(/^\*\*The league of Runaround is over/);
  }
});

test('a league that an earlier version was about to pair keeps a message for each match', async () => {
  await league.entered(THREE);
  const { id } = await evening.store.selectFrom('leagues').select('id').executeTakeFirstOrThrow();
  const by = { interaction: 'i1', at: 0, person: league.person('theo').id, name: 'Theo', manages: false };
  expect(await beginLeague({ ...evening.house, notice: () => {} }, by, id)).toBe(true);
  await evening.store.deleteFrom('notices').where('kind', '=', 'pairings').execute();
  const starters = evening.store.updateTable('notices').set({ kind: 'pairing' });
  await starters.where('kind', '=', 'threadStarter').execute();
  await again();
  const own = () => league.messages().filter(({ content }) => content.startsWith('Round'));
  expect(own().map((message) => message.id)).toEqual(league.threads().map((thread) => thread.id));
  expect(own()).toHaveLength(3);
  await league.playAll();
  expect(own().filter(({ content }) => /\n.* has won, as .* did not play on\.$/.test(content))).toHaveLength(
    3,
  );
  expect(league.messages().filter(({ content }) => content.startsWith('**New'))).toEqual([]);
});

test('who has left the server is not waited for', async () => {
  await league.entered([...THREE, 'jisu']);
  evening.discord.leave('jisu');
  refused = 'Unknown Member';
  await league.press('theo', 'Start');
  expect(league.message().content).toContain('Played: 3 of 6 matches');
  expect(await league.playing()).toHaveLength(3);
  await league.playAll();
  expect(league.messages().at(-1)?.content).toContain('Played by');
});

test('who leaves the server while it runs loses what is left, once they are to be reminded', async () => {
  await evening.end();
  evening = await openWeeks();
  await league.begun([...THREE, 'jisu'], { pace: '12' });
  const [table] = await league.playing();
  refused = 'Unknown Member';
  const due = toMove(evening, table?.channel ?? '');
  evening.discord.leave(due?.key ?? '');
  // Discord takes three edits of old messages within six seconds.
  evening.discord.onRequest(() => evening.discord.clock.advance(2_000));
  await timePasses(evening, 7 * 60 * MINUTE);
  expect(league.message().content).toMatch(/Played: 3 of 6 matches/);
});

test('a league whose channel is deleted is over, and one whose thread is plays that match anew', async () => {
  await league.begun(THREE);
  const [thread] = league.threads();
  evening.discord.deleteChannel(thread?.id ?? '');
  await settle(evening);
  const pairings = league.messages().filter(({ content }) => content.startsWith('**New matches**'));
  expect(pairings).toHaveLength(1);
  expect(pairings[0]?.content.match(/it is played once more/g)).toHaveLength(1);
  for (const { channel } of await league.playing()) expect(pairings[0]?.content).toContain(`<#${channel}>`);
  expect(await league.playing()).toHaveLength(3);
  evening.discord.deleteChannel(CHANNEL);
  await settle(evening);
  const phases = await evening.store.selectFrom('leagues').select('phase').execute();
  expect(phases).toEqual([{ phase: 'closed' }]);
  expect(await league.playing()).toEqual([]);
});

test('a league whose channel was deleted while the bot was away is over when that is noticed', async () => {
  await league.begun([...THREE, 'jisu']);
  refused = '404 10003 Unknown Channel';
  await evening.bot.close();
  evening.discord.deleteChannel(CHANNEL);
  await again();
  for (const { id } of await league.playing()) await abandon(evening.house, id);
  await settle(evening);
  expect(await evening.store.selectFrom('leagues').select('phase').execute()).toEqual([{ phase: 'closed' }]);
});

describe('a league is not opened', () => {
  test('where there can be no threads, or whoever asks may open none', async () => {
    await league.begun(THREE);
    const [thread] = league.threads();
    const inside = new LeagueChannel(() => evening, thread?.id ?? '');
    const told = await inside.slash('mina', { game: 'runaround' });
    expect([isPrivate(told), told.content]).toEqual([
      true,
      expect.stringMatching(/^A league is played in threads/),
    ]);
    expect((await inside.slash('mina')).content).toContain('**League of Runaround**');
    await evening.store.updateTable('leagues').set({ phase: 'closed' }).execute();
    evening.discord.channel(CHANNEL).deny(P.CreatePublicThreads);
    expect((await league.slash('mina', { game: 'runaround' })).content).toMatch(/Create Public Threads/);
  });

  test('for who may open no threads there themselves; a channel of announcements has them too', async () => {
    await evening.end();
    const people = fridayTable.people.map((one) =>
      one.key === 'jisu' ? { ...one, lacks: [P.CreatePublicThreads] } : one,
    );
    const channels = [...fridayTable.channels, { name: 'news', kind: 'announcement' as const }];
    evening = await openEvening({ server: { ...fridayTable, people, channels } });
    const news = new LeagueChannel(() => evening, 'news');
    const told = await news.slash('jisu', { game: 'runaround' });
    expect(told.content).toMatch(/^리그는 스레드에서 하는데 이 채널에서 스레드를 만들 권한이 없습니다\./);
    await news.begun(THREE);
    expect(await news.playing()).toHaveLength(3);
    await news.playAll();
    const ceremony = news.messages().at(-1);
    if (ceremony) await answered(news.person('jisu').click(ceremony, 'Play it again'));
    await calm(evening);
    expect(news.messages().at(-1)?.id, 'none is opened by who may open no threads').toBe(ceremony?.id);
  });

  test('twice in a channel, and it is said which games there are', async () => {
    await league.slash('theo', { game: 'gostop' });
    expect((await league.slash('mina', { game: 'runaround' })).content).toMatch(
      /^There is a league or a cup in this channel/,
    );
    const question = await league.asked('theo', 'Close');
    await league.person('theo').click(question, 'Yes, close it');
    await calm(evening);
    const closed = league.messages()[0];
    expect([closed?.content, closed && offers(closed)]).toEqual([
      '**League of Go-Stop**\nIt was closed before it began.',
      [],
    ]);
    expect((await league.slash('theo', { game: 'runaround', kind: 'cup' })).content).toMatch(/^It is open/);
    expect((await league.asked('mina', 'Close')).content).toMatch(/^It would end without a winner/);
    expect((await league.asked('rex', 'Close')).content).toMatch(/^Only who opened it/);
  });
});

async function again(): Promise<void> {
  evening = await evening.again();
  await calm(evening);
}
