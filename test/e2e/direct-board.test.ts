import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MAX_DIRECT_BOARDS, unfollowGame } from '../../src/app/alerts/follow.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { saveFollower } from '../../src/store/alerts.ts';
import { requestNotice } from '../../src/store/notices.ts';
import { openTestBotForWeeks, passTime } from '../support/days.ts';
import { askToDeleteData } from '../support/settings.ts';
import {
  getBoard,
  getOffers,
  isPrivate,
  playOut,
  startMatch,
  takeTurn,
  waitForMessage,
} from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { createActor } from '../support/test-context.ts';
import { expectNoBug, expectSilence, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const HOUR = 3_600_000;
const chance = createSeededChance(47);

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBotForWeeks({ restTimeout: 400 });
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
});
afterEach(async () => {
  const expected = ['Cannot send messages to this user', 'Unknown Member'];
  const problems = testBot.discord.problems.filter((line) => !expected.some((one) => line.endsWith(one)));
  expect(problems).toEqual([]);
  expectSilence(testBot);
  expectNoBug(testBot);
  await testBot.end();
});

test('direct board: shows a spectator the game in their own messages, without a sound', async () => {
  const from = testBot.discord.notifications.length;
  const more = await requestBoard('rex');
  expect(more.content).toContain('You’ll get the board as a direct message.');
  expect(getOffers(more)).toContain('Unfollow');
  expect(getOffers(more)).not.toContain('Board in my messages');
  const [first] = listOwn('rex');
  expect(first?.attachments).toHaveLength(1);
  expect(getOffers(first as APIMessage)).toEqual(['Board in the channel', 'Unfollow']);
  await takeTurn(testBot, CHANNEL, chance);
  await takeTurn(testBot, CHANNEL, chance);
  const [shown, ...others] = listOwn('rex');
  expect([shown?.id, others]).toEqual([first?.id, []]);
  expect(shown?.content).toBe(getBoard(testBot, CHANNEL).content);
  expect(listNotified(from)).not.toContain('rex');
});

test('direct board: is deleted with the data of its reader, whose id is nowhere afterwards', async () => {
  await requestBoard('rex');
  await takeTurn(testBot, CHANNEL, chance);
  expect(listOwn('rex')).toHaveLength(1);
  const rex = getPerson('rex');
  await rex.click(await askToDeleteData(rex, CHANNEL), 'Yes, delete my data');
  await waitUntilIdle(testBot);
  expect(listOwn('rex')).toEqual([]);
  expect(
    await testBot.store.selectFrom('notices').select('id').where('person', '=', rex.id).execute(),
  ).toEqual([]);
  await takeTurn(testBot, CHANNEL, chance);
  expect(listOwn('rex')).toEqual([]);
});

test('direct board: shows the end, and is left alone afterwards', async () => {
  await requestBoard('rex');
  const from = testBot.discord.notifications.length;
  await playOut(testBot, CHANNEL, chance);
  await waitUntilIdle(testBot);
  const [board, alert] = listOwn('rex');
  expect(board?.content).toMatch(/(Theo|Mina) wins/);
  expect(getOffers(board as APIMessage)).toEqual(['Board in the channel']);
  expect(alert?.content).toContain('Final board: ');
  expect(listNotified(from).filter((key) => key === 'rex')).toEqual(['rex']);
  expect(await listNotices()).toEqual([]);
});

test('direct board: Unfollow below it deletes it', async () => {
  await requestBoard('rex');
  const [board] = listOwn('rex');
  const reply = await waitForMessage(getPerson('rex').click(board as APIMessage, 'Unfollow'));
  await waitUntilIdle(testBot);
  expect(reply.content).toBe('You no longer follow this game.');
  expect(listOwn('rex')).toEqual([]);
  await takeTurn(testBot, CHANNEL, chance);
  expect([listOwn('rex'), await listNotices()]).toEqual([[], []]);
});

test('direct board: is deleted for a person who can no longer see the channel', async () => {
  await requestBoard('rex');
  testBot.discord.channel(CHANNEL).hideFrom(getPerson('rex'));
  await takeTurn(testBot, CHANNEL, chance);
  expect([listOwn('rex'), await listNotices()]).toEqual([[], []]);
});

test('direct board: all of a person who left the server are deleted', async () => {
  await requestBoard('rex');
  testBot.discord.leave('rex');
  await takeTurn(testBot, CHANNEL, chance);
  expect([listOwn('rex'), await listNotices()]).toEqual([[], []]);
});

