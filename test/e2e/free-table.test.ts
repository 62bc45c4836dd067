import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pickOne } from '../../src/engine/chance.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { keptIn } from '../support/snapshot.ts';
import {
  actOnce,
  answered,
  answersOf,
  boardIn,
  boardsIn,
  cardIn,
  offers,
  pressOld,
  sitDown,
} from '../support/table.ts';
import { expectToldOnce, expectWhole, tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';
const PEOPLE = ['theo', 'mina', 'rex'] as const;

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
});
afterEach(async () => {
  expectNobodyMentioned();
  await endCalmly(evening);
});

test('three people do as they like for sixty moves, then pack up', async () => {
  await sitDown(evening, { game: 'piecepack', channel: CHANNEL, people: PEOPLE });
  const chance = seeded(3);
  const acted = new Set<string>();
  for (let move = 0; move < 60; move++) {
    const name = pickOne(chance, PEOPLE);
    acted.add(name);
    await actOnce(evening, CHANNEL, person(name), (answers) => pickOne(chance, answers.filter(isPlay)));
    expect(boardIn(evening, CHANNEL).content).toMatch(/\nAnybody at the table: [^\n]+$/);
  }
  expect(acted.size).toBe(3);
  expect(boardsIn(evening, CHANNEL)).toHaveLength(1);
  await press('mina', 'Pack up');
  expect(told()).toContain('Mina wants to pack up (1 of 2 needed).');
  expect(told()).toMatch(/\nAnybody at the table: .+1 of the 2 needed wants/);
  await press('mina', 'Play on after all');
  await press('mina', 'Pack up');
  const last = await press('rex', 'Pack up');
  expect(answersOf(last)).toEqual([]);
  expect(told()).toContain('Enough want to pack up, so the table is packed up.');
  expect(told()).toContain('The game is over.');
  expect(told()).not.toMatch(/wins|share the win/);
  expect(offers(boardIn(evening, CHANNEL))).toEqual([
    'Play again',
    'Film',
    'Moves',
    'Export',
    'Rules',
    'More',
  ]);
  expect((await tableOf(evening.house, 1)).record.phase).toBe('over');
  expect((await expectWhole(evening.house, 1)).length).toBe(1 + 60 + 4);
  await expectToldOnce(evening.store, 1);
});

/** Every answer but to end it. */
function isPlay(answer: string): boolean {
  return answer !== 'Pack up';
}

test('the last action is taken back by who acted, and by nobody else', async () => {
  await sitDown(evening, { game: 'piecepack', channel: CHANNEL, people: PEOPLE });
  const before = await positionNow();
  await type('theo', 'pS@b2');
  expect(told()).toMatch(/Theo takes the pawn of suns .* lays it on b2\./);
  const more = async (name: string) => await answered(person(name).click(boardIn(evening, CHANNEL), 'More'));
  expect(offers(await more('mina'))).not.toContain('Take back');
  await answered(person('theo').click(await more('theo'), 'Take back'));
  await calm(evening);
  expect(told()).toContain('Theo takes a move back.');
  expect(await positionNow()).toBe(before);
  expect(offers(await more('theo'))).not.toContain('Take back');
});

test('a panel that was opened before somebody else acted is stale, and nothing happens', async () => {
  await sitDown(evening, { game: 'piecepack', channel: CHANNEL, people: PEOPLE });
  const panel = await opened('mina');
  await type('theo', 'pS@b2');
  await calm(evening);
  const kept = await keptIn(evening.store);
  const now = evening.discord.message(panel.id) as APIMessage;
  const stale = await pressOld(person('mina'), now, panel, 'Pack up');
  expect(stale.content).toContain('The table has moved on since.');
  expect(answersOf(stale)).toContain('Pack up');
  expect(await keptIn(evening.store)).toEqual(kept);
});

