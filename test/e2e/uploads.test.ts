import { afterEach, beforeEach, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import type { Actor } from '../../src/playground/index.ts';
import { calm, expectNoBug } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, boardIn, boardsIn, cardIn, sitDown, takeTurn, toMove } from '../support/table.ts';

const CHANNEL = 'table-one';
const LIMITS = 'Discord limits uploads in this server';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
});
afterEach(async () => {
  expectNoBug(evening);
  await evening.end();
});

test('where uploads are limited card, board and panel come in words, at one refusal', async () => {
  limit(true);
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  expect(boardIn(evening, CHANNEL)).toMatchObject({ attachments: [] });
  expect(boardIn(evening, CHANNEL).content).toContain('no pawn on the track');
  await takeTurn(evening, CHANNEL, seeded(1));
  const mover = toMove(evening, CHANNEL) as Actor;
  const panel = await answered(mover.click(boardIn(evening, CHANNEL), 'My view'));
  expect(panel.attachments).toEqual([]);
  expect(boardsIn(evening, CHANNEL)).toHaveLength(1);
  expect(evening.discord.problems.filter((line) => line.includes(' 400001 '))).toHaveLength(1);
});

test('a private answer that is refused first comes in words', async () => {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  limit(true);
  const panel = await answered(person('mina').click(boardIn(evening, CHANNEL), 'My view'));
  expect(panel.attachments).toEqual([]);
  expect(panel.content).not.toContain('Something went wrong');
});

test('the host is told once, and nobody else', async () => {
  limit(true);
  await answered(person('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
  await calm(evening);
  await answered(person('mina').click(cardIn(evening, CHANNEL), 'Join'));
  await answered(person('theo').click(cardIn(evening, CHANNEL), 'Options'));
  await answered(person('theo').slash(CHANNEL, 'start'));
  await calm(evening);
  for (let turn = 0; turn < 2; turn++) {
    for (const name of ['theo', 'mina', 'rex'])
      await answered(person(name).click(boardIn(evening, CHANNEL), 'My view'));
    await takeTurn(evening, CHANNEL, seeded(turn));
  }
  const told = evening.discord.sent.filter(({ text }) => text.includes(LIMITS));
  expect(told.map(({ audience }) => audience)).toEqual([person('theo').id]);
});

test('pictures come back when the limit is lifted', async () => {
  limit(true);
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  limit(false);
  evening.pass(2 * 3_600_000);
  await takeTurn(evening, CHANNEL, seeded(1));
  expect(boardIn(evening, CHANNEL).attachments).toHaveLength(1);
});

test('a file that cannot be sent is told of', async () => {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  limit(true);
  await takeTurn(evening, CHANNEL, seeded(1));
  const film = await answered(person('rex').slash(CHANNEL, 'replay', {}));
  expect(film.attachments).toEqual([]);
  expect(film.content).not.toContain('Something went wrong');
});

function person(name: string): Actor {
  return evening.discord.person(name);
}

function limit(isLimited: boolean): void {
  evening.discord.servers[0]?.limitUploads(isLimited);
}
