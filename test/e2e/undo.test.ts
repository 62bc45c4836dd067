import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { escapeName } from '../../src/discord/core/names.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { MovableClock, type PlaygroundUser } from '../../src/playground/index.ts';
import { getPosts } from '../support/reminders.ts';
import { getHurried } from '../support/slow-people.ts';
import {
  findMover,
  getAnswers,
  getBoard,
  getBoards,
  getOffers,
  giveAnswer,
  openPanel,
  startMatch,
  takeTurn,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectCompleteLog, expectToldOnce, loadStoredTable } from '../support/verify.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const PEOPLE = ['theo', 'mina', 'rex'];
const chance = createSeededChance(4);

let clock: MovableClock;
let testBot: TestBot;
beforeEach(async () => {
  clock = new MovableClock();
  testBot = await openTestBot({ clock, byHand: false });
});
afterEach(async () => {
  expectCalm(testBot);
  await testBot.end();
});

test('undo: a move that revealed nothing is taken back in the panel, with one line on the board and no ping', async () => {
  await sitDownWithoutClock('motox', 'theo', 'mina', 'rex');
  const before = await loadState();
  const { panel, mover } = await startAndBuild();
  const posts = listMessages();
  expect(getOffers(panel)).toContain('Undo');
  const again = await waitForMessage(mover.click(panel, 'Undo'));
  await waitUntilIdle(testBot);
  expect(again.content).toContain('Your move is undone.');
  expect(getAnswers(again).length).toBeGreaterThan(0);
  expect(listMessages()).toEqual(posts);
  expect(getBoard(testBot, CHANNEL).content).toContain(`${getName(mover)} undoes a move.`);
  expect(findMover(testBot, CHANNEL)?.id).toBe(mover.id);
  expect(await loadState()).toEqual(before);
  await expectAllTold();
});

test('undo: typed as a move leads to the button and makes no move, also at a free table', async () => {
  await sitDownWithoutClock('piecepack', 'theo', 'mina');
  const theo = testBot.discord.person('theo');
  const none = await waitForMessage(theo.slash(CHANNEL, 'move', { text: 'undo' }));
  expect(none.content).toContain('You don’t have a move to undo.');
  await waitForMessage(theo.slash(CHANNEL, 'move', { text: 'clear' }));
  await waitUntilIdle(testBot);
  const before = await expectCompleteLog(testBot.app, 1);
  const way = await waitForMessage(theo.slash(CHANNEL, 'move', { text: 'Undo' }));
  expect([way.content, getOffers(way)]).toEqual(['Undo your last move?', ['Undo']]);
  expect(await expectCompleteLog(testBot.app, 1)).toEqual(before);
  await waitForMessage(theo.click(way, 'Undo'));
  await waitUntilIdle(testBot);
  expect((await expectCompleteLog(testBot.app, 1)).at(-1)).toMatchObject({ kind: 'undo', person: theo.id });
});

test('undo: a second click on the button takes nothing more back', async () => {
  await sitDownWithoutClock('motox', 'theo', 'mina', 'rex');
  const { panel, mover } = await startAndBuild();
  await Promise.all([1, 2].map(() => waitForMessage(mover.click(panel, 'Undo'))));
  await waitUntilIdle(testBot);
  expect((await expectCompleteLog(testBot.app, 1)).filter(({ kind }) => kind === 'undo')).toHaveLength(1);
});

test('undo: a double tap of the answer that made the move does not take it back', async () => {
  await sitDownWithoutClock('motox', 'theo', 'mina', 'rex');
  const { panel, mover } = await startAndBuild();
  const before = await loadPlayed();
  const shown = await waitForMessage(getHurried(mover).click(panel, 'Undo'));
  expect(shown.content).toContain('The buttons had just changed');
  expect(await loadPlayed()).toBe(before);
  await waitForMessage(mover.click(shown, 'Undo'));
  await waitUntilIdle(testBot);
  expect(await loadPlayed()).toBe(before - 1);
});

test('undo: the recap of other players leaves out the move that was taken back', async () => {
  await sitDownWithoutClock('motox', 'theo', 'mina', 'rex');
  const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
  const [other] = PEOPLE.filter((key) => key !== mover.key).map((key) => testBot.discord.person(key)) as [
    PlaygroundUser,
  ];
  const recap = async () => (await waitForMessage(other.slash(CHANNEL, 'table recap'))).content.split('\n');
  const before = await recap();
  await waitForMessage(mover.click((await startAndBuild()).panel, 'Undo'));
  await waitUntilIdle(testBot);
  const news = (await recap()).filter((line) => !before.includes(line));
  expect(news.filter((line) => line.includes(getName(mover)))).toEqual([
    `> ${getName(mover)} undoes a move.`,
  ]);
});

