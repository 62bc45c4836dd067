import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PictureRequest } from '../../render/request.ts';
import { seeded } from '../../src/engine/seeded.ts';
import type { ForageView } from '../../src/games/forage/types.ts';
import type { Actor } from '../../src/playground/index.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { type SpyPainters, spyPainters, spyProjector } from '../support/spy-painters.ts';
import {
  actOnce,
  answered,
  answersOf,
  boardIn,
  giveAnswer,
  offers,
  sitDown,
  takeTurn,
  toMove,
} from '../support/table.ts';

const CHANNEL = 'table-one';
const PEOPLE = ['theo', 'mina', 'rex', 'jisu'];
const EPHEMERAL = 64;
/** Nobody counts as here any more. */
const AWAY = 120_000;

let evening: Evening;
let painters: SpyPainters;
let projector: ReturnType<typeof spyProjector>;
beforeEach(async () => {
  [painters, projector] = [spyPainters(), spyProjector()];
  evening = await openEvening({ painters, projector });
});
afterEach(async () => {
  expectCalm(evening);
  await evening.end();
});

test('Play says in order what has happened since, what was done to oneself in bold, and traces it', async () => {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  const panel = await panelOnWhich(/^> \*\*.+\*\*$/m, 80);
  const [game, heading, first, ...rest] = panel.content.split('\n');
  expect([game, heading]).toEqual(['**Runaround**', '-# Since your last move']);
  expect(first).toMatch(/^> \S+ rolls \d\.$/);
  const others = rest.filter((line) => line.startsWith('> '));
  expect(others.filter((line) => /^> \*\*.+\*\*$/.test(line)).length).toBeGreaterThan(0);
  expect(others.filter((line) => !line.includes('**')).length).toBeGreaterThan(0);
  const { events } = newest();
  expect(events.length).toBeGreaterThan(1);
});

test('after the first answer there is only the question', async () => {
  await sitDown(evening, { game: 'moneyrun', channel: CHANNEL, people: PEOPLE });
  await turns(5);
  const mover = toMove(evening, CHANNEL) as Actor;
  const panel = await play(mover);
  expect(panel.content).toContain('Since your last move');
  const [first = ''] = answersOf(panel);
  const next = await giveAnswer(mover, panel, first);
  expect(offers(next)).toContain('Back');
  expect(next.content).not.toContain('Since your last move');
  expect(newest().events).toEqual([]);
});

test('whoever goes on with their own turn is told nothing twice', async () => {
  await sitDown(evening, { game: 'moneyrun', channel: CHANNEL, people: PEOPLE });
  await turns(4);
  const mover = toMove(evening, CHANNEL) as Actor;
  await moveOnce(mover);
  expect((toMove(evening, CHANNEL) as Actor).id).toBe(mover.id);
  const panel = await play(mover);
  expect(panel.content).not.toContain('>');
  expect(newest().events).toEqual([]);
});

test('the turns of several people are numbered in order, one number a turn', async () => {
  await sitDown(evening, { game: 'moneyrun', channel: CHANNEL, people: PEOPLE });
  await turns(9);
  const board = painters.requests.findLast(({ viewer }) => viewer === null);
  expect(board?.order).toHaveLength(board?.events.length ?? 0);
  await play(toMove(evening, CHANNEL) as Actor);
  const { events, order = [] } = newest();
  expect(order).toHaveLength(events.length);
  expect(order[0]).toBe(1);
  expect(order.toSorted((one, other) => one - other)).toEqual(order);
  expect([...new Set(order)]).toEqual([1, 2, 3]);
  const seats = events.map((event) => (event as { readonly seat: number }).seat);
  expect(new Set(seats).size).toBe(3);
});

test('the board of one turn of several moves traces them whole, without numbers', async () => {
  await sitDown(evening, { game: 'moneyrun', channel: CHANNEL, people: PEOPLE });
  const mover = toMove(evening, CHANNEL) as Actor;
  await moveOnce(mover);
  await moveOnce(mover);
  const boards = painters.requests.filter(({ viewer }) => viewer === null);
  expect(boards.at(-1)?.events.length).toBeGreaterThan(1);
  for (const { order } of boards) expect(order).toBeUndefined();
});

