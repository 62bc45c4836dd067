import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import { pressable } from '../../src/playground/index.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, boardIn, boardsIn, sitDown, takeTurn, toMove } from '../support/table.ts';

const CHANNEL = 'table-one';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
});
afterEach(async () => await endCalmly(evening));

test('the table message mentions the player to move, and nobody else', async () => {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  const mover = toMove(evening, CHANNEL);
  const boards = evening.discord.sent.filter(
    ({ kind, audience }) => kind === 'message' && audience === 'channel',
  );
  expect(boards.map(({ pinged }) => pinged)).toEqual([[], [mover?.id]]);
  expect(boardIn(evening, CHANNEL).content).toContain(`<@${mover?.id}>`);
  const elsewhere = evening.discord.sent.filter((one) => !boards.includes(one));
  expect(elsewhere.flatMap(({ pinged }) => pinged)).toEqual([]);
});

test('an old board keeps its picture and loses its buttons', async () => {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  const old = boardIn(evening, CHANNEL);
  const mover = toMove(evening, CHANNEL)?.key ?? '';
  await say(mover, 'move', { text: 'roll' });
  await calm(evening);
  const rolled = boardIn(evening, CHANNEL);
  expect(rolled.id).toBe(old.id);
  evening.pass(120_000);
  await takeTurn(evening, CHANNEL, seeded(1));
  const now = evening.discord.message(old.id) as APIMessage;
  expect(labels(now)).toEqual([]);
  expect(now.attachments).toEqual(rolled.attachments);
  expect(now.mentions).toEqual([]);
  expect(boardsIn(evening, CHANNEL)).toHaveLength(1);
  expect(boardIn(evening, CHANNEL).id).not.toBe(old.id);
});

function person(name: string) {
  return evening.discord.person(name);
}

async function say(who: string, words: string, options = {}): Promise<APIMessage> {
  return await answered(person(who).slash(CHANNEL, words, options));
}

function labels(message: APIMessage): readonly string[] {
  return pressable(message.components).map((one) => one.label ?? one.placeholder ?? '');
}
