import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fridayTable } from '../../src/friends.ts';
import { endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, boardIn, cardIn, giveAnswer, sitDown, toMove } from '../support/table.ts';

const CHANNEL = 'table-one';
const REFUSED = 'You can’t send messages here, so I don’t post here for you either.';

/** Jisu and Rex may use commands everywhere, and write nowhere: Jisu not even in threads. */
const LACKING: Readonly<Record<string, readonly bigint[]>> = {
  jisu: [P.SendMessages, P.SendMessagesInThreads, P.CreatePublicThreads],
  rex: [P.SendMessages],
};

let evening: Evening;
beforeEach(async () => {
  const people = fridayTable.people.map((one) => ({ ...one, lacks: LACKING[one.key] ?? [] }));
  evening = await openEvening({ server: { ...fridayTable, people } });
});
afterEach(async () => await endCalmly(evening));

const person = (key: string) => evening.discord.person(key);
const posts = () => evening.discord.channels.flatMap(({ messages }) => messages).length;

test.each([
  ['play', { game: 'runaround' }],
  ['league', { game: 'runaround' }],
])('/%s posts nothing for a member who may not write there', async (command, options) => {
  const before = posts();
  const told = await answered(person('rex').slash(CHANNEL, command, options));
  expect(told.content).toContain(REFUSED);
  await evening.bot.announcer.idle();
  await evening.bot.notices.idle();
  expect(posts()).toBe(before);
});

test('a challenge from the menu of a person posts nothing either', async () => {
  const before = posts();
  const told = await answered(
    person('rex').slash(CHANNEL, 'play', { game: 'runaround', with: person('theo').id }),
  );
  expect(told.content).toContain(REFUSED);
  expect(posts()).toBe(before);
});

test('in a thread it is writing in threads that counts', async () => {
  const opened = await answered(person('theo').slash(CHANNEL, 'play', { game: 'runaround', thread: true }));
  const [, thread = ''] = /channels\/\d+\/(\d+)/.exec(JSON.stringify(opened)) ?? [];
  await evening.bot.announcer.idle();
  expect((await answered(person('jisu').slash(thread, 'play', { game: 'forage' }))).content).toContain(
    '보낼 권한이 없어',
  );
  expect((await answered(person('rex').slash(thread, 'play', { game: 'forage' }))).content).not.toContain(
    REFUSED,
  );
});

test('the film of a match is not shown to all for them, and they go through it alone', async () => {
  await sitDown(evening, { channel: CHANNEL, game: 'runaround', people: ['theo', 'mina'] });
  const before = posts();
  const told = await answered(person('rex').slash(CHANNEL, 'replay'));
  expect(told.content).toContain(REFUSED);
  expect(told.components?.length).toBeGreaterThan(0);
  expect(posts()).toBe(before);
  await answered(person('mina').slash(CHANNEL, 'replay'));
  expect(posts()).toBe(before + 1);
});

test('a match is not read for a film that is refused', async () => {
  await sitDown(evening, { channel: CHANNEL, game: 'runaround', people: ['theo', 'mina'] });
  const log = await evening.store.selectFrom('log').selectAll().execute();
  await evening.store.deleteFrom('log').execute();
  const told = await answered(person('rex').slash(CHANNEL, 'replay'));
  expect(told.content).toContain(REFUSED);
  await evening.store.insertInto('log').values(log).execute();
});

test('at a table that others opened they join and play all the same', async () => {
  await answered(person('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
  await evening.bot.announcer.idle();
  await answered(person('rex').click(cardIn(evening, CHANNEL), 'Join'));
  await evening.bot.announcer.idle();
  await answered(person('theo').click(cardIn(evening, CHANNEL), 'Start'));
  await evening.bot.announcer.idle();
  const mover = toMove(evening, CHANNEL);
  const panel = await answered(mover!.click(boardIn(evening, CHANNEL), 'Play'));
  expect((await giveAnswer(mover!, panel, 'Roll the die')).content).not.toContain(REFUSED);
});
