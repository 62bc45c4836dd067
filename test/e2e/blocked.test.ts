import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import { listPressable, type PlaygroundUser } from '../../src/playground/index.ts';
import { saveBlocked } from '../../src/store/blocked.ts';
import { openTestBotForWeeks, passTime } from '../support/days.ts';
import { LeagueChannel } from '../support/league-channel.ts';
import { getReminder } from '../support/reminders.ts';
import { askToDeleteData } from '../support/settings.ts';
import {
  findMover,
  getBoard,
  getLobbyCard,
  getOffers,
  pressInLobby,
  startMatch,
  takeTurn,
  waitForMessage,
} from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { loadStoredTable } from '../support/verify.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';
import { countOpened, prepareOpenAttempts } from '../support/ways-to-open.ts';

const CHANNEL = 'table-one';
const DAY = 86_400_000;
const BLOCKED = /^You’re blocked on this server: you can’t open, join or vote in games\. /;

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBotForWeeks({ kept: true });
});
afterEach(async () => {
  expectCalm(testBot);
  await testBot.end();
});

describe('blocked user', () => {
  test('blocked user: cannot open a game in any way until unblocked', async () => {
    const ways = await prepareOpenAttempts(testBot, 'theo');
    const panel = await block('theo');
    expect(panel.content).toContain(`\n- Blocked (1): 1. <@${getId('theo')}>\n`);
    const before = await countOpened(testBot);
    for (const [name, way] of ways) expect((await way()).content, name).toMatch(BLOCKED);
    expect(await countOpened(testBot)).toBe(before);
    const after = await unblock(panel, 'theo');
    expect(after.content).toContain('\n- Blocked: nobody\n');
    expect((await play('theo')).content).toMatch(/^Your lobby is open/);
  });

  test('blocked user: cannot join a lobby or enter a league', async () => {
    await block('jisu');
    await play('theo');
    expect(
      (await waitForMessage(getPerson('jisu').click(getLobbyCard(testBot, CHANNEL), 'Join'))).content,
    ).toMatch(/^이 서버에서 차단되어 게임을 열거나, 참가하거나, 투표할 수 없습니다\./);
    expect((await waitForMessage(getPerson('jisu').slash(CHANNEL, 'join'))).content).toMatch(
      /^이 서버에서 차단되어/,
    );
    const league = new LeagueChannel(() => testBot, 'table-two');
    await league.slash('theo', { game: 'runaround' });
    expect((await league.asked('jisu', 'Join')).content).toMatch(/^이 서버에서 차단되어/);
    expect(league.message().content).toContain('Nobody has joined yet.');
    expect((await loadStoredTable(testBot.app, 1)).seats).toHaveLength(1);
  });

  test('blocked user: cannot take over an open seat in a running game, unless it was their own', async () => {
    const late = await beginForThree();
    await passTime(testBot, DAY);
    for (const name of ['theo', 'mina', 'jisu'].filter((name) => getId(name) !== late.id)) {
      const reminder = getReminder(testBot, CHANNEL);
      await waitForMessage(getPerson(name).click(reminder, 'Open the seat'));
    }
    await waitUntilIdle(testBot);
    await block('rex');
    const button = getOffers(getBoard(testBot, CHANNEL)).find((label) => /seat/i.test(label)) ?? '';
    expect(
      (await waitForMessage(getPerson('rex').click(getBoard(testBot, CHANNEL), button))).content,
    ).toMatch(BLOCKED);
    expect((await loadStoredTable(testBot.app, 1)).seats.filter(({ kind }) => kind === 'empty')).toHaveLength(
      1,
    );
    await saveBlocked(testBot.store, testBot.discord.guildId, [late.id], 1);
    const back = await waitForMessage(late.click(getBoard(testBot, CHANNEL), button));
    expect(back.content).not.toMatch(/^You’re blocked on this server|^이 서버에서는/);
    expect((await loadStoredTable(testBot.app, 1)).seats.some(({ kind }) => kind === 'empty')).toBe(false);
  });

  test('blocked user: cannot be invited, and the inviter is not told why', async () => {
    await startMatch(testBot, { game: 'runaround', channel: 'general', people: ['rex', 'theo'] });
    await waitForMessage(
      getPerson('theo').click(
        await waitForMessage(getPerson('theo').slash('general', 'table resign')),
        'Yes, resign',
      ),
    );
    await waitUntilIdle(testBot);
    await block('rex');
    const cannot = /^.*Rex.* can’t be invited here\.$/;
    expect((await play('theo', CHANNEL, { with: getId('rex') })).content).toMatch(cannot);
    expect(
      (
        await play('theo', CHANNEL, {
          with: getId('rex'),
          thread: true,
          game: 'forage',
        })
      ).content,
    ).toMatch(/can’t be invited here/);
    const message = await waitForMessage(
      getPerson('theo').context(CHANNEL, 'Challenge to a game', getPerson('rex')),
    );
    expect(message.content).toMatch(cannot);
    expect((await play('jisu', CHANNEL, { with: getId('rex') })).content).toMatch(/초대할 수 없습니다/);
    const over = testBot.discord
      .channel('general')
      .messages.findLast((message) => getOffers(message).includes('Rematch'));
    await waitForMessage(getPerson('theo').click(over ?? null, 'Rematch'));
    await waitUntilIdle(testBot);
    const { seats } = await loadStoredTable(testBot.app, 2);
    expect(seats.filter(({ kind }) => kind === 'invited' || kind === 'person')).toHaveLength(1);
  });

  test('blocked user: finishes running games and is removed from lobbies and leagues', async () => {
    await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'rex'] });
    await play('theo', 'general');
    await waitForMessage(getPerson('mina').click(getLobbyCard(testBot, 'general'), 'Join'));
    await play('theo', 'table-two');
    await play('rex', '놀이방', { with: getId('theo') });
    const league = new LeagueChannel(() => testBot, CHANNEL);
    await league.slash('mina', { game: 'runaround' });
    await league.click('theo', 'Join');
    await block('theo');
    await waitUntilIdle(testBot);
    for (let turns = 0; turns < 4; turns++) await takeTurn(testBot, CHANNEL, createSeededChance(turns));
    expect((await loadStoredTable(testBot.app, 1)).record.phase).toBe('playing');
    expect(getLobbyCard(testBot, 'general').content).toContain('Hosted by Mina');
    expect((await loadStoredTable(testBot.app, 3)).record.phase).toBe('cancelled');
    expect((await loadStoredTable(testBot.app, 4)).seats.some(({ kind }) => kind === 'invited')).toBe(false);
    expect(league.message().content).toContain('Nobody has joined yet.');
    const sure = await waitForMessage(getPerson('theo').slash(CHANNEL, 'table resign'));
    await waitForMessage(getPerson('theo').click(sure, 'Yes, resign'));
    await waitUntilIdle(testBot);
    expect((await loadStoredTable(testBot.app, 1)).record.phase).toBe('over');
  });

  test('blocked user: is removed from lobbies and leagues at the next start when the bot was stopped', async () => {
    await play('theo');
    await play('theo', 'table-two');
    await waitForMessage(getPerson('mina').click(getLobbyCard(testBot, 'table-two'), 'Join'));
    const league = new LeagueChannel(() => testBot, 'general');
    await league.slash('mina', { game: 'runaround' });
    await league.click('theo', 'Join');
    await league.click('rex', 'Join');
    await saveBlocked(testBot.store, testBot.discord.guildId, [getId('theo')], 0);
    await saveBlocked(testBot.store, '1', [getId('rex')], 0);
    testBot = await testBot.again();
    await waitUntilIdle(testBot);
    expect((await loadStoredTable(testBot.app, 1)).record.phase).toBe('cancelled');
    expect((await loadStoredTable(testBot.app, 2)).record.phase).toBe('lobby');
    expect(getLobbyCard(testBot, 'table-two').content).not.toContain('Theo');
    expect(league.message().content).toMatch(/\n1 player: \\\*Rex\S+ 🦖\n/);
  });

  test('blocked user: has no vote, and votes do not wait for them', async () => {
    const late = await beginForThree();
    const others = ['theo', 'mina', 'jisu'].map(getPerson).filter((one) => one.id !== late.id);
    const [barred, voter] = others[0]?.key === 'mina' ? others.toReversed() : others;
    await block(barred?.key ?? '');
    await passTime(testBot, DAY);
    const reminder = getReminder(testBot, CHANNEL);
    const told = await waitForMessage((barred as PlaygroundUser).click(reminder, 'Let an AI take over'));
    expect(told.content).toMatch(barred?.key === 'jisu' ? /^이 서버에서 차단되어/ : BLOCKED);
    expect(getBoard(testBot, CHANNEL).content).not.toContain('An AI takes over for');
    await waitForMessage(
      (voter as PlaygroundUser).click(getReminder(testBot, CHANNEL), 'Let an AI take over'),
    );
    await waitUntilIdle(testBot);
    expect(getBoard(testBot, CHANNEL).content).toContain('An AI takes over for');
  });

  test('blocked user: stays blocked after deleting their data', async () => {
    await play('theo');
    await block('theo');
    const question = await askToDeleteData(getPerson('theo'), CHANNEL);
    await waitForMessage(getPerson('theo').click(question, 'Yes, delete my data'));
    await waitUntilIdle(testBot);
    expect((await play('theo')).content).toMatch(BLOCKED);
    expect((await openAccess()).content).toContain(`<@${getId('theo')}>`);
  });
});