test('direct board: Unfollow deletes one that no row knows any more, and no other message', async () => {
  await requestBoard('rex');
  await testBot.store.deleteFrom('notices').execute();
  const [board] = listOwn('rex');
  await waitForMessage(getPerson('rex').click(board as APIMessage, 'Unfollow'));
  await waitUntilIdle(testBot);
  expect(listOwn('rex')).toEqual([]);
});

test('direct board: is deleted where a kill left open whether it arrived, and no other message is', async () => {
  await requestBoard('rex');
  const [board] = listOwn('rex');
  const other = await testBot.bot.bot.rest.post(`/channels/${board?.channel_id}/messages`, {
    body: { content: 'A reminder' },
  });
  const unknown = testBot.store.updateTable('notices').set({ phase: 'sending', message: null, heard: '1' });
  await unknown.where('kind', '=', 'directBoard').execute();
  await unfollowGame(testBot.app, createActor(getPerson('rex').id), 1);
  testBot = await testBot.again();
  await waitUntilIdle(testBot);
  expect(listOwn('rex').map(({ id }) => id)).toEqual([(other as APIMessage).id]);
  expect(await listNotices()).toEqual([]);
});

test('direct board: is in the language of its reader', async () => {
  const view = await waitForMessage(getPerson('jisu').click(getBoard(testBot, CHANNEL), 'View'));
  const followed = await waitForMessage(getPerson('jisu').click(view, '결과 알림 받기'));
  await waitForMessage(getPerson('jisu').click(followed, '개인 메시지로 관전'));
  await waitUntilIdle(testBot);
  const [board] = listOwn('jisu');
  expect(getOffers(board as APIMessage)).toEqual(['채널의 보드', '결과 알림 끄기']);
  expect(board?.content).not.toBe(getBoard(testBot, CHANNEL).content);
});

test('direct board: is posted anew where Discord no longer lets it be edited', async () => {
  await requestBoard('rex');
  const [old] = listOwn('rex');
  await passTime(testBot, HOUR);
  await takeTurn(testBot, CHANNEL, chance);
  const [board, ...others] = listOwn('rex');
  expect([board?.id === old?.id, others]).toEqual([false, []]);
  expect(listNotified(0)).not.toContain('rex');
});

test('direct board: is sent after a restart if it had not been before', async () => {
  await testBot.bot.notices.close();
  await requestBoard('rex', false);
  testBot = await testBot.again();
  await waitUntilIdle(testBot);
  expect(listOwn('rex')).toHaveLength(1);
  await takeTurn(testBot, CHANNEL, chance);
  expect(listOwn('rex').map(({ content }) => content)).toEqual([getBoard(testBot, CHANNEL).content]);
});

test('direct board: is dropped for a person who accepts no messages, who still follows the game', async () => {
  getPerson('rex').takeDirect(false);
  await requestBoard('rex');
  await takeTurn(testBot, CHANNEL, chance);
  expect(await listNotices()).toEqual([]);
  const followers = await testBot.store.selectFrom('followers').select('person').execute();
  expect(followers).toEqual([{ person: getPerson('rex').id }]);
});

test('direct board: limits the number of people for one game', async () => {
  for (let person = 1; person <= MAX_DIRECT_BOARDS; person++) {
    await saveFollower(testBot.store, 1, String(person), 1);
    const place = { guild: testBot.discord.guildId, channel: 'gone', person: String(person) };
    const id = await requestNotice(testBot.store, { kind: 'directBoard', subject: `${person}:1`, ...place });
    await testBot.store.updateTable('notices').set({ told: 1, phase: 'lost' }).where('id', '=', id).execute();
  }
  const view = await requestBoard('rex');
  expect(view.content).toContain(`${MAX_DIRECT_BOARDS} people already get the board of this game`);
  expect(listOwn('rex')).toEqual([]);
});

async function requestBoard(key: string, isSent = true): Promise<APIMessage> {
  const more = await waitForMessage(getPerson(key).click(getBoard(testBot, CHANNEL), 'More'));
  const followed = await waitForMessage(getPerson(key).click(more, 'Follow'));
  const reply = await waitForMessage(getPerson(key).click(followed, 'Board in my messages'));
  if (isSent) await waitUntilIdle(testBot);
  return reply;
}

function getPerson(key: string) {
  return testBot.discord.person(key);
}

/** Lists the messages in a person's direct messages that stay there. */
function listOwn(key: string): readonly APIMessage[] {
  const seen = getPerson(key).sees(getPerson(key).direct());
  return seen.map(({ message }) => message).filter((message) => !isPrivate(message));
}

function listNotified(from: number): readonly string[] {
  return testBot.discord.notifications.slice(from).map(({ person }) => getPerson(person).key);
}

async function listNotices() {
  const notices = testBot.store.selectFrom('notices').select('subject');
  return await notices.where('person', 'is not', null).execute();
}
