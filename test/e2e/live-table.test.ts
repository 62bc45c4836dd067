import { type APIMessage, ButtonStyle, MessageFlags } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { escapeName } from '../../src/discord/core/names.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import {
  listPressable,
  MovableClock,
  type PlaygroundUser,
  type SentItem,
} from '../../src/playground/index.ts';
import { getOptionChoices } from '../support/options.ts';
import {
  findMover,
  getAnswers,
  getBoard,
  getBoards,
  getOffers,
  giveAnswer,
  openPanel,
  playOut,
  pressPlay,
  startMatch,
  takeTurn,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectToldOnce, loadWholeLog } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const OTHER = 'table-two';
const ELSEWHERE = '1300000000000000999';
const MINUTE = 60_000;
const chance = createSeededChance(3);

let clock: MovableClock;
let testBot: TestBot;
beforeEach(async () => {
  clock = new MovableClock();
  testBot = await openTestBot({ clock, kept: true });
});
afterEach(async () => await closeCalmly(testBot));

describe('private messages of a table', () => {
  test('board button: an undoable move leaves no private message, and More offers the undo', async () => {
    const mover = await startAndRoll();
    const before = listPrivate(mover).map(({ id }) => id);
    await clickBoard(mover);
    expect(before).toEqual(expect.arrayContaining(listPrivate(mover).map(({ id }) => id)));
    const more = await waitForMessage(mover.click(getBoard(testBot, CHANNEL), 'More'));
    expect(getOffers(more)).toContain('Undo');
    testBot.pass(1_000);
    await waitForMessage(mover.click(more, 'Undo'));
    await waitUntilIdle(testBot);
    expect((await loadWholeLog(testBot.app, 1)).at(-1)).toMatchObject({ kind: 'undo', person: mover.id });
    await expect.poll(() => listPrivate(mover)).toHaveLength(1);
  });

  test('private messages: each player has at most one at a table, whatever they open', async () => {
    const mover = await startAndRoll();
    for (const label of ['View', 'More', 'View', 'View'])
      await waitForMessage(mover.click(getBoard(testBot, CHANNEL), label));
    for (const command of ['move', 'hand', 'table board', 'table recap'])
      await waitForMessage(mover.slash(CHANNEL, command));
    await waitUntilIdle(testBot);
    await expect.poll(() => listPrivate(mover)).toHaveLength(1);
  });

  test('private messages: a game of Go-Stop leaves at most one for each player', async () => {
    await startMatch(testBot, { game: 'gostop', channel: CHANNEL, people: ['theo', 'jisu'] });
    await playOut(testBot, CHANNEL, createSeededChance(5));
    for (const name of ['theo', 'jisu'])
      await expect.poll(() => listPrivate(getPerson(name)).length).toBeLessThanOrEqual(1);
  });

  test('private message with an expired token: stays, and its Refresh replaces the newer one', async () => {
    const mover = await startAndRoll();
    const old = await waitForMessage(mover.click(getBoard(testBot, CHANNEL), 'View'));
    await expect.poll(() => listPrivate(mover)).toHaveLength(1);
    clock.advance(16 * MINUTE);
    await waitUntilIdle(testBot);
    await openPanel(testBot, mover, CHANNEL);
    expect(listPrivate(mover)).toHaveLength(2);
    await waitForMessage(pressPlay(mover, old));
    await expect.poll(() => listPrivate(mover).map(({ id }) => id)).toEqual([old.id]);
  });
});

