import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linesOf } from '../../src/discord/messages/lines.ts';
import { defaults } from '../../src/engine/options.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import { games } from '../../src/games/registry.ts';
import { pressable } from '../../src/playground/index.ts';
import { resultsOf } from '../../src/store/results.ts';
import { personAt } from '../../src/tables/table.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { tableAt } from '../support/panels.ts';
import { keptIn } from '../support/snapshot.ts';
import {
  answered,
  boardIn,
  boardsIn,
  cardIn,
  chooseLabel,
  chooseOptions,
  offers,
  sitDown,
  takeTurn,
  toMove,
} from '../support/table.ts';
import { expectWhole, tableOf, wholeLog } from '../support/verify.ts';

const CHANNEL = 'table-one';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
});
afterEach(async () => {
  expectCalm(evening);
  await evening.end();
});

test('a lobby shows game, seats, options, a picture and its buttons', async () => {
  await open('theo', 'forage');
  const card = cardIn(evening, CHANNEL);
  for (const part of ['Forage', 'Table of Theo', '1. Theo', '2. _free_', '4. _free_', 'Everything as usual'])
    expect(card.content).toContain(part);
  expect(labels(card)).toEqual(['Join', 'Leave', 'Add AI', 'Options', 'Start', 'Cancel']);
  expect(offers(card)).not.toContain('Start');
  expect(card.attachments[0]?.description).toBe('The board of Forage at the start.');
});

test('one live table a channel: the second is told where the first is', async () => {
  await open('theo', 'forage');
  const second = await say('mina', 'play', { game: 'runaround' });
  expect(second.content).toMatch(/already open/);
  expect(second.content).toContain(`/${cardIn(evening, CHANNEL).id}`);
  expect(await evening.store.selectFrom('tables').selectAll().execute()).toHaveLength(1);
  const elsewhere = await answered(person('mina').slash('table-two', 'play', { game: 'runaround' }));
  expect(elsewhere.content).toContain('Your table is open');
});

test('the commands do what the buttons do', async () => {
  await open('theo', 'runaround');
  expect((await say('rex', 'join')).content).toBe('You have seat 2.');
  expect((await say('rex', 'leave')).content).toBe('You have left the table.');
  expect((await say('mina', 'join')).content).toBe('You have seat 2.');
  expect((await say('mina', 'join')).content).toBe('You already have a seat at this table.');
  expect((await say('rex', 'join')).content).toBe('All 2 seats are taken.');
  expect((await say('theo', 'start')).content).toBe('The game begins.');
  await calm(evening);
  expect((await say('rex', 'join')).content).toBe('The game has already started.');
  expect(boardsIn(evening, CHANNEL)).toHaveLength(1);
  const panel = await say(toMove(evening, CHANNEL)?.key ?? '', 'move');
  expect(offers(panel)).toEqual(['Roll the die', 'Cancel']);
  expect((await say('theo', 'hand')).attachments).toHaveLength(1);
  expect((await say('rex', 'board')).attachments).toHaveLength(1);
  const sure = await say('theo', 'cancel');
  expect(offers(sure)).toEqual(['Cancel', 'Yes, end it']);
  await answered(person('theo').click(sure, 'Yes, end it'));
  await calm(evening);
  expect((await tableOf(evening.house, 1)).record.phase).toBe('cancelled');
  expect(boardIn(evening, CHANNEL).content).toContain('Theo ended the game. Nobody wins.');
});

test('only the host and who manages the channel start, change options and cancel', async () => {
  await open('theo', 'runaround');
  await click('rex', 'Join');
  await calm(evening);
  const before = await keptIn(evening.store);
  for (const button of ['Start', 'Cancel', 'Options', 'Add AI']) {
    expect((await click('rex', button)).content, button).toMatch(/^Only Theo, who opened this table/);
  }
  for (const command of ['start', 'cancel']) {
    expect((await say('rex', command)).content, command).toMatch(/^Only Theo, who opened this table/);
  }
  expect(await keptIn(evening.store)).toEqual(before);
  const panel = await chooseOptions(evening, person('mina'), CHANNEL, [['Track', '16 spaces']]);
  expect(labels(panel).slice(-2)).toEqual(['Which option?', 'A longer track makes a longer race.']);
  await click('mina', 'Start');
  await calm(evening);
  expect((await tableOf(evening.house, 1)).record).toMatchObject({ phase: 'playing', options: { size: 16 } });
});

