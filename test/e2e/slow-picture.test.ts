import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, expect, test } from 'vitest';
import type { Picture } from '../../render/picture.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import {
  findMover,
  getBoard,
  getLobbyCard,
  giveAnswer,
  openPanel,
  pressPlay,
  startMatch,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, PIXEL, type TestBot } from '../support/test-bot.ts';
import { loadWholeLog } from '../support/verify.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const BLANK: Picture = { png: PIXEL, width: 1, height: 1 };

let testBot: TestBot;
afterEach(async () => await testBot.end());

test('answer: is acknowledged in time while its picture hangs', async () => {
  let hanging: (() => void)[] | null = null;
  const render = async () => {
    if (hanging !== null) await new Promise<void>((resolve) => hanging?.push(resolve));
    return BLANK;
  };
  testBot = await openTestBot({ renderPool: { render } });
  const mover = await startRunaround();
  hanging = [];
  const answer = await pressPlay(mover, getBoard(testBot, CHANNEL));
  expect(answer.state).toBe('thinking');
  expect(answer.acknowledgedAfter).toBeLessThan(3_000);
  const waiting = hanging;
  hanging = null;
  for (const resolve of waiting) resolve();
  await answer.settled();
  expect(answer.state).toBe('answered');
  expect(answer.message?.attachments).toHaveLength(1);
  expectCalm(testBot);
});

test('failing pictures: play goes on without them', async () => {
  const render = async (): Promise<Picture> => {
    throw new Error('No paint');
  };
  testBot = await openTestBot({ renderPool: { render } });
  const mover = await startRunaround();
  expect(getBoard(testBot, CHANNEL).attachments).toEqual([]);
  const panel = await openPanel(testBot, mover, CHANNEL);
  expect(panel.attachments).toEqual([]);
  await giveAnswer(mover, panel, 'Roll the die');
  await waitUntilIdle(testBot);
  expect(await loadWholeLog(testBot.app, 1)).toHaveLength(2);
  expect(testBot.discord.problems).toEqual([]);
  expect(testBot.logged.join('')).toContain('No paint');
});

test('bug in a handler: is answered with one line and leaves the table unchanged', async () => {
  testBot = await openTestBot();
  const mover = await startRunaround();
  const { state } = await testBot.store.selectFrom('tables').select('state').executeTakeFirstOrThrow();
  await testBot.store.updateTable('tables').set({ state: '{}' }).execute();
  const calmly = 'Something went wrong, and nothing has changed.';
  expect((await openPanel(testBot, mover, CHANNEL)).content).toContain(calmly);
  for (const [words, options] of [
    ['hand', {}],
    ['table board', { text: true }],
    ['move', { text: 'roll' }],
    ['games', {}],
  ] as const) {
    expect((await waitForMessage(mover.slash(CHANNEL, words, options))).content, words).toContain(calmly);
  }
  expect(await loadWholeLog(testBot.app, 1)).toHaveLength(1);
  expect(testBot.logged.filter((line) => line.includes('"level":50')).length).toBeGreaterThanOrEqual(5);
  await testBot.store.updateTable('tables').set({ state }).execute();
  const panel = await openPanel(testBot, mover, CHANNEL);
  await giveAnswer(mover, panel, 'Roll the die');
  await waitUntilIdle(testBot);
  expect(await loadWholeLog(testBot.app, 1)).toHaveLength(2);
  expect(testBot.discord.problems).toEqual([]);
});

test('bug in a lobby button or autocomplete: is answered calmly', async () => {
  testBot = await openTestBot();
  const theo = testBot.discord.person('theo');
  await waitForMessage(theo.slash(CHANNEL, 'play', { game: 'runaround' }));
  await waitUntilIdle(testBot);
  const card = getLobbyCard(testBot, CHANNEL);
  await testBot.store.updateTable('tables').set({ options: 'broken' }).execute();
  for (const button of ['Join', 'Add AI', 'More']) {
    const told: APIMessage = await waitForMessage(testBot.discord.person('mina').click(card, button));
    expect(told.content, button).toContain('Something went wrong, and nothing has changed');
  }
  expect((await waitForMessage(theo.slash(CHANNEL, 'join'))).content).toContain(
    'Something went wrong, and nothing has changed',
  );
  expect(await theo.complete(CHANNEL, 'move', { text: '' }, 'text')).toEqual([]);
  expect(testBot.discord.problems).toEqual([]);
});

async function startRunaround(): Promise<PlaygroundUser> {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  return findMover(testBot, CHANNEL) as PlaygroundUser;
}
