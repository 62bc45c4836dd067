import { afterEach, beforeEach, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import type { Actor, Place } from '../../src/playground/index.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, boardIn, boardsIn, cardIn, sitDown, takeTurn, toMove } from '../support/table.ts';
import { wholeLog } from '../support/verify.ts';

const PARENT = 'table-one';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
});
afterEach(async () => await evening.end());

test('a table in a thread of its own leaves the channel free', async () => {
  const thread = await openThread();
  expect(thread.name).toBe('Runaround with Theo');
  expect(cardIn(evening, thread.id).content).toContain('Table of Theo');
  await sitDown(evening, { game: 'runaround', channel: PARENT, people: ['rex'], ais: 1 });
  await startIn(thread);
  expect(boardsIn(evening, thread.id)).toHaveLength(1);
  expect(boardsIn(evening, PARENT)).toHaveLength(1);
  await takeTurn(evening, thread.id, seeded(1));
  expect((await wholeLog(evening.house, 1)).length).toBeGreaterThan(1);
  expectCalm(evening);
});

test('the answer leads to the thread, and inside a thread the table is opened there', async () => {
  const thread = await openThread();
  const told = evening.discord.sent.find(({ kind }) => kind === 'reply');
  expect(told?.text).toContain(`/${thread.id}`);
  await answered(evening.discord.person('theo').click(cardIn(evening, thread.id), 'Cancel'));
  await calm(evening);
  await answered(evening.discord.person('mina').slash(thread, 'play', { game: 'forage', thread: true }));
  await calm(evening);
  expect(cardIn(evening, thread.id).content).toContain('Table of Mina');
  expect(threads()).toHaveLength(1);
  expectCalm(evening);
});

test('a second thread is a second table', async () => {
  await openThread();
  await openThread();
  expect(threads()).toHaveLength(2);
  expect(await evening.store.selectFrom('tables').selectAll().execute()).toHaveLength(2);
  expectCalm(evening);
});

test('a thread that was archived in between is opened again by the next board', async () => {
  const thread = await openThread();
  await startIn(thread);
  const old = boardIn(evening, thread.id);
  const stop = evening.discord.onRequest(({ method, path, phase }) => {
    if (phase !== 'before' || method !== 'POST' || path !== `/channels/${thread.id}/messages`) return;
    stop();
    thread.change({ archived: true });
  });
  evening.pass(120_000);
  await takeTurn(evening, thread.id, seeded(2));
  expect(boardIn(evening, thread.id).id).not.toBe(old.id);
  expect(boardsIn(evening, thread.id)).toHaveLength(1);
  expectCalm(evening);
});

test('what cannot be edited in an archived thread is edited when somebody plays on', async () => {
  const thread = await openThread();
  await startIn(thread);
  const mover = toMove(evening, thread.id) as Actor;
  await answered(mover.slash(thread, 'move', { text: 'roll' }));
  await calm(evening);
  evening.pass(120_000);
  const stop = evening.discord.onRequest(({ method, phase }) => {
    if (phase !== 'before' || method !== 'PATCH') return;
    stop();
    thread.change({ archived: true });
  });
  const [offer] = await mover.complete(thread, 'move', { text: '' }, 'text');
  await answered(mover.slash(thread, 'move', { text: String(offer?.value) }));
  await evening.discord.until(({ problems }) => problems.length > 0, 'the edit is refused');
  await evening.bot.announcer.idle();
  expect(evening.discord.problems.filter((line) => !line.includes(' 50083 '))).toEqual([]);
  expect(boardsIn(evening, thread.id)).toHaveLength(2);
  thread.change({ archived: false });
  await takeTurn(evening, thread.id, seeded(3));
  await calm(evening);
  expect(boardsIn(evening, thread.id)).toHaveLength(1);
});

test('in a locked thread no move is made, and it is said why', async () => {
  const thread = await openThread();
  await startIn(thread);
  const mover = toMove(evening, thread.id) as Actor;
  thread.change({ locked: true });
  const told = await answered(mover.slash(thread, 'move', { text: 'roll' }));
  expect(told.content).toContain('This thread is locked');
  await calm(evening);
  expect(await wholeLog(evening.house, 1)).toHaveLength(1);
  thread.change({ locked: false });
  await answered(mover.slash(thread, 'move', { text: 'roll' }));
  await calm(evening);
  expect(await wholeLog(evening.house, 1)).toHaveLength(2);
  expectCalm(evening);
});

function threads(): readonly Place[] {
  return evening.discord.channels.filter(({ channel }) => 'thread_metadata' in channel);
}

async function openThread(): Promise<Place> {
  const theo = evening.discord.person('theo');
  await answered(theo.slash(PARENT, 'play', { game: 'runaround', thread: true }));
  await calm(evening);
  return threads().at(-1) as Place;
}

async function startIn(thread: Place): Promise<void> {
  await answered(evening.discord.person('mina').click(cardIn(evening, thread.id), 'Join'));
  await calm(evening);
  await answered(evening.discord.person('theo').click(cardIn(evening, thread.id), 'Start'));
  await calm(evening);
}
