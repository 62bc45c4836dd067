import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Actor, Fault } from '../../src/playground/index.ts';
import { calm, expectNoBug } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, answersOf, boardIn, sitDown, toMove } from '../support/table.ts';

const CHANNEL = 'table-one';
const ANSWER = { method: 'POST', path: /\/callback$/ };
const ORIGINAL = /\/messages\/@original$/;

let evening: Evening;
let letGo: () => void = () => {};
beforeEach(async () => {
  evening = await openEvening();
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
});
afterEach(async () => {
  letGo();
  await calm(evening);
  await evening.end();
});

/** It has arrived, and nobody knows. */
const LOST: Fault = { kind: '502', write: 'after' };

test('a panel that told Discord twice to wait still comes to its next question', async () => {
  const who = toMove(evening, CHANNEL) as Actor;
  const panel = await answered(who.click(boardIn(evening, CHANNEL), 'Play'));
  hold();
  evening.discord.faults.next(ANSWER, LOST);
  const answer = await who.click(panel, answersOf(panel)[0] ?? '');
  letGo();
  await vi.waitFor(() => expect(answer.message).not.toBe(panel));
  expectAnsweredBefore();
});

test('what all may read, and what one may read, still comes', async () => {
  for (const command of ['replay', 'board'] as const) {
    hold();
    evening.discord.faults.next(ANSWER, LOST);
    const answer = await person('theo').slash(CHANNEL, command);
    expect(answer.state).toBe('thinking');
    letGo();
    expect((await answer.settled()).state).toBe('answered');
  }
  expectAnsweredBefore();
});

test('what all would have read is taken back twice, and the person is told all the same', async () => {
  hold();
  const answer = await person('theo').slash('table-two', 'replay');
  evening.discord.faults.next({ method: 'DELETE', path: ORIGINAL }, LOST);
  letGo();
  const told = await vi.waitFor(() => {
    const [sent] = evening.discord.sent.filter(({ kind }) => kind === 'follow-up');
    expect(sent?.audience).toBe(person('theo').id);
    return evening.discord.message(sent?.message ?? '');
  });
  expect(told?.content).toContain('No game has been played');
  expect(evening.discord.channel('table-two').messages).toEqual([]);
  expect((await answer.settled()).message).toBeNull();
});

/** Discord refused the second one, as it does, and nothing else. */
function expectAnsweredBefore(): void {
  expect(evening.discord.problems).not.toEqual([]);
  expect(evening.discord.problems.filter((line) => !line.includes(' 40060 '))).toEqual([]);
  expectNoBug(evening);
}

/** A transaction is open on the one connection to the store until it is let go. */
function hold(): void {
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void evening.store.transaction().execute(() => until);
}

function person(name: string): Actor {
  return evening.discord.person(name);
}
