import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { actOnce, answered, answersOf, boardIn, boardsIn, giveAnswer, sitDown } from '../support/table.ts';
import { expectToldOnce, expectWhole, tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
});
afterEach(async () => await endCalmly(evening));

test('two people play Four Field Kono from the menu to its end', async () => {
  await sitDown(evening, { game: 'piecepack', channel: CHANNEL, people: ['theo', 'mina'] });
  await chooseGame('theo', ['Traditional', 'Four Field Kono', 'Set it up']);
  expect(told()).toContain('Theo sets up Four Field Kono.');
  let moves = 0;
  for (let mover = 0; ; mover = 1 - mover) {
    const jump = konoMove(mover, await occupied());
    if (jump === null) break;
    await (mover === 0 ? type('theo', jump) : moveByHand('mina', jump));
    moves++;
    if (moves > 200) throw new Error('The game goes on and on');
  }
  expect(moves).toBeGreaterThan(6);
  expect(boardsIn(evening, CHANNEL)).toHaveLength(1);
  await type('mina', 'note Well played');
  expect(told()).toContain('Mina notes: “Well played”');
  await press('theo', 'Pack up');
  await press('mina', 'Pack up');
  expect((await tableOf(evening.house, 1)).record.phase).toBe('over');
  await expectWhole(evening.house, 1);
  await expectToldOnce(evening.store, 1);
});

test('a line that cannot be done whole changes nothing, and one that can is told once', async () => {
  await sitDown(evening, { game: 'piecepack', channel: CHANNEL, people: ['theo', 'mina'] });
  const no = await answered(person('theo').slash(CHANNEL, 'move', { text: 'cM2@a3 cM4@b3 c3-d3 cM5@e3' }));
  expect(no.content).toContain('Nothing of the line was done. Action 3, “c3-d3”: Nothing lies on c3.');
  expect((await tableOf(evening.house, 1)).record.played).toBe(0);
  await type('theo', 'cM2@a3 cM4@b3 cM5@c3 c3-d3');
  expect(told()).toContain(
    'Theo takes 3 pieces out of the box and lays them on the table: a3 2 of moons coin',
  );
  expect(told()).toContain('Theo moves the coin of moons from c3 to d3.');
  const more = await answered(person('theo').click(boardIn(evening, CHANNEL), 'More'));
  await answered(person('theo').click(more, 'Take back'));
  await calm(evening);
  expect(await occupied()).toEqual(new Map());
});

test('a set-up is saved for the server, listed with a file, laid out by somebody else, and dropped', async () => {
  await sitDown(evening, { game: 'piecepack', channel: CHANNEL, people: ['theo', 'jisu'] });
  await type('theo', 'cM2@a3 cM4@b3 pS@h8 dS4@(0,1)');
  const name = '**Ours** discord.gg/x @everyone';
  const saved = await setup('theo', { save: name });
  expect(saved.content).toMatch(/Saved for this server as “\\\*\\\*Ours/);
  expect(saved.content).not.toContain('@everyone');
  expect((await setup('jisu', { save: '**ours** discord.gg/X @everyone' })).content).toContain('다른 사람이');
  const listed = await setup('jisu', {});
  expect(listed.content).toContain('- \\*\\*Ours');
  expect(listed.attachments.map(({ filename }) => filename)).toEqual(['setups.ppn']);
  await type('jisu', 'clear');
  const offers = await person('jisu').complete(CHANNEL, 'setup', { load: 'ours' }, 'load');
  expect(offers.map(({ value }) => value)).toEqual(['**Ours** discord.gg∕x @everyone']);
  await setup('jisu', { load: name });
  await calm(evening);
  expect([...(await occupied()).keys()].toSorted()).toEqual(['(0,1)', 'a3', 'b3', 'h8']);
  expect((await setup('jisu', { drop: name })).content).toContain('다른 사람이');
  expect((await setup('theo', { drop: name })).content).toContain('is saved no longer');
  expect((await setup('theo', {})).content).toContain('Nothing is saved on this server yet.');
});

