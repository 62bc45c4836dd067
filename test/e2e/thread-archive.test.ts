import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Place } from '../../src/playground/index.ts';
import { calm, expectCalm, expectNoBug } from '../support/calm.ts';
import { openWeeks, timePasses } from '../support/days.ts';
import type { Evening } from '../support/evening.ts';
import { answered, boardIn, cardIn } from '../support/table.ts';

const PARENT = 'table-one';
const HOUR = 3_600_000;

let evening: Evening;
beforeEach(async () => {
  evening = await openWeeks();
});
afterEach(async () => await evening.end());

test('the thread of a game is archived an hour after its end', async () => {
  const thread = await ended();
  await timePasses(evening, HOUR - 60_000);
  expect(isArchived(thread)).toBe(false);
  await timePasses(evening, 120_000);
  expect(isArchived(thread)).toBe(true);
  expectCalm(evening);
});

test('it stays open while the game is played again there, and is archived after that', async () => {
  const thread = await ended();
  await answered(evening.discord.person('theo').click(boardIn(evening, thread.id), 'Play again'));
  await calm(evening);
  await timePasses(evening, 2 * HOUR);
  expect(isArchived(thread)).toBe(false);
  await answered(evening.discord.person('theo').click(cardIn(evening, thread.id), 'Cancel'));
  await calm(evening);
  await timePasses(evening, 2 * HOUR);
  expect(isArchived(thread)).toBe(true);
  expectCalm(evening);
});

test('it is archived after the last player left its lobby', async () => {
  const thread = await ended();
  await answered(evening.discord.person('theo').click(boardIn(evening, thread.id), 'Play again'));
  await calm(evening);
  await answered(evening.discord.person('theo').click(cardIn(evening, thread.id), 'Leave'));
  await calm(evening);
  await timePasses(evening, 2 * HOUR);
  expect(isArchived(thread)).toBe(true);
});

test('playing again opens it', async () => {
  const thread = await ended();
  await timePasses(evening, 2 * HOUR);
  thread.change({ archived: false });
  await answered(evening.discord.person('theo').click(boardIn(evening, thread.id), 'Play again'));
  await calm(evening);
  expect(cardIn(evening, thread.id).content).toContain('kept for Mina');
  expectCalm(evening);
});

test('a bot that was killed meanwhile archives it when it is back', async () => {
  const thread = await ended();
  evening = await evening.again();
  await timePasses(evening, 2 * HOUR);
  expect(isArchived(thread)).toBe(true);
});

test('neither a channel nor a thread of somebody else is archived', async () => {
  const own = evening.discord.channel(PARENT).startThread(evening.discord.person('theo'), 'ours');
  await answered(evening.discord.person('theo').slash(own, 'play', { game: 'runaround' }));
  await calm(evening);
  await playedOut(own);
  await timePasses(evening, 2 * HOUR);
  expect(isArchived(own)).toBe(false);
  expectCalm(evening);
});

test('a thread that was deleted meanwhile is given up', async () => {
  const thread = await ended();
  evening.discord.deleteChannel(thread.id);
  await timePasses(evening, 2 * HOUR);
  expect(evening.logged.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
});

test('a thread that Discord never lets the bot archive stays open, and is given up', async () => {
  const thread = await ended();
  refuseArchiving(thread, { code: 50013, status: 403 });
  await timePasses(evening, 2 * HOUR);
  expect(isArchived(thread)).toBe(false);
  evening.discord.faults.clear();
  await timePasses(evening, 2 * HOUR);
  expect(isArchived(thread)).toBe(false);
  expect(await waiting()).toEqual([]);
  expectNoBug(evening);
});

test('a thread that cannot be archived while Discord is out of order is archived later', async () => {
  const thread = await ended();
  refuseArchiving(thread, { code: 0, status: 500 });
  evening.discord.clock.advance(2 * HOUR);
  await expect
    .poll(() => evening.logged.filter((line) => line.includes('will be tried again')).length)
    .toBe(1);
  expect(isArchived(thread)).toBe(false);
  expect(await waiting()).toHaveLength(1);
  evening.discord.faults.clear();
  await timePasses(evening, HOUR);
  expect(isArchived(thread)).toBe(true);
  expect(await waiting()).toEqual([]);
  expectNoBug(evening);
});

function refuseArchiving({ id }: Place, refusal: { readonly code: number; readonly status: number }): void {
  const path = new RegExp(`^/channels/${id}$`);
  const times = Number.POSITIVE_INFINITY;
  evening.discord.faults.next({ method: 'PATCH', path }, { kind: 'refuse', ...refusal, times });
}

/** Returns the threads that are still to be archived. */
async function waiting() {
  const notices = evening.store.selectFrom('notices').select('subject');
  return await notices.where('kind', '=', 'threadArchive').execute();
}

/** A game that Theo has resigned in a thread of its own. */
async function ended(): Promise<Place> {
  await answered(evening.discord.person('theo').slash(PARENT, 'play', { game: 'runaround', thread: true }));
  await calm(evening);
  const thread = evening.discord.channels.find(({ channel }) => 'thread_metadata' in channel) as Place;
  await playedOut(thread);
  return thread;
}

async function playedOut(thread: Place): Promise<void> {
  const [theo, mina] = [evening.discord.person('theo'), evening.discord.person('mina')];
  await answered(mina.click(cardIn(evening, thread.id), 'Join'));
  await calm(evening);
  await answered(theo.click(cardIn(evening, thread.id), 'Start'));
  await calm(evening);
  await answered(theo.click(await answered(theo.slash(thread, 'resign')), 'Yes, resign'));
  await calm(evening);
}

function isArchived({ channel }: Place): boolean {
  return 'thread_metadata' in channel && channel.thread_metadata?.archived === true;
}
