import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSeededChance, pickOne } from '../../src/engine/chance.ts';
import { takeSnapshot } from '../support/snapshot.ts';
import {
  clickOld,
  getAnswers,
  getBoard,
  getBoards,
  getLobbyCard,
  getOffers,
  makeOneFreeMove,
  openPanel,
  startMatch,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectCompleteLog, expectToldOnce, loadStoredTable } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const PEOPLE = ['theo', 'mina', 'rex'] as const;

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
});
afterEach(async () => {
  expectNobodyMentioned();
  await closeCalmly(testBot);
});

test('free table: three people make sixty moves and pack up by vote', async () => {
  await startMatch(testBot, { game: 'piecepack', channel: CHANNEL, people: PEOPLE });
  const chance = createSeededChance(3);
  const acted = new Set<string>();
  for (let move = 0; move < 60; move++) {
    const name = pickOne(chance, PEOPLE);
    acted.add(name);
    await makeOneFreeMove(testBot, CHANNEL, getPerson(name), (answers) =>
      pickOne(chance, answers.filter(isPlay)),
    );
    expect(getBoard(testBot, CHANNEL).content).toMatch(/\n\*\*Everyone:\*\* [^\n]+$/);
  }
  expect(acted.size).toBe(3);
  expect(getBoards(testBot, CHANNEL)).toHaveLength(1);
  await click('mina', 'Pack up');
  expect(getBoardText()).toContain('Mina wants to pack up (1 of 2 needed).');
  expect(getBoardText()).toMatch(/\n\*\*Everyone:\*\* .+1 of 2 votes to pack up/);
  await click('mina', 'Keep playing');
  await click('mina', 'Pack up');
  const last = await click('rex', 'Pack up');
  expect(getAnswers(last)).toEqual([]);
  expect(getBoardText()).toContain('Enough players want to pack up, so the table is packed up.');
  expect(getBoardText()).toContain('The game is over.');
  expect(getBoardText()).not.toMatch(/wins|share the win/);
  expect(getOffers(getBoard(testBot, CHANNEL))).toEqual(['Rematch', 'Replay', 'Poster', 'More']);
  expect((await loadStoredTable(testBot.app, 1)).record.phase).toBe('over');
  expect((await expectCompleteLog(testBot.app, 1)).length).toBe(1 + 60 + 4);
  await expectToldOnce(testBot.store, 1);
});

/** Returns true for every answer except the one that ends the match. */
function isPlay(answer: string): boolean {
  return answer !== 'Pack up';
}

test('free table: the last action can be taken back only by the player who made it', async () => {
  await startMatch(testBot, { game: 'piecepack', channel: CHANNEL, people: PEOPLE });
  const before = await readPosition();
  await type('theo', 'pS@b2');
  expect(getBoardText()).toMatch(/Theo takes the pawn of suns .* places it on b2\./);
  const more = async (name: string) =>
    await waitForMessage(getPerson(name).click(getBoard(testBot, CHANNEL), 'More'));
  expect(getOffers(await more('mina'))).not.toContain('Undo');
  await waitForMessage(getPerson('theo').click(await more('theo'), 'Undo'));
  await waitUntilIdle(testBot);
  expect(getBoardText()).toContain('Theo undoes a move.');
  expect(await readPosition()).toBe(before);
  expect(getOffers(await more('theo'))).not.toContain('Undo');
});

test("free table: a panel opened before another player's move is stale", async () => {
  await startMatch(testBot, { game: 'piecepack', channel: CHANNEL, people: PEOPLE });
  const panel = await openFreeTable('mina');
  await type('theo', 'pS@b2');
  await waitUntilIdle(testBot);
  const kept = await takeSnapshot(testBot.store);
  const now = testBot.discord.message(panel.id) as APIMessage;
  const stale = await clickOld(getPerson('mina'), now, panel, 'Pack up');
  expect(stale.content).toContain('The game has moved on.');
  expect(getAnswers(stale)).toContain('Pack up');
  expect(await takeSnapshot(testBot.store)).toEqual(kept);
});