test('undo: needs consent after the die was shown, with a ping that tells what was seen', async () => {
  await sitDownWithoutClock('runaround', 'theo', 'mina');
  const { mover, other } = await startAndRun();
  const before = getBoards(testBot, CHANNEL).map(({ id }) => id);
  clock.advance(120_000);
  const said = await requestUndo(mover);
  expect(said.content).toContain('I asked the others.');
  const board = getBoard(testBot, CHANNEL);
  expect(before).not.toContain(board.id);
  expect(testBot.discord.sent.findLast(({ kind }) => kind === 'message')?.pinged).toContain(other.id);
  expect(board.content).toContain(`${getName(mover)} wants to undo a move. <@${other.id}>, allow it?`);
  expect(board.content).toMatch(/Revealed since then: .*\d/);
  expect(getOffers(board)).toEqual(expect.arrayContaining(['Allow', 'Decline', 'More']));
  await expectAllTold();
});

test('undo request: pings a player who is present at once and only once', async () => {
  await sitDownWithoutClock('runaround', 'theo', 'mina');
  const { mover, other } = await startAndRun();
  await waitForMessage(other.click(getBoard(testBot, CHANNEL), 'View'));
  const before = getPosts(testBot).length;
  await requestUndo(mover);
  expect(getPosts(testBot).slice(before)).toMatchObject([{ pinged: [other.id] }]);
  clock.advance(600_000);
  await waitUntilIdle(testBot);
  expect(getPosts(testBot)).toHaveLength(before + 1);
});

test('undo: takes the move back when all agree, and the same roll comes again', async () => {
  await sitDownWithoutClock('runaround', 'theo', 'mina');
  const { mover, other, rolled } = await startAndRun();
  await requestUndo(mover);
  const replies = () =>
    testBot.discord.sent.filter(({ kind, audience }) => kind === 'reply' && audience === other.id);
  const before = replies().length;
  await waitForMessage(other.click(getBoard(testBot, CHANNEL), 'Allow'));
  await waitUntilIdle(testBot);
  expect(replies()).toHaveLength(before);
  expect(getBoard(testBot, CHANNEL).content).toContain('Everyone agreed.');
  expect(getOffers(getBoard(testBot, CHANNEL))).not.toContain('Allow');
  expect(findMover(testBot, CHANNEL)?.id).toBe(mover.id);
  await takeTurn(testBot, CHANNEL, chance);
  expect(await loadLastRoll()).toEqual(rolled);
  await expectAllTold();
});

test('undo: pings the requester who left meanwhile that it is their turn again', async () => {
  await sitDownWithoutClock('runaround', 'theo', 'mina');
  const { mover, other } = await startAndRun();
  await requestUndo(mover);
  clock.advance(120_000);
  await waitForMessage(other.click(getBoard(testBot, CHANNEL), 'Allow'));
  await waitUntilIdle(testBot);
  expect(testBot.discord.sent.findLast(({ kind }) => kind === 'message')?.pinged).toEqual([mover.id]);
  await expectAllTold();
});

test('undo request: ends when a player declines, and the board says so', async () => {
  await sitDownWithoutClock('runaround', 'theo', 'mina');
  const { mover, other } = await startAndRun();
  await requestUndo(mover);
  await waitForMessage(other.click(getBoard(testBot, CHANNEL), 'Decline'));
  await waitUntilIdle(testBot);
  expect(getBoard(testBot, CHANNEL).content).toContain(`${getName(other)} declines the undo.`);
  expect(getOffers(getBoard(testBot, CHANNEL))).not.toContain('Allow');
  await expectAllTold();
});

test('undo request: ends with the next move, and its buttons disappear', async () => {
  await sitDownWithoutClock('runaround', 'theo', 'mina');
  const { mover, other } = await startAndRun();
  await requestUndo(mover);
  while (findMover(testBot, CHANNEL)?.id === other.id) await takeTurn(testBot, CHANNEL, chance);
  expect(getOffers(getBoard(testBot, CHANNEL))).not.toContain('Allow');
  expect((await expectCompleteLog(testBot.app, 1)).filter(({ kind }) => kind === 'undo')).toEqual([]);
});

