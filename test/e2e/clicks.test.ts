import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import { type Actor, pressable } from '../../src/playground/index.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { keptIn } from '../support/snapshot.ts';
import {
  answered,
  answersOf,
  boardIn,
  boardsIn,
  cardIn,
  giveAnswer,
  offers,
  pressOld,
  sitDown,
  takeTurn,
  toMove,
} from '../support/table.ts';
import { luckOf, wholeLog } from '../support/verify.ts';

const CHANNEL = 'table-one';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
});
afterEach(async () => await endCalmly(evening));

test('the same interaction delivered twice acts once', async () => {
  await runaround();
  const [mover] = players();
  const panel = await answered(mover.click(boardIn(evening, CHANNEL), 'Play'));
  evening.discord.faults.events.replay();
  await giveAnswer(mover, panel, 'Roll the die');
  await calm(evening);
  expect(await moves()).toBe(1);
});

test('a double click makes one move', async () => {
  await runaround();
  const [mover] = players();
  const panel = await answered(mover.click(boardIn(evening, CHANNEL), 'Play'));
  const both = [giveAnswer(mover, panel, 'Roll the die'), giveAnswer(mover, panel, 'Roll the die')];
  await Promise.all(both);
  await calm(evening);
  expect(await moves()).toBe(1);
  const entry = (await wholeLog(evening.house, 1))[1];
  expect(entry).toMatchObject({ kind: 'move', person: mover.id, move: { kind: 'roll' } });
  expect(luckOf(entry)).toHaveLength(1);
});

test('of two people who want the last seat one gets it and the other is told', async () => {
  const mina = evening.discord.person('mina');
  await answered(mina.slash(CHANNEL, 'play', { game: 'runaround' }));
  await calm(evening);
  const card = cardIn(evening, CHANNEL);
  const wish = async (name: string) => await evening.discord.person(name).click(card, 'Join');
  const answers = await Promise.all([wish('theo'), wish('rex')]);
  await calm(evening);
  const told = answers.filter(({ message }) => message?.id !== card.id);
  expect(told).toHaveLength(1);
  expect(told[0]?.message?.content).toBe('All 2 seats are taken.');
  expect(await evening.store.selectFrom('seats').selectAll().execute()).toHaveLength(2);
});

test('two who start a table at the same instant start it once', async () => {
  const [theo, mina] = [evening.discord.person('theo'), evening.discord.person('mina')];
  await answered(theo.slash(CHANNEL, 'play', { game: 'runaround' }));
  await calm(evening);
  await answered(mina.click(cardIn(evening, CHANNEL), 'Join'));
  await calm(evening);
  const card = cardIn(evening, CHANNEL);
  const answers = await Promise.all([theo.click(card, 'Start'), mina.click(card, 'Start')]);
  await calm(evening);
  expect(answers.map(({ state }) => state)).toEqual(['answered', 'answered']);
  const told = answers.filter(({ message }) => message?.id !== card.id);
  expect(told.map(({ message }) => message?.content)).toEqual(['The game has already started.']);
  expect(await wholeLog(evening.house, 1)).toHaveLength(1);
  expect(boardsIn(evening, CHANNEL)).toHaveLength(1);
});

const FORGED = [
  '',
  'x',
  'answer:1:1:',
  'answer:1:1:nonsense',
  'answer:1:1:roll.roll.roll',
  'answer:1:1:__proto__',
  'menu:1:1:',
  'answer:1:zz:roll',
  'answer:zzzz:1:roll',
  'play:1:1:more:and:more',
  'play:-1:1',
  'value:1:constructor',
  'option:1',
  'page:1:nowhere:0',
  'page:1:runaround:999',
  'start:1',
  'cancel-sure:1',
  'resign-sure:zz',
  `answer:1:1:${'a.'.repeat(40)}`.slice(0, 100),
];

test.each(FORGED)('a forged custom id is answered calmly and changes nothing: %j', async (custom_id) => {
  await runaround();
  const rex = evening.discord.person('rex');
  const before = await keptIn(evening.store);
  const answer = await rex.raw({
    channel: CHANNEL,
    type: 3,
    data: { custom_id, component_type: 2, id: 1 },
    message: boardIn(evening, CHANNEL),
  });
  await answer.settled();
  await calm(evening);
  expect(answer.state).toBe('answered');
  expect(answer.message?.content).toMatch(/\S/);
  expect(answer.message?.flags).toBe(64);
  expect(await keptIn(evening.store)).toEqual(before);
});

test('the buttons of a table do nothing in another channel', async () => {
  await runaround();
  const theo = evening.discord.person('theo');
  const before = await keptIn(evening.store);
  const custom_id = idOn(boardIn(evening, CHANNEL), 'Play').replace(/^play:(\w+):.*/, 'resign-sure:$1');
  const answer = await theo.raw({
    channel: 'general',
    type: 3,
    data: { custom_id, component_type: 2, id: 1 },
    message: theo.say('general', 'Hello'),
  });
  expect(answer.state).toBe('answered');
  expect(answer.message?.content).toMatch(/cannot be used/);
  expect(await keptIn(evening.store)).toEqual(before);
});

