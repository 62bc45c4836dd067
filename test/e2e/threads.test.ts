import { afterEach, beforeEach, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import type { Actor, Place } from '../../src/playground/index.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, boardIn, boardsIn, cardIn, sitDown, takeTurn, toMove } from '../support/table.ts';
import { wholeLog } from '../support/verify.ts';

const PARENT = 'table-one';
const DAY = 86_400_000;

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

test('a board in an archived thread is edited all the same, and the thread is open again', async () => {
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
  await calm(evening);
  expect(evening.discord.problems.filter((line) => !line.includes(' 50083 '))).toEqual([]);
  expect(boardsIn(evening, thread.id)).toHaveLength(1);
  expect(isArchived(thread)).toBe(false);
});

test('a thread whose table is awake stays open over weeks without a message', async () => {
  const thread = await openThread();
  await startIn(thread);
  for (let day = 0; day < 12; day++) {
    evening.discord.pass(DAY);
    await until(() => !isArchived(thread));
  }
  const watcher = evening.discord.person('jisu');
  await answered(watcher.click(boardIn(evening, thread.id), 'My view'));
});

test('a thread that was archived while the bot was away is opened when it comes back', async () => {
  await evening.end();
  evening = await openEvening({ kept: true });
  const thread = await openThread();
  await startIn(thread);
  await evening.bot.close();
  thread.change({ archived: true });
  evening = await evening.again();
  await until(() => !isArchived(thread));
});

test('a locked thread is left shut', async () => {
  const thread = await openThread();
  await startIn(thread);
  thread.change({ archived: true, locked: true });
  await calm(evening);
  await new Promise((resume) => setTimeout(resume, 200));
  expect(isArchived(thread)).toBe(true);
});

test('a lobby that is closed by the week loses its buttons in an archived thread too', async () => {
  const thread = await openThread();
  const { id } = cardIn(evening, thread.id);
  const off = evening.discord.onRequest(({ phase, path }) => {
    if (phase === 'before' && path.endsWith(`/messages/${id}`) && !isArchived(thread))
      thread.change({ archived: true });
    if (phase === 'after') off();
  });
  for (let day = 0; day < 15; day++) {
    evening.discord.pass(DAY);
    await calm(evening);
  }
  await until(() => evening.discord.message(id)?.components?.length === 0);
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

function isArchived({ channel }: Place): boolean {
  return 'thread_metadata' in channel && channel.thread_metadata?.archived === true;
}

async function until(isSo: () => boolean): Promise<void> {
  await evening.discord.until(isSo, 'it comes to that');
}
