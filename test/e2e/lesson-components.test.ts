import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { updateTutorial } from '../../src/store/tutorials.ts';
import {
  chooseAnswer,
  findHintedChoice,
  getLessonChoices,
  getMenuLabels,
  isLessonOpen,
  pressButton,
} from '../support/lesson.ts';
import { type LessonTestBot, openLessonTestBot } from '../support/lesson-test-bot.ts';
import { getHurried } from '../support/slow-people.ts';
import { getOffers, isPrivate, waitForMessage } from '../support/table.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

let at: LessonTestBot;
beforeEach(async () => {
  at = await openLessonTestBot();
});
afterEach(async () => await at.evening.end());

test('lesson button: acts once when the gateway delivers the click twice', async () => {
  const panel = await at.begun();
  at.evening.discord.faults.events.replay();
  const next = await chooseAnswer(at.theo, panel, findHintedChoice(panel));
  await waitUntilIdle(at.evening);
  expect(await at.kept()).toMatchObject({ version: 2 });
  expect(isLessonOpen(next)).toBe(true);
  expectCalm(at.evening);
});

test('lesson button: two clicks on one decision make one move, and a later one shows the current decision', async () => {
  const panel = await at.begun();
  const { id } = findHintedChoice(panel);
  const [one, other] = await Promise.all([pressButton(at.theo, panel, id), pressButton(at.theo, panel, id)]);
  expect([one, other].every((message) => message.content.includes('your first game'))).toBe(true);
  expect(await at.kept()).toMatchObject({ version: 2 });
  const stale = await pressButton(at.theo, panel, id);
  expect(stale.content).toContain('Your first game has gone on since. This is how it stands now.');
  expect(isLessonOpen(stale)).toBe(true);
  expect(await at.kept()).toMatchObject({ version: 2 });
  expectCalm(at.evening);
});

test('lesson button: a double tap that came too soon shows the question again', async () => {
  const panel = await at.begun();
  const next = await chooseAnswer(at.theo, panel, findHintedChoice(panel));
  const shown = await waitForMessage(getHurried(at.theo).click(next, findHintedChoice(next).id));
  expect(shown.content).toContain('This had only just changed when you pressed');
  expect(getLessonChoices(shown)).toEqual(getLessonChoices(next));
  expect(await at.kept()).toMatchObject({ version: 2 });
});

test('lesson button: of a lesson that is gone says so and offers another lesson', async () => {
  const panel = await at.begun();
  await at.begun('gostop');
  const gone = await waitForMessage(at.theo.click(panel, findHintedChoice(panel).id));
  expect(gone.content).toBe('This first game is not there any more. You can begin one at any time.');
  expect(getOffers(gone)).toEqual(['Learn a game']);
  const which = await waitForMessage(at.theo.click(gone, 'Learn a game'));
  expect(getMenuLabels(which)).toContain('Go-Stop');
  expect(await at.kept()).toMatchObject({ game: 'gostop', version: 1 });
  expectCalm(at.evening);
});

test('lesson button: does nothing for other users', async () => {
  const panel = await at.begun();
  const rex = at.evening.discord.person('rex');
  const told = await pressButton(rex, panel, findHintedChoice(panel).id);
  expect(told.content).toContain('This first game is not there any more.');
  const stop = `learn-stop:0:${findHintedChoice(panel).id.split(':')[2]}`;
  const left = await pressButton(rex, panel, stop);
  expect(left.content).toContain('This first game is not there any more.');
  expect(await at.kept()).toMatchObject({ version: 1 });
  expect(await at.kept(rex)).toBeUndefined();
  expectCalm(at.evening);
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
    const told = await pressButton(at.theo, panel, custom_id);
    expect(told.content, custom_id).toMatch(/\S/);
    expect(isPrivate(told)).toBe(true);
  }
  expect(await at.kept()).toEqual(before);
  expect(at.inChannel()).toEqual([]);
  expectCalm(at.evening);
});

test('ending a lesson: shows the current decision when the lesson went on meanwhile', async () => {
  const panel = await at.begun();
  const record = await at.kept();
  if (!record) throw new Error('There is no lesson');
  const { store } = at.evening;
  const begin = store.transaction.bind(store);
  const spy = vi.spyOn(store, 'transaction').mockImplementation(() => {
    void updateTutorial(store, { ...record, version: record.version + 1 }, 0);
    return begin();
  });
  const told = await waitForMessage(at.theo.click(panel, 'End this game'));
  spy.mockRestore();
  expect(told.content).toContain('Your first game has gone on since. This is how it stands now.');
  expect(isLessonOpen(told)).toBe(true);
  expect(await at.kept()).toMatchObject({ version: 2 });
});