test('who leaves is missed by nobody: the others go on, and the last one to leave ends it', async () => {
  await sitDown(evening, { game: 'piecepack', channel: CHANNEL, people: PEOPLE });
  await leave('theo', 'The others then go on without you.');
  expect(told()).toContain('Theo leaves the table. The others go on.');
  const { record, sitters } = await tableOf(evening.house, 1);
  expect(record).toMatchObject({ phase: 'playing', host: person('mina').id });
  expect(sitters.map(({ name, kind }) => [name, kind === 'person'])).toEqual([
    ['(Theo)', false],
    ['Mina', true],
    [person('rex').nick, true],
  ]);
  expect(answersOf(await opened('theo'))).toEqual(['Follow']);
  await type('rex', 'pM@c3');
  expect(told()).toContain('takes the pawn of moons out of');
  await leave('rex', 'The others then go on without you.');
  await type('mina', 'c3-d3');
  await leave('mina', 'The others then go on without you.');
  expect(told()).toContain('Nobody is left at the table. The game ends without a winner.');
  expect((await tableOf(evening.house, 1)).record).toMatchObject({ phase: 'cancelled', standings: null });
  await expectWhole(evening.house, 1);
  await expectToldOnce(evening.store, 1);
});

test('it is listed as a table to go to whenever one likes, after those that wait for somebody', async () => {
  await sitDown(evening, { game: 'piecepack', channel: CHANNEL, people: PEOPLE });
  await sitDown(evening, { game: 'runaround', channel: 'table-two', people: ['theo', 'mina'] });
  await answered(person('theo').slash('general', 'play', { game: 'forage' }));
  await calm(evening);
  const mover = boardIn(evening, 'table-two').mentions[0]?.id as string;
  const other = mover === person('theo').id ? 'mina' : 'theo';
  const heads = async (who: string) =>
    (await answered(person(who).slash(CHANNEL, 'games'))).content.match(/\*\*.+?\*\*/g);
  const lobby = (who: string) => (who === 'theo' ? ['**Not started yet**'] : []);
  const first = person(mover).key;
  expect(await heads(first)).toEqual(['**Your turn**', '**Whenever you like**', ...lobby(first)]);
  expect(await heads(other)).toEqual(['**Whenever you like**', '**Waiting for others**', ...lobby(other)]);
  const listed = await answered(person('rex').slash(CHANNEL, 'games'));
  expect(listed.content).toMatch(
    /^\*\*Whenever you like\*\*\nPiecepack table · \S+ · Anybody at the table: [^\n]+$/,
  );
});

test('no AI is offered a seat, and a button that was never there seats none', async () => {
  const theo = person('theo');
  await answered(theo.slash(CHANNEL, 'play', { game: 'piecepack' }));
  await calm(evening);
  const card = cardIn(evening, CHANNEL);
  expect(offers(card)).toEqual(['Join', 'Leave', 'Rules', 'Seats', 'Options', 'Start', 'Cancel']);
  const kept = await keptIn(evening.store);
  const data = { custom_id: 'ai:1', component_type: 2, id: 1 };
  const forged = await theo.raw({ channel: CHANNEL, type: 3, data, message: card });
  await forged.settled();
  await calm(evening);
  expect(forged.message?.content).toBe('There is nothing for an AI to play in this game.');
  expect(await keptIn(evening.store)).toEqual(kept);
  expect(cardIn(evening, CHANNEL).content).toContain('2. _free_');
});

function person(name: string) {
  return evening.discord.person(name);
}

async function opened(name: string): Promise<APIMessage> {
  return await answered(person(name).click(boardIn(evening, CHANNEL), 'Play'));
}

/** One move by the panel, of one answer. */
async function press(name: string, label: string): Promise<APIMessage> {
  return await actOnce(evening, CHANNEL, person(name), () => label);
}

async function type(name: string, move: string): Promise<void> {
  const { played } = (await tableOf(evening.house, 1)).record;
  const panel = await answered(person(name).slash(CHANNEL, 'move', { text: move }));
  await calm(evening);
  expect((await tableOf(evening.house, 1)).record.played, panel.content).toBe(played + 1);
}

async function leave(name: string, warning: string): Promise<void> {
  const sure = await answered(person(name).slash(CHANNEL, 'resign'));
  expect(sure.content).toContain(warning);
  await answered(person(name).click(sure, 'Yes, resign'));
  await calm(evening);
}

/** What the newest board says. */
function told(): string {
  return boardIn(evening, CHANNEL).content;
}

async function positionNow(): Promise<string> {
  const { game, record } = await tableOf(evening.house, 1);
  return game.notation.print(record.state);
}

/** Nobody has to act at a free table, so nobody is called. */
function expectNobodyMentioned(): void {
  const { id } = evening.discord.channel(CHANNEL);
  const here = evening.discord.sent.filter(({ channel }) => channel === id);
  expect(here.length).toBeGreaterThan(0);
  for (const { pinged, text } of here) expect([pinged, text.match(/<@/)], text).toEqual([[], null]);
}
