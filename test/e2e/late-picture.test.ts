import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Picture } from '../../render/picture.ts';
import { pickRandomPath } from '../../src/ai/random-path.ts';
import { makeMove } from '../../src/app/play/make-move.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { openTestBotForWeeks } from '../support/days.ts';
import { findMover, getBoard, getLobbyCard, startMatch, waitForMessage } from '../support/table.ts';
import { PIXEL, type TestBot } from '../support/test-bot.ts';
import { createActor } from '../support/test-context.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const LONGEST = 10_000;

/** Number of the next pictures that never finish. */
let hanging: number;
let hung: number;
let given: number;

let testBot: TestBot;
beforeEach(async () => {
  [hanging, hung, given] = [0, 0, 0];
  const render = async (_: unknown, { signal }: { readonly signal?: AbortSignal } = {}): Promise<Picture> => {
    signal?.addEventListener('abort', () => void given++, { once: true });
    if (hanging > 0) {
      hanging--;
      hung++;
      await new Promise(() => {});
    }
    return { png: PIXEL, width: 1, height: 1 };
  };
  testBot = await openTestBotForWeeks({ renderPool: { render } });
});
afterEach(async () => {
  expectCalm(testBot);
  await testBot.end();
});

test('board: gets its picture later when rendering was slow', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  hanging = 2;
  const by = createActor(waitForMover().id, { at: testBot.discord.clock.now() });
  await makeMove(testBot.app, by, 1, null, (game, view, seat) =>
    pickRandomPath(game, view, seat, createSeededChance(1)),
  );
  for (let late = 0; late < 2; late++) await giveUpPicture();
  await waitUntilIdle(testBot);
  expect(getBoard(testBot, CHANNEL).attachments).toHaveLength(1);
  expect(given).toBe(2);
});

test('league message: gets its picture later when rendering was slow', async () => {
  hanging = 1;
  const opening = waitForMessage(
    testBot.discord.person('theo').slash(CHANNEL, 'league', { game: 'runaround' }),
  );
  await opening;
  await waitForHangingPicture();
  await giveUpPicture();
  await waitUntilIdle(testBot);
  const [league] = testBot.discord.channel(CHANNEL).messages;
  expect([league?.content, league?.attachments.length]).toEqual([
    expect.stringContaining('Runaround league'),
    1,
  ]);
});

test('last board: gets its picture later when rendering was slow', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  hanging = 1;
  const message = await waitForMessage(waitForMover().slash(CHANNEL, 'table resign'));
  const resigning = waitForMessage(waitForMover().click(message, 'Yes, resign'));
  await giveUpPicture();
  await resigning;
  await waitUntilIdle(testBot);
  expect(getBoard(testBot, CHANNEL).attachments).toHaveLength(1);
});

test('lobby card: gets its picture later when rendering was slow', async () => {
  hanging = 1;
  // The answer is deferred before Discord's time is over.
  const opening = await getPerson('theo').slash(CHANNEL, 'play', { game: 'runaround' });
  await waitForHangingPicture();
  await giveUpPicture();
  await opening.settled();
  await waitUntilIdle(testBot);
  expect(getLobbyCard(testBot, CHANNEL).attachments).toHaveLength(1);
});

/** Waits until a picture hangs. */
async function waitForHangingPicture(): Promise<void> {
  for (let look = 0; hung < 1 && look < 1_000; look++) await new Promise((resume) => setImmediate(resume));
}

function getPerson(key: string): PlaygroundUser {
  return testBot.discord.person(key);
}

function waitForMover(): PlaygroundUser {
  return findMover(testBot, CHANNEL) as PlaygroundUser;
}

/** Waits until the hanging picture is abandoned. */
async function giveUpPicture(): Promise<void> {
  while (hung === given) await new Promise((resume) => setImmediate(resume));
  testBot.discord.clock.advance(LONGEST);
}
