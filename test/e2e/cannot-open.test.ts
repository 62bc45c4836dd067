import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Actor, Fault } from '../../src/playground/index.ts';
import { calm, expectNoBug } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, cardIn } from '../support/table.ts';

const CHANNEL = 'table-one';
const POST = { method: 'POST', path: /^\/channels\/\d+\/messages$/ };
const THREADS = { method: 'POST', path: /^\/channels\/\d+(\/messages\/\d+)?\/threads$/ };

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
});
afterEach(async () => await evening.end());

test('in a private thread without the bot it is said how to add it, and then the table opens', async () => {
  const thread = evening.discord.channel(CHANNEL).startThread(person('theo'), 'secret', true);
  const told = await answered(person('theo').slash(thread, 'play', { game: 'runaround' }));
  expect(told.content).toContain('I am not in this private thread');
  expect(told.content).toContain(`<@${evening.bot.bot.application()}>`);
  expect(await tables()).toBe(0);
  const korean = await answered(person('jisu').slash(thread, 'play', { game: 'runaround' }));
  expect(korean.content).toContain('비공개 스레드');
  thread.addMember(evening.bot.bot.application());
  await answered(person('theo').slash(thread, 'play', { game: 'runaround' }));
  await calm(evening);
  expect(cardIn(evening, thread.id).content).toContain('Table of Theo');
  expect(evening.discord.problems.filter((line) => !line.includes(' 10007 '))).toEqual([]);
});

test.each([
  [160006, 'as many active threads as Discord allows'],
  [160007, 'as many active threads as Discord allows'],
  [200001, 'does not allow the name of the thread'],
  [50024, 'error 50024'],
  [50013, 'error 50013'],
  [987654, 'error 987654'],
])('a thread that is refused with %i leaves no table, and it is said what to do', async (code, said) => {
  evening.discord.faults.next(THREADS, always(code));
  const told = await answered(person('theo').slash(CHANNEL, 'play', { game: 'runaround', thread: true }));
  expect(told.content).toContain(said);
  expect(told.content).toContain('without the thread option');
  expect(await tables()).toBe(0);
  expect(evening.discord.channel(CHANNEL).messages).toEqual([]);
  expectNoBug(evening);
});

test('where the bot may write in threads alone, a thread is opened without a message', async () => {
  evening.discord.channel(CHANNEL).deny(P.SendMessages);
  await answered(person('theo').slash(CHANNEL, 'play', { game: 'runaround', thread: true }));
  await calm(evening);
  const thread = evening.discord.channels.find(({ channel }) => 'thread_metadata' in channel);
  expect(cardIn(evening, thread?.id ?? '').content).toContain('Table of Theo');
  expectNoBug(evening);
});

test('a thread whose title is blocked bears the name of the game alone', async () => {
  evening.discord.faults.next(THREADS, { kind: 'refuse', code: 200001 });
  await answered(person('theo').slash(CHANNEL, 'play', { game: 'runaround', thread: true }));
  await calm(evening);
  expect(evening.discord.channels.at(-1)?.name).toBe('Runaround');
});

test.each([50001, 50013, 50024, 50008, 240000])(
  'where the card is refused with %i it is not said that the table is open',
  async (code) => {
    evening.discord.faults.next(POST, always(code));
    const told = await answered(person('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
    expect(told.content).not.toContain('Your table is open');
    expect(told.content).not.toContain('went wrong');
    expectNoBug(evening);
  },
);

test('a table whose card Discord never takes does not keep the channel', async () => {
  evening.discord.faults.next(POST, { kind: 'refuse', code: 50024 });
  const told = await answered(person('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
  expect(told.content).toContain('No table was opened');
  const again = await answered(person('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
  expect(again.content).toContain('Your table is open');
});

test('a card that may not be posted comes when it may', async () => {
  const stop = evening.discord.onRequest(({ method, phase, path }) => {
    if (phase !== 'before' || method !== 'POST' || !path.endsWith('/messages')) return;
    stop();
    evening.discord.channel(CHANNEL).deny(P.SendMessages);
  });
  const told = await answered(person('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
  expect(told.content).toContain('I may not write there');
  evening.discord
    .channel(CHANNEL)
    .permit(P.ViewChannel | P.SendMessages | P.AttachFiles | P.ReadMessageHistory);
  await answered(person('theo').slash(CHANNEL, 'board'));
  await calm(evening);
  expect(cardIn(evening, CHANNEL).content).toContain('Table of Theo');
});

function person(name: string): Actor {
  return evening.discord.person(name);
}

function always(code: number): Fault {
  return { kind: 'refuse', code, times: Number.POSITIVE_INFINITY };
}

/** Returns the number of tables that are live. */
async function tables(): Promise<number> {
  const live = evening.store.selectFrom('tables').select('id').where('phase', 'in', ['lobby', 'playing']);
  return (await live.execute()).length;
}