test('undo request: cannot be agreed to by its requester or by people without a seat', async () => {
  await sitDownWithoutClock('runaround', 'theo', 'mina');
  const { mover } = await startAndRun();
  await requestUndo(mover);
  const board = getBoard(testBot, CHANNEL);
  const stranger = await waitForMessage(testBot.discord.person('rex').click(board, 'Allow'));
  expect(stranger.content).toContain('You’re not in this game.');
  const own = await waitForMessage(mover.click(board, 'Allow'));
  expect(own.content).toContain('You asked for this undo');
});

test('undo: takes one move back when two players agree at once', async () => {
  await sitDownWithoutClock('motox', 'theo', 'mina', 'rex');
  const before = await loadPlayed();
  const { mover } = await startAndBuild();
  await startAndBuild();
  await requestUndo(mover);
  const board = getBoard(testBot, CHANNEL);
  const others = PEOPLE.map((name) => testBot.discord.person(name));
  const both = others
    .filter(({ id }) => id !== mover.id)
    .map((one) => waitForMessage(one.click(board, 'Allow')));
  await Promise.all(both);
  await waitUntilIdle(testBot);
  expect((await expectCompleteLog(testBot.app, 1)).filter(({ kind }) => kind === 'undo')).toHaveLength(1);
  expect(await loadPlayed()).toBe(before);
  await expectAllTold();
});

test('undo request: survives a restart', async () => {
  await testBot.end();
  testBot = await openTestBot({ clock, byHand: false, kept: true });
  await sitDownWithoutClock('runaround', 'theo', 'mina');
  const { mover, other } = await startAndRun();
  await requestUndo(mover);
  testBot = await testBot.again();
  await waitUntilIdle(testBot);
  await waitForMessage(other.click(getBoard(testBot, CHANNEL), 'Allow'));
  await waitUntilIdle(testBot);
  expect(getBoard(testBot, CHANNEL).content).toContain('Everyone agreed.');
  await expectAllTold();
});

async function sitDownWithoutClock(game: string, ...people: readonly string[]): Promise<void> {
  await startMatch(testBot, { game, channel: CHANNEL, people });
}

/** Has the player who is due place a tile, which reveals nothing and draws no randomness. */
async function startAndBuild(): Promise<{ readonly mover: PlaygroundUser; readonly panel: APIMessage }> {
  const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
  let panel = await openPanel(testBot, mover, CHANNEL);
  const before = await loadPlayed();
  while ((await loadPlayed()) === before)
    panel = await giveAnswer(mover, panel, getAnswers(panel)[0] as string);
  await waitUntilIdle(testBot);
  return { mover, panel };
}

/** Has the player who is due run; the next player's die is then rolled automatically. */
async function startAndRun(): Promise<{
  readonly mover: PlaygroundUser;
  readonly other: PlaygroundUser;
  readonly rolled: unknown;
}> {
  for (;;) {
    const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
    await takeTurn(testBot, CHANNEL, chance);
    const other = findMover(testBot, CHANNEL) as PlaygroundUser;
    if (other.id !== mover.id) return { mover, other, rolled: await loadLastRoll() };
  }
}

async function loadLastRoll(): Promise<unknown> {
  const log = await expectCompleteLog(testBot.app, 1);
  const roll = log.findLast((entry) => entry.kind === 'move' && entry.luck.length > 0);
  return roll?.kind === 'move' ? [roll.seat, roll.luck] : null;
}

/** Asks the others with the button under More. */
async function requestUndo(mover: PlaygroundUser): Promise<APIMessage> {
  const more = await waitForMessage(mover.click(getBoard(testBot, CHANNEL), 'More'));
  const said = await waitForMessage(mover.click(more, 'Ask to undo'));
  await waitUntilIdle(testBot);
  return said;
}

async function loadState(): Promise<unknown> {
  return (await loadStoredTable(testBot.app, 1)).record.state;
}

async function loadPlayed(): Promise<number> {
  return (await loadStoredTable(testBot.app, 1)).record.played;
}

function listMessages(): readonly string[] {
  return testBot.discord.channel(CHANNEL).messages.map(({ id }) => id);
}

/** Returns what the bot calls them in a message. */
function getName({ nick }: PlaygroundUser): string {
  return escapeName(nick);
}

/** Expects that every entry was published once, and the log leads to the table's state. */
async function expectAllTold(): Promise<void> {
  await expectCompleteLog(testBot.app, 1);
  await expectToldOnce(testBot.store, 1);
}
