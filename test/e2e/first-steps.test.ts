import type { APIMessage } from 'discord-api-types/v10';
import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pressable } from '../../src/playground/index.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { invited } from '../support/invited.ts';
import {
  answered,
  boardIn,
  boardsIn,
  cardIn,
  chooseLabel,
  isPrivate,
  offers,
  toMove,
} from '../support/table.ts';
import { tableOf, wholeLog } from '../support/verify.ts';

const GENERAL = 'general';
const NOW = 'Play now against Badger';

let evening: Evening;
let welcome: APIMessage;
beforeEach(async () => {
  evening = await openEvening({ byHand: false });
  welcome = await invited(evening);
});
afterEach(async () => await endCalmly(evening));

function person(name: string) {
  return evening.discord.person(name);
}

async function pressNow(name: string): Promise<void> {
  const answer = await (await person(name).click(welcome, NOW)).settled();
  expect(answer.state).toBe('answered');
  await calm(evening);
}

test('one press begins a game against Badger: the next message is its board, and it is theirs to move', async () => {
  await pressNow('theo');
  const { record, sitters } = await tableOf(evening.house, 1);
  expect(record).toMatchObject({
    game: 'runaround',
    phase: 'playing',
    language: 'en',
    host: person('theo').id,
  });
  expect(sitters).toMatchObject([
    { kind: 'person', name: 'Theo' },
    { kind: 'ai', player: 'badger', name: 'Badger' },
  ]);
  const after = evening.discord.channel(GENERAL).messages.filter(({ id }) => id !== welcome.id);
  expect(after.map(({ id }) => id)).toEqual(boardsIn(evening, GENERAL).map(({ id }) => id));
  expect(toMove(evening, GENERAL)?.key).toBe('theo');
  expect(boardIn(evening, GENERAL).content).toContain('Badger');
  expect(
    person('theo')
      .sees(GENERAL)
      .some(({ ephemeral }) => ephemeral),
  ).toBe(false);
});

test('a second press, by anybody, is told where the table is, and begins nothing', async () => {
  await pressNow('theo');
  for (const name of ['theo', 'jisu']) {
    const told = await answered(person(name).click(welcome, NOW));
    expect([isPrivate(told), told.content.includes(boardIn(evening, GENERAL).id)]).toEqual([true, true]);
  }
  expect(await evening.store.selectFrom('tables').selectAll().execute()).toHaveLength(1);
});

test('two who press at once begin one game, and the other is told of it', async () => {
  await Promise.all(
    ['theo', 'rex'].map(async (name) => await (await person(name).click(welcome, NOW)).settled()),
  );
  await calm(evening);
  const tables = await evening.store.selectFrom('tables').select('phase').execute();
  expect(tables).toEqual([{ phase: 'playing' }]);
  const told = ['theo', 'rex'].flatMap((name) =>
    person(name)
      .sees(GENERAL)
      .filter(({ ephemeral }) => ephemeral),
  );
  expect(told.map(({ message }) => message.content)).toEqual([expect.stringMatching(/already open/)]);
});

test('a press that the Gateway tells of twice begins one game', async () => {
  evening.discord.faults.events.replay();
  await pressNow('theo');
  expect(await wholeLog(evening.house, 1)).not.toHaveLength(0);
  expect(await evening.store.selectFrom('tables').selectAll().execute()).toHaveLength(1);
  expect(boardsIn(evening, GENERAL)).toHaveLength(1);
});

test('where the bot may send no pictures it says so and begins nothing', async () => {
  evening.discord.channel(GENERAL).deny(P.AttachFiles);
  for (const label of [NOW, 'Two of us', 'Watch a match']) {
    const told = await answered(person('theo').click(welcome, label));
    expect(told.content, label).toContain('Attach Files');
  }
  expect(await evening.store.selectFrom('tables').selectAll().execute()).toEqual([]);
});

test('Two of us asks for a game for two, and opens its lobby in the channel', async () => {
  const asked = await answered(person('theo').click(welcome, 'Two of us'));
  expect(isPrivate(asked)).toBe(true);
  const [menu] = pressable(asked.components);
  const labels = menu?.options?.map(({ label }) => label);
  expect(labels).toEqual(['Runaround', 'Money Run', 'Go-Stop', 'Piecepack table']);
  const opened = await chooseLabel(person('theo'), asked, 'Which game for two?', 'Money Run');
  expect(opened.content).toContain('Your table is open');
  await calm(evening);
  expect(cardIn(evening, GENERAL).content).toContain('Money Run');
  await (await person('jisu').click(cardIn(evening, GENERAL), 'Join')).settled();
  expect((await tableOf(evening.house, 1)).sitters).toHaveLength(2);
  const again = await chooseLabel(
    person('rex'),
    await answered(person('rex').click(welcome, 'Two of us')),
    'Which game for two?',
    'Go-Stop',
  );
  expect(again.content).toMatch(/already open/);
});

test('a match can be watched by whoever wants to, in private, and a game begun from there', async () => {
  const film = await answered(person('jisu').click(welcome, 'Watch a match'));
  expect(isPrivate(film)).toBe(true);
  expect(film.content).toMatch(/참새, 부엉이/);
  expect(film.content).not.toMatch(/이겼|승리/);
  expect(film.attachments).toMatchObject([
    { filename: 'replay.gif', description: expect.stringMatching(/영상/) },
  ]);
  expect(offers(film)).toEqual(['오소리와 바로 하기', '둘이서 하기']);
  expect(evening.discord.channel(GENERAL).messages).toHaveLength(1);
  await answered(person('jisu').click(film, '오소리와 바로 하기'));
  await calm(evening);
  expect((await tableOf(evening.house, 1)).record).toMatchObject({ phase: 'playing', language: 'ko' });
});

test('What is this tells it in three sentences and every game in one', async () => {
  const about = await answered(person('rex').click(welcome, 'What is this'));
  expect(isPrivate(about)).toBe(true);
  const [what, games] = about.content.split('\n\n').map((part) => part.split('\n'));
  expect([what?.length, games?.length]).toEqual([3, 6]);
});
