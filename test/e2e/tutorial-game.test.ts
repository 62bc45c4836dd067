import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getLearnableGames } from '../../src/app/tutorial/lesson.ts';
import { games } from '../../src/games/registry.ts';
import { loadLearnedGameIds } from '../../src/store/tutorials.ts';
import { chooseLabel, findMover, getBoard, getOffers, isPrivate, waitForMessage } from '../support/table.ts';
import {
  chooseAnswer,
  findBestChoice,
  findHintedChoice,
  getLessonChoices,
  getMenuLabels,
  isLessonOpen,
  LESSON_CHANNEL,
} from '../support/tutorial-moves.ts';
import { type LessonTestBot, openLessonTestBot } from '../support/tutorial-test-bot.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

let at: LessonTestBot;
beforeEach(async () => {
  at = await openLessonTestBot();
});
afterEach(async () => await at.bot.end());

describe.each(getLearnableGames(games).map(({ id }) => [id] as const))('lesson of %s', (game) => {
  test('lesson: following the best moves leads to its end, visible only to the learner', async () => {
    let panel = await at.begun(game);
    expect(panel.content).toContain('practice game with Sparrow');
    expect(panel.content).toContain('Only you can see this, and it doesn’t count.');
    expect(panel.attachments).toHaveLength(1);
    for (; isLessonOpen(panel); panel = await chooseAnswer(at.theo, panel, findHintedChoice(panel))) {
      expect(findBestChoice(panel), panel.content).toBeDefined();
      expect(panel.content.length).toBeLessThan(2_000);
    }
    expect(panel.content).toMatch(/wins\.|share the win|That’s enough for a first game/);
    expect(panel.content).toMatch(/\nYou’ve learned \*\*.+\*\*\.\n-# .+$/);
    expect(getOffers(panel)).toEqual(['Play', 'Rules', 'Learn another game']);
    expect(isPrivate(panel)).toBe(true);
    expect(at.bot.discord.sent.every(({ audience }) => audience === at.theo.id)).toBe(true);
    expect(await loadLearnedGameIds(at.bot.store, at.theo.id)).toEqual([game]);
    expect(await at.kept()).toBeUndefined();
    expectCalm(at.bot);
  });

  test('lesson: giving the first answer each time leads to its end in Korean', async () => {
    const jisu = at.bot.discord.person('jisu');
    let panel = await at.begun(game, jisu);
    expect(panel.content).toMatch(/하는 연습 게임/);
    for (let clicks = 0; isLessonOpen(panel); clicks++) {
      expect(clicks).toBeLessThan(150);
      const [first] = getLessonChoices(panel);
      if (first) panel = await chooseAnswer(jisu, panel, first);
    }
    expect(panel.content).toContain('하는 법을 익혔습니다');
    expect(getOffers(panel)).toEqual(['하기', '규칙', '다른 게임 배우기']);
    expectCalm(at.bot);
  });
});

test('lesson: only the first decision explains the game and its shortened options', async () => {
  const first = await at.begun();
  expect(first.content).toContain('Two players race around a wall');
  expect(first.content).toContain('-# Settings for a first game: Track: 20 spaces, Runs to win: 3 runs');
  expect(first.content).toMatch(/Best move: \*\*.+\*\*.*\. About \d+% to win\.$/);
  const next = await chooseAnswer(at.theo, first, findHintedChoice(first));
  expect(next.content).not.toContain('Two players race around a wall');
  expect(next.content).toMatch(/\n> .*Theo/);
  expect(next.content).toMatch(/\n> .*Sparrow/);
});

test('/learn: without a game lists the games and ticks those learned', async () => {
  await at.playedOut(await at.begun());
  const which = await waitForMessage(at.theo.slash(LESSON_CHANNEL, 'learn'));
  expect(which.content).toContain('Choose a game to learn.');
  const names = getMenuLabels(which);
  expect(names).toEqual(['✓ Runaround', 'Forage', 'MotoX', 'Money Run', 'Go-Stop']);
  const panel = await chooseLabel(at.theo, which, 0, 'Go-Stop');
  expect(panel.content).toContain('**Go-Stop** · Step 1 of 6');
  expectCalm(at.bot);
});

test('lesson: survives a restart in the middle', async () => {
  await at.reopened({ kept: true });
  let panel = await at.begun();
  panel = await chooseAnswer(at.theo, panel, findHintedChoice(panel));
  const before = await at.kept();
  at.bot = await at.bot.again();
  expect(await at.kept()).toEqual(before);
  expect((await at.begun()).content).toBe(panel.content);
  expect((await at.playedOut(panel)).content).toContain('You’ve learned **Runaround**.');
  expectCalm(at.bot);
});

test('lesson: is deleted when the learner ends it', async () => {
  const ended = await waitForMessage(at.theo.click(await at.begun(), 'End practice game'));
  expect(ended.content).toBe('Practice game ended. Nothing was saved.');
  expect(getOffers(ended)).toEqual(['Start over', 'Learn another game']);
  expect(await at.kept()).toBeUndefined();
  expect(await loadLearnedGameIds(at.bot.store, at.theo.id)).toEqual([]);
  expectCalm(at.bot);
});

test('lesson: goes on after the rules were opened from it', async () => {
  const panel = await at.begun();
  const rules = await waitForMessage(at.theo.click(panel, 'Rules'));
  expect(rules.content).toMatch(/^\*\*Runaround\*\* · .*/);
  expect(rules.id).not.toBe(panel.id);
  expect(isLessonOpen(await chooseAnswer(at.theo, panel, findHintedChoice(panel)))).toBe(true);
});

test('lesson end: Play starts a match against AIs in the channel', async () => {
  const end = await at.playedOut(await at.begun('forage'));
  const told = await waitForMessage(at.theo.click(end, 'Play'));
  expect(told.content).toMatch(/^Your lobby is open/);
  await waitUntilIdle(at.bot);
  expect(getBoard(at.bot, LESSON_CHANNEL).content).toContain('Forage');
  expect(await at.bot.store.selectFrom('seats').select('name').orderBy('seat').execute()).toEqual([
    { name: 'Theo' },
    { name: 'Badger' },
    { name: 'Badger 2' },
  ]);
  expect(findMover(at.bot, LESSON_CHANNEL)?.id).toBe(at.theo.id);
  const again = await waitForMessage(at.theo.click(end, 'Play'));
  expect(again.content).toContain('There’s already a game in this channel');
  expectCalm(at.bot);
});

test('lesson: works where the bot may not write, and next to a table', async () => {
  await waitForMessage(at.theo.slash(LESSON_CHANNEL, 'play', { game: 'motox' }));
  await waitUntilIdle(at.bot);
  at.bot.discord.channel(LESSON_CHANNEL).deny(PermissionFlagsBits.SendMessages);
  const before = at.inChannel().length;
  expect((await at.playedOut(await at.begun())).content).toContain('You’ve learned');
  expect(at.inChannel()).toHaveLength(before);
  expectCalm(at.bot);
});