test('an option panel of somebody who is no longer the host changes nothing', async () => {
  await open('theo', 'runaround');
  await click('rex', 'Join');
  const panel = await answered(person('theo').click(cardIn(evening, CHANNEL), 'Options'));
  await click('theo', 'Leave');
  await calm(evening);
  expect(cardIn(evening, CHANNEL).content).toContain('Table of \\*Rex\\_\\* 🦖');
  const told = await chooseLabel(person('theo'), panel, 'Which option?', 'Track');
  expect(told.content).toMatch(/^Only \\\*Rex\\_\\\* 🦖, who opened this table/);
});

test('options that do not go together are named, and refused at the start', async () => {
  await open('theo', 'forage');
  for (const _ of [1, 2]) await click('theo', 'Add AI');
  const panel = await chooseOptions(evening, person('theo'), CHANNEL, [
    ['Coins played from a stash', 'Lie value up, stay for good'],
    ['End of the game', 'No coin left'],
  ]);
  expect(panel.content).toContain('Choose one of the two.');
  await calm(evening);
  expect((await click('theo', 'Start')).content).toContain('Choose one of the two.');
  expect((await tableOf(evening.house, 1)).record.phase).toBe('lobby');
});

test('a table that nobody sits at is closed, and the channel is free again', async () => {
  await open('theo', 'runaround');
  const card = cardIn(evening, CHANNEL);
  await click('theo', 'Leave');
  await calm(evening);
  const closed = evening.discord.message(card.id);
  expect(closed?.content).toContain('This table was closed.');
  expect(labels(closed as APIMessage)).toEqual([]);
  await open('mina', 'forage');
  expect(cardIn(evening, CHANNEL).content).toContain('Table of Mina');
});

test('a started table keeps its card without buttons, and a cancelled one says so', async () => {
  await open('theo', 'runaround');
  const card = cardIn(evening, CHANNEL);
  await click('theo', 'Add AI');
  await calm(evening);
  await click('theo', 'Start');
  await calm(evening);
  const started = evening.discord.message(card.id) as APIMessage;
  expect(started.content).toContain('The game has started.');
  expect([labels(started), started.attachments.length]).toEqual([[], 1]);
});

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

test('a typed move is offered, made, and explained when it is not legal', async () => {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  const mover = toMove(evening, CHANNEL)?.key ?? '';
  const choices = await person(mover).complete(CHANNEL, 'move', { text: 'ro' }, 'text');
  expect(choices).toEqual([{ name: 'roll · Roll the die', value: 'roll' }]);
  const wrong = await say(mover, 'move', { text: 'fly' });
  expect(wrong.content).toContain('fly');
  expect(await wholeLog(evening.house, 1)).toHaveLength(1);
  await say(mover, 'move', { text: String(choices[0]?.value) });
  await calm(evening);
  expect(await wholeLog(evening.house, 1)).toHaveLength(2);
});

test('/games lists a person’s tables with links, those waiting for them first', async () => {
  expect((await say('theo', 'games')).content).toBe('You sit at no table. Open one with /play.');
  const places = ['general', 'table-one', 'table-two', '놀이방'];
  for (const channel of places.slice(0, 3))
    await sitDown(evening, { game: 'runaround', channel, people: ['theo', 'mina'] });
  await answered(person('theo').slash('놀이방', 'play', { game: 'forage' }));
  await calm(evening);
  const list = (await say('theo', 'games')).content;
  const linked = places.map((channel) => {
    const { id, messages } = evening.discord.channel(channel);
    return { channel, at: list.indexOf(`/${id}/${messages.at(-1)?.id}`) };
  });
  for (const { channel, at } of linked) expect(at, channel).toBeGreaterThan(0);
  const waits = (channel: string) => channel !== '놀이방' && toMove(evening, channel)?.key === 'theo';
  const rank = (channel: string) => (channel === '놀이방' ? 2 : waits(channel) ? 0 : 1);
  const order = linked.toSorted((one, other) => one.at - other.at).map(({ channel }) => rank(channel));
  expect(order).toEqual(order.toSorted());
  const yours = list.indexOf('**Your turn**');
  expect(yours >= 0).toBe(order.includes(0));
  expect(list.indexOf('**Not started yet**')).toBeGreaterThan(yours);
});

/** Every game that two can play. */
const FOR_TWO = games
  .filter(({ table, seats }) => table === 'match' && seats.includes(2))
  .map(({ id }) => id);

test('three games are for two', () => expect(FOR_TWO).toEqual(['runaround', 'moneyrun', 'gostop']));

