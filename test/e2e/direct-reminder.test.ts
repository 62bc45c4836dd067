import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { edit } from '../../src/discord/core/rest/channel.ts';
import { seeded } from '../../src/engine/seeded.ts';
import type { Actor } from '../../src/playground/index.ts';
import { keepHours, ownHours, USUAL_HOURS } from '../../src/store/hours.ts';
import { queue } from '../../src/store/outbox.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { openWeeks, timePasses } from '../support/days.ts';
import type { Evening } from '../support/evening.ts';
import { begun, turnPassed } from '../support/paced.ts';
import { reminderIn, remindersIn } from '../support/reminders.ts';
import { answered, answersOf, giveAnswer, isPrivate, offers, toMove } from '../support/table.ts';
import { expectToldOnce, tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';
const DAY = 86_400_000;
const chance = seeded(3);

let evening: Evening;
beforeEach(async () => {
  evening = await openWeeks();
});
afterEach(async () => {
  expectCalm(evening);
  await evening.end();
});

test('direct reminder: its button opens the panel right there, where a whole turn is played', async () => {
  const late = await begun(evening, CHANNEL, { pace: 'null' });
  await remindedDirectly(late);
  await timePasses(evening, DAY);
  const { id } = late.direct();
  let panel = await answered(late.click(letterTo(late), 'Play'));
  expect([panel.channel_id, isPrivate(panel)]).toEqual([id, true]);
  expect(answersOf(panel).length).toBeGreaterThan(0);
  expect(panel.attachments).toHaveLength(1);
  const { version } = (await tableOf(evening.house, 1)).record;
  panel = await giveAnswer(late, panel, String(answersOf(panel)[0]));
  await calm(evening);
  expect((await tableOf(evening.house, 1)).record.version).toBeGreaterThan(version);
  while (toMove(evening, CHANNEL)?.id === late.id) {
    panel = await giveAnswer(late, panel, String(answersOf(panel)[0]));
    await calm(evening);
  }
  expect(panel.channel_id).toBe(id);
  expect(await answered(late.click(panel, 'Refresh'))).toMatchObject({ channel_id: id });
  expect(letters(late).filter((one) => !isPrivate(one))).toEqual([]);
  await expectToldOnce(evening.store, 1);
});

test('direct reminder: a move that nobody has learnt from is undone right there', async () => {
  const late = await begun(evening, CHANNEL, {
    game: 'motox',
    people: ['theo', 'mina', 'rex'],
    pace: 'null',
  });
  await remindedDirectly(late);
  await timePasses(evening, DAY);
  let panel = await answered(late.click(letterTo(late), 'Play'));
  for (let answer = 0; answer < 20 && !offers(panel).includes('Take back'); answer++)
    panel = await giveAnswer(late, panel, String(answersOf(panel)[0]));
  expect(offers(panel)).toContain('Take back');
  panel = await answered(late.click(panel, 'Take back'));
  expect(panel.content).toContain('Your move is taken back.');
  await calm(evening);
  expect(toMove(evening, CHANNEL)?.id).toBe(late.id);
});

test('direct reminder: it speaks the language of the player’s Discord, whatever the table speaks', async () => {
  await begun(evening, CHANNEL, { game: 'forage', people: ['theo', 'jisu', 'mina'], pace: 'null' });
  const jisu = evening.discord.person('jisu');
  while (toMove(evening, CHANNEL)?.id !== jisu.id) await turnPassed(evening, CHANNEL, chance);
  expect(toMove(evening, CHANNEL)?.id).toBe(jisu.id);
  await remindedDirectly(jisu);
  await timePasses(evening, DAY);
  expect(letterTo(jisu).content).toContain('아직 내 차례입니다');
  expect(offers(letterTo(jisu))[0]).toBe('하기');
});

test('direct reminder: one without a button, as they were before, is still found after a failure', async () => {
  const late = await begun(evening, CHANNEL, { pace: 'null' });
  await remindedDirectly(late);
  await timePasses(evening, DAY);
  const { id, content } = letterTo(late);
  await edit(evening.bot.bot.rest, late.direct().id, id, { content, rows: [] });
  expect(offers(letterTo(late))).toEqual([]);
  const lost = evening.store.updateTable('posts').set({ phase: 'sending', message: null });
  await lost.where('kind', '=', 'reminder').execute();
  await queue(evening.store, 1, 'reminder', 0);
  evening.house.news(1);
  await calm(evening);
  expect(letters(late).map((message) => message.id)).toEqual([id]);
});

test('time zone: the first reminder asks for it, and two presses set it', async () => {
  const late = await begun(evening, CHANNEL, { pace: 'null' });
  await timePasses(evening, DAY);
  expect(offers(reminderIn(evening, CHANNEL))).toEqual(['Play', 'Set my time zone']);
  const asked = await answered(late.click(reminderIn(evening, CHANNEL), 'Set my time zone'));
  expect(isPrivate(asked)).toBe(true);
  const done = await answered(late.select(asked, 'It’s now…', ['Europe/Berlin']));
  expect(done.content).toContain('Time zone set: Europe/Berlin');
  await calm(evening);
  expect((await ownHours(evening.store, late.id)).zone).toBe('Europe/Berlin');
  expect(offers(reminderIn(evening, CHANNEL))).toEqual(['Play']);
});

test('time zone: a player is asked for it once, by direct message too', async () => {
  const late = await begun(evening, CHANNEL, { pace: 'null' });
  await remindedDirectly(late);
  await timePasses(evening, DAY);
  expect(offers(letterTo(late))).toEqual(['Play', 'Set my time zone']);
  const asked = await answered(late.click(letterTo(late), 'Set my time zone'));
  expect(asked.channel_id).toBe(late.direct().id);
  await timePasses(evening, 2 * DAY);
  expect(offers(letterTo(late))).toEqual(['Play']);
});

test('time zone: nobody who has one is asked for it', async () => {
  const late = await begun(evening, CHANNEL, { pace: 'null' });
  await keepHours(evening.store, late.id, { ...USUAL_HOURS, zone: 'Asia/Seoul' }, 0);
  await timePasses(evening, DAY);
  expect(offers(remindersIn(evening, CHANNEL)[0] as APIMessage)).toEqual(['Play']);
});

async function remindedDirectly({ id }: Actor): Promise<void> {
  await keepHours(evening.store, id, { ...USUAL_HOURS, reminders: 'dm' }, 0);
}

function letters(who: Actor): readonly APIMessage[] {
  return who.sees(who.direct()).map(({ message }) => message);
}

function letterTo(who: Actor): APIMessage {
  return letters(who).findLast((message) => !isPrivate(message)) as APIMessage;
}
