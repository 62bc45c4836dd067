import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MAX_FOLLOWED_GAMES } from '../../src/app/alerts/follow.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { deleteFollower, saveFollower } from '../../src/store/alerts.ts';
import { DEFAULT_TIME_SETTINGS, saveTimeSettings } from '../../src/store/user-settings.ts';
import { openTestBotForWeeks, passTime, waitUntilSettled } from '../support/days.ts';
import { getBoard, getOffers, isPrivate, playOut, startMatch, waitForMessage } from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { expectNoBug, expectSilence, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const HOUR = 3_600_000;

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBotForWeeks({ restTimeout: 400 });
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
});
afterEach(async () => {
  const expected = ['Cannot send messages to this user', 'Unknown Channel'];
  const problems = testBot.discord.problems.filter((line) => !expected.some((one) => line.endsWith(one)));
  expect(problems).toEqual([]);
  expectSilence(testBot);
  expectNoBug(testBot);
  await testBot.end();
});

test('follow: a spectator gets one direct message with the result and a link to the final board', async () => {
  let view = await clickUnderGames('rex', 'View');
  view = await waitForMessage(getPerson('rex').click(view, 'Follow'));
  expect(view.content).toContain('You’ll get a direct message when this game ends.');
  expect([getOffers(view).includes('Unfollow'), view.attachments.length]).toEqual([true, 1]);
  const from = testBot.discord.notifications.length;
  await playOut(testBot, CHANNEL, createSeededChance(3));
  await waitUntilIdle(testBot);
  const final = getBoard(testBot, CHANNEL);
  expect(listDirectMessages('rex')).toHaveLength(1);
  expect(listDirectMessages('rex')[0]).toMatch(
    /^\*\*Runaround\*\*: (Theo|Mina) wins\.\nFinal board: https:\S+$/,
  );
  expect(listDirectMessages('rex')[0]).toContain(`/${final.channel_id}/${final.id}`);
  const told = testBot.discord.notifications.slice(from).map((one) => getPerson(one.person).key);
  expect(told.filter((key) => key === 'rex' || key === 'jisu')).toEqual(['rex']);
  expect(await countLeft()).toEqual([]);
});

test('follow: More has the button too, and Unfollow cancels it', async () => {
  let more = await clickUnderGames('rex', 'More');
  more = await waitForMessage(getPerson('rex').click(more, 'Follow'));
  expect(more.content).toMatch(/^You’ll get a direct message when this game ends\.\n/);
  more = await waitForMessage(getPerson('rex').click(more, 'Unfollow'));
  expect(more.content).toMatch(/^You no longer follow this game\.\n/);
  expect(getOffers(more)).toContain('Follow');
  await resign('theo');
  expect(listDirectMessages('rex')).toEqual([]);
});

test('follow: is not offered to players of the game', async () => {
  for (const button of ['View', 'More'])
    expect(getOffers(await clickUnderGames('theo', button))).not.toContain('Follow');
});

test('follow: announces a resigned game in the language of the reader', async () => {
  const view = await clickUnderGames('jisu', 'View');
  await waitForMessage(getPerson('jisu').click(view, '결과 알림 받기'));
  await resign('theo');
  expect(listDirectMessages('jisu')[0]).toMatch(/^\*\*.+\*\*: .*Theo.*\n마지막 보드: https:\S+$/);
});

test('follow: announces a game that its host ended', async () => {
  await followMatch('rex');
  const more = await clickUnderGames('theo', 'More');
  await waitForMessage(
    getPerson('theo').click(await waitForMessage(getPerson('theo').click(more, 'End game')), 'Yes, end it'),
  );
  await waitUntilIdle(testBot);
  expect(listDirectMessages('rex')[0]).toMatch(
    /^\*\*Runaround\*\*: Theo ended the game\. Nobody wins\.\nFinal board: /,
  );
});

test('follow: sends no link after the channel was deleted', async () => {
  await followMatch('rex');
  testBot.discord.deleteChannel(CHANNEL);
  await waitUntilSettled(testBot);
  await waitUntilSettled(testBot);
  expect(listDirectMessages('rex')).toEqual(['**Runaround**: The game was stopped. Nobody wins.']);
});

test('follow: sends nothing to a person who can no longer see the channel or has taken a seat', async () => {
  await followMatch('rex');
  await followMatch('jisu');
  testBot.discord.channel(CHANNEL).hideFrom(getPerson('rex'));
  await waitUntilSettled(testBot);
  await testBot.store
    .updateTable('seats')
    .set({ person: getPerson('jisu').id })
    .where('seat', '=', 1)
    .execute();
  await resign('theo');
  expect([listDirectMessages('rex'), listDirectMessages('jisu')]).toEqual([[], []]);
  expect(await countLeft()).toEqual([]);
});

test('follow: a person without direct messages causes no message in the channel', async () => {
  await followMatch('rex');
  getPerson('rex').takeDirect(false);
  await resign('theo');
  const pinged = testBot.discord.sent.flatMap((sent) => sent.pinged);
  expect(pinged).not.toContain(getPerson('rex').id);
  expect(testBot.discord.channel(CHANNEL).messages.at(-1)?.id).toBe(getBoard(testBot, CHANNEL).id);
});

