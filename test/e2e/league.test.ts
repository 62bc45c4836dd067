import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LeagueChannel } from '../support/league-channel.ts';
import { chooseLabel, getBoard, getOffers, isPrivate, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const HOUR = 3_600_000;

let testBot: TestBot;
let league: LeagueChannel;
beforeEach(async () => {
  testBot = await openTestBot({ kept: true });
  league = new LeagueChannel(() => testBot);
});
afterEach(async () => await closeCalmly(testBot));

describe('league', () => {
  test('league: opens by command, is entered by button and started by its organiser', async () => {
    const opened = await league.slash('theo', { game: 'runaround' });
    expect([isPrivate(opened), opened.content]).toEqual([true, expect.stringMatching(/^Created\./)]);
    const [first] = league.messages();
    expect(first?.content).toMatch(
      /^\*\*Runaround league\*\*\nEveryone plays everyone once\.\nTime limit: 2 days per turn\nOrganized by Theo\. /,
    );
    expect(first?.content).toContain('\nNobody has joined yet.\n-# A win is 2 points, a draw 1.');
    expect(first?.attachments[0]?.description).toBe('Runaround league. Players: ');
    expect(getOffers(league.message())).toEqual(['Join', 'Leave', 'Start', 'Close']);
    for (const name of ['theo', 'mina', 'jisu']) await league.click(name, 'Join');
    expect(league.message().content).toContain('\n3 players: Theo, Mina, and 지수\n');
    await league.click('mina', 'Leave');
    expect(league.message().content).toContain('\n2 players: Theo and 지수\n');
    expect((await league.asked('theo', 'Start')).content).toBe('Needs at least 3 players; 2 have joined.');
    await league.click('rex', 'Join');
    expect((await league.asked('rex', 'Start')).content).toMatch(/^Only the organizer/);
    expect(league.messages()).toHaveLength(1);
    await league.click('theo', 'Start');
    expect(league.message().content).toMatch(/^\*\*Runaround league\*\*\nPlayed: 0 of 3 matches\n- /);
    expect(league.message().content.match(/<#\d+>/g)).toHaveLength(3);
    expect(getOffers(league.message())).toEqual(['My matches', 'Leave']);
  });

  test('league: posts one message with all pairings and opens each table in a thread', async () => {
    await league.begun(['theo', 'mina', 'jisu']);
    const [, pairings, ...others] = league.messages();
    expect(others).toEqual([]);
    const [first, ...lines] = pairings?.content.split('\n') ?? [];
    expect(first).toMatch(/^\*\*New matches\*\* · Runaround league · <t:\d+:D>$/);
    const threads = league.threads();
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      const [, one, other, thread] =
        /^- Round \d of 3: (Theo|Mina|지수) – (Theo|Mina|지수) · <#(\d+)>$/.exec(line) ?? [];
      expect(threads.find(({ id }) => id === thread)?.name).toBe(`${one} – ${other} · Runaround`);
    }
    const [thread] = threads;
    const [mover] = getBoard(testBot, thread?.id ?? '').mentions;
    await league.resignAt(String(mover?.id), thread?.id ?? '');
    const told = league
      .messages()
      .find(({ id }) => id === pairings?.id)
      ?.content.split('\n');
    expect(told?.filter((line) => / won: /.test(line))).toEqual([
      expect.stringMatching(/ · <#\d+> · (Theo|Mina|지수) won: (Theo|Mina|지수) stopped playing\.$/),
    ]);
    expect(league.message().content).toContain('Played: 1 of 3 matches');
    expect(league.messages()).toHaveLength(2);
  });

  test('league: adds later pairings to the message of the day, and posts a new one on another day', async () => {
    await league.begun(['theo', 'mina', 'jisu'], { twice: true });
    const pairings = () => league.messages().filter(({ content }) => content.startsWith('**New matches**'));
    const lines = () => pairings().map(({ content }) => content.split('\n').length - 1);
    expect(lines()).toEqual([3]);
    const next = async () => {
      const [table] = await league.playing();
      await league.resignDue(table?.channel ?? '');
    };
    while (lines()[0] === 3) await next();
    expect(lines()).toEqual([4]);
    testBot.pass(25 * HOUR);
    while (lines().length === 1) await next();
    expect(lines()).toEqual([4, 1]);
    expect(league.threads()).toHaveLength(5);
  });

  test('league: ends with a ceremony that pings its players, and can be opened again', async () => {
    await league.begun(['theo', 'mina', 'jisu']);
    await waitForMessage(league.person('jisu').slash(CHANNEL, 'settings'));
    const before = testBot.discord.sent.length;
    await league.playAll();
    const ceremony = league.messages().at(-1);
    expect(ceremony?.content).toMatch(
      /^\*\*The Runaround league is over\*\*\n1\. .* · \d points\n2\. .*\n3\. .*\nPlayers: <@/,
    );
    expect(ceremony?.attachments).toHaveLength(1);
    expect(ceremony?.attachments[0]?.description).toMatch(/^A podium: 1\. /);
    const pinged = testBot.discord.sent
      .slice(before)
      .flatMap((sent) => (sent.kind === 'message' && sent.message === ceremony?.id ? sent.pinged : []));
    expect(pinged.toSorted()).toEqual(
      ['theo', 'mina', 'jisu'].map((name) => league.person(name).id).toSorted(),
    );
    expect(league.messages()[0]?.content).toMatch(/^\*\*Runaround league\*\*\n.* wins!$/);
    expect(getOffers(league.messages()[0] as APIMessage)).toEqual([]);
    if (ceremony) await waitForMessage(league.person('rex').click(ceremony, 'Run it again'));
    await waitUntilIdle(testBot);
    expect(league.messages().at(-1)?.content).toContain('Press *Join* to enter');
    expect(getOffers(league.messages().at(-1) as APIMessage)).toEqual(['Join', 'Leave', 'Start', 'Close']);
  });

  test('league: a player who leaves confirms it and loses the remaining matches', async () => {
    await league.begun(['theo', 'mina', 'jisu', 'rex']);
    const question = await league.asked('jisu', 'Leave');
    expect(question.content).toMatch(/^진행 중인 경기까지/);
    await waitForMessage(league.person('jisu').click(question, '네, 나갑니다'));
    await waitUntilIdle(testBot);
    expect(league.message().content).toMatch(/Played: 3 of 6 matches/);
    expect((await league.asked('jisu', 'Leave')).content).toBe('참가하지 않았습니다.');
  });

  test('own league matches: are shown privately in the language of the user', async () => {
    await league.begun(['theo', 'mina', 'jisu', 'rex']);
    const mine = await waitForMessage(league.person('jisu').click(league.message(), 'My matches'));
    expect(isPrivate(mine)).toBe(true);
    expect(mine.content).toMatch(
      /^\*\*런어라운드 리그\*\*\n6경기 중 0경기 끝남\n4명 중 \d위, 0경기 0점\n내 경기\n- .*: 진행 중 <#\d+>\n/,
    );
    expect(mine.attachments).toHaveLength(1);
    expect(getOffers(mine)).toEqual([]);
    expect(getOffers(await league.slash('theo'))).toEqual(['Close', 'Remove a player']);
    const none = await waitForMessage(league.person('theo').slash('general', 'league'));
    expect(none.content).toMatch(/^There’s no league or cup in this channel/);
  });
});

describe('late players in a league', () => {
  test('league: the organiser ends a match against a late player, unless it is their own', async () => {
    await league.begun(['mina', 'theo', 'jisu', 'rex'], { 'time-limit': '12' });
    expect(getOffers(await league.slash('theo'))).toEqual([]);
    testBot.pass(13 * HOUR);
    const panel = await league.slash('mina');
    expect(getOffers(panel)).toEqual(['Close', 'End a match with a late player', 'Remove a player']);
    const [line] = /Theo is late/.exec(JSON.stringify(panel.components)) ?? [];
    const question = await chooseLabel(
      league.person('mina'),
      panel,
      'End a match with a late player',
      String(line),
    );
    expect(question.content).toMatch(/ ran out of time\. /);
    await waitForMessage(league.person('mina').click(question, 'Yes, end the match'));
    await waitUntilIdle(testBot);
    expect(league.message().content).toContain('Played: 1 of 6 matches');
  });
});
