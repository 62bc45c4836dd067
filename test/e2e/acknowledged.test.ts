import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Actor, Answer } from '../../src/playground/index.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, answersOf, boardIn, cardIn, sitDown, toMove } from '../support/table.ts';

const CHANNEL = 'table-one';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
});
afterEach(async () => {
  await calm(evening);
  expectCalm(evening);
  await evening.end();
});

/** What is sent, each by somebody who has their own way. */
const SENT: readonly (readonly [string, () => Promise<Answer>])[] = [
  ['a button of the board', () => mover().click(boardIn(evening, CHANNEL), 'Play')],
  ['a command for whoever calls it', () => person('jisu').slash(CHANNEL, 'board')],
  ['a command for everybody', () => person('theo').slash(CHANNEL, 'replay')],
  ['a command that first looks which table is there', () => person('mina').slash(CHANNEL, 'cancel')],
];

test.each(SENT)('%s is acknowledged while the store answers nobody', async (_, send) => {
  const letGo = hold();
  const answer = await send();
  expect(answer.state).toBe('thinking');
  letGo();
  expect((await answer.settled()).state).toBe('answered');
});

test('and so is an answer of a panel', async () => {
  const who = mover();
  const panel = await answered(who.click(boardIn(evening, CHANNEL), 'Play'));
  const [label = ''] = answersOf(panel);
  const letGo = hold();
  const answer = await who.click(panel, label);
  expect(answer.state).toBe('answered');
  expect(answer.message).toBe(panel);
  letGo();
  await vi.waitFor(() => expect(answer.message).not.toBe(panel));
});

test('and a button by which somebody joins', async () => {
  await answered(person('theo').slash('table-two', 'play', { game: 'runaround' }));
  await calm(evening);
  const letGo = hold();
  const answer = await person('mina').click(cardIn(evening, 'table-two'), 'Join');
  expect(answer.state).toBe('answered');
  expect(cardIn(evening, 'table-two').content).not.toContain('Mina');
  letGo();
  await vi.waitFor(() => expect(cardIn(evening, 'table-two').content).toContain('Mina'));
});

/** A transaction is open on the one connection to the store until what is returned is called. */
function hold(): () => void {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void evening.store.transaction().execute(() => until);
  return letGo;
}

function mover(): Actor {
  const who = toMove(evening, CHANNEL);
  if (!who) throw new Error('Nobody is to move');
  return who;
}

function person(name: string): Actor {
  return evening.discord.person(name);
}
