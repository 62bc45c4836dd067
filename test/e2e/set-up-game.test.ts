import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  getAnswers,
  getBoard,
  getBoards,
  giveAnswer,
  makeOneFreeMove,
  openPanel,
  startMatch,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectCompleteLog, expectToldOnce, loadStoredTable } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
});
afterEach(async () => await closeCalmly(testBot));

test('free table: two people set up Four Field Kono from the menu and play it to the end', async () => {
  await startMatch(testBot, { game: 'piecepack', channel: CHANNEL, people: ['theo', 'mina'] });
  await chooseGame('theo', ['Traditional', 'Four Field Kono', 'Set it up']);
  expect(getBoardText()).toContain('Theo sets up Four Field Kono.');
  let moves = 0;
  for (let mover = 0; ; mover = 1 - mover) {
    const jump = findKonoMove(mover, await loadOccupied());
    if (jump === null) break;
    await (mover === 0 ? type('theo', jump) : moveByHand('mina', jump));
    moves++;
    if (moves > 200) throw new Error('The game goes on and on');
  }
  expect(moves).toBeGreaterThan(6);
  expect(getBoards(testBot, CHANNEL)).toHaveLength(1);
  await type('mina', 'note Well played');
  expect(getBoardText()).toContain('Mina notes: “Well played”');
  await click('theo', 'Pack up');
  await click('mina', 'Pack up');
  expect((await loadStoredTable(testBot.app, 1)).record.phase).toBe('over');
  await expectCompleteLog(testBot.app, 1);
  await expectToldOnce(testBot.store, 1);
});

test('line of several actions: is made as a whole or not at all, and undone as a whole', async () => {
  await startMatch(testBot, { game: 'piecepack', channel: CHANNEL, people: ['theo', 'mina'] });
  const no = await waitForMessage(
    getPerson('theo').slash(CHANNEL, 'move', { text: 'cM2@a3 cM4@b3 c3-d3 cM5@e3' }),
  );
  expect(no.content).toContain("Nothing on this line was done. Action 3, “c3-d3”: There's nothing on c3.");
  expect((await loadStoredTable(testBot.app, 1)).record.played).toBe(0);
  await type('theo', 'cM2@a3 cM4@b3 cM5@c3 c3-d3');
  expect(getBoardText()).toContain(
    'Theo takes 3 pieces out of the box and places them on the table: a3 2 of moons coin',
  );
  expect(getBoardText()).toContain('Theo moves the coin of moons from c3 to d3.');
  const more = await waitForMessage(getPerson('theo').click(getBoard(testBot, CHANNEL), 'More'));
  await waitForMessage(getPerson('theo').click(more, 'Undo'));
  await waitUntilIdle(testBot);
  expect(await loadOccupied()).toEqual(new Map());
});

test('/setup: saves a set-up for the server, lists, loads and deletes it', async () => {
  await startMatch(testBot, { game: 'piecepack', channel: CHANNEL, people: ['theo', 'jisu'] });
  await type('theo', 'cM2@a3 cM4@b3 pS@h8 dS4@(0,1)');
  const name = '**Ours** discord.gg/x @everyone';
  const saved = await callSetup('theo', { save: name });
  expect(saved.content).toMatch(/Saved for this server as “\\\*\\\*Ours/);
  expect(saved.content).not.toContain('@everyone');
  expect((await callSetup('jisu', { save: '**ours** discord.gg/X @everyone' })).content).toContain(
    '다른 사람이',
  );
  const listed = await callSetup('jisu', {});
  expect(listed.content).toContain('- \\*\\*Ours');
  expect(listed.attachments.map(({ filename }) => filename)).toEqual(['setups.ppn']);
  await type('jisu', 'clear');
  const offers = await getPerson('jisu').complete(CHANNEL, 'setup', { load: 'ours' }, 'load');
  expect(offers.map(({ value }) => value)).toEqual(['**Ours** discord.gg∕x @everyone']);
  await callSetup('jisu', { load: name });
  await waitUntilIdle(testBot);
  expect([...(await loadOccupied()).keys()].toSorted()).toEqual(['(0,1)', 'a3', 'b3', 'h8']);
  expect((await callSetup('jisu', { drop: name })).content).toContain('다른 사람이');
  expect((await callSetup('theo', { drop: name })).content).toContain('Deleted “');
  expect((await callSetup('theo', {})).content).toContain('This server has no set-ups yet.');
});