test('follow: limits the number of running games that one person follows', async () => {
  const one = await testBot.store.selectFrom('tables').selectAll().executeTakeFirstOrThrow();
  for (let id = 100; id < 100 + MAX_FOLLOWED_GAMES; id++) {
    await testBot.store
      .insertInto('tables')
      .values({ ...one, id, channel: String(id), slept_at: 1 } as never)
      .execute();
    await saveFollower(testBot.store, id, getPerson('rex').id, id);
  }
  const view = await waitForMessage(getPerson('rex').click(await clickUnderGames('rex', 'View'), 'Follow'));
  expect(view.content).toContain(`You already follow ${MAX_FOLLOWED_GAMES} games, the most you can.`);
  const page = await waitForMessage(
    getPerson('rex').click(
      await waitForMessage(getPerson('rex').slash(CHANNEL, 'settings')),
      'Notifications',
    ),
  );
  expect(page.content).toContain('- Followed games: [Runaround](https://discord.com/channels/');
  expect(page.content.length).toBeLessThanOrEqual(2000);
  await deleteFollower(testBot.store, 100, getPerson('rex').id);
  expect((await waitForMessage(getPerson('rex').click(view, 'Follow'))).content).toContain('You’ll get');
});

test('follow: a game that ends in quiet hours is announced after them, also over a restart', async () => {
  await followMatch('rex');
  await followMatch('jisu');
  const hour = new Date(testBot.discord.clock.now()).getUTCHours();
  const until = async (key: string, hours: number) => {
    const own = { ...DEFAULT_TIME_SETTINGS, quiet: { from: hour * 60, to: ((hour + hours) % 24) * 60 } };
    await saveTimeSettings(testBot.store, getPerson(key).id, own, 0);
  };
  await until('rex', 3);
  await until('jisu', 6);
  await resign('theo');
  expect([listDirectMessages('rex'), listDirectMessages('jisu')]).toEqual([[], []]);
  testBot = await testBot.again();
  await passTime(testBot, 3 * HOUR);
  expect([listDirectMessages('rex').length, listDirectMessages('jisu').length]).toEqual([1, 0]);
  expect(listDirectMessages('rex')[0]).toContain('Final board: ');
  await passTime(testBot, 4 * HOUR);
  expect([listDirectMessages('rex').length, listDirectMessages('jisu').length]).toEqual([1, 1]);
  expect(await countLeft()).toEqual([]);
});

test('follow: a game that ends during an absence is not announced afterwards', async () => {
  await followMatch('rex');
  await waitForMessage(getPerson('rex').slash(CHANNEL, 'settings', { away: '3 days' }));
  await resign('theo');
  await passTime(testBot, 5 * 24 * HOUR);
  expect(listDirectMessages('rex')).toEqual([]);
  expect(await countLeft()).toEqual([]);
});

test('follow: a player is told why they cannot follow, and sees their own view', async () => {
  const view = await clickUnderGames('theo', 'View');
  const data = { custom_id: 'follow:1:1:view', component_type: 2, id: 1 };
  const told = await waitForMessage(
    getPerson('theo').raw({ channel: CHANNEL, type: 3, data, message: view }),
  );
  expect(told.content).toContain('You’re in this game, so you’ll hear about its end anyway.');
  expect(told.attachments).toHaveLength(1);
});

test('follow: the end is announced after a restart if it had not been before', async () => {
  await followMatch('rex');
  await testBot.bot.notices.close();
  await resign('theo', false);
  testBot = await testBot.again();
  await waitUntilIdle(testBot);
  expect(listDirectMessages('rex')).toHaveLength(1);
  expect(listDirectMessages('rex')[0]).toContain(`/${getBoard(testBot, CHANNEL).id}`);
});

async function clickUnderGames(key: string, button: string): Promise<APIMessage> {
  return await waitForMessage(getPerson(key).click(getBoard(testBot, CHANNEL), button));
}

async function followMatch(key: string): Promise<void> {
  await saveFollower(testBot.store, 1, getPerson(key).id, 1);
}

async function resign(key: string, isTold = true): Promise<void> {
  const message = await waitForMessage(getPerson(key).slash(CHANNEL, 'table resign'));
  await waitForMessage(getPerson(key).click(message, 'Yes, resign'));
  await (isTold ? waitUntilIdle(testBot) : testBot.bot.publisher.idle());
}

function getPerson(key: string) {
  return testBot.discord.person(key);
}

function listDirectMessages(key: string): readonly string[] {
  const messages = getPerson(key)
    .sees(getPerson(key).direct())
    .map(({ message }) => message);
  return messages.filter((message) => !isPrivate(message)).map(({ content }) => content);
}

async function countLeft() {
  const { store } = testBot;
  const notices = store.selectFrom('notices').select('subject').where('person', 'is not', null);
  const followers = store.selectFrom('followers').select('person');
  return [...(await notices.execute()), ...(await followers.execute())];
}