describe('panel', () => {
  test('panel: turns into the question of its owner after the other player moved, with the events since', async () => {
    const [mover, waiter] = await startAndListPlayers();
    const panel = await openPanel(testBot, waiter, CHANNEL);
    expect(getAnswers(panel)).toEqual([]);
    await clickBoard(mover);
    const now = testBot.discord.message(panel.id) as APIMessage;
    expect(getAnswers(now)).toContain(waiter.nick === '지수' ? '주사위 굴리기' : 'Roll the die');
    expect(now.content).toMatch(/^> /m);
    const after = await giveAnswer(waiter, now, getAnswers(now)[0] as string);
    expect(after.id).toBe(panel.id);
    await waitUntilIdle(testBot);
    expect((await loadWholeLog(testBot.app, 1)).at(-1)).toMatchObject({ kind: 'move', person: waiter.id });
  });

  test('panel: names the same player to move as the board after every move of three players', async () => {
    await startMatch(testBot, { game: 'motox', channel: CHANNEL, people: ['theo', 'mina', 'rex'] });
    const people = ['theo', 'mina', 'rex'].map(getPerson);
    for (const one of people) await openPanel(testBot, one, CHANNEL);
    for (let turn = 0; turn < 12; turn++) {
      await takeTurn(testBot, CHANNEL, chance);
      const due = findMover(testBot, CHANNEL) as PlaygroundUser;
      for (const one of people.filter(({ id }) => id !== due.id))
        expect(listPrivate(one).at(-1)?.content).toContain(escapeName(due.nick));
      expect(getAnswers(listPrivate(due).at(-1) as APIMessage).length).toBeGreaterThan(0);
    }
  });

  test('panel: follows the moves of an AI', async () => {
    await startMatch(testBot, { game: 'gostop', channel: CHANNEL, people: ['theo'], ais: 1 });
    const theo = getPerson('theo');
    while (findMover(testBot, CHANNEL)?.id !== theo.id) await waitUntilIdle(testBot);
    let panel = await openPanel(testBot, theo, CHANNEL);
    for (let answers = 0; answers < 8; answers++) {
      panel = await giveAnswer(theo, panel, getAnswers(panel)[0] as string);
      await waitUntilIdle(testBot);
      panel = testBot.discord.message(panel.id) as APIMessage;
      expect(getAnswers(panel).length).toBeGreaterThan(0);
    }
    await expect.poll(() => listPrivate(theo)).toHaveLength(1);
  });

  test('panel: keeps a half-answered question when another player decides at the same time', async () => {
    const options = getOptionChoices(gostop, { dealer: 'rps' });
    await startMatch(testBot, { game: 'gostop', channel: CHANNEL, people: ['theo', 'mina'], options });
    const [theo, mina] = [getPerson('theo'), getPerson('mina')];
    const panel = await openPanel(testBot, theo, CHANNEL);
    const other = await openPanel(testBot, mina, CHANNEL);
    await giveAnswer(mina, other, 'Rock');
    await waitUntilIdle(testBot);
    expect(testBot.discord.message(panel.id)).toEqual(panel);
    expect((await giveAnswer(theo, panel, 'Paper')).content).not.toContain('moved on');
  });

  test('panel: shows the result with a rematch button when the game ends', async () => {
    const [mover, waiter] = await startAndListPlayers();
    const panel = await openPanel(testBot, waiter, CHANNEL);
    const more = await waitForMessage(mover.click(getBoard(testBot, CHANNEL), 'More'));
    await waitForMessage(mover.click(await waitForMessage(mover.click(more, 'Resign')), 'Yes, resign'));
    await waitUntilIdle(testBot);
    const now = testBot.discord.message(panel.id) as APIMessage;
    expect(now.content).toContain(waiter.nick);
    expect(getOffers(now)[0]).toBe('Rematch');
    await waitForMessage(waiter.click(now, 'Rematch'));
    await waitUntilIdle(testBot);
    await expect.poll(() => listPrivate(waiter).length).toBeLessThanOrEqual(1);
  });

  test('panel: stays unchanged after its token has expired, and Refresh shows the question', async () => {
    const [mover, waiter] = await startAndListPlayers();
    const panel = await openPanel(testBot, waiter, CHANNEL);
    clock.advance(16 * MINUTE);
    await waitUntilIdle(testBot);
    await clickBoard(mover);
    expect(testBot.discord.message(panel.id)).toEqual(panel);
    expect(getAnswers(await waitForMessage(waiter.click(panel, 'My turn?'))).length).toBeGreaterThan(0);
  });

  test('panel: stays unchanged after a restart, and Refresh shows the question', async () => {
    const [mover, waiter] = await startAndListPlayers();
    const panel = await openPanel(testBot, waiter, CHANNEL);
    testBot = await testBot.again();
    await clickBoard(testBot.discord.person(mover.key));
    expect(testBot.discord.message(panel.id)).toEqual(panel);
    const theirs = testBot.discord.person(waiter.key);
    expect(getAnswers(await waitForMessage(theirs.click(panel, 'My turn?'))).length).toBeGreaterThan(0);
  });

  test('panel: one that its player dismissed causes no warning in the log', async () => {
    const [mover, waiter] = await startAndListPlayers();
    waiter.dismiss(await openPanel(testBot, waiter, CHANNEL));
    await clickBoard(mover);
    expect(listPrivate(waiter)).toEqual([]);
    expect(testBot.logged.filter((line) => /"level":[456]0/.test(line))).toEqual([]);
    const refused = (testBot.discord.problems as string[]).splice(0);
    expect(refused.every((problem) => problem.includes(' 10008 '))).toBe(true);
  });

  test('panel: one that cannot be deleted leaves the board and the move intact', async () => {
    const mover = await startAndRoll();
    await waitForMessage(mover.click(getBoard(testBot, CHANNEL), 'View'));
    testBot.pass(11 * MINUTE);
    testBot.bot.bot.recent.note(1, mover.id);
    for (let tries = 0; tries < 4; tries++)
      testBot.discord.faults.next(
        { method: 'DELETE', path: /^\/webhooks/ },
        { kind: '502', write: 'before' },
      );
    await clickBoard(mover);
    await testBot.bot.bot.answering.idle();
    expect(getOffers(getBoard(testBot, CHANNEL))).toContain('More');
    expect((await loadWholeLog(testBot.app, 1)).at(-1)).toMatchObject({ kind: 'move', person: mover.id });
    (testBot.discord.problems as string[]).length = 0;
  });

  test('panel: links to the next game only when nothing is to be decided, by a secondary button', async () => {
    const mover = await startAndRoll();
    await startSecondTable(mover);
    const panel = await openPanel(testBot, mover, CHANNEL);
    expect(getOffers(panel)).not.toContain('Next: Runaround');
    const after = await giveAnswer(mover, panel, getAnswers(panel)[0] as string);
    const next = listPressable(after.components).filter(({ label }) => label?.startsWith('Next'));
    expect(next).toMatchObject([{ label: 'Next: Runaround', style: ButtonStyle.Secondary }]);
    const there = await waitForMessage(mover.click(after, 'Next: Runaround'));
    expect(there).toMatchObject({ id: panel.id, content: expect.stringContaining('This game is in') });
    const again = await waitForMessage(mover.click(getBoard(testBot, CHANNEL), 'View'));
    expect(getOffers(again).filter((label) => label.startsWith('Next'))).toEqual([]);
  });

  test('panel: links to no game in a server that the player has left', async () => {
    const mover = await startAndRoll();
    await startSecondTable(mover);
    await testBot.store.updateTable('tables').set({ guild: ELSEWHERE }).where('id', '=', 2).execute();
    testBot.bot.bot.members.isIn = async (_, guild) => guild !== ELSEWHERE;
    const panel = await openPanel(testBot, mover, CHANNEL);
    const after = await giveAnswer(mover, panel, getAnswers(panel)[0] as string);
    expect(getOffers(after).filter((label) => label.startsWith('Next'))).toEqual([]);
  });
});