test.each(
  FOR_TWO.flatMap((game) => [
    [game, ['theo', 'mina'], 'Mina'],
    [game, ['theo'], 'AI 1'],
  ]) as [string, string[], string][],
)('/resign ends %s for two, %s, and %s wins', async (game, people, winner) => {
  await sitDown(evening, { game, channel: CHANNEL, people, ais: 2 - people.length });
  const sure = await say('theo', 'resign');
  expect(sure.content).toContain('The other player then wins.');
  await answered(person('theo').click(sure, 'Yes, resign'));
  await calm(evening);
  const { record } = await tableOf(evening.house, 1);
  expect(record).toMatchObject({ phase: 'over', standings: [{ place: 2 }, { place: 1 }] });
  expect(await resultsOf(evening.store, 1)).toMatchObject([
    { name: 'Theo', place: 2, ending: 'resigned' },
    { name: winner, place: 1, ending: 'resigned' },
  ]);
  const { content } = boardIn(evening, CHANNEL);
  expect(content).toMatch(/Theo resigns\./);
  expect(content).toContain(`**${winner} wins.**`);
  await expectWhole(evening.house, 1);
});

test('of three at Go-Stop an AI plays on for who resigns, and it is said before', async () => {
  await sitDown(evening, { game: 'gostop', channel: CHANNEL, people: ['theo', 'mina', 'rex'] });
  const sure = await say('theo', 'resign');
  expect(sure.content).toContain('An AI then plays on in your seat.');
  await answered(person('theo').click(sure, 'Yes, resign'));
  await calm(evening);
  const { record, sitters } = await tableOf(evening.house, 1);
  expect([record.phase, sitters[0]?.kind]).toEqual(['playing', 'ai']);
});

test('where an AI once took a seat of two, the story still says so', () => {
  const left = { kind: 'resign', seat: 0, person: 'p0', name: 'Ann', number: 5, at: 1 } as const;
  const table = tableAt(gostop, gostop.setup(2, defaults(gostop.options), seeded(1)), 2);
  expect(linesOf(table, [left], null, 'later')).toEqual(['Ann leaves the table. An AI plays on.']);
});

test('/resign leaves a seat of Forage to an AI, and the table to another person', async () => {
  await sitDown(evening, { game: 'forage', channel: CHANNEL, people: ['theo', 'rex'], ais: 1 });
  await answered(person('theo').click(await say('theo', 'resign'), 'Yes, resign'));
  await calm(evening);
  const { record, sitters } = await tableOf(evening.house, 1);
  expect(record.phase).toBe('playing');
  expect(sitters.map(({ seat }) => personAt({ sitters }, seat))).toEqual([null, person('rex').id, null]);
  expect(toMove(evening, CHANNEL)?.key).toBe('rex');
  const told = await say('theo', 'cancel');
  expect(told.content).toMatch(/^Only \\\*Rex\\_\\\* 🦖, who opened this table/);
  await answered(person('rex').click(await say('rex', 'resign'), 'Yes, resign'));
  await calm(evening);
  expect((await tableOf(evening.house, 1)).record.phase).toBe('cancelled');
  expect(boardIn(evening, CHANNEL).content).toContain('Nobody is left at the table.');
});

test('/board text says the position in words', async () => {
  await sitDown(evening, { game: 'forage', channel: CHANNEL, people: ['theo', 'rex'], ais: 1 });
  const words = await say('mina', 'board', { text: true });
  expect(words.attachments).toEqual([]);
  expect(words.content).toMatch(/laying coins, round 1 of 6/);
  expect(words.content).toContain('\\*Rex\\_\\* 🦖');
});

test('the rules open at the table and turn their pages', async () => {
  await open('theo', 'runaround');
  const first = await say('rex', 'rules');
  expect(first.content).toContain('At this table: Everything as usual');
  const pages = Number(/1 of (\d+)/.exec(first.content)?.[1]);
  let page = first;
  for (let turned = 2; turned <= pages; turned++) page = await answered(person('rex').click(page, 'Next'));
  expect(page.content).toContain(`${pages} of ${pages}`);
  expect(offers(page)).toEqual(['Previous']);
});

function person(name: string) {
  return evening.discord.person(name);
}

async function say(who: string, words: string, options = {}): Promise<APIMessage> {
  return await answered(person(who).slash(CHANNEL, words, options));
}

async function click(who: string, button: string): Promise<APIMessage> {
  return await answered(person(who).click(cardIn(evening, CHANNEL), button));
}

async function open(host: string, game: string): Promise<void> {
  await say(host, 'play', { game });
  await calm(evening);
}

function labels(message: APIMessage): readonly string[] {
  return pressable(message.components).map((one) => one.label ?? one.placeholder ?? '');
}
