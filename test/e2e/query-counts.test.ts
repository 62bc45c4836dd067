import { afterEach, beforeEach, expect, test } from 'vitest';
import { getDueSeats, getTableView } from '../../src/app/core/table.ts';
import { measureInteractionQueries } from '../../src/bench/interaction-queries.ts';
import { createQuestionMessage } from '../../src/discord/board/panel.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { getDefaultOptions } from '../../src/engine/options.ts';
import { refused } from '../../src/engine/refusal.ts';
import { text } from '../../src/engine/text.ts';
import { walk } from '../../src/engine/walk.ts';
import { runaround } from '../../src/games/runaround/index.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { attachQueryCounter, type QueryCounts } from '../../src/store/query-counter.ts';
import { createSeatedContext, createTable } from '../support/panels.ts';
import {
  findMover,
  getAnswers,
  getBoard,
  giveAnswer,
  openPanel,
  startMatch,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
});
afterEach(async () => await closeCalmly(testBot));

/** Counts the store's statements during the action and until everything is published. */
async function countQueries(doing: () => Promise<unknown>) {
  const { app } = testBot.bot.bot;
  const { store, counts } = attachQueryCounter(app.store);
  Object.assign(app, { store });
  await doing();
  await testBot.discord.until(() => getBoard(testBot, CHANNEL).content.length > 0, 'a board');
  await testBot.bot.publisher.idle();
  Object.assign(app, { store: testBot.store });
  await waitUntilIdle(testBot);
  return counts;
}

test('query count: a private panel takes one load of the table and at most four statements', async () => {
  const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
  const view = await waitForMessage(mover.click(getBoard(testBot, CHANNEL), 'View'));
  expectPanel(await countQueries(async () => waitForMessage(mover.click(view, 'Play'))));
});

test('query count: a move takes at most three loads, three transactions and 33 statements until it is published', async () => {
  const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
  const panel = await openPanel(testBot, mover, CHANNEL);
  const before = getBoard(testBot, CHANNEL).content;
  const counts = await countQueries(async () => giveAnswer(mover, panel, String(getAnswers(panel)[0])));
  expect(getBoard(testBot, CHANNEL).content).not.toBe(before);
  expectMove(counts);
});

test('query count: the benchmark measures the same as these tests', async () => {
  const { panel, ...move } = await measureInteractionQueries();
  expectPanel(panel);
  expectMove(move);
});

function expectPanel(counts: QueryCounts): void {
  expect(counts.loads).toBe(1);
  expect(counts.statements).toBeGreaterThan(0);
  expect(counts.statements).toBeLessThanOrEqual(4);
  expect(counts.transactions).toBe(0);
}

function expectMove(counts: QueryCounts): void {
  expect(counts.loads).toBeGreaterThan(0);
  expect(counts.loads).toBeLessThanOrEqual(3);
  expect(counts.transactions).toBeGreaterThan(0);
  expect(counts.transactions).toBeLessThanOrEqual(3);
  expect(counts.statements).toBeGreaterThan(0);
  expect(counts.statements).toBeLessThanOrEqual(33);
}

test('createQuestionMessage: asks the game one question more than the path has answers', async () => {
  for (const length of [0, 1, 5, 20]) {
    let asked = 0;
    const next: (typeof runaround)['next'] = (_view, _seat, path) => {
      asked++;
      const ids = path.length < 20 ? ['a', 'b'] : ['a', 'b', 'c'];
      const choices = ids.map((id) => ({ id, label: text('bot:panel.pick') }));
      return { kind: 'pick', ask: text('bot:panel.pick'), choices };
    };
    const table = createTable(
      { ...runaround, next },
      runaround.setup(2, getDefaultOptions(runaround.options), createSeededChance(1)),
      2,
    );
    const seat = getDueSeats(table)[0] ?? 0;
    const way = walk(table.game, getTableView(table, seat), seat, Array(length).fill('a'));
    if (refused(way)) throw new Error('It was offered');
    await createQuestionMessage(createSeatedContext(testBot.bot.bot, table, seat), way);
    expect(asked).toBe(length + 1);
  }
});