describe('block list', () => {
  test('block list: accepts neither the manager who edits it nor the bot', async () => {
    const panel = await openAccess();
    const bot = testBot.bot.bot.application();
    for (const wrong of [[getId('mina')], [getId('theo'), getId('mina')], [bot], [getId('theo'), bot]]) {
      const told = await waitForMessage(getPerson('mina').select(panel, 'server-block:0', wrong));
      expect(told.content).toMatch(/^You can’t block yourself or a bot\.\n/);
      expect(told.content).toContain('\n- Blocked: nobody\n');
    }
  });

  test('block list: can be read and changed by managers only', async () => {
    const panel = await block('rex');
    for (const [custom_id, component_type, values] of [
      ['server-block:0', 5, [getId('mina')]],
      ['server-unblock:0', 3, [getId('rex')]],
      ['server-blocked:0:0', 2, undefined],
      ['server-page:0:access', 2, undefined],
    ] as const) {
      const data = { custom_id, component_type, id: 1, ...(values && { values, resolved: {} }) };
      for (const name of ['theo', 'rex']) {
        const told = await waitForMessage(
          getPerson(name).raw({ channel: CHANNEL, type: 3, data, message: { id: panel.id } }),
        );
        expect(told.content, custom_id).toMatch(/Manage Server permission/);
      }
    }
    expect(await testBot.store.selectFrom('blocked').select('person').execute()).toEqual([
      { person: getId('rex') },
    ]);
  });

  test('block list: shows 25 people a page, and names and ids can be unblocked', async () => {
    await play('rex');
    await pressInLobby(getPerson('rex'), getLobbyCard(testBot, CHANNEL), 'Cancel');
    await block('rex');
    const many = Array.from({ length: 30 }, (_, at) => String(1_300_000_000_000_001_000n + BigInt(at)));
    await saveBlocked(testBot.store, testBot.discord.guildId, many, testBot.app.now() + 1);
    const first = await openAccess();
    expect(first.content.length).toBeLessThan(2_000);
    expect(first.content).toContain('- Blocked (31): 1. <@');
    expect(listUnblockable(first)).toHaveLength(25);
    const second = await waitForMessage(getPerson('mina').click(first, 'More blocked people'));
    expect(listUnblockable(second).map(({ label }) => label)).toEqual([
      ...many.slice(25).map((person, at) => `${at + 26}. ${person}`),
      '31. *Rex_* 🦖',
    ]);
    const again = await waitForMessage(getPerson('mina').click(second, 'More blocked people'));
    expect(listUnblockable(again)).toHaveLength(25);
    const last = await waitForMessage(getPerson('mina').click(again, 'More blocked people'));
    expect((await unblock(last, 'rex')).content).toContain('- Blocked (30): ');
  });

  test('block list: fits one message with the maximum of roles and people', async () => {
    const roles = Array.from({ length: 25 }, (_, at) => String(10_000_000_000_000_000_000n + BigInt(at)));
    const many = roles.map((role) => role.replace(/^1/, '2').slice(0, 20));
    await testBot.store
      .insertInto('servers')
      .values({
        ...{ guild: testBot.discord.guildId, language: null, channels: null, pace: null, rated: null },
        ...{ tables_of_person: null, tables: null, puzzles: null, letter_channel: null, letter_zone: null },
        ...{ letter_language: null, notifications: null, tidy: null, dashboard: null, log_channel: null },
        ...{ openers: JSON.stringify(roles), changed_at: 0 },
      })
      .execute();
    await saveBlocked(testBot.store, testBot.discord.guildId, many, 1);
    expect((await openAccess()).content.length).toBeLessThan(1_900);
  });
});

