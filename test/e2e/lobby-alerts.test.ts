import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../src/playground/index.ts';
import { calm, expectNoBug, expectSilence } from '../support/calm.ts';
import { openWeeks, settle, timePasses } from '../support/days.ts';
import type { Evening } from '../support/evening.ts';
import { answered, cardIn, chooseLabel, isPrivate, offers } from '../support/table.ts';

const CHANNEL = 'table-one';
const HOUR = 3_600_000;
const MENU = 'Message me when a lobby opens for…';

let evening: Evening;
beforeEach(async () => {
  evening = await openWeeks({ restTimeout: 400 });
});
afterEach(async () => {
  const expected = ['Cannot send messages to this user', 'Missing Access', 'Unknown Member'];
  const problems = evening.discord.problems.filter((line) => !expected.some((one) => line.endsWith(one)));
  expect(problems).toEqual([]);
  expectSilence(evening);
  expectNoBug(evening);
  await evening.end();
});

describe('a lobby opens', () => {
  test('each person who chose the game gets one direct message with its link and who opened it', async () => {
    for (const key of ['theo', 'rex', 'mina']) await choose(key, ['Runaround', 'Forage']);
    await open('mina', 'runaround');
    for (const key of ['theo', 'rex'])
      expect(lettersTo(key)).toEqual([
        `Mina opened a lobby for **Runaround**.\nJoin here: ${linkTo(cardIn(evening, CHANNEL))}`,
      ]);
    expect(lettersTo('mina')).toEqual([]);
    expect(lettersTo('jisu')).toEqual([]);
    expect(notified()).toEqual(['rex', 'theo']);
    expect(await rows()).toEqual([]);
  });

  test('other games and other servers tell nobody', async () => {
    await choose('theo', ['Forage']);
    await open('mina', 'runaround');
    expect(notified()).toEqual([]);
  });

  test('the message speaks the language of its reader', async () => {
    await choose('jisu', ['runaround']);
    await open('mina', 'runaround');
    const [letter = ''] = lettersTo('jisu');
    expect(letter).toMatch(/님이 \*\*.+\*\* 참가자를 모집합니다\.\n참가하기: https:/);
  });

  test('whoever is invited or has a seat already is not told', async () => {
    for (const key of ['theo', 'rex']) await choose(key, ['Forage']);
    const mina = evening.discord.person('mina');
    await answered(mina.slash(CHANNEL, 'play', { game: 'forage', with: evening.discord.person('rex').id }));
    await calm(evening);
    expect(lettersTo('rex')).toEqual([]);
    expect(lettersTo('theo')).toHaveLength(1);
  });

  test('a challenge that leaves no open seat tells nobody', async () => {
    await choose('theo', ['Runaround']);
    const mina = evening.discord.person('mina');
    await answered(
      mina.slash(CHANNEL, 'play', { game: 'runaround', with: evening.discord.person('rex').id }),
    );
    await calm(evening);
    expect(notified()).not.toContain('theo');
  });

  test('a lobby that is full before the message goes out tells nobody', async () => {
    await choose('theo', ['Runaround']);
    await evening.bot.notices.close();
    await answered(evening.discord.person('mina').slash(CHANNEL, 'play', { game: 'runaround' }));
    await evening.bot.announcer.idle();
    await answered(evening.discord.person('rex').click(cardIn(evening, CHANNEL), 'Join'));
    evening = await evening.again();
    await calm(evening);
    expect(lettersTo('theo')).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  test('a game against AIs is no lobby', async () => {
    await choose('theo', ['Runaround']);
    const mina = evening.discord.person('mina');
    await answered(mina.click(await answered(mina.slash(CHANNEL, 'help')), 'against:0'));
    await calm(evening);
    expect(await evening.store.selectFrom('tables').select('phase').execute()).toEqual([
      { phase: 'playing' },
    ]);
    expect(notified()).not.toContain('theo');
  });
});

describe('nobody is told who', () => {
  beforeEach(async () => await choose('theo', ['Runaround']));

  test('takes no direct messages: nothing is said in the channel either', async () => {
    evening.discord.person('theo').takeDirect(false);
    await open('mina', 'runaround');
    expect(evening.discord.notifications).toEqual([]);
    expect(evening.discord.channel(CHANNEL).messages).toHaveLength(1);
    expect(evening.logged.filter((line) => /"level":[4-6]0/.test(line))).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  test('is away or in their quiet hours', async () => {
    const theo = evening.discord.person('theo');
    await answered(theo.slash(CHANNEL, 'me', { away: '3 days' }));
    await open('mina', 'runaround');
    await answered(theo.slash(CHANNEL, 'me', { away: 'off' }));
    const hour = new Date(evening.house.now()).getUTCHours();
    await answered(theo.slash(CHANNEL, 'me', { zone: 'UTC', quiet: `${hour}-${(hour + 2) % 24}` }));
    await open('rex', 'runaround', 'table-two');
    expect(notified()).toEqual([]);
  });

  test('cannot see the channel', async () => {
    evening.discord.channel(CHANNEL).hideFrom(evening.discord.person('theo'));
    await settle(evening);
    await open('mina', 'runaround');
    expect(notified()).toEqual([]);
    await open('rex', 'runaround', 'table-two');
    expect(notified()).toEqual(['theo']);
  });

  test('is not in the private thread where it opens', async () => {
    const { discord } = evening;
    const thread = discord.channel(CHANNEL).startThread(discord.person('mina'), 'secret', true);
    thread.addMember(evening.bot.bot.application());
    await settle(evening);
    await open('mina', 'runaround', thread.id);
    expect(notified()).toEqual([]);
  });

  test('is blocked on the server', async () => {
    const { guildId } = evening.discord;
    const person = evening.discord.person('theo').id;
    await evening.store.insertInto('blocked').values({ guild: guildId, person, at: 1 }).execute();
    await open('mina', 'runaround');
    expect(notified()).toEqual([]);
  });

  test('has left the server: their choices go', async () => {
    evening.discord.leave('theo');
    await open('mina', 'runaround');
    expect(notified()).toEqual([]);
    expect(await evening.store.selectFrom('lobby_alerts').selectAll().execute()).toEqual([]);
  });

  test('no longer wants it', async () => {
    await choose('theo', []);
    await open('mina', 'runaround');
    expect(notified()).toEqual([]);
  });
});

describe('trouble', () => {
  beforeEach(async () => await choose('theo', ['Runaround']));

  test('a message whose answer was lost is sent once, also over a restart', async () => {
    const letters = /^\/channels\/(?!13)\d+\/messages$/;
    evening.discord.faults.next({ method: 'POST', path: letters }, { kind: 'hang', write: 'after' });
    await open('mina', 'runaround');
    evening = await evening.again();
    await calm(evening);
    expect(lettersTo('theo')).toHaveLength(1);
  });

  test('a bot that was thrown out for hours sends no stale message', async () => {
    await evening.bot.notices.close();
    await answered(evening.discord.person('mina').slash(CHANNEL, 'play', { game: 'runaround' }));
    await evening.bot.announcer.idle();
    evening.discord.removeBot();
    await new Promise((resume) => setTimeout(resume, 50));
    evening.discord.clock.advance(2 * HOUR);
    evening.discord.inviteBot();
    evening = await evening.again();
    await settle(evening);
    expect(lettersTo('theo')).toEqual([]);
    expect(await rows()).toEqual([]);
  });
});

describe('the page Notifications of /me', () => {
  test('is opened under the message too, and ends it there', async () => {
    await choose('theo', ['Runaround']);
    await open('mina', 'runaround');
    const theo = evening.discord.person('theo');
    const [letter] = messagesTo('theo');
    let page = await answered(theo.click(letter as APIMessage, 'Notifications'));
    expect([page.channel_id, isPrivate(page)]).toEqual([theo.direct().id, true]);
    expect(page.content).toContain('- New lobbies on this server: you get a message for Runaround\n');
    page = await answered(theo.select(page, MENU, []));
    expect(page.content).toContain('- New lobbies on this server: no messages\n');
  });

  test('leads back, and changes where reminders come', async () => {
    const theo = evening.discord.person('theo');
    let page = await notifications('theo');
    page = await chooseLabel(theo, page, 'Where to be reminded?', 'No reminders');
    expect(page.content).toContain('- No reminders\n');
    page = await answered(theo.click(page, 'Back'));
    expect(page.content).toContain('**Your own settings**');
    expect(offers(page)).toContain('Notifications');
  });

  test('a game that no menu offered changes nothing', async () => {
    const theo = evening.discord.person('theo');
    const page = await notifications('theo');
    const data = {
      component_type: 3,
      custom_id: `my-lobbies:0:${evening.discord.guildId}`,
      values: ['chess'],
    };
    await theo.raw({ channel: CHANNEL, type: 3, data, message: page.id as never });
    expect(await evening.store.selectFrom('lobby_alerts').selectAll().execute()).toEqual([]);
  });

  test('/forget takes the choices away', async () => {
    await choose('theo', ['Runaround']);
    const theo = evening.discord.person('theo');
    const asked = await answered(theo.slash(CHANNEL, 'forget me'));
    await answered(theo.click(asked, 'Yes, forget me'));
    await settle(evening);
    expect(await evening.store.selectFrom('lobby_alerts').selectAll().execute()).toEqual([]);
  });
});

test('lobby alert: an hour later it is no news any more', async () => {
  await choose('theo', ['Runaround']);
  const theo = evening.discord.person('theo');
  await answered(theo.slash(CHANNEL, 'me', { away: '1 day' }));
  await open('mina', 'runaround');
  await timePasses(evening, 26 * HOUR);
  expect(notified()).toEqual([]);
});

async function notifications(key: string, button = 'Notifications'): Promise<APIMessage> {
  const who = evening.discord.person(key);
  return await answered(who.click(await answered(who.slash(CHANNEL, 'me')), button));
}

async function choose(key: string, games: readonly string[]): Promise<void> {
  const who = evening.discord.person(key);
  const page = await notifications(key, key === 'jisu' ? '알림' : 'Notifications');
  const ids = games.map(
    (name) => evening.house.games.find(({ id }) => id === name.toLowerCase())?.id ?? name,
  );
  await answered(who.select(page, `my-lobbies:0:${evening.discord.guildId}`, ids));
}

async function open(key: string, game: string, channel = CHANNEL): Promise<Actor> {
  const host = evening.discord.person(key);
  await answered(host.slash({ id: idOf(channel) }, 'play', { game }));
  await calm(evening);
  return host;
}

function idOf(channel: string): string {
  return /^\d+$/.test(channel) ? channel : evening.discord.channel(channel).id;
}

function messagesTo(key: string): readonly APIMessage[] {
  const who = evening.discord.person(key);
  const messages = who.sees(who.direct()).map(({ message }) => message);
  return messages.filter((message) => !isPrivate(message));
}

function lettersTo(key: string): readonly string[] {
  return messagesTo(key).map(({ content }) => content);
}

function notified(): readonly string[] {
  const keys = evening.discord.notifications.map(({ person }) => evening.discord.person(person).key);
  return keys.toSorted();
}

function linkTo({ id, channel_id }: APIMessage): string {
  return `https://discord.com/channels/${evening.discord.guildId}/${channel_id}/${id}`;
}

async function rows() {
  return await evening.store.selectFrom('notices').selectAll().where('person', 'is not', null).execute();
}
