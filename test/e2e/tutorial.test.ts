import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { layOutStep, readMove } from '../../src/app/tutorial/steps.ts';
import { loadLearnedGameIds } from '../../src/store/tutorials.ts';
import { getHurried } from '../support/slow-people.ts';
import { getOffers, isPrivate, plainCommands, waitForMessage } from '../support/table.ts';
import {
  answerByPath,
  findMovePath,
  findRightClick,
  findWrongMove,
  getTutorialPositions,
  solveStep,
  TUTORIAL_GAMES,
} from '../support/tutorial.ts';
import { chooseAnswer, clickButton, findHintedChoice, isLessonOpen } from '../support/tutorial-moves.ts';
import { type LessonTestBot, openLessonTestBot } from '../support/tutorial-test-bot.ts';
import { expectCalm } from '../support/wait-until-idle.ts';

let at: LessonTestBot;
beforeEach(async () => {
  at = await openLessonTestBot();
});
afterEach(async () => await at.bot.end());

const FIRST_WORDS: Readonly<Record<string, RegExp>> = {
  runaround: /First to 5 runs wins/,
  forage: /Gather the most points to win/,
  motox: /The first bike over the far edge of the last tile wins/,
  moneyrun: /row 9 before north reaches row 1, and you win/,
  gostop: /with 7 points, you can stop and win/,
};

describe.each(TUTORIAL_GAMES.map(({ id }) => id))('tutorial of %s', (id) => {
  const positions = getTutorialPositions(id);

  test('tutorial: states the goal, answers wrong moves with a retry and right ones with a reason, then plays', async () => {
    let page = await at.tutorial(id);
    const message = page.id;
    expect(page.content).toMatch(FIRST_WORDS[id] as RegExp);
    for (const [number, position] of positions.entries()) {
      expect(page.content).toContain(`Step ${number + 1} of ${positions.length}: `);
      expect(page.attachments).toHaveLength(1);
      expect(page.content).not.toMatch(/copyright|thanks to|announced to|first told/);
      const wrong = await answerByPath(at.theo, page, findMovePath(position, findWrongMove(position)));
      expect(wrong.content).toContain('**Not quite.** ');
      expect(wrong.attachments).toHaveLength(1);
      expect(getOffers(wrong)).toEqual(['Try again', 'Skip', 'Rules', 'Quit']);
      expect(await at.kept()).toMatchObject({ step: number });
      page = await waitForMessage(at.theo.click(wrong, 'Try again'));
      const right = await solveStep(at.theo, page, position);
      expect(right.content).toContain('**Right.** ');
      expect(right.attachments).toHaveLength(1);
      expect(await at.kept()).toMatchObject({ step: number + 1 });
      const isLast = number + 1 === positions.length;
      expect(getOffers(right)[0]).toBe(isLast ? 'Play a real game' : 'Next');
      page = await waitForMessage(at.theo.click(right, isLast ? 'Play a real game' : 'Next'));
      expect(page.id).toBe(message);
    }
    expect(page.content).toContain('practice game with Sparrow');
    expect(isLessonOpen(page)).toBe(true);
    expect(isPrivate(page)).toBe(true);
    expect(at.inChannel()).toEqual([]);
    expect(await loadLearnedGameIds(at.bot.store, at.theo.id)).toEqual([id]);
    expectCalm(at.bot);
  });

  test('tutorial: works in Korean to its end', async () => {
    const jisu = at.bot.discord.person('jisu');
    let page = await at.tutorial(id, jisu);
    for (const [number, position] of positions.entries()) {
      expect(page.content).toContain(`${positions.length}단계 중 ${number + 1}단계: `);
      const wrong = await answerByPath(jisu, page, findMovePath(position, findWrongMove(position)));
      expect(wrong.content).toContain('**아쉽습니다.** ');
      page = await waitForMessage(jisu.click(wrong, '다시 시도'));
      const right = await solveStep(jisu, page, position);
      expect(right.content).toContain('**정답입니다.** ');
      page = await waitForMessage(
        jisu.click(right, number + 1 === positions.length ? '실전 한 판 하기' : '다음'),
      );
    }
    expect(page.content).toContain('하는 연습 게임');
    expectCalm(at.bot);
  });
});

