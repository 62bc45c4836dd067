import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { editMessage } from '../../src/discord/core/rest/channel.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { queueMessage } from '../../src/store/outbox.ts';
import { DEFAULT_TIME_SETTINGS, loadTimeSettings, saveTimeSettings } from '../../src/store/user-settings.ts';
import { openTestBotForWeeks, passTime } from '../support/days.ts';
import { beginPacedMatch, playUntilTurnPasses } from '../support/paced-match.ts';
import { getReminder, getReminders } from '../support/reminders.ts';
import { findMover, getAnswers, getOffers, giveAnswer, isPrivate, waitForMessage } from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { expectToldOnce, loadStoredTable } from '../support/verify.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const DAY = 86_400_000;
const chance = createSeededChance(3);

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBotForWeeks();
});
afterEach(async () => {
  expectCalm(testBot);
  await testBot.end();
});

test('direct reminder: its button opens the panel in the direct messages, where a whole turn can be played', async () => {
  const late = await beginPacedMatch(testBot, CHANNEL, { pace: 'null' });
  await setDirectReminders(late);
  await passTime(testBot, DAY);
  const { id } = late.direct();
  let panel = await waitForMessage(late.click(getLetter(late), 'Play'));
  expect([panel.channel_id, isPrivate(panel)]).toEqual([id, true]);
  expect(getAnswers(panel).length).toBeGreaterThan(0);
  expect(panel.attachments).toHaveLength(1);
  const { version } = (await loadStoredTable(testBot.app, 1)).record;
  panel = await giveAnswer(late, panel, String(getAnswers(panel)[0]));
  await waitUntilIdle(testBot);
  expect((await loadStoredTable(testBot.app, 1)).record.version).toBeGreaterThan(version);
  while (findMover(testBot, CHANNEL)?.id === late.id) {
    panel = await giveAnswer(late, panel, String(getAnswers(panel)[0]));
    await waitUntilIdle(testBot);
  }
  expect(panel.channel_id).toBe(id);
  expect(await waitForMessage(late.click(panel, 'My turn?'))).toMatchObject({ channel_id: id });
  expect(listDirectMessages(late).filter((one) => !isPrivate(one))).toEqual([]);
  await expectToldOnce(testBot.store, 1);
});

test('direct reminder: a move that revealed nothing can be undone in the direct messages', async () => {
  const late = await beginPacedMatch(testBot, CHANNEL, {
    game: 'motox',
    people: ['theo', 'mina', 'rex'],
    pace: 'null',
  });
  await setDirectReminders(late);
  await passTime(testBot, DAY);
  let panel = await waitForMessage(late.click(getLetter(late), 'Play'));
  for (let answer = 0; answer < 20 && !getOffers(panel).includes('Undo'); answer++)
    panel = await giveAnswer(late, panel, String(getAnswers(panel)[0]));
  expect(getOffers(panel)).toContain('Undo');
  panel = await waitForMessage(late.click(panel, 'Undo'));
  expect(panel.content).toContain('Your move is undone.');
  await waitUntilIdle(testBot);
  expect(findMover(testBot, CHANNEL)?.id).toBe(late.id);
});

test("direct reminder: is in the language of the player's Discord, not of the table", async () => {
  await beginPacedMatch(testBot, CHANNEL, { game: 'forage', people: ['theo', 'jisu', 'mina'], pace: 'null' });
  const jisu = testBot.discord.person('jisu');
  while (findMover(testBot, CHANNEL)?.id !== jisu.id) await playUntilTurnPasses(testBot, CHANNEL, chance);
  expect(findMover(testBot, CHANNEL)?.id).toBe(jisu.id);
  await setDirectReminders(jisu);
  await passTime(testBot, DAY);
  expect(getLetter(jisu).content).toContain('아직 내 차례입니다');
  expect(getOffers(getLetter(jisu))[0]).toBe('하기');
});

test('direct reminder: one without a button (from an earlier version) is still found after a failure', async () => {
  const late = await beginPacedMatch(testBot, CHANNEL, { pace: 'null' });
  await setDirectReminders(late);
  await passTime(testBot, DAY);
  const { id, content } = getLetter(late);
  await editMessage(testBot.bot.bot, late.direct().id, id, { content, rows: [] });
  expect(getOffers(getLetter(late))).toEqual([]);
  const lost = testBot.store.updateTable('posts').set({ phase: 'sending', message: null });
  await lost.where('kind', '=', 'reminder').execute();
  await queueMessage(testBot.store, 1, 'reminder', 0);
  testBot.app.onOutbox(1);
  await waitUntilIdle(testBot);
  expect(listDirectMessages(late).map((message) => message.id)).toEqual([id]);
});

test('time zone: the first reminder asks for it, and two clicks set it', async () => {
  const late = await beginPacedMatch(testBot, CHANNEL, { pace: 'null' });
  await passTime(testBot, DAY);
  expect(getOffers(getReminder(testBot, CHANNEL))).toEqual(['Play', 'Set my time zone']);
  const message = await waitForMessage(late.click(getReminder(testBot, CHANNEL), 'Set my time zone'));
  expect(isPrivate(message)).toBe(true);
  const done = await waitForMessage(late.select(message, 'It’s now…', ['Europe/Berlin']));
  expect(done.content).toContain('Time zone set: Europe/Berlin');
  await waitUntilIdle(testBot);
  expect((await loadTimeSettings(testBot.store, late.id)).zone).toBe('Europe/Berlin');
  expect(getOffers(getReminder(testBot, CHANNEL))).toEqual(['Play']);
});

test('time zone: a player is asked for it once, also by direct message', async () => {
  const late = await beginPacedMatch(testBot, CHANNEL, { pace: 'null' });
  await setDirectReminders(late);
  await passTime(testBot, DAY);
  expect(getOffers(getLetter(late))).toEqual(['Play', 'Set my time zone']);
  const message = await waitForMessage(late.click(getLetter(late), 'Set my time zone'));
  expect(message.channel_id).toBe(late.direct().id);
  await passTime(testBot, 2 * DAY);
  expect(getOffers(getLetter(late))).toEqual(['Play']);
});

test('time zone: a player who has set one is not asked for it', async () => {
  const late = await beginPacedMatch(testBot, CHANNEL, { pace: 'null' });
  await saveTimeSettings(testBot.store, late.id, { ...DEFAULT_TIME_SETTINGS, zone: 'Asia/Seoul' }, 0);
  await passTime(testBot, DAY);
  expect(getOffers(getReminders(testBot, CHANNEL)[0] as APIMessage)).toEqual(['Play']);
});

async function setDirectReminders({ id }: PlaygroundUser): Promise<void> {
  await saveTimeSettings(testBot.store, id, { ...DEFAULT_TIME_SETTINGS, reminders: 'dm' }, 0);
}

function listDirectMessages(who: PlaygroundUser): readonly APIMessage[] {
  return who.sees(who.direct()).map(({ message }) => message);
}

function getLetter(who: PlaygroundUser): APIMessage {
  return listDirectMessages(who).findLast((message) => !isPrivate(message)) as APIMessage;
}
