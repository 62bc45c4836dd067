import { afterEach, beforeEach, expect, test } from 'vitest';
import { GUESTS } from '../../commands/play.ts';
import { people as field, packed, unpacked } from '../../src/discord/core/fields.ts';
import { fridayTable } from '../../src/friends.ts';
import { games } from '../../src/games/registry.ts';
import { calm, expectNoBug } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, cardIn, sitDown } from '../support/table.ts';
import { tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';
const FIVE = ['theo', 'jisu', 'rex', 'ada', 'ben'];

let evening: Evening;
beforeEach(async () => {
  const more = ['ada', 'ben', 'cleo'].map((key) => ({ key, username: key, name: key }));
  evening = await openEvening({ server: { ...fridayTable, people: [...fridayTable.people, ...more] } });
});
afterEach(async () => {
  expect(evening.discord.problems.filter((line) => !line.endsWith('Unknown Member'))).toEqual([]);
  expectNoBug(evening);
  await evening.end();
});

test('/play asks as many as the largest table seats, and keeps a seat for each', async () => {
  expect(GUESTS).toHaveLength(Math.max(...games.flatMap(({ seats }) => seats)) - 1);
  const told = await play('mina', FIVE);
  expect(told.content).toMatch(/^Your table is open: /);
  expect(cardIn(evening, CHANNEL).content).toContain('_kept for ben_');
  expect((await tableOf(evening.house, 1)).sitters.map(({ kind }) => kind)).toEqual([
    'person',
    ...FIVE.map(() => 'invited'),
  ]);
});

test('in a busy channel a thread is offered, and the guests are asked there', async () => {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['cleo', 'theo'] });
  const taken = await play('mina', FIVE);
  expect(taken.content).toMatch(/already open/);
  const before = evening.discord.sent.length;
  const opened = await answered(evening.discord.person('mina').click(taken, 'Open it in a thread'));
  await calm(evening);
  expect(opened.content).toMatch(/^Your table is open: /);
  const { record, sitters } = await tableOf(evening.house, 2);
  expect([record.game, record.parent]).toEqual(['piecepack', evening.discord.channel(CHANNEL).id]);
  expect(sitters.map(({ name }) => name)).toEqual(['Mina', 'Theo', '지수', '*Rex_* 🦖', 'ada', 'ben']);
  const pinged = evening.discord.sent
    .slice(before)
    .flatMap((sent) => (sent.kind === 'message' ? sent.pinged : []));
  expect(pinged.toSorted()).toEqual(FIVE.map((one) => evening.discord.person(one).id).toSorted());
});

test('who has left meanwhile cannot be asked there, and no thread is opened', async () => {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['cleo', 'theo'] });
  const taken = await play('mina', ['ada']);
  evening.discord.leave('ada');
  const told = await answered(evening.discord.person('mina').click(taken, 'Open it in a thread'));
  expect(told.content).toMatch(/is not in this server\.$/);
  expect(await evening.store.selectFrom('tables').select('id').execute()).toHaveLength(1);
});

test('people go into the id of a button and come out again', () => {
  const ids = ['1300000000000000401', '18446744073709551615', '99999999999999999'];
  expect(unpacked(field.read(packed(ids)) ?? '')).toEqual(ids);
  for (const bad of ['', 'a', packed(ids).slice(1), packed([...ids, ...ids]), '!'.repeat(11)])
    expect(field.read(bad)).toBeNull();
});

async function play(name: string, people: readonly string[]) {
  const guests = people.map((one, at) => [GUESTS[at], evening.discord.person(one).id]);
  const options = { game: 'piecepack', ...Object.fromEntries(guests) };
  const told = await answered(evening.discord.person(name).slash(CHANNEL, 'play', options));
  await calm(evening);
  return told;
}