test('an answer that was made for an older board is told so, and the new question is shown', async () => {
  await runaround();
  const [mover] = players();
  const first = await answered(mover.click(boardIn(evening, CHANNEL), 'Play'));
  const after = await giveAnswer(mover, first, 'Roll the die');
  await calm(evening);
  const count = await moves();
  const stale = await pressOld(mover, after, first, 'Roll the die');
  expect(stale.content).toContain('The table has moved on since.');
  expect(await moves()).toBe(count);
});

test('the button of a board that is no longer the newest still opens the table as it is', async () => {
  await runaround();
  const [mover] = players();
  const old = boardIn(evening, CHANNEL);
  const id = idOn(old, 'Play');
  evening.pass(120_000);
  await takeTurn(evening, CHANNEL, seeded(1));
  expect(offers(evening.discord.message(old.id) as APIMessage)).toEqual([]);
  const answer = await mover.raw({
    channel: CHANNEL,
    type: 3,
    data: { custom_id: id, component_type: 2, id: 1 },
    message: old,
  });
  expect((await answer.settled()).state).toBe('answered');
  expect(answer.message?.content).toMatch(/^\*\*Runaround\*\*/);
});

test('somebody without a seat sees what all see, and cannot move', async () => {
  await runaround();
  const rex = evening.discord.person('rex');
  const before = await keptIn(evening.store);
  const seen = await answered(rex.click(boardIn(evening, CHANNEL), 'Play'));
  expect(seen.content).toContain('You have no seat at this table.');
  expect(answersOf(seen)).toEqual(['Follow']);
  const view = await answered(rex.click(boardIn(evening, CHANNEL), 'My view'));
  expect(view.content).toContain('You are watching.');
  const typed = await answered(rex.slash(CHANNEL, 'move', { text: 'roll' }));
  expect(typed.content).toContain('You have no seat at this table.');
  expect(await rex.complete(CHANNEL, 'move', { text: '' }, 'text')).toEqual([]);
  expect(await keptIn(evening.store)).toEqual(before);
});

test('who is not to move is told who is, and offered no answer but a nudge', async () => {
  await runaround();
  const [mover, waiter] = players();
  const panel = await answered(waiter.click(boardIn(evening, CHANNEL), 'Play'));
  expect(panel.content).toContain(mover.nick);
  expect(answersOf(panel)).toEqual([]);
  expect(offers(panel)).toEqual(['Refresh', 'Nudge']);
  const typed = await answered(waiter.slash(CHANNEL, 'move', { text: 'roll' }));
  expect(typed.content).toContain(`It is not your turn. The table waits for ${mover.nick}.`);
  const id = idOn(await answered(mover.click(boardIn(evening, CHANNEL), 'Play')), 'Roll the die');
  const forged = await waiter.raw({
    channel: CHANNEL,
    type: 3,
    data: { custom_id: id, component_type: 2, id: 1 },
    message: typed,
  });
  expect((await forged.settled()).message?.content).toContain('It is not your turn.');
  expect(await moves()).toBe(0);
});

test('Back and Cancel decide nothing', async () => {
  await sitDown(evening, { game: 'forage', channel: CHANNEL, people: ['mina', 'theo'], ais: 1 });
  const who = toMove(evening, CHANNEL) as Actor;
  const first = await answered(who.click(boardIn(evening, CHANNEL), 'Play'));
  const before = await keptIn(evening.store);
  const second = await giveAnswer(who, first, answersOf(first)[2] as string);
  expect(second.content).toContain('So far: ');
  const back = await answered(who.click(second, 'Back'));
  expect(answersOf(back)).toEqual(answersOf(first));
  const stopped = await answered(who.click(back, 'Cancel'));
  expect(stopped.content).toContain('Nothing is decided.');
  expect(answersOf(await answered(who.click(stopped, 'Play')))).toEqual(answersOf(first));
  expect(await keptIn(evening.store)).toEqual(before);
});

async function runaround(): Promise<void> {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
}

/** Who is to move and who waits. */
function players(): readonly [Actor, Actor] {
  const mover = toMove(evening, CHANNEL) as Actor;
  return [mover, evening.discord.person(mover.key === 'theo' ? 'mina' : 'theo')];
}

function idOn(message: APIMessage, label: string): string {
  const found = pressable(message.components).find((one) => one.label === label);
  if (!found?.custom_id) throw new Error(`No ${label} in ${offers(message)}`);
  return found.custom_id;
}

async function moves(): Promise<number> {
  return (await wholeLog(evening.house, 1)).filter(({ kind }) => kind === 'move').length;
}
