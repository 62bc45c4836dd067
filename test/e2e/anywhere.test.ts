import { type APIMessage, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { idOf, partsOf } from '../../src/discord/core/ids.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { type Actor, pressable } from '../../src/playground/index.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { keptIn } from '../support/snapshot.ts';
import {
  answered,
  answersOf,
  boardIn,
  giveAnswer,
  offers,
  sitDown,
  takeTurn,
  toMove,
} from '../support/table.ts';
import { wholeLog } from '../support/verify.ts';

const PLACES = ['table-one', 'table-two', 'general'] as const;
let evening: Evening;
let here: string;
beforeEach(async () => {
  evening = await openEvening();
  here = String(evening.discord.channels.find(({ name }) => !PLACES.some((place) => place === name))?.name);
});
afterEach(async () => {
  expectCalm(evening);
  await evening.end();
});

test('/games opens the panel of a table elsewhere, and a move is made from there', async () => {
  const mover = await dueAtOne();
  const panel = await opened(mover, 'Runaround in #table-one');
  expect(panel.channel_id).toBe(evening.discord.channel(here).id);
  expect(panel.content).toMatch(
    /^\*\*Runaround\*\*\n-# The table is in https:\/\/discord\.com\/channels\/\d+\/\d+\./,
  );
  const after = await giveAnswer(mover, panel, answersOf(panel)[0] ?? '');
  await calm(evening);
  expect(await moves(1)).toBe(1);
  expect(after.content).toContain('The table is in');
});

test('after the turn the panel leads to the table that has waited longest', async () => {
  const chance = seeded(2);
  for (const channel of PLACES) {
    await sitDown(evening, { game: 'runaround', channel, people: ['theo', 'mina'] });
    while (toMove(evening, channel)?.key !== 'theo') await takeTurn(evening, channel, chance);
    evening.pass(60_000);
  }
  const theo = evening.discord.person('theo');
  const list = await answered(theo.slash(here, 'games'));
  expect(buttonsOf(list)).toEqual(PLACES.map((place) => `Runaround in #${place}`));
  let panel = await answered(theo.click(list, 'Runaround in #table-two'));
  while (answersOf(panel).length > 0) panel = await giveAnswer(theo, panel, answersOf(panel)[0] ?? '');
  expect(offers(panel)).toContain('Next: Runaround in #table-one');
  const next = await answered(theo.click(panel, 'Next: Runaround in #table-one'));
  expect([next.id, next.content.split('\n')[0]]).toEqual([panel.id, '**Runaround**']);
  expect(answersOf(next).length).toBeGreaterThan(0);
  await calm(evening);
  expect(toMove(evening, 'table-two')?.key).toBe('mina');
});

test('nothing is offered where no other table waits', async () => {
  const mover = await dueAtOne();
  let panel = await answered(mover.click(boardIn(evening, 'table-one'), 'Play'));
  while (answersOf(panel).length > 0) panel = await giveAnswer(mover, panel, answersOf(panel)[0] ?? '');
  expect(offers(panel)).toEqual(['My view', 'Refresh', 'Take back']);
});

test('a table that waits for others can be looked at from the menu', async () => {
  const mover = await dueAtOne();
  const other = evening.discord.person(mover.key === 'theo' ? 'mina' : 'theo');
  const list = await answered(other.slash(here, 'games'));
  const [menu] = pressable(list.components);
  expect(menu?.options).toMatchObject([{ label: 'Runaround in #table-one', value: '1' }]);
  const look = await answered(other.select(list, menu?.custom_id ?? '', ['1']));
  expect(look.content).toContain('The table is in');
  expect(answersOf(look)).toEqual([]);
});

test('the bot may not speak here: the move at a table elsewhere is made and told there', async () => {
  const mover = await dueAtOne();
  const panel = await opened(mover, 'Runaround in #table-one');
  evening.discord.channel(here).deny(P.SendMessages);
  await giveAnswer(mover, panel, answersOf(panel)[0] ?? '');
  await calm(evening);
  expect(await moves(1)).toBe(1);
});

test('the bot may not speak there: the move is made, and told once it may', async () => {
  const mover = await dueAtOne();
  const panel = await opened(mover, 'Runaround in #table-one');
  const before = boardIn(evening, 'table-one').content;
  evening.discord.channel('table-one').deny(P.SendMessages);
  evening.pass(200_000);
  let after = panel;
  while (answersOf(after).length > 0) after = await giveAnswer(mover, after, answersOf(after)[0] ?? '');
  await evening.bot.announcer.idle();
  expect(await moves(1)).toBeGreaterThan(0);
  evening.discord.channel('table-one').permit((1n << 53n) - 1n);
  await answered(mover.click(after, 'Refresh'));
  await calm(evening);
  expect(boardIn(evening, 'table-one').content).not.toBe(before);
  const refused = (evening.discord.problems as string[]).splice(0);
  expect(refused.every((problem) => problem.includes('50013'))).toBe(true);
});

test('a public message speaks of no other table, and a private one of none where one does not sit', async () => {
  const mover = await dueAtOne();
  await sitDown(evening, { game: 'runaround', channel: 'table-two', people: ['rex', 'theo'] });
  const before = await keptIn(evening.store);
  const stranger = evening.discord.person('rex');
  const list = await answered(stranger.slash('table-two', 'games'));
  const id = idIn(await answered(mover.click(boardIn(evening, 'table-one'), 'Play')), 'answer');
  for (const [who, message] of [
    [stranger, list],
    [mover, boardIn(evening, 'table-two')],
  ] as const) {
    const data = { custom_id: id, component_type: 2, id: 1 };
    const told = await who.raw({ channel: 'table-two', type: 3, data, message });
    expect((await told.settled()).message?.content).toBe(
      'This button cannot be used any more. Press Play on the newest board.',
    );
  }
  await calm(evening);
  expect(await keptIn(evening.store)).toEqual(before);
});

test('who may manage the channel where they are does not manage a table elsewhere by that', async () => {
  await sitDown(evening, { game: 'runaround', channel: 'table-one', people: ['theo', 'mina'] });
  const mina = evening.discord.person('mina');
  const list = await answered(mina.slash(here, 'games'));
  evening.pass(1_000);
  const data = { custom_id: idOf(['cancel-sure', 1]), component_type: 2, id: 1 };
  await (await mina.raw({ channel: here, type: 3, data, message: list })).settled();
  await calm(evening);
  expect(toMove(evening, 'table-one')).not.toBeNull();
});

async function dueAtOne(): Promise<Actor> {
  await sitDown(evening, { game: 'runaround', channel: 'table-one', people: ['theo', 'mina'] });
  return toMove(evening, 'table-one') as Actor;
}

/** The panel that a button under /games opens, in a channel without a table. */
async function opened(who: Actor, label: string): Promise<APIMessage> {
  return await answered(who.click(await answered(who.slash(here, 'games')), label));
}

function buttonsOf(message: APIMessage): readonly string[] {
  return pressable(message.components).flatMap(({ label }) => label ?? []);
}

function idIn(panel: APIMessage, name: string): string {
  const ids = pressable(panel.components).flatMap(({ custom_id }) => custom_id ?? []);
  return ids.find((id) => partsOf(id)?.name === name) ?? '';
}

async function moves(table: number): Promise<number> {
  return (await wholeLog(evening.house, table)).filter(({ kind }) => kind === 'move').length;
}
