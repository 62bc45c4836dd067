import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goOnWithLesson } from '../../src/store/lessons.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { hurried } from '../support/ease.ts';
import { choose, goesOn, hintedChoice, lessonChoices, menuOf, pressed } from '../support/lesson.ts';
import { type LessonEvening, openLessons } from '../support/lesson-evening.ts';
import { answered, isPrivate, offers } from '../support/table.ts';

let at: LessonEvening;
beforeEach(async () => {
  at = await openLessons();
});
afterEach(async () => await at.evening.end());

test('a press that the Gateway tells of twice acts once', async () => {
  const panel = await at.begun();
  at.evening.discord.faults.events.replay();
  const next = await choose(at.theo, panel, hintedChoice(panel));
  await calm(at.evening);
  expect(await at.kept()).toMatchObject({ version: 2 });
  expect(goesOn(next)).toBe(true);
  expectCalm(at.evening);
});

test('two presses on one decision move once, and a later one is told that it has gone on', async () => {
  const panel = await at.begun();
  const { id } = hintedChoice(panel);
  const [one, other] = await Promise.all([pressed(at.theo, panel, id), pressed(at.theo, panel, id)]);
  expect([one, other].every((message) => message.content.includes('your first game'))).toBe(true);
  expect(await at.kept()).toMatchObject({ version: 2 });
  const stale = await pressed(at.theo, panel, id);
  expect(stale.content).toContain('Your first game has gone on since. This is how it stands now.');
  expect(goesOn(stale)).toBe(true);
  expect(await at.kept()).toMatchObject({ version: 2 });
  expectCalm(at.evening);
});

test('a second tap is shown the question once more', async () => {
  const panel = await at.begun();
  const next = await choose(at.theo, panel, hintedChoice(panel));
  const shown = await answered(hurried(at.theo).click(next, hintedChoice(next).id));
  expect(shown.content).toContain('This had only just changed when you pressed');
  expect(lessonChoices(shown)).toEqual(lessonChoices(next));
  expect(await at.kept()).toMatchObject({ version: 2 });
});

test('a button of a first game that is gone says so, with the way to another', async () => {
  const panel = await at.begun();
  await at.begun('gostop');
  const gone = await answered(at.theo.click(panel, hintedChoice(panel).id));
  expect(gone.content).toBe('This first game is not there any more. You can begin one at any time.');
  expect(offers(gone)).toEqual(['Learn a game']);
  const which = await answered(at.theo.click(gone, 'Learn a game'));
  expect(menuOf(which)).toContain('Go-Stop');
  expect(await at.kept()).toMatchObject({ game: 'gostop', version: 1 });
  expectCalm(at.evening);
});

test('nobody else can play it, whatever they press', async () => {
  const panel = await at.begun();
  const rex = at.evening.discord.person('rex');
  const told = await pressed(rex, panel, hintedChoice(panel).id);
  expect(told.content).toContain('This first game is not there any more.');
  const stop = `learn-stop:0:${hintedChoice(panel).id.split(':')[2]}`;
  const left = await pressed(rex, panel, stop);
  expect(left.content).toContain('This first game is not there any more.');
  expect(await at.kept()).toMatchObject({ version: 1 });
  expect(await at.kept(rex)).toBeUndefined();
  expectCalm(at.evening);
});

test('what was never offered is answered calmly, and changes nothing', async () => {
  const panel = await at.begun();
  const { id } = hintedChoice(panel);
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
    const told = await pressed(at.theo, panel, custom_id);
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
    void goOnWithLesson(store, { ...record, version: record.version + 1 }, 0);
    return begin();
  });
  const told = await answered(at.theo.click(panel, 'End this game'));
  spy.mockRestore();
  expect(told.content).toContain('Your first game has gone on since. This is how it stands now.');
  expect(goesOn(told)).toBe(true);
  expect(await at.kept()).toMatchObject({ version: 2 });
});
