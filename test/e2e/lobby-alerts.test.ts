import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { openTestBotForWeeks, passTime, waitUntilSettled } from '../support/days.ts';
import { askToDeleteData } from '../support/settings.ts';
import { chooseLabel, getLobbyCard, getOffers, isPrivate, waitForMessage } from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { expectNoBug, expectSilence, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const HOUR = 3_600_000;
const MENU = 'Message me when a lobby opens for…';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBotForWeeks({ restTimeout: 400 });
});
afterEach(async () => {
  const expected = ['Cannot send messages to this user', 'Missing Access', 'Unknown Member'];
  const problems = testBot.discord.problems.filter((line) => !expected.some((one) => line.endsWith(one)));
  expect(problems).toEqual([]);
  expectSilence(testBot);
  expectNoBug(testBot);
  await testBot.end();
});

describe('lobby alert', () => {
  test('lobby alert: each person who chose the game gets one direct message with a link to the lobby', async () => {
    for (const key of ['theo', 'rex', 'mina']) await choose(key, ['Runaround', 'Forage']);
    await open('mina', 'runaround');
    for (const key of ['theo', 'rex'])
      expect(listLetters(key)).toEqual([
        `Mina opened a lobby for **Runaround**.\nJoin here: ${formatLink(getLobbyCard(testBot, CHANNEL))}`,
      ]);
    expect(listLetters('mina')).toEqual([]);
    expect(listLetters('jisu')).toEqual([]);
    expect(listNotified()).toEqual(['rex', 'theo']);
    expect(await loadRows()).toEqual([]);
  });

  test('lobby alert: is not sent to people who chose other games', async () => {
    await choose('theo', ['Forage']);
    await open('mina', 'runaround');
    expect(listNotified()).toEqual([]);
  });

  test('lobby alert: is in the language of its reader', async () => {
    await choose('jisu', ['runaround']);
    await open('mina', 'runaround');
    const [directMessage = ''] = listLetters('jisu');
    expect(directMessage).toMatch(/님이 \*\*.+\*\* 참가자를 모집합니다\.\n참가하기: https:/);
  });

  test('lobby alert: is not sent to invited people or to the host', async () => {
    for (const key of ['theo', 'rex']) await choose(key, ['Forage']);
    const mina = testBot.discord.person('mina');
    await waitForMessage(
      mina.slash(CHANNEL, 'play', { game: 'forage', with: testBot.discord.person('rex').id }),
    );
    await waitUntilIdle(testBot);
    expect(listLetters('rex')).toEqual([]);
    expect(listLetters('theo')).toHaveLength(1);
  });

  test('lobby alert: is not sent for a challenge without an open seat', async () => {
    await choose('theo', ['Runaround']);
    const mina = testBot.discord.person('mina');
    await waitForMessage(
      mina.slash(CHANNEL, 'play', { game: 'runaround', with: testBot.discord.person('rex').id }),
    );
    await waitUntilIdle(testBot);
    expect(listNotified()).not.toContain('theo');
  });

  test('lobby alert: is not sent when the lobby is full before it goes out', async () => {
    await choose('theo', ['Runaround']);
    await testBot.bot.notices.close();
    await waitForMessage(testBot.discord.person('mina').slash(CHANNEL, 'play', { game: 'runaround' }));
    await testBot.bot.publisher.idle();
    await waitForMessage(testBot.discord.person('rex').click(getLobbyCard(testBot, CHANNEL), 'Join'));
    testBot = await testBot.again();
    await waitUntilIdle(testBot);
    expect(listLetters('theo')).toEqual([]);
    expect(await loadRows()).toEqual([]);
  });

  test('lobby alert: is not sent for a game against AIs', async () => {
    await choose('theo', ['Runaround']);
    const mina = testBot.discord.person('mina');
    await waitForMessage(mina.click(await waitForMessage(mina.slash(CHANNEL, 'help')), 'against:0'));
    await waitUntilIdle(testBot);
    expect(await testBot.store.selectFrom('tables').select('phase').execute()).toEqual([
      { phase: 'playing' },
    ]);
    expect(listNotified()).not.toContain('theo');
  });
});

