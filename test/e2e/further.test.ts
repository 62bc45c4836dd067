import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import { type Actor, pressable, type Sent } from '../../src/playground/index.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, boardIn, offers, sitDown, takeTurn, toMove } from '../support/table.ts';
import { wholeLog } from '../support/verify.ts';

const CHANNEL = 'table-one';
const OTHER = 'table-two';
const ELSEWHERE = '1300000000000000999';
const chance = seeded(3);

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
});
afterEach(async () => await endCalmly(evening));

test('after an answer under the board that told nothing it can be taken back, by a message for its person alone', async () => {
  const mover = await rolled();
  const posts = publicPosts().length;
  const more = await answeredBelow(mover);
  expect(offers(more)).toEqual(['Take back']);
  expect(
    publicPosts()
      .slice(posts)
      .filter(({ pinged }) => pinged.includes(mover.id)),
  ).toEqual([]);
  evening.pass(1_000);
  await answered(mover.click(more, 'Take back'));
  await calm(evening);
  expect((await wholeLog(evening.house, 1)).at(-1)).toMatchObject({ kind: 'undo', person: mover.id });
  expect(toMove(evening, CHANNEL)?.id).toBe(mover.id);
});

test('it leads to the next table that waits', async () => {
  const mover = await rolled();
  await waitsElsewhere(mover);
  const more = await answeredBelow(mover);
  expect(offers(more)).toContain('Next: Runaround in #table-two');
  const next = await answered(mover.click(more, 'Next: Runaround in #table-two'));
  expect(next.content).toContain('The table is in');
});

test('but not to one in a server that they have left', async () => {
  const mover = await rolled();
  await waitsElsewhere(mover);
  await evening.store.updateTable('tables').set({ guild: ELSEWHERE }).where('id', '=', 2).execute();
  evening.bot.bot.members.isIn = async (_, guild) => guild !== ELSEWHERE;
  expect(offers(await answeredBelow(mover))).toEqual(['Take back']);
});

test('where there is neither nothing is said', async () => {
  await evening.end();
  evening = await openEvening({ byHand: false });
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  while (openAnswers(boardIn(evening, CHANNEL)).length === 0) await takeTurn(evening, CHANNEL, chance);
  const mover = toMove(evening, CHANNEL) as Actor;
  await answered(mover.click(boardIn(evening, CHANNEL), String(openAnswers(boardIn(evening, CHANNEL))[0])));
  await calm(evening);
  await answered(mover.slash(CHANNEL, 'board'));
  expect(followUps()).toEqual([]);
});

test('where an AI moves at once nothing is said either', async () => {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo'], ais: 1 });
  const mover = await rolledAt();
  await answered(mover.click(boardIn(evening, CHANNEL), String(openAnswers(boardIn(evening, CHANNEL))[0])));
  await calm(evening);
  await answered(mover.slash(CHANNEL, 'board'));
  expect((await wholeLog(evening.house, 1)).at(-1)).toMatchObject({ kind: 'move', person: null });
  expect(followUps()).toEqual([]);
});

/** Who is due at a table of Theo and Mina has rolled by hand, and is asked under the board. */
async function rolled(): Promise<Actor> {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  return await rolledAt();
}

/** The same at the table that is there. */
async function rolledAt(): Promise<Actor> {
  for (;;) {
    const mover = toMove(evening, CHANNEL) as Actor;
    await answered(mover.slash(CHANNEL, 'move', { text: 'roll' }));
    await calm(evening);
    if (openAnswers(boardIn(evening, CHANNEL)).length > 0) return mover;
    await takeTurn(evening, CHANNEL, chance);
  }
}

/** At a second table of theirs that person is due too. */
async function waitsElsewhere(who: Actor): Promise<void> {
  await sitDown(evening, { game: 'runaround', channel: OTHER, people: ['theo', 'mina'] });
  while (toMove(evening, OTHER)?.id !== who.id) await takeTurn(evening, OTHER, chance);
}

/** The first answer under the board is given; what its person alone is told then. */
async function answeredBelow(mover: Actor): Promise<APIMessage> {
  const board = boardIn(evening, CHANNEL);
  await (await mover.click(board, String(openAnswers(board)[0]))).settled();
  await calm(evening);
  await expect.poll(followUps).toHaveLength(1);
  const [told] = followUps();
  expect(told?.audience).toBe(mover.id);
  return evening.discord.message(told?.message ?? '') as APIMessage;
}

function followUps(): readonly Sent[] {
  return evening.discord.sent.filter(({ kind }) => kind === 'follow-up');
}

function openAnswers(board: APIMessage): readonly string[] {
  return pressable(board.components).flatMap(({ custom_id, label }) =>
    custom_id?.startsWith('do:') && label ? [label] : [],
  );
}

function publicPosts(): readonly Sent[] {
  return evening.discord.sent.filter(({ kind, audience }) => kind === 'message' && audience === 'channel');
}
