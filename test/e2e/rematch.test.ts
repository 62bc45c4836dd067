import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../src/playground/index.ts';
import { keepAllowed } from '../../src/store/own.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { addAi, answered, boardIn, cardIn, offers, type Setting, sitDown } from '../support/table.ts';
import { expectWhole, tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
});
afterEach(async () => await endCalmly(evening));

test('Play again opens the same table, a seat further on, and keeps the seats of who has to come', async () => {
  const options = [['Rounds to win', '3 rounds']] as const;
  await played({ game: 'runaround', people: ['theo', 'mina'], options, theme: 'couriers' });
  await press('mina', 'Play again');
  const [before, after] = [
    (await tableOf(evening.house, 1)).record,
    (await tableOf(evening.house, 2)).record,
  ];
  const { game, options: same, theme, language, channel } = before;
  expect(after).toMatchObject({ game, options: same, theme, language, channel, phase: 'lobby' });
  expect(after.host).toBe(person('mina').id);
  expect(card().content).toContain('\n1. Mina (yellow)\n2. _kept for Theo_ (blue)\n');
  expect(card().content).toContain(`\nWaits for <@${person('theo').id}>.\n`);
  expect(offers(card())).not.toContain('Start');
  expect((await press('theo', 'Join', card())).content).toContain('_kept for Theo_');
  expect(card().content).toContain('\n1. Mina (yellow)\n2. Theo (blue)\n');
  expect(card().content).not.toContain('Waits for');
  await press('mina', 'Start', card());
  const { sitters } = await tableOf(evening.house, 2);
  expect(sitters.map(({ kind, name }) => [kind, name])).toEqual([
    ['person', 'Mina'],
    ['person', 'Theo'],
  ]);
  await expectWhole(evening.house, 2);
});

test('who has to come is called once, when the card is posted', async () => {
  await played({ game: 'forage', people: ['theo', 'mina', 'rex'] });
  const before = evening.discord.sent.length;
  await press('theo', 'Play again');
  await press('mina', 'Join', card());
  await addAi(person('theo'), card());
  await calm(evening);
  const called = evening.discord.sent
    .slice(before)
    .flatMap(({ kind, pinged }) => (kind === 'message' ? pinged : []));
  expect(called.toSorted()).toEqual([person('mina').id, person('rex').id].toSorted());
});

test('a seat that is kept is for nobody else, and what is left is for anybody', async () => {
  await played({ game: 'forage', people: ['theo', 'mina'], ais: 1 });
  await press('theo', 'Play again');
  expect(card().content).toMatch(
    /\n1\. _kept for Mina_ \(suns\)\n2\. Badger \(moons\) · .*\n3\. Theo \(crowns\)\n4\. _free_\n/,
  );
  await press('rex', 'Join', card());
  expect(card().content).toMatch(/\n3\. Theo \(crowns\)\n4\. \S*Rex/);
  const told = await press('jisu', 'Join', card());
  expect(told.content).toBe('남은 자리는 Mina 님을 위해 비워 둔 자리입니다.');
  expect(card().content).toContain('_kept for Mina_');
});

test('who is invited may decline, and need not be waited for', async () => {
  await played({ game: 'forage', people: ['theo', 'mina', 'rex', 'jisu'] });
  await press('theo', 'Play again');
  await press('mina', 'Leave', card());
  expect(card().content).not.toContain('kept for Mina');
  expect(card().content).toContain('\nMina cannot come this time.\n');
  await addAi(person('theo'), card());
  await calm(evening);
  expect(offers(card())).not.toContain('Start');
  await press('rex', 'Join', card());
  expect(card().content).toContain('_kept for 지수_');
  await press('theo', 'Start', card());
  const { record, sitters } = await tableOf(evening.house, 2);
  expect([record.phase, sitters.map(({ kind }) => kind)]).toEqual(['playing', ['person', 'person', 'ai']]);
});

test('AI seats are there at once, and who left for one is invited again', async () => {
  await sitDown(evening, { channel: CHANNEL, game: 'forage', people: ['theo', 'mina'], ais: 2 });
  await resign('mina');
  expect(boardIn(evening, CHANNEL).content).toContain('An AI plays on.');
  await resign('theo');
  await press('theo', 'Play again');
  expect(card().content).toMatch(
    /\n1\. _kept for Mina_ .*\n2\. Badger \(moons\) · .*\n3\. Badger 2 \(crowns\) · .*\n4\. Theo \(arms\)\n/,
  );
  await press('theo', 'Start', card());
  expect((await tableOf(evening.house, 2)).sitters.map(({ name }) => name)).toEqual([
    'Theo',
    'Badger',
    'Badger 2',
  ]);
});

test('pressed twice it opens one table, and the answer leads to it', async () => {
  await played({ game: 'runaround', people: ['theo', 'mina'] });
  const [theo, mina] = await Promise.all(
    ['theo', 'mina'].map((name) => person(name).click(boardIn(evening, CHANNEL), 'Play again')),
  );
  await Promise.all([theo?.settled(), mina?.settled()]);
  await calm(evening);
  expect(await evening.store.selectFrom('tables').select('id').execute()).toHaveLength(2);
  const told = await press('mina', 'Play again');
  expect(told.content).toMatch(/^A table is already open in this channel: https:/);
  expect(told.content).toContain(`/${card().id}`);
});

test('nobody else opens it again', async () => {
  await played({ game: 'runaround', people: ['theo', 'mina'] });
  const told = await press('rex', 'Play again');
  expect(told.content).toMatch(/^Only those who played this game can play it again/);
  expect(await evening.store.selectFrom('tables').select('id').execute()).toHaveLength(1);
});

test('when who opened it goes before the others came, the table is closed', async () => {
  await played({ game: 'runaround', people: ['theo', 'mina'] });
  await press('theo', 'Play again');
  await press('theo', 'Leave', card());
  expect((await tableOf(evening.house, 2)).record.phase).toBe('cancelled');
  await press('mina', 'Play again');
  expect(card().content).toContain('_kept for Theo_');
});

test('the same match asks nobody without end, and nobody who takes no challenges', async () => {
  await played({ game: 'forage', people: ['theo', 'mina', 'rex'] });
  await keepAllowed(evening.store, person('rex').id, { challenges: false }, 1);
  const first = boardIn(evening, CHANNEL);
  for (const kept of [true, true, false]) {
    await press('theo', 'Play again', first);
    expect(card().content.includes('kept for Mina')).toBe(kept);
    expect(card().content).not.toContain('kept for Rex');
    await press('theo', 'Leave', card());
  }
});

/** A match that its first player has ended. */
async function played(setting: Omit<Setting, 'channel'>): Promise<void> {
  await sitDown(evening, { ...setting, channel: CHANNEL });
  const host = person(setting.people[0] as string);
  await answered(host.click(await answered(host.slash(CHANNEL, 'cancel')), 'Yes, end it'));
  await calm(evening);
}

async function resign(name: string): Promise<void> {
  const sure = await answered(person(name).slash(CHANNEL, 'resign'));
  await answered(person(name).click(sure, 'Yes, resign'));
  await calm(evening);
}

async function press(name: string, label: string, on = boardIn(evening, CHANNEL)): Promise<APIMessage> {
  const message = await answered(person(name).click(on, label));
  await calm(evening);
  return message;
}

function card(): APIMessage {
  return cardIn(evening, CHANNEL);
}

function person(name: string): Actor {
  return evening.discord.person(name);
}
