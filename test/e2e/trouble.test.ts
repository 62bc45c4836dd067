import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, expect, test } from 'vitest';
import type { Picture } from '../../render/picture.ts';
import type { Actor } from '../../src/playground/index.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { type Evening, openEvening, PIXEL } from '../support/evening.ts';
import { answered, boardIn, cardIn, giveAnswer, sitDown, toMove } from '../support/table.ts';
import { wholeLog } from '../support/verify.ts';

const CHANNEL = 'table-one';
const BLANK: Picture = { png: PIXEL, width: 1, height: 1 };

let evening: Evening;
afterEach(async () => await evening.end());

test('an answer is acknowledged in time even while its picture hangs', async () => {
  let hanging: (() => void)[] | null = null;
  const paint = async () => {
    if (hanging !== null) await new Promise<void>((resolve) => hanging?.push(resolve));
    return BLANK;
  };
  evening = await openEvening({ painters: { paint } });
  const mover = await runaround();
  hanging = [];
  const answer = await mover.click(boardIn(evening, CHANNEL), 'Play');
  expect(answer.state).toBe('thinking');
  expect(answer.acknowledgedAfter).toBeLessThan(3_000);
  const waiting = hanging;
  hanging = null;
  for (const resolve of waiting) resolve();
  await answer.settled();
  expect(answer.state).toBe('answered');
  expect(answer.message?.attachments).toHaveLength(1);
  expectCalm(evening);
});

test('when pictures fail play goes on without them', async () => {
  const paint = async (): Promise<Picture> => {
    throw new Error('No paint');
  };
  evening = await openEvening({ painters: { paint } });
  const mover = await runaround();
  expect(boardIn(evening, CHANNEL).attachments).toEqual([]);
  const panel = await answered(mover.click(boardIn(evening, CHANNEL), 'Play'));
  expect(panel.attachments).toEqual([]);
  await giveAnswer(mover, panel, 'Roll the die');
  await calm(evening);
  expect(await wholeLog(evening.house, 1)).toHaveLength(2);
  expect(evening.discord.problems).toEqual([]);
  expect(evening.logged.join('')).toContain('No paint');
});

test('a bug in a handler is one calm line, and leaves the table as it was', async () => {
  evening = await openEvening();
  const mover = await runaround();
  const board = boardIn(evening, CHANNEL);
  const { state } = await evening.store.selectFrom('tables').select('state').executeTakeFirstOrThrow();
  await evening.store.updateTable('tables').set({ state: '{}' }).execute();
  const calmly = 'Something went wrong on my side, and the table is as it was.';
  expect((await answered(mover.click(board, 'Play'))).content).toContain(calmly);
  for (const [words, options] of [
    ['hand', {}],
    ['board', { text: true }],
    ['move', { text: 'roll' }],
    ['games', {}],
  ] as const) {
    expect((await answered(mover.slash(CHANNEL, words, options))).content, words).toContain(calmly);
  }
  expect(await wholeLog(evening.house, 1)).toHaveLength(1);
  expect(evening.logged.filter((line) => line.includes('"level":50')).length).toBeGreaterThanOrEqual(5);
  await evening.store.updateTable('tables').set({ state }).execute();
  const panel = await answered(mover.click(board, 'Play'));
  await giveAnswer(mover, panel, 'Roll the die');
  await calm(evening);
  expect(await wholeLog(evening.house, 1)).toHaveLength(2);
  expect(evening.discord.problems).toEqual([]);
});

test('a bug in a button of the lobby, or in what is offered while typing, is calm too', async () => {
  evening = await openEvening();
  const theo = evening.discord.person('theo');
  await answered(theo.slash(CHANNEL, 'play', { game: 'runaround' }));
  await calm(evening);
  const card = cardIn(evening, CHANNEL);
  await evening.store.updateTable('tables').set({ options: 'broken' }).execute();
  for (const button of ['Join', 'Add AI', 'Options', 'Cancel']) {
    const told: APIMessage = await answered(evening.discord.person('mina').click(card, button));
    expect(told.content, button).toContain('Something went wrong on my side');
  }
  expect((await answered(theo.slash(CHANNEL, 'join'))).content).toContain('Something went wrong on my side');
  expect(await theo.complete(CHANNEL, 'move', { text: '' }, 'text')).toEqual([]);
  expect(evening.discord.problems).toEqual([]);
});

async function runaround(): Promise<Actor> {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  return toMove(evening, CHANNEL) as Actor;
}
