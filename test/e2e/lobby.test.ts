import { type APIMessage, ButtonStyle } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PictureRequest } from '../../render/request.ts';
import { pressable } from '../../src/playground/index.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { blank, type Evening, openEvening } from '../support/evening.ts';
import { keptIn } from '../support/snapshot.ts';
import { addAi, answered, cardIn, chooseLabel, chooseOptions, offers } from '../support/table.ts';
import { tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
});
afterEach(async () => await endCalmly(evening));

test('a lobby shows game, seats, options, a picture and its buttons', async () => {
  await open('theo', 'forage');
  const card = cardIn(evening, CHANNEL);
  for (const part of ['Forage', 'Table of Theo', '1. Theo', '2. _free_', '4. _free_', 'Everything as usual'])
    expect(card.content).toContain(part);
  expect(rows(card)).toEqual([
    ['Join', 'Leave', 'Add AI', 'Rules'],
    ['Seats', 'Options', 'Start'],
    ['Cancel'],
  ]);
  expect(offers(card)).not.toContain('Start');
  expect(card.attachments[0]?.description).toBe('The board of Forage at the start.');
});

test('its picture has a place for everybody who can sit there, by the options as they are', async () => {
  const requests: PictureRequest[] = [];
  await endCalmly(evening);
  evening = await openEvening({
    painters: {
      paint: async (request, how) => {
        requests.push(request);
        return await blank.paint(request, how);
      },
    },
  });
  await open('theo', 'motox');
  await calm(evening);
  const seated = () => requests.at(-1)?.sitters.map(({ name }) => name);
  expect(seated()).toEqual(['Theo', '…', '…', '…']);
  await click('mina', 'Join');
  await calm(evening);
  expect(seated()).toEqual(['Theo', 'Mina', '…', '…']);
});

test('Join is the loudest button, and Start is next to it once the match can start', async () => {
  await open('theo', 'runaround');
  const coloured = () =>
    pressable(cardIn(evening, CHANNEL).components).flatMap(({ label, style }) =>
      style === ButtonStyle.Secondary ? [] : [[label, style]],
    );
  expect(coloured()).toEqual([['Join', ButtonStyle.Primary]]);
  await click('rex', 'Join');
  await calm(evening);
  expect(coloured()).toEqual([
    ['Join', ButtonStyle.Primary],
    ['Start', ButtonStyle.Success],
  ]);
});

test('a lobby says how long the match takes, for those who are there, by the options as they are', async () => {
  await open('theo', 'motox');
  const about = () => cardIn(evening, CHANNEL).content.split('\n')[1];
  expect(about()).toBe('-# Table of Theo · 3–4 players · about 35 turns each');
  for (const _ of [1, 2, 3]) await addAi(person('theo'), cardIn(evening, CHANNEL));
  await calm(evening);
  expect(about()).toBe('-# Table of Theo · 3–4 players · about 30 turns each');
  await chooseOptions(evening, person('theo'), CHANNEL, [['Flight', 'Up to a turn']]);
  await calm(evening);
  expect(about()).toBe('-# Table of Theo · 3–4 players');
});

test('in Korean it is said in Korean, and a free table has no length', async () => {
  await say('jisu', 'play', { game: 'gostop', language: 'ko' });
  await calm(evening);
  expect(evening.discord.channel(CHANNEL).messages.at(-1)?.content).toContain(
    '-# 지수 님의 테이블 · 2~3명 · 한 사람당 약 25차례',
  );
  await answered(person('theo').slash('table-two', 'play', { game: 'piecepack' }));
  await calm(evening);
  expect(cardIn(evening, 'table-two').content).toContain('-# Table of Theo · 1–6 players\n');
});

test('the rules are read from the lobby, privately, by anybody, and the lobby stays', async () => {
  await open('theo', 'forage');
  const card = cardIn(evening, CHANNEL);
  const page = await click('jisu', 'Rules');
  expect(page.content).toMatch(/^\*\*포리지\*\* · /);
  expect(page.content).toContain('-# 1 / 7');
  expect(page.flags).toBe(64);
  await calm(evening);
  expect(cardIn(evening, CHANNEL)).toEqual(card);
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
  for (const _ of [1, 2]) await addAi(person('theo'), cardIn(evening, CHANNEL));
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
  await addAi(person('theo'), card);
  await calm(evening);
  await click('theo', 'Start');
  await calm(evening);
  const started = evening.discord.message(card.id) as APIMessage;
  expect(started.content).toContain('The game has started.');
  expect([labels(started), started.attachments.length]).toEqual([[], 1]);
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

function rows(message: APIMessage): readonly (readonly string[])[] {
  return (message.components ?? []).map((row) => pressable([row]).map(({ label }) => label ?? ''));
}

function labels(message: APIMessage): readonly string[] {
  return pressable(message.components).map((one) => one.label ?? one.placeholder ?? '');
}
