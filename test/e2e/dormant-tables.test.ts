import { type APIMessage, ChannelType } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { openTestBotForWeeks, passDays, passTime, waitUntilSettled } from '../support/days.ts';
import { getPosts } from '../support/reminders.ts';
import {
  findMover,
  getBoard,
  getBoards,
  getLobbyCard,
  getOffers,
  pressPlay,
  startMatch,
  takeTurn,
  waitForMessage,
} from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { expectCompleteLog, expectToldOnce, loadStoredTable } from '../support/verify.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const DAY = 86_400_000;
const CHANNEL = 'table-one';
const SLEEPS = '-# Paused: no moves for a while.';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBotForWeeks();
});
afterEach(async () => {
  await testBot.end();
});

describe('dormant table', () => {
  test('dormant table: is marked as paused, pings all players once, and any button wakes it', async () => {
    await startRunaround();
    await passDays(testBot, 20);
    expect(getBoard(testBot, CHANNEL).content).not.toContain(SLEEPS);
    const [board, before] = [getBoard(testBot, CHANNEL), getPosts(testBot).length];
    await passDays(testBot, 1);
    expect(getBoard(testBot, CHANNEL).id).toBe(board.id);
    expect(getBoard(testBot, CHANNEL).content).toContain(SLEEPS);
    expect(getBoard(testBot, CHANNEL).attachments).toHaveLength(board.attachments.length);
    const people = ['theo', 'mina'].map((name) => testBot.discord.person(name).id);
    const told = getPosts(testBot).slice(before);
    expect(told.map(({ pinged }) => [...pinged].sort())).toEqual([people.sort()]);
    expect(testBot.discord.channel(CHANNEL).messages.at(-1)?.content).toContain(
      `press any button on the board to resume`,
    );
    await passDays(testBot, 20);
    expect(getPosts(testBot)).toHaveLength(before + 1);
    const rex = testBot.discord.person('rex');
    await waitForMessage(rex.click(getBoard(testBot, CHANNEL), 'View'));
    await waitUntilIdle(testBot);
    expect(getBoard(testBot, CHANNEL).content).not.toContain(SLEEPS);
    expect(getPosts(testBot).slice(before + 1)).toMatchObject([
      { pinged: [findMover(testBot, CHANNEL)?.id] },
    ]);
    expect(getOffers(testBot.discord.message(board.id) as APIMessage)).toEqual([]);
    await takeTurn(testBot, CHANNEL, chance);
    await expectCompleteLog(testBot.app, 1);
    await expectToldOnce(testBot.store, 1);
    expectCalm(testBot);
  });

  test('dormant table: leaves the channel to another game, and its buttons say so until that ends', async () => {
    await startRunaround();
    await passDays(testBot, 21);
    const [asleep, theo] = [getBoard(testBot, CHANNEL), findMover(testBot, CHANNEL) as PlaygroundUser];
    await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['rex', 'jisu'] });
    const told = await waitForMessage(pressPlay(theo, asleep));
    expect(told.content).toContain('the channel now has another one');
    expect(told.content).toContain(getBoard(testBot, CHANNEL).id);
    expect((await loadStoredTable(testBot.app, 1)).record.sleptAt).not.toBeNull();
    await waitForMessage(testBot.discord.person('mina').slash(CHANNEL, 'move'));
    expect((await loadStoredTable(testBot.app, 1)).record.sleptAt).not.toBeNull();
    const more = await waitForMessage(
      testBot.discord.person('rex').click(getBoard(testBot, CHANNEL), 'More'),
    );
    const sure = await waitForMessage(testBot.discord.person('rex').click(more, 'End game'));
    await waitForMessage(testBot.discord.person('rex').click(sure, 'Yes, end it'));
    await waitUntilIdle(testBot);
    await waitForMessage(pressPlay(theo, asleep));
    expect((await loadStoredTable(testBot.app, 1)).record.sleptAt).toBeNull();
    expectCalm(testBot);
  });

  test('dormant table: can go on in a thread while another game has the channel, and the old board links there', async () => {
    await startRunaround();
    await passDays(testBot, 21);
    const [asleep, due] = [getBoard(testBot, CHANNEL), findMover(testBot, CHANNEL) as PlaygroundUser];
    const [theo, mina] = ['theo', 'mina'].map((name) => testBot.discord.person(name)) as [
      PlaygroundUser,
      PlaygroundUser,
    ];
    const other = due.id === theo.id ? mina : theo;
    await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['rex', 'jisu'] });
    expect(getOffers(await waitForMessage(pressPlay(testBot.discord.person('rex'), asleep)))).toEqual([]);
    const told = await waitForMessage(pressPlay(other, asleep));
    const before = getPosts(testBot).length;
    const moved = await waitForMessage(other.click(told, 'Continue in a thread'));
    await waitUntilIdle(testBot);
    const { channel, parent, sleptAt } = (await loadStoredTable(testBot.app, 1)).record;
    expect([parent, sleptAt]).toEqual([testBot.discord.channel(CHANNEL).id, null]);
    expect(moved.content).toContain(channel);
    const posts = getPosts(testBot).slice(before);
    expect(posts).toMatchObject([
      { channel: parent, pinged: [] },
      { channel, pinged: [due.id] },
    ]);
    expect(getBoards(testBot, channel)).toHaveLength(1);
    const old = testBot.discord.message(asleep.id) as APIMessage;
    expect(getOffers(old)).toEqual([]);
    expect(old.content).toContain(`Continues in a thread: `);
    expect(old.content).toContain(channel);
    testBot = await testBot.again();
    await takeTurn(testBot, channel, chance);
    await expectCompleteLog(testBot.app, 1);
    await expectToldOnce(testBot.store, 1);
    const data = { custom_id: 'wake-thread:1', component_type: 2 };
    await waitForMessage(other.raw({ channel: CHANNEL, type: 3, data, message: told }));
    const threads = testBot.discord.channels.filter(
      ({ channel: { type } }) => type === ChannelType.PublicThread,
    );
    expect(threads.map(({ channel: { id } }) => id)).toEqual([channel]);
    expectCalm(testBot);
  });

  test('dormant table: posts nothing when the player to move wakes it', async () => {
    await startRunaround();
    await passDays(testBot, 21);
    const before = getPosts(testBot).length;
    await waitForMessage(
      (findMover(testBot, CHANNEL) as PlaygroundUser).click(getBoard(testBot, CHANNEL), 'View'),
    );
    await waitUntilIdle(testBot);
    expect(getBoard(testBot, CHANNEL).content).not.toContain(SLEEPS);
    expect(getPosts(testBot)).toHaveLength(before);
  });

  test('dormant table: is woken by /move and stays dormant over a restart', async () => {
    await startRunaround();
    await passDays(testBot, 21);
    testBot = await testBot.again();
    await waitUntilSettled(testBot);
    expect((await loadStoredTable(testBot.app, 1)).record.sleptAt).not.toBeNull();
    const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
    await mover.complete(CHANNEL, 'move', { text: '' }, 'text');
    expect((await loadStoredTable(testBot.app, 1)).record.sleptAt).not.toBeNull();
    const [offer] = await mover.complete(CHANNEL, 'move', { text: '' }, 'text');
    await waitForMessage(mover.slash(CHANNEL, 'move', { text: String(offer?.value) }));
    await waitUntilIdle(testBot);
    expect((await expectCompleteLog(testBot.app, 1)).length).toBeGreaterThan(1);
    expect(getBoard(testBot, CHANNEL).content).not.toContain(SLEEPS);
    expect(getBoards(testBot, CHANNEL)).toHaveLength(1);
    expectCalm(testBot);
  });

  test('dormant table: becomes dormant at the next start when the bot was stopped at the time', async () => {
    await startRunaround();
    await passDays(testBot, 8);
    await testBot.bot.close();
    testBot.discord.clock.advance(20 * 86_400_000);
    testBot = await testBot.again();
    await waitUntilSettled(testBot);
    expect(getBoard(testBot, CHANNEL).content).toContain(SLEEPS);
  });

  test('dormant table: has its own heading in /games', async () => {
    await startRunaround();
    await passDays(testBot, 21);
    const list = await waitForMessage(testBot.discord.person('theo').slash('general', 'games'));
    expect(list.content).toContain('**Paused**');
    expect(list.content).not.toContain('**Your turn**');
  });

  test('dormant table: becomes dormant even if its board was deleted', async () => {
    await startRunaround();
    testBot.discord.deleteMessage(getBoard(testBot, CHANNEL));
    await passDays(testBot, 21);
    expect((await loadStoredTable(testBot.app, 1)).record.sleptAt).not.toBeNull();
    expect(testBot.discord.problems.join()).toContain('10008');
    await waitForMessage(testBot.discord.person('theo').slash(CHANNEL, 'move'));
    expect((await loadStoredTable(testBot.app, 1)).record.sleptAt).toBeNull();
  });
});

