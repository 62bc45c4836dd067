import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fault, PlaygroundUser } from '../../src/playground/index.ts';
import { findMover, getAnswers, openPanel, startMatch } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectNoBug, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const ANSWER = { method: 'POST', path: /\/callback$/ };
const ORIGINAL = /\/messages\/@original$/;

let testBot: TestBot;
let releaseTransaction: () => void = () => {};
beforeEach(async () => {
  testBot = await openTestBot();
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
});
afterEach(async () => {
  releaseTransaction();
  await waitUntilIdle(testBot);
  await testBot.end();
});

/** Fault of a request that arrives although its answer is lost. */
const LOST: Fault = { kind: '502', write: 'after' };

test('panel: reaches its next question after its deferral was sent twice to Discord', async () => {
  const who = findMover(testBot, CHANNEL) as PlaygroundUser;
  const panel = await openPanel(testBot, who, CHANNEL);
  holdTransaction();
  testBot.discord.faults.next(ANSWER, LOST);
  const answer = await who.click(panel, getAnswers(panel)[0] ?? '');
  releaseTransaction();
  await vi.waitFor(() => expect(answer.message).not.toBe(panel));
  expectAnsweredBefore();
});

test.each([
  ['the answer', ANSWER.path, () => {}],
  ['its deferral', ANSWER.path, () => holdTransaction()],
  ['the answer after its deferral', ORIGINAL, () => holdTransaction()],
])('panel: a press gets a new private message when %s finds the panel deleted', async (_, path, hold) => {
  const who = findMover(testBot, CHANNEL) as PlaygroundUser;
  const panel = await openPanel(testBot, who, CHANNEL);
  hold();
  testBot.discord.faults.next({ path }, { kind: 'refuse', code: 10008 });
  await who.click(panel, getAnswers(panel)[0] ?? '');
  releaseTransaction();
  await vi.waitFor(() => {
    const [anew] = who.sees(CHANNEL).filter(({ ephemeral, message }) => ephemeral && message.id !== panel.id);
    expect(anew?.message.content).toContain('You rolled');
  });
  expectNoBug(testBot);
});

test('answers: public and private ones arrive after their deferral was sent twice', async () => {
  for (const command of ['table replay', 'table board'] as const) {
    holdTransaction();
    testBot.discord.faults.next(ANSWER, LOST);
    const answer = await getPerson('theo').slash(CHANNEL, command);
    expect(answer.state).toBe('thinking');
    releaseTransaction();
    expect((await answer.settled()).state).toBe('answered');
  }
  expectAnsweredBefore();
});

test('public deferral: is deleted once when its deletion is repeated, and the player gets a private answer', async () => {
  holdTransaction();
  const answer = await getPerson('theo').slash('table-two', 'table replay');
  testBot.discord.faults.next({ method: 'DELETE', path: ORIGINAL }, LOST);
  releaseTransaction();
  const told = await vi.waitFor(() => {
    const [sent] = testBot.discord.sent.filter(({ kind }) => kind === 'follow-up');
    expect(sent?.audience).toBe(getPerson('theo').id);
    return testBot.discord.message(sent?.message ?? '');
  });
  expect(told?.content).toContain('No game has been played');
  expect(testBot.discord.channel('table-two').messages).toEqual([]);
  expect((await answer.settled()).message).toBeNull();
});

/** Expects that Discord refused only the second answer. */
function expectAnsweredBefore(): void {
  expect(testBot.discord.problems).not.toEqual([]);
  expect(testBot.discord.problems.filter((line) => !line.includes(' 40060 '))).toEqual([]);
  expectNoBug(testBot);
}

/** Holds a transaction on the store's only connection until it is released. */
function holdTransaction(): void {
  const until = new Promise<void>((resolve) => {
    releaseTransaction = resolve;
  });
  void testBot.store.transaction().execute(() => until);
}

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}