test('/setup: is refused at tables of other games', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  for (const wish of [{}, { save: 'x' }, { load: 'x' }])
    expect((await callSetup('theo', wish)).content).toMatch(/has no set-ups|no set-up called/);
});

function getPerson(name: string) {
  return testBot.discord.person(name);
}

async function callSetup(name: string, wish: Record<string, string>): Promise<APIMessage> {
  return await waitForMessage(getPerson(name).slash(CHANNEL, 'setup', wish));
}

/** Sets up a game through the menu of games; each answer is given by its beginning. */
async function chooseGame(name: string, labels: readonly string[]): Promise<void> {
  let panel = await openPanel(testBot, getPerson(name), CHANNEL);
  for (const label of ['Set up a game', ...labels]) {
    const answer = getAnswers(panel).find((one) => one.startsWith(label));
    if (answer === undefined) throw new Error(`${label} is not among ${getAnswers(panel).join(', ')}`);
    panel = await giveAnswer(getPerson(name), panel, answer);
  }
  await waitUntilIdle(testBot);
}

/** Returns the suit of the top piece on each space, without tiles. */
async function loadOccupied(): Promise<ReadonlyMap<string, string>> {
  const { game, record } = await loadStoredTable(testBot.app, 1);
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

/** Returns a capture by a jump over the player's own coin, else a step to an empty space; null if there is neither. */
function findKonoMove(side: number, coins: ReadonlyMap<string, string>): string | null {
  const own = (at: string) => SIDES[side]?.includes(coins.get(at) ?? '?') ?? false;
  const foe = (at: string) => coins.has(at) && !own(at);
  const found = [...coins.keys()].filter(own).flatMap((from) =>
    WAYS.flatMap((way) => {
      const [near, far] = [getNextSpace(from, way, 1), getNextSpace(from, way, 2)];
      if (own(near) && foe(far)) return [`${from}:${far}`];
      return isField(near) && !coins.has(near) ? [`${from}-${near}`] : [];
    }),
  );
  const isLast = [...coins.keys()].filter(foe).length === 1 || [...coins.keys()].filter(own).length === 1;
  return isLast ? null : (found.find((move) => move.includes(':')) ?? found[0] ?? null);
}

function getNextSpace(at: string, [x, y]: readonly [number, number], far: number): string {
  return String.fromCharCode(at.charCodeAt(0) + x * far) + (Number(at.slice(1)) + y * far);
}

function isField(at: string): boolean {
  return /^[a-d][1-4]$/.test(at);
}

/** Makes a move by the questions: piece, point, and whether it captures. */
async function moveByHand(name: string, move: string): Promise<void> {
  const [from = '', to = ''] = move.split(/[-:]/);
  let panel = await openPanel(testBot, getPerson(name), CHANNEL);
  const answers = ['Move coin', `${from} `, `: ${to}`, ...(move.includes(':') ? ['Capture'] : [])];
  for (const part of answers) {
    const answer = getAnswers(panel).find((one) => one.includes(part));
    if (answer === undefined) throw new Error(`${part} is not among ${getAnswers(panel).join(', ')}`);
    panel = await giveAnswer(getPerson(name), panel, answer);
  }
  await waitUntilIdle(testBot);
}

async function click(name: string, label: string): Promise<APIMessage> {
  return await makeOneFreeMove(testBot, CHANNEL, getPerson(name), () => label);
}

async function type(name: string, move: string): Promise<void> {
  const { played } = (await loadStoredTable(testBot.app, 1)).record;
  const panel = await waitForMessage(getPerson(name).slash(CHANNEL, 'move', { text: move }));
  await waitUntilIdle(testBot);
  expect((await loadStoredTable(testBot.app, 1)).record.played, panel.content).toBe(played + 1);
}

function getBoardText(): string {
  return getBoard(testBot, CHANNEL).content;
}