test('where it is more than a screenful Film shows it, to nobody else, and the question stays', async () => {
  await sitDown(evening, { game: 'piecepack', channel: CHANNEL, people: ['theo', 'mina'] });
  for (let made = 0; made < 12; made++)
    await actOnce(evening, CHANNEL, person('theo'), (all) => all[0] ?? '');
  const panel = await play(person('mina'));
  const lines = panel.content.split('\n').filter((line) => line.startsWith('> '));
  expect(lines).toHaveLength(8);
  expect(panel.content).toMatch(/^-# Since the start · … and \d+ more lines before this\.$/m);
  expect(new Set(newest().order).size).toBeLessThanOrEqual(9);
  const film = await answered(person('mina').click(panel, 'Film'));
  expect([film.id === panel.id, film.flags]).toEqual([false, EPHEMERAL]);
  expect(film.content).toBe('**Piecepack table** · the last 12 moves');
  expect(film.attachments[0]).toMatchObject({ filename: 'replay.gif' });
  expect(film.attachments[0]?.description).toMatch(/^A film of Piecepack table, the last 12 moves/);
  expect(projector.films.map((pictures) => pictures.length)).toEqual([13]);
  expect(await play(person('theo'))).toMatchObject({ content: expect.not.stringContaining('Since') });
});

test('a film begins where somebody decided last', async () => {
  await sitDown(evening, { game: 'piecepack', channel: CHANNEL, people: ['theo', 'mina'] });
  const acts = async (who: string) => await actOnce(evening, CHANNEL, person(who), (all) => all[0] ?? '');
  for (let made = 0; made < 3; made++) await acts('mina');
  for (let made = 0; made < 10; made++) await acts('theo');
  const film = await answered(person('mina').click(await recap('mina'), 'Film'));
  expect(film.content).toContain('the last 10 moves');
  expect(projector.films[0]).toHaveLength(11);
});

test('/recap says it at any time, whose turn it is, and leads on to the question', async () => {
  await sitDown(evening, { game: 'moneyrun', channel: CHANNEL, people: PEOPLE });
  expect((await recap('theo')).content).toContain('Nobody has moved yet.');
  await turns(6);
  const mover = toMove(evening, CHANNEL) as Actor;
  for (const name of PEOPLE) {
    const told = await recap(name);
    const isDue = person(name).id === mover.id;
    expect(told.flags).toBe(EPHEMERAL);
    expect(offers(told).filter((label) => label === 'Play' || label === '하기')).toHaveLength(isDue ? 1 : 0);
    expect(told.attachments).toHaveLength(1);
  }
  const due = await recap(mover.key);
  const panel = await answered(mover.click(due, mover.key === 'jisu' ? '하기' : 'Play'));
  expect(panel.id).toBe(due.id);
  expect(answersOf(panel).length).toBeGreaterThan(0);
});

test('right after one’s own move nothing has happened, and that is said', async () => {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  await turns(4);
  const waits = ['theo', 'mina'].find((one) => person(one).id !== toMove(evening, CHANNEL)?.id) ?? '';
  expect((await recap(waits)).content).toContain('Nothing has happened since your last move.');
});

test('whoever watches is told the last turns, in their language', async () => {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  await turns(6);
  const { content } = await recap('jisu');
  expect(content).toContain('-# 최근 차례');
  expect(content).toMatch(/> .*굴립니다/);
  expect((await recap('rex')).content).toContain('-# The last turns\n> ');
  expect(newest().viewer).toBeNull();
});

test('when it is over everybody is told the last turn', async () => {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  await turns(5);
  await resigned('theo');
  for (const who of ['theo', 'mina', 'rex']) {
    const told = await recap(who);
    expect(told.content).toContain('-# The last turn\n> ');
    expect(told.content).toMatch(/> (\*\*)?Theo resigns\./);
    expect(offers(told)).toEqual([]);
  }
});

test('there is nothing to tell without a table, and before it has begun', async () => {
  expect((await recap('mina')).content).toBe('There is no table in this channel. Open one with /play.');
  await answered(person('mina').slash(CHANNEL, 'play', { game: 'runaround' }));
  await calm(evening);
  expect((await recap('mina')).content).toBe('The game has not started yet.');
});

test('in Forage it is no help to the memory: no values, no spaces, no older traces, no film', async () => {
  await sitDown(evening, { game: 'forage', channel: CHANNEL, people: PEOPLE });
  const chance = seeded(4);
  for (let turn = 0; turn < 30; turn++) {
    evening.pass(AWAY);
    const mover = toMove(evening, CHANNEL) as Actor;
    for (const told of [await play(mover), await recap(PEOPLE[turn % 4] ?? '')]) {
      expect(offers(told)).not.toContain('Film');
      const lines = told.content.split('\n').filter((line) => line.startsWith('> '));
      expect(lines.join('\n')).not.toMatch(/([1-5]|blank) of (suns|moons)|빈 동전|\d 동전|\b[a-h][1-8]\b/);
      expect(movesOn(newest()).length).toBeLessThanOrEqual(1);
    }
    await takeTurn(evening, CHANNEL, chance);
  }
  const forged = await person('mina').raw({
    channel: CHANNEL,
    type: 3,
    data: { custom_id: 'since:1:0', component_type: 2, id: 1 },
    message: boardIn(evening, CHANNEL),
  });
  await forged.settled();
  expect(forged.message?.content).toMatch(/^This game is about remembering/);
  expect(projector.films).toEqual([]);
});

/** The turns of Forage whose traces a picture shows, by who moved. */
function movesOn({ events, view }: PictureRequest): readonly unknown[] {
  expect((view as ForageView).pawns).toHaveLength(4);
  return [
    ...new Set(
      events.flatMap((event) => ('seat' in (event as object) ? [(event as { seat: number }).seat] : [])),
    ),
  ];
}

function newest(): PictureRequest {
  return painters.requests.at(-1) as PictureRequest;
}

async function turns(count: number): Promise<void> {
  const chance = seeded(3);
  for (let turn = 0; turn < count; turn++) await takeTurn(evening, CHANNEL, chance);
}

/** Takes turns until a panel says this. */
async function panelOnWhich(wanted: RegExp, most: number): Promise<APIMessage> {
  for (let turn = 0; turn < most; turn++) {
    const panel = await play(toMove(evening, CHANNEL) as Actor);
    if (wanted.test(panel.content)) return panel;
    await takeTurn(evening, CHANNEL, seeded(turn));
  }
  throw new Error(`No panel says ${wanted}`);
}

async function play(who: Actor): Promise<APIMessage> {
  return await answered(who.click(boardIn(evening, CHANNEL), 'Play'));
}

/** Answers until one move is made. */
async function moveOnce(who: Actor): Promise<void> {
  await actOnce(evening, CHANNEL, who, (all) => all[0] ?? '');
}

async function recap(who: string): Promise<APIMessage> {
  return await answered(person(who).slash(CHANNEL, 'recap'));
}

async function resigned(who: string): Promise<void> {
  const more = await answered(person(who).click(boardIn(evening, CHANNEL), 'More'));
  await answered(person(who).click(await answered(person(who).click(more, 'Resign')), 'Yes, resign'));
  await calm(evening);
}

function person(name: string): Actor {
  return evening.discord.person(name);
}
