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

test('a press that the Gateway tells of twice acts once', async () => {
  const panel = await at.begun();
  at.evening.discord.faults.events.replay();
  const next = await chooseAnswer(at.theo, panel, findHintedChoice(panel));
  await waitUntilIdle(at.evening);
  expect(await at.kept()).toMatchObject({ version: 2 });
  expect(isLessonOpen(next)).toBe(true);
  expectCalm(at.evening);
});

test('two presses on one decision move once, and a later one is told that it has gone on', async () => {
  const panel = await at.begun();
  const { id } = findHintedChoice(panel);
  const [one, other] = await Promise.all([pressButton(at.theo, panel, id), pressButton(at.theo, panel, id)]);
  expect([one, other].every((message) => message.content.includes('practice game'))).toBe(true);
  expect(await at.kept()).toMatchObject({ version: 2 });
  const stale = await pressButton(at.theo, panel, id);
  expect(stale.content).toContain('Your practice game has moved on. Here’s the current position.');
  expect(isLessonOpen(stale)).toBe(true);
  expect(await at.kept()).toMatchObject({ version: 2 });
  expectCalm(at.evening);
});

test('a second tap is shown the question once more', async () => {
  const panel = await at.begun();
  const next = await chooseAnswer(at.theo, panel, findHintedChoice(panel));
  const shown = await waitForMessage(getHurried(at.theo).click(next, findHintedChoice(next).id));
  expect(shown.content).toContain('The buttons had just changed');
  expect(getLessonChoices(shown)).toEqual(getLessonChoices(next));
  expect(await at.kept()).toMatchObject({ version: 2 });
});

test('a button of a first game that is gone says so, with the way to another', async () => {
  const panel = await at.begun();
  await at.begun('gostop');
  const gone = await waitForMessage(at.theo.click(panel, findHintedChoice(panel).id));
  expect(gone.content).toBe('This practice game is gone. You can start a new one anytime.');
  expect(getOffers(gone)).toEqual(['Learn a game']);
  const which = await waitForMessage(at.theo.click(gone, 'Learn a game'));
  expect(getMenuLabels(which)).toContain('Go-Stop');
  expect(await at.kept()).toMatchObject({ game: 'gostop', version: 1 });
  expectCalm(at.evening);
});

test('nobody else can play it, whatever they press', async () => {
  const panel = await at.begun();
  const rex = at.evening.discord.person('rex');
  const told = await pressButton(rex, panel, findHintedChoice(panel).id);
  expect(told.content).toContain('This practice game is gone.');
  const stop = `learn-stop:0:${findHintedChoice(panel).id.split(':')[2]}`;
  const left = await pressButton(rex, panel, stop);
  expect(left.content).toContain('This practice game is gone.');
  expect(await at.kept()).toMatchObject({ version: 1 });
  expect(await at.kept(rex)).toBeUndefined();
  expectCalm(at.evening);
});

test('what was never offered is answered calmly, and changes nothing', async () => {
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

test('who ends one that has gone on meanwhile is shown how it stands', async () => {
  const panel = await at.begun();
  const record = await at.kept();
  if (!record) throw new Error('There is no lesson');
  const { store } = at.evening;
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