describe('people who get no lobby alert', () => {
  beforeEach(async () => await choose('theo', ['Runaround']));

  test('lobby alert: a person without direct messages gets none, and the channel none instead', async () => {
    testBot.discord.person('theo').takeDirect(false);
    await open('mina', 'runaround');
    expect(testBot.discord.notifications).toEqual([]);
    expect(testBot.discord.channel(CHANNEL).messages).toHaveLength(1);
    expect(testBot.logged.filter((line) => /"level":[4-6]0/.test(line))).toEqual([]);
    expect(await loadRows()).toEqual([]);
  });

  test('lobby alert: a person who is away or in quiet hours gets none', async () => {
    const theo = testBot.discord.person('theo');
    await waitForMessage(theo.slash(CHANNEL, 'settings', { away: '3 days' }));
    await open('mina', 'runaround');
    await waitForMessage(theo.slash(CHANNEL, 'settings', { away: 'off' }));
    const hour = new Date(testBot.app.now()).getUTCHours();
    await waitForMessage(
      theo.slash(CHANNEL, 'settings', { zone: 'UTC', quiet: `${hour}-${(hour + 2) % 24}` }),
    );
    await open('rex', 'runaround', 'table-two');
    expect(listNotified()).toEqual([]);
  });

  test('lobby alert: a person who cannot see the channel gets none', async () => {
    testBot.discord.channel(CHANNEL).hideFrom(testBot.discord.person('theo'));
    await waitUntilSettled(testBot);
    await open('mina', 'runaround');
    expect(listNotified()).toEqual([]);
    await open('rex', 'runaround', 'table-two');
    expect(listNotified()).toEqual(['theo']);
  });

  test('lobby alert: a person outside the private thread gets none', async () => {
    const { discord } = testBot;
    const thread = discord.channel(CHANNEL).startThread(discord.person('mina'), 'secret', true);
    thread.addMember(testBot.bot.bot.application());
    await waitUntilSettled(testBot);
    await open('mina', 'runaround', thread.id);
    expect(listNotified()).toEqual([]);
  });

  test('lobby alert: a person who is blocked on the server gets none', async () => {
    const { guildId } = testBot.discord;
    const person = testBot.discord.person('theo').id;
    await testBot.store.insertInto('blocked').values({ guild: guildId, person, at: 1 }).execute();
    await open('mina', 'runaround');
    expect(listNotified()).toEqual([]);
  });

  test('lobby alert: a person who left the server gets none, and the choices are deleted', async () => {
    testBot.discord.leave('theo');
    await open('mina', 'runaround');
    expect(listNotified()).toEqual([]);
    expect(await testBot.store.selectFrom('lobby_alerts').selectAll().execute()).toEqual([]);
  });

  test('lobby alert: a person who turned it off gets none', async () => {
    await choose('theo', []);
    await open('mina', 'runaround');
    expect(listNotified()).toEqual([]);
  });
});

describe('lobby alerts after failures', () => {
  beforeEach(async () => await choose('theo', ['Runaround']));

  test("lobby alert: is sent once when Discord's answer was lost, also over a restart", async () => {
    const letters = /^\/channels\/(?!13)\d+\/messages$/;
    testBot.discord.faults.next({ method: 'POST', path: letters }, { kind: 'hang', write: 'after' });
    await open('mina', 'runaround');
    testBot = await testBot.again();
    await waitUntilIdle(testBot);
    expect(listLetters('theo')).toHaveLength(1);
  });

  test('lobby alert: is sent hours later too while the lobby has an open seat', async () => {
    await testBot.bot.notices.close();
    await waitForMessage(testBot.discord.person('mina').slash(CHANNEL, 'play', { game: 'runaround' }));
    await testBot.bot.publisher.idle();
    testBot.discord.removeBot();
    await new Promise((resume) => setTimeout(resume, 50));
    testBot.discord.clock.advance(2 * HOUR);
    testBot.discord.inviteBot();
    testBot = await testBot.again();
    await waitUntilSettled(testBot);
    expect(listLetters('theo')).toHaveLength(1);
    expect(await loadRows()).toEqual([]);
  });
});