test('free table: goes on when players leave, and ends when the last one leaves', async () => {
  await startMatch(testBot, { game: 'piecepack', channel: CHANNEL, people: PEOPLE });
  await leave('theo', 'The others then play on without you.');
  expect(getBoardText()).toContain('Theo leaves the game. The others play on.');
  const { record, seats } = await loadStoredTable(testBot.app, 1);
  expect(record).toMatchObject({ phase: 'playing', host: getPerson('mina').id });
  expect(seats.map(({ name, kind }) => [name, kind === 'person'])).toEqual([
    ['(Theo)', false],
    ['Mina', true],
    [getPerson('rex').nick, true],
  ]);
  expect(getAnswers(await openFreeTable('theo'))).toEqual(['Follow']);
  await type('rex', 'pM@c3');
  expect(getBoardText()).toContain('takes the pawn of moons out of');
  await leave('rex', 'The others then play on without you.');
  await type('mina', 'c3-d3');
  await leave('mina', 'The others then play on without you.');
  expect(getBoardText()).toContain('No players are left. The game ends without a winner.');
  expect((await loadStoredTable(testBot.app, 1)).record).toMatchObject({
    phase: 'cancelled',
    standings: null,
  });
  await expectCompleteLog(testBot.app, 1);
  await expectToldOnce(testBot.store, 1);
});

test('free table: is listed in /games between games that wait for the player and other games', async () => {
  await startMatch(testBot, { game: 'piecepack', channel: CHANNEL, people: PEOPLE });
  await startMatch(testBot, { game: 'runaround', channel: 'table-two', people: ['theo', 'mina'] });
  await waitForMessage(getPerson('theo').slash('general', 'play', { game: 'forage' }));
  await waitUntilIdle(testBot);
  const mover = getBoard(testBot, 'table-two').mentions[0]?.id as string;
  const other = mover === getPerson('theo').id ? 'mina' : 'theo';
  const heads = async (who: string) =>
    (await waitForMessage(getPerson(who).slash(CHANNEL, 'games'))).content.match(/\*\*.+?\*\*/g);
  const lobby = (who: string) => (who === 'theo' ? ['**Not started yet**'] : []);
  const first = getPerson(mover).key;
  expect(await heads(first)).toEqual(['**Your turn**', '**Play anytime**', ...lobby(first)]);
  expect(await heads(other)).toEqual(['**Play anytime**', '**Waiting for others**', ...lobby(other)]);
  const listed = await waitForMessage(getPerson('rex').slash(CHANNEL, 'games'));
  expect(listed.content).toMatch(/^\*\*Play anytime\*\*\nPiecepack table · \S+ · Everyone: [^\n]+$/);
});

test('free table: offers no AI, and a forged button seats none', async () => {
  const theo = getPerson('theo');
  await waitForMessage(theo.slash(CHANNEL, 'play', { game: 'piecepack' }));
  await waitUntilIdle(testBot);
  const card = getLobbyCard(testBot, CHANNEL);
  expect(getOffers(card)).toEqual(['Join', 'Start', 'More']);
  const kept = await takeSnapshot(testBot.store);
  const data = { custom_id: 'ai:1', component_type: 2, id: 1 };
  const forged = await theo.raw({ channel: CHANNEL, type: 3, data, message: card });
  await forged.settled();
  await waitUntilIdle(testBot);
  expect(forged.message?.content).toBe('AIs can’t play this game.');
  expect(await takeSnapshot(testBot.store)).toEqual(kept);
  expect(getLobbyCard(testBot, CHANNEL).content).toContain('2. _open_');
});

function getPerson(name: string) {
  return testBot.discord.person(name);
}

async function openFreeTable(name: string): Promise<APIMessage> {
  return await openPanel(testBot, getPerson(name), CHANNEL);
}

/** Makes one move with a single answer of the panel. */
async function click(name: string, label: string): Promise<APIMessage> {
  return await makeOneFreeMove(testBot, CHANNEL, getPerson(name), () => label);
}

async function type(name: string, move: string): Promise<void> {
  const { played } = (await loadStoredTable(testBot.app, 1)).record;
  const panel = await waitForMessage(getPerson(name).slash(CHANNEL, 'move', { text: move }));
  await waitUntilIdle(testBot);
  expect((await loadStoredTable(testBot.app, 1)).record.played, panel.content).toBe(played + 1);
}

async function leave(name: string, warning: string): Promise<void> {
  const sure = await waitForMessage(getPerson(name).slash(CHANNEL, 'table resign'));
  expect(sure.content).toContain(warning);
  await waitForMessage(getPerson(name).click(sure, 'Yes, resign'));
  await waitUntilIdle(testBot);
}

/** Returns the text of the newest board. */
function getBoardText(): string {
  return getBoard(testBot, CHANNEL).content;
}

async function readPosition(): Promise<string> {
  const { game, record } = await loadStoredTable(testBot.app, 1);
  return game.notation.print(record.state);
}

/** Expects no pings, because nobody is due at a free table. */
function expectNobodyMentioned(): void {
  const { id } = testBot.discord.channel(CHANNEL);
  const here = testBot.discord.sent.filter(({ channel }) => channel === id);
  expect(here.length).toBeGreaterThan(0);
  for (const { pinged, text } of here) expect([pinged, text.match(/<@/)], text).toEqual([[], null]);
}