test('only a table that can be set up saves set-ups', async () => {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  for (const wish of [{}, { save: 'x' }, { load: 'x' }])
    expect((await setup('theo', wish)).content).toMatch(/nothing can be set up|No set-up is saved here/);
});

function person(name: string) {
  return evening.discord.person(name);
}

async function setup(name: string, wish: Record<string, string>): Promise<APIMessage> {
  return await answered(person(name).slash(CHANNEL, 'setup', wish));
}

/** Through the menu of games, each answer by how it begins. */
async function chooseGame(name: string, labels: readonly string[]): Promise<void> {
  let panel = await answered(person(name).click(boardIn(evening, CHANNEL), 'Play'));
  for (const label of ['Set up a game', ...labels]) {
    const answer = answersOf(panel).find((one) => one.startsWith(label));
    if (answer === undefined) throw new Error(`${label} is not among ${answersOf(panel).join(', ')}`);
    panel = await giveAnswer(person(name), panel, answer);
  }
  await calm(evening);
}

/** What lies on top of each space, but for tiles: the suit. */
async function occupied(): Promise<ReadonlyMap<string, string>> {
  const { game, record } = await tableOf(evening.house, 1);
  const view = game.view(record.state, null) as {
    readonly pieces: readonly { readonly key: string; readonly kind: string; readonly suit: string | null }[];
  };
  const loose = view.pieces.filter(({ kind, key }) => kind !== 't' && !key.includes('.'));
  return new Map(loose.map(({ key, suit }) => [key, suit ?? '?']));
}

const SIDES = ['SM', 'CA'] as const;
const WAYS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** A capture by a jump over a coin of one's own, else a step to an empty field; null where there is neither. */
function konoMove(side: number, coins: ReadonlyMap<string, string>): string | null {
  const own = (at: string) => SIDES[side]?.includes(coins.get(at) ?? '?') ?? false;
  const foe = (at: string) => coins.has(at) && !own(at);
  const found = [...coins.keys()].filter(own).flatMap((from) =>
    WAYS.flatMap((way) => {
      const [near, far] = [next(from, way, 1), next(from, way, 2)];
      if (own(near) && foe(far)) return [`${from}:${far}`];
      return isField(near) && !coins.has(near) ? [`${from}-${near}`] : [];
    }),
  );
  const isLast = [...coins.keys()].filter(foe).length === 1 || [...coins.keys()].filter(own).length === 1;
  return isLast ? null : (found.find((move) => move.includes(':')) ?? found[0] ?? null);
}

function next(at: string, [x, y]: readonly [number, number], far: number): string {
  return String.fromCharCode(at.charCodeAt(0) + x * far) + (Number(at.slice(1)) + y * far);
}

function isField(at: string): boolean {
  return /^[a-d][1-4]$/.test(at);
}

/** The same by the questions: which piece, column, row, and whether it captures. */
async function moveByHand(name: string, move: string): Promise<void> {
  const [from = '', to = ''] = move.split(/[-:]/);
  let panel = await answered(person(name).click(boardIn(evening, CHANNEL), 'Play'));
  const answers = [
    'Move a coin',
    `${from} `,
    to.charAt(0),
    `: ${to}`,
    ...(move.includes(':') ? ['Capture'] : []),
  ];
  for (const part of answers) {
    const answer = answersOf(panel).find((one) => (part.length === 1 ? one === part : one.includes(part)));
    if (answer === undefined) throw new Error(`${part} is not among ${answersOf(panel).join(', ')}`);
    panel = await giveAnswer(person(name), panel, answer);
  }
  await calm(evening);
}

async function press(name: string, label: string): Promise<APIMessage> {
  return await actOnce(evening, CHANNEL, person(name), () => label);
}

async function type(name: string, move: string): Promise<void> {
  const { played } = (await tableOf(evening.house, 1)).record;
  const panel = await answered(person(name).slash(CHANNEL, 'move', { text: move }));
  await calm(evening);
  expect((await tableOf(evening.house, 1)).record.played, panel.content).toBe(played + 1);
}

function told(): string {
  return boardIn(evening, CHANNEL).content;
}
