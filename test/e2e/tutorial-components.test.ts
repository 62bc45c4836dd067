import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { updateTutorial } from '../../src/store/tutorials.ts';
import { getHurried } from '../support/slow-people.ts';
import { getOffers, isPrivate, waitForMessage } from '../support/table.ts';
import {
  chooseAnswer,
  clickButton,
  findHintedChoice,
  getLessonChoices,
  getMenuLabels,
  isLessonOpen,
} from '../support/tutorial-moves.ts';
import { type LessonTestBot, openLessonTestBot } from '../support/tutorial-test-bot.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

let at: LessonTestBot;
beforeEach(async () => {
  at = await openLessonTestBot();
});
afterEach(async () => await at.bot.end());

test('lesson button: acts once when the gateway delivers the click twice', async () => {
  const panel = await at.begun();
  at.bot.discord.faults.events.replay();
  const next = await chooseAnswer(at.theo, panel, findHintedChoice(panel));
  await waitUntilIdle(at.bot);
  expect(await at.kept()).toMatchObject({ version: 2 });
  expect(isLessonOpen(next)).toBe(true);
  expectCalm(at.bot);
});

test('lesson button: two clicks on one decision make one move, and a later one shows the current decision', async () => {
  const panel = await at.begun();
  const { id } = findHintedChoice(panel);
  const [one, other] = await Promise.all([clickButton(at.theo, panel, id), clickButton(at.theo, panel, id)]);
  expect([one, other].every((message) => message.content.includes('practice game'))).toBe(true);
  expect(await at.kept()).toMatchObject({ version: 2 });
  const stale = await clickButton(at.theo, panel, id);
  expect(stale.content).toContain('Your practice game has moved on. Here’s the current position.');
  expect(isLessonOpen(stale)).toBe(true);
  expect(await at.kept()).toMatchObject({ version: 2 });
  expectCalm(at.bot);
});

test('lesson button: a double tap that came too soon shows the question again', async () => {
  const panel = await at.begun();
  const next = await chooseAnswer(at.theo, panel, findHintedChoice(panel));
  const shown = await waitForMessage(getHurried(at.theo).click(next, findHintedChoice(next).id));
  expect(shown.content).toContain('The buttons had just changed');
  expect(getLessonChoices(shown)).toEqual(getLessonChoices(next));
  expect(await at.kept()).toMatchObject({ version: 2 });
});

test('lesson button: of a lesson that is gone says so and offers another lesson', async () => {
  const panel = await at.begun();
  await at.begun('gostop');
  const gone = await waitForMessage(at.theo.click(panel, findHintedChoice(panel).id));
  expect(gone.content).toBe('This practice game is gone. You can start a new one anytime.');
  expect(getOffers(gone)).toEqual(['Learn a game']);
  const which = await waitForMessage(at.theo.click(gone, 'Learn a game'));
  expect(getMenuLabels(which)).toContain('Go-Stop');
  expect(await at.kept()).toMatchObject({ game: 'gostop', version: 1 });
  expectCalm(at.bot);
});

test('lesson button: does nothing for other users', async () => {
  const panel = await at.begun();
  const rex = at.bot.discord.person('rex');
  const told = await clickButton(rex, panel, findHintedChoice(panel).id);
  expect(told.content).toContain('This practice game is gone.');
  const stop = `learn-stop:0:${findHintedChoice(panel).id.split(':')[2]}`;
  const left = await clickButton(rex, panel, stop);
  expect(left.content).toContain('This practice game is gone.');
  expect(await at.kept()).toMatchObject({ version: 1 });
  expect(await at.kept(rex)).toBeUndefined();
  expectCalm(at.bot);
});

test('lesson button: forged custom ids are answered calmly and change nothing', async () => {
  const panel = await at.begun();
  const { id } = findHintedChoice(panel);
  const [lesson = ''] = id.split(':').slice(2, 3);
  const before = await at.kept();
  for (const custom_id of [
    `learn-answer:0:${lesson}:0:nowhere`,
    `learn-answer:0:${lesson}:0:`,
    `learn-answer:0:${lesson}:9:a`,
    'learn:0:chess',
    'learn:0:piecepack',
    'learn-match:0:piecepack',
    'learn-rules:0:chess',
  ]) {
    const told = await clickButton(at.theo, panel, custom_id);
    expect(told.content, custom_id).toMatch(/\S/);
    expect(isPrivate(told)).toBe(true);
  }
  expect(await at.kept()).toEqual(before);
  expect(at.inChannel()).toEqual([]);
  expectCalm(at.bot);
});

test('ending a lesson: shows the current decision when the lesson went on meanwhile', async () => {
  const panel = await at.begun();
  const record = await at.kept();
  if (!record) throw new Error('There is no lesson');
  const { store } = at.bot;
  const begin = store.transaction.bind(store);
  const spy = vi.spyOn(store, 'transaction').mockImplementation(() => {
    void updateTutorial(store, { ...record, version: record.version + 1 }, 0);
    return begin();
  });
  const told = await waitForMessage(at.theo.click(panel, 'End practice game'));
  spy.mockRestore();
  expect(told.content).toContain('Your practice game has moved on. Here’s the current position.');
  expect(isLessonOpen(told)).toBe(true);
  expect(await at.kept()).toMatchObject({ version: 2 });
});