describe('lobby that is never started', () => {
  test('lobby: is closed after a week without changes, and its card says why', async () => {
    await waitForMessage(testBot.discord.person('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
    await passDays(testBot, 5);
    await waitForMessage(testBot.discord.person('mina').click(getLobbyCard(testBot, CHANNEL), 'Join'));
    await passDays(testBot, 6);
    const card = getLobbyCard(testBot, CHANNEL);
    await passDays(testBot, 1);
    const closed = testBot.discord.message(card.id);
    expect(closed?.content).toContain('This lobby was closed: nobody started the game for a week.');
    expect(closed && getOffers(closed)).toEqual([]);
    await waitForMessage(testBot.discord.person('rex').slash(CHANNEL, 'play', { game: 'forage' }));
    await waitUntilIdle(testBot);
    expect(getLobbyCard(testBot, CHANNEL).content).toContain('Forage');
  });

  test("lobby: stays open when the machine's clock is 400 days ahead, and closes a week after its last change", async () => {
    await waitForMessage(testBot.discord.person('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
    await passDays(testBot, 1);
    await restartLater(400);
    expect(await countLobbies()).toBe(1);
    await waitForMessage(testBot.discord.person('mina').click(getLobbyCard(testBot, CHANNEL), 'Join'));
    await waitUntilSettled(testBot);
    await restartLater(0);
    await passDays(testBot, 6);
    expect(await countLobbies()).toBe(1);
    await passTime(testBot, DAY + 60_000);
    expect(await countLobbies()).toBe(0);
  });

  test.each([400, -400])(
    "lobby: closes after a week by Discord's time when it was opened by a clock %i days off",
    async (off) => {
      await restartLater(off);
      await waitForMessage(testBot.discord.person('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
      await passDays(testBot, 6);
      expect(await countLobbies()).toBe(1);
      await restartLater(0);
      expect(await countLobbies()).toBe(1);
      await passDays(testBot, 1);
      expect(await countLobbies()).toBe(0);
    },
  );

  test('lobby: closes at a start with a clock 400 days ahead if its week is over', async () => {
    await waitForMessage(testBot.discord.person('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
    await testBot.bot.close();
    testBot.discord.clock.advance(7 * DAY);
    await restartLater(400);
    expect(await countLobbies()).toBe(0);
  });
});

const chance = createSeededChance(3);

/** Restarts the bot on a machine whose clock is `ahead` days ahead. */
async function restartLater(ahead: number): Promise<void> {
  testBot = await testBot.again(undefined, ahead * DAY);
  await waitUntilSettled(testBot);
}

async function countLobbies(): Promise<number> {
  const open = testBot.store.selectFrom('tables').select('id').where('phase', '=', 'lobby');
  return (await open.execute()).length;
}

async function startRunaround(): Promise<void> {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'], pace: 'null' });
}
