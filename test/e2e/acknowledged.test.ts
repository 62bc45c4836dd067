import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BotAnswer, PlaygroundUser } from '../../src/playground/index.ts';
import {
  findMover,
  getAnswers,
  getBoard,
  getLobbyCard,
  openPanel,
  pressPlay,
  startMatch,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
});
afterEach(async () => {
  await waitUntilIdle(testBot);
  expectCalm(testBot);
  await testBot.end();
});

/** Interactions, each of another kind by another person. */
const SENT: readonly (readonly [string, () => Promise<BotAnswer>])[] = [
  ['a button of the board', () => pressPlay(getMover(), getBoard(testBot, CHANNEL))],
  ['a command with a private answer', () => getPerson('jisu').slash(CHANNEL, 'table board')],
  ['a command with a public answer', () => getPerson('theo').slash(CHANNEL, 'table replay')],
  [
    'a command that first looks up the table of the channel',
    () => getPerson('mina').slash(CHANNEL, 'table cancel'),
  ],
];

test.each(SENT)('acknowledgement: %s is acknowledged while the database is blocked', async (_, send) => {
  const letGo = holdTransaction();
  const answer = await send();
  expect(answer.state).toBe('thinking');
  letGo();
  expect((await answer.settled()).state).toBe('answered');
});

test('acknowledgement: an answer in a panel is acknowledged while the database is blocked', async () => {
  const who = getMover();
  const panel = await openPanel(testBot, who, CHANNEL);
  const [label = ''] = getAnswers(panel);
  const letGo = holdTransaction();
  const answer = await who.click(panel, label);
  expect(answer.state).toBe('answered');
  expect(answer.message).toBe(panel);
  letGo();
  await vi.waitFor(() => expect(answer.message).not.toBe(panel));
});

test('acknowledgement: a Join button is acknowledged while the database is blocked', async () => {
  await waitForMessage(getPerson('theo').slash('table-two', 'play', { game: 'runaround' }));
  await waitUntilIdle(testBot);
  const letGo = holdTransaction();
  const answer = await getPerson('mina').click(getLobbyCard(testBot, 'table-two'), 'Join');
  expect(answer.state).toBe('answered');
  expect(getLobbyCard(testBot, 'table-two').content).not.toContain('Mina');
  letGo();
  await vi.waitFor(() => expect(getLobbyCard(testBot, 'table-two').content).toContain('Mina'));
});

/** Holds a transaction on the store's only connection until the returned function is called. */
function holdTransaction(): () => void {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void testBot.store.transaction().execute(() => until);
  return letGo;
}

function getMover(): PlaygroundUser {
  const who = findMover(testBot, CHANNEL);
  if (!who) throw new Error('Nobody is to move');
  return who;
}

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}