describe('page of notification settings', () => {
  test('notification settings: open under a lobby alert too, where it can be turned off', async () => {
    await choose('theo', ['Runaround']);
    await open('mina', 'runaround');
    const theo = testBot.discord.person('theo');
    const [directMessage] = listDirectMessages('theo');
    let page = await waitForMessage(theo.click(directMessage as APIMessage, 'Notifications'));
    expect([page.channel_id, isPrivate(page)]).toEqual([theo.direct().id, true]);
    expect(page.content).toContain('- New lobbies on this server: you get a message for Runaround\n');
    page = await waitForMessage(theo.select(page, MENU, []));
    expect(page.content).toContain('- New lobbies on this server: no messages\n');
  });

  test('notification settings: lead back to the other settings, and changes where reminders are sent', async () => {
    const theo = testBot.discord.person('theo');
    let page = await openNotifications('theo');
    page = await chooseLabel(theo, page, 'Where do you want reminders?', 'Reminders: off');
    expect(page.content).toContain('- Reminders: off\n');
    page = await waitForMessage(theo.click(page, 'Display'));
    expect(page.content).toContain('**Your settings** · Display');
    expect(getOffers(page)).toContain('Notifications');
  });

  test('notification settings: a game that the menu does not offer changes nothing', async () => {
    const theo = testBot.discord.person('theo');
    const page = await openNotifications('theo');
    const data = {
      component_type: 3,
      custom_id: `my-lobbies:0:${testBot.discord.guildId}`,
      values: ['chess'],
    };
    await theo.raw({ channel: CHANNEL, type: 3, data, message: page.id as never });
    expect(await testBot.store.selectFrom('lobby_alerts').selectAll().execute()).toEqual([]);
  });

  test('data deletion: deletes the choice of lobby alerts', async () => {
    await choose('theo', ['Runaround']);
    const theo = testBot.discord.person('theo');
    const message = await askToDeleteData(theo, CHANNEL);
    await waitForMessage(theo.click(message, 'Yes, delete my data'));
    await waitUntilSettled(testBot);
    expect(await testBot.store.selectFrom('lobby_alerts').selectAll().execute()).toEqual([]);
  });
});

test('lobby alert: is not sent after an absence that ends more than an hour later', async () => {
  await choose('theo', ['Runaround']);
  const theo = testBot.discord.person('theo');
  await waitForMessage(theo.slash(CHANNEL, 'settings', { away: '1 day' }));
  await open('mina', 'runaround');
  await passTime(testBot, 26 * HOUR);
  expect(listNotified()).toEqual([]);
});

async function openNotifications(key: string, button = 'Notifications'): Promise<APIMessage> {
  const who = testBot.discord.person(key);
  return await waitForMessage(who.click(await waitForMessage(who.slash(CHANNEL, 'settings')), button));
}

async function choose(key: string, games: readonly string[]): Promise<void> {
  const who = testBot.discord.person(key);
  const page = await openNotifications(key, key === 'jisu' ? '알림' : 'Notifications');
  const ids = games.map((name) => testBot.app.games.find(({ id }) => id === name.toLowerCase())?.id ?? name);
  await waitForMessage(who.select(page, `my-lobbies:0:${testBot.discord.guildId}`, ids));
}

async function open(key: string, game: string, channel = CHANNEL): Promise<PlaygroundUser> {
  const host = testBot.discord.person(key);
  await waitForMessage(host.slash({ id: getId(channel) }, 'play', { game }));
  await waitUntilIdle(testBot);
  return host;
}

function getId(channel: string): string {
  return /^\d+$/.test(channel) ? channel : testBot.discord.channel(channel).id;
}

function listDirectMessages(key: string): readonly APIMessage[] {
  const who = testBot.discord.person(key);
  const messages = who.sees(who.direct()).map(({ message }) => message);
  return messages.filter((message) => !isPrivate(message));
}

function listLetters(key: string): readonly string[] {
  return listDirectMessages(key).map(({ content }) => content);
}

function listNotified(): readonly string[] {
  const keys = testBot.discord.notifications.map(({ person }) => testBot.discord.person(person).key);
  return keys.toSorted();
}

function formatLink({ id, channel_id }: APIMessage): string {
  return `https://discord.com/channels/${testBot.discord.guildId}/${channel_id}/${id}`;
}

async function loadRows() {
  return await testBot.store.selectFrom('notices').selectAll().where('person', 'is not', null).execute();
}
