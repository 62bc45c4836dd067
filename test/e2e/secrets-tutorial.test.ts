import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { getLearnableGames, LEARNER_SEAT } from '../../src/app/tutorial/lesson.ts';
import { loadPersonLesson } from '../../src/app/tutorial/progress.ts';
import type { Kinds } from '../../src/engine/game.ts';
import type { GoStopState } from '../../src/games/gostop/types.ts';
import { games } from '../../src/games/registry.ts';
import { createHintPlayers } from '../support/ai-players.ts';
import { expectNothingHidden } from '../support/hidden-cards.ts';
import { expectPicturesKeepSecrets, type MatchCourse, watchSent } from '../support/secrecy.ts';
import { createSpyRenderPool } from '../support/spy-render-pool.ts';
import { waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { chooseAnswer, findHintedChoice, skipPositions } from '../support/tutorial-moves.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

/** Plays a tutorial's game to its end as Theo. `seen` receives every state with a decision; `skipped` is called after the set positions. */
async function learnGame(
  testBot: TestBot,
  game: string,
  seen: (panel: APIMessage, state: unknown) => void = () => undefined,
  skipped: () => void = () => undefined,
): Promise<MatchCourse<Kinds>> {
  const theo = testBot.discord.person('theo');
  const states: unknown[] = [];
  const events = new Map<number, unknown>();
  let panel = await skipPositions(theo, await waitForMessage(theo.slash(CHANNEL, 'learn', { game })));
  skipped();
  for (;;) {
    const lesson = await loadPersonLesson(testBot.app, theo.id);
    if (lesson === null) return { states, events: [...events.values()].flat() };
    states.push(lesson.match.state);
    for (const [at, entry] of lesson.entries.entries()) events.set(at, entry.events);
    seen(panel, lesson.match.state);
    panel = await chooseAnswer(theo, panel, findHintedChoice(panel));
    await waitUntilIdle(testBot);
  }
}

test.each(getLearnableGames(games).map((game) => [game.id, game] as const))(
  'lesson secrets: pictures of a lesson of %s show only what the learner may know',
  async (id, game) => {
    const renderPool = createSpyRenderPool();
    const testBot = await openTestBot({ renderPool, ai: createHintPlayers(300), byHand: false });
    let before = 0;
    const course = await learnGame(testBot, id, undefined, () => {
      before = renderPool.requests.length - 1;
    });
    expect(course.states.length).toBeGreaterThan(3);
    const shown = renderPool.requests.slice(before, -1);
    expect(shown.every(({ viewer }) => viewer === LEARNER_SEAT)).toBe(true);
    expectPicturesKeepSecrets(game, shown, course);
    expectCalm(testBot);
    await testBot.end();
  },
);

test('lesson secrets: texts and log of a Go-Stop lesson name no card that the learner may not know', async () => {
  const testBot = await openTestBot({ ai: createHintPlayers(300), byHand: false, luck: 3 });
  const news = watchSent(testBot);
  let checked = 0;
  let isFirst = true;
  await learnGame(testBot, 'gostop', (_, state) => {
    const sent = news();
    // The first of them show a set position, in which the learner has another hand.
    for (const { text } of isFirst ? sent.slice(-1) : sent)
      checked += expectNothingHidden({ text }, LEARNER_SEAT, state as GoStopState, state as GoStopState);
    isFirst = false;
  });
  expect(checked).toBeGreaterThan(100);
  expect(testBot.logged.join('\n')).not.toMatch(/hands|deck|learn-answer:\w+:\w+:\w+:./);
  expectCalm(testBot);
  await testBot.end();
});