describe('board', () => {
  test('board: is posted again silently below a conversation when the turn passes, and the old one is deleted', async () => {
    const mover = await startAndRoll();
    const old = getBoard(testBot, CHANNEL);
    getPerson('rex').say(CHANNEL, 'Nice roll!');
    const before = listPosts().length;
    await clickBoard(mover);
    const [post, ...others] = listPosts().slice(before);
    expect(others).toEqual([]);
    expect(post).toMatchObject({ pinged: [], payload: { flags: MessageFlags.SuppressNotifications } });
    expect(getBoard(testBot, CHANNEL).id).toBe(testBot.discord.channel(CHANNEL).messages.at(-1)?.id);
    expect(testBot.discord.message(old.id)).toBeNull();
    expect(getBoards(testBot, CHANNEL)).toHaveLength(1);
    await expectToldOnce(testBot.store, 1);
  });

  test('board: is edited when only private messages stand below it', async () => {
    const mover = await startAndRoll();
    const { id } = getBoard(testBot, CHANNEL);
    await waitForMessage(mover.click(getBoard(testBot, CHANNEL), 'View'));
    await clickBoard(mover);
    expect(getBoard(testBot, CHANNEL).id).toBe(id);
  });

  test('board: is edited below a conversation while the same player goes on', async () => {
    await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
    const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
    while (listOpenAnswers(getBoard(testBot, CHANNEL)).length > 0)
      await clickBoard(findMover(testBot, CHANNEL) as PlaygroundUser);
    const { id } = getBoard(testBot, CHANNEL);
    getPerson('rex').say(CHANNEL, 'Good luck!');
    await waitForMessage(mover.slash(CHANNEL, 'move', { text: 'roll' }));
    await waitUntilIdle(testBot);
    if (findMover(testBot, CHANNEL)?.id === mover.id) expect(getBoard(testBot, CHANNEL).id).toBe(id);
  });

  test('board: pings a player at once who has pressed nothing at the table for 90 seconds', async () => {
    const mover = await startAndRoll();
    clock.advance(91_000);
    const before = listPosts().length;
    await clickBoard(mover);
    const next = findMover(testBot, CHANNEL) as PlaygroundUser;
    if (next.id !== mover.id) expect(listPosts().slice(before)).toMatchObject([{ pinged: [next.id] }]);
  });
});

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}