describe('tutorial', () => {
  const [first, second] = getTutorialPositions('runaround');
  if (!first || !second) throw new Error('Runaround has no tutorial');

  test('tutorial: names the authors of the game in its last line only', async () => {
    const begun = await at.begun();
    expect(begun.content).not.toContain('Jonathan Leistiko');
    const end = await at.playedOut(begun);
    expect(end.content.split('\n').at(-1)).toMatch(/^-# .*Jonathan Leistiko/);
    expect(getOffers(end)).toEqual(['Play', 'Rules', 'Learn another game']);
  });

  test('tutorial: goes on at the same step after a restart', async () => {
    await at.reopened({ kept: true });
    const page = await at.tutorial();
    const right = await solveStep(at.theo, page, first);
    at.bot = await at.bot.again();
    const next = await waitForMessage(at.theo.click(right, 'Next'));
    expect(next.content).toContain('Step 2 of 6');
    expect((await at.tutorial()).content).toContain('Step 2 of 6');
    const wrong = await answerByPath(at.theo, next, findMovePath(second, findWrongMove(second)));
    at.bot = await at.bot.again();
    expect((await waitForMessage(at.theo.click(wrong, 'Try again'))).content).toContain('Step 2 of 6');
    expectCalm(at.bot);
  });

  test('tutorial: counts a right answer once when it is clicked twice', async () => {
    const page = await at.tutorial();
    const click = findRightClick(page, first);
    const replies = await Promise.all([clickButton(at.theo, page, click), clickButton(at.theo, page, click)]);
    expect(replies.some(({ content }) => content.includes('**Right.**'))).toBe(true);
    expect(await at.kept()).toMatchObject({ step: 1, version: 1 });
    expectCalm(at.bot);
  });

  test('tutorial: ignores a double tap that came too soon', async () => {
    const page = await at.tutorial();
    const right = await solveStep(at.theo, page, first);
    const next = await waitForMessage(at.theo.click(right, 'Next'));
    const shown = await waitForMessage(getHurried(at.theo).click(next, findRightClick(next, second)));
    expect(shown.content).toContain('The buttons had just changed');
    expect(getOffers(shown)).toEqual(getOffers(next));
    expect(await at.kept()).toMatchObject({ step: 1 });
  });

  test('tutorial: begins one free game when Skip is clicked twice', async () => {
    const page = await at.tutorial();
    const skip = `tutorial-game:0:${findRightClick(page, first).split(':')[2]}`;
    const replies = await Promise.all([clickButton(at.theo, page, skip), clickButton(at.theo, page, skip)]);
    for (const reply of replies) expect(isLessonOpen(reply)).toBe(true);
    const kept = await at.kept();
    expect(kept).toMatchObject({ step: null, version: 1 });
    expect(isLessonOpen(await clickButton(at.theo, page, skip))).toBe(true);
    expect(await at.kept()).toEqual(kept);
    expectCalm(at.bot);
  });

  test('tutorial: shows the free game when a button of a position is clicked after Skip', async () => {
    const page = await at.tutorial();
    const click = findRightClick(page, first);
    await waitForMessage(at.theo.click(page, 'Skip'));
    expect(isLessonOpen(await clickButton(at.theo, page, click))).toBe(true);
    expect(await at.kept()).toMatchObject({ step: null, version: 1 });
    expectCalm(at.bot);
  });

  test('tutorial: a lesson from an earlier version without a step goes on as a free game', async () => {
    const panel = await at.begun();
    await at.bot.store.updateTable('lessons').set({ step: null }).execute();
    const next = await chooseAnswer(at.theo, panel, findHintedChoice(panel));
    expect(isLessonOpen(next)).toBe(true);
    expect((await at.tutorial()).content).toContain('practice game with Sparrow');
    expectCalm(at.bot);
  });

  test('tutorial: can be quit at any step and started again from the first', async () => {
    const right = await solveStep(at.theo, await at.tutorial(), first);
    const stopped = await waitForMessage(at.theo.click(right, 'Quit'));
    expect(await at.kept()).toBeUndefined();
    expect(await loadLearnedGameIds(at.bot.store, at.theo.id)).toEqual([]);
    expect(getOffers(stopped)).toEqual(['Start over', 'Learn another game']);
    const again = await waitForMessage(at.theo.click(stopped, 'Start over'));
    expect(again.content).toContain('Step 1 of 6');
    expect(await at.kept()).toMatchObject({ step: 0 });
    const gone = await clickButton(
      at.theo,
      right,
      `tutorial:0:${findRightClick(again, first).split(':')[2]}0:1`,
    );
    expect(gone.content).toContain('This practice game is gone.');
    expectCalm(at.bot);
  });

  test('tutorial: shows its last page when every position is solved and no game has begun', async () => {
    let page = await at.tutorial();
    for (const position of getTutorialPositions('runaround')) {
      const right = await solveStep(at.theo, page, position);
      if (getOffers(right)[0] === 'Next') page = await waitForMessage(at.theo.click(right, 'Next'));
    }
    const left = await at.tutorial();
    expect(left.content).toContain('You know the basics of **Runaround**.');
    expect(getOffers(left)).toEqual(['Play a real game', 'Rules', 'Quit']);
    expect(isLessonOpen(await waitForMessage(at.theo.click(left, 'Play a real game')))).toBe(true);
    expectCalm(at.bot);
  });

  test('tutorial: forged buttons and those of other users are answered calmly and change nothing', async () => {
    const page = await at.tutorial();
    const click = findRightClick(page, first);
    const lesson = click.split(':')[2];
    const before = await at.kept();
    for (const custom_id of [
      `tutorial-answer:0:${lesson}:0:nowhere`,
      `tutorial-answer:0:${lesson}:5:p22`,
      `tutorial-answer:0:${lesson}:z:p22`,
      `tutorial:0:${lesson}:9`,
      `tutorial-rethink:0:${lesson}:0:`,
    ])
      expect((await clickButton(at.theo, page, custom_id)).content, custom_id).toContain('Step 1 of 6');
    const rex = at.bot.discord.person('rex');
    expect((await clickButton(rex, page, click)).content).toContain('This practice game is gone.');
    expect(await at.kept()).toEqual(before);
    expectCalm(at.bot);
  });

  test('tutorial: does not exist for the free table, which leads to the rules', async () => {
    const none = await at.tutorial('piecepack');
    expect(plainCommands(none.content)).toBe('There’s no tutorial for this one. See /rules.');
    expect(getOffers(none)).toEqual(['Rules']);
    const jisu = at.bot.discord.person('jisu');
    expect(plainCommands((await at.tutorial('piecepack', jisu)).content)).toBe(
      '이 게임에는 튜토리얼이 없습니다. /규칙 명령으로 규칙을 볼 수 있습니다.',
    );
    expect(await at.kept()).toBeUndefined();
    expectCalm(at.bot);
  });

  test('tutorial: answers each wrong move with its own text, and each can be tried again', async () => {
    const position = layOutStep({ game: first.match.game }, 2);
    if (!position) throw new Error('There is no third step');
    let page = await at.tutorial();
    for (const earlier of [first, second])
      page = await waitForMessage(at.theo.click(await solveStep(at.theo, page, earlier), 'Next'));
    for (const [move, reply] of [
      ['4', 'That bump helps blue.'],
      ['1', "That doesn't bump anyone."],
    ] as const) {
      const wrong = await answerByPath(at.theo, page, findMovePath(position, readMove(position, move)));
      expect(wrong.content).toContain(reply);
      page = await waitForMessage(at.theo.click(wrong, 'Try again'));
      expect(page.content).toContain('Step 3 of 6');
    }
    expect(await at.kept()).toMatchObject({ step: 2 });
  });
});