async function openAccess(): Promise<APIMessage> {
  const panel = await waitForMessage(getPerson('mina').slash(CHANNEL, 'server'));
  return await waitForMessage(getPerson('mina').click(panel, 'Access'));
}

async function block(who: string): Promise<APIMessage> {
  const panel = await openAccess();
  const told = await waitForMessage(getPerson('mina').select(panel, 'server-block:0', [getId(who)]));
  await waitUntilIdle(testBot);
  return told;
}

async function unblock(panel: APIMessage, who: string): Promise<APIMessage> {
  return await waitForMessage(getPerson('mina').select(panel, 'server-unblock:0', [getId(who)]));
}

function listUnblockable(panel: APIMessage) {
  const menu = listPressable(panel.components).find(({ custom_id }) => custom_id === 'server-unblock:0');
  return menu?.options ?? [];
}

/** Starts Forage for three; returns the player whose turn it is. */
async function beginForThree(): Promise<PlaygroundUser> {
  await startMatch(testBot, {
    game: 'forage',
    channel: CHANNEL,
    people: ['theo', 'mina', 'jisu'],
    pace: '24',
  });
  return findMover(testBot, CHANNEL) as PlaygroundUser;
}

async function play(
  who: string,
  where = CHANNEL,
  more: Readonly<Record<string, string | boolean>> = {},
): Promise<APIMessage> {
  const told = await waitForMessage(getPerson(who).slash(where, 'play', { game: 'runaround', ...more }));
  await waitUntilIdle(testBot);
  return told;
}

function getId(name: string): string {
  return getPerson(name).id;
}

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}