/** Theo and Mina play Runaround, and the player who is due has rolled: they are asked under the board. */
async function startAndRoll(): Promise<PlaygroundUser> {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  for (;;) {
    const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
    await waitForMessage(mover.slash(CHANNEL, 'move', { text: 'roll' }));
    await waitUntilIdle(testBot);
    if (listOpenAnswers(getBoard(testBot, CHANNEL)).length > 0) return mover;
    await takeTurn(testBot, CHANNEL, chance);
  }
}

/** Starts the match and returns the player who is due, and the other one. */
async function startAndListPlayers(): Promise<readonly [PlaygroundUser, PlaygroundUser]> {
  const mover = await startAndRoll();
  const waiter = [getPerson('theo'), getPerson('mina')].find(({ id }) => id !== mover.id) as PlaygroundUser;
  return [mover, waiter];
}

/** Gives the first answer under the board. */
async function clickBoard(mover: PlaygroundUser): Promise<void> {
  const board = getBoard(testBot, CHANNEL);
  await (await mover.click(board, String(listOpenAnswers(board)[0]))).settled();
  await waitUntilIdle(testBot);
}

function listOpenAnswers(board: APIMessage): readonly string[] {
  return listPressable(board.components).flatMap(({ custom_id, label }) =>
    custom_id?.startsWith('do:') && label ? [label] : [],
  );
}

/** Lists the private messages that a player sees, in any channel. */
function listPrivate(who: PlaygroundUser): readonly APIMessage[] {
  return [CHANNEL, OTHER].flatMap((channel) =>
    who.sees(channel).flatMap(({ message, ephemeral }) => (ephemeral ? [message] : [])),
  );
}

/** Starts a second table at which that player is due too. */
async function startSecondTable(who: PlaygroundUser): Promise<void> {
  await startMatch(testBot, { game: 'runaround', channel: OTHER, people: ['theo', 'mina'] });
  while (findMover(testBot, OTHER)?.id !== who.id) await takeTurn(testBot, OTHER, chance);
  clock.advance(16 * MINUTE);
  await waitUntilIdle(testBot);
}

function listPosts(): readonly SentItem[] {
  return testBot.discord.sent.filter(({ kind, audience }) => kind === 'message' && audience === 'channel');
}
