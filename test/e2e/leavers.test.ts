import { DiscordAPIError } from 'discord.js';
import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findLeftGuilds } from '../../src/discord/core/left-servers.ts';
import { MembershipCache } from '../../src/discord/core/memory/membership-cache.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { openTestBotForWeeks, passDays } from '../support/days.ts';
import { beginPacedMatch } from '../support/paced-match.ts';
import { getPosts } from '../support/reminders.ts';
import { findMover, getBoard, startMatch, takeTurn, waitForMessage } from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { createActor } from '../support/test-context.ts';
import { expectCompleteLog, expectToldOnce, loadStoredTable } from '../support/verify.ts';
import { waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBotForWeeks();
});
afterEach(async () => {
  await testBot.end();
});

describe('player who left the server', () => {
  test('player who left the server: is named in the reminder, and the others can decide at once', async () => {
    await startRunaround(CHANNEL);
    const late = findMover(testBot, CHANNEL) as PlaygroundUser;
    const other = testBot.discord.person(late.key === 'theo' ? 'mina' : 'theo');
    testBot.discord.leave(late.key);
    await passDays(testBot, 1);
    const reminder = getNewest();
    expect(reminder.content).toContain(`${late.nick} is no longer on this server.`);
    expect(reminder.content).not.toContain(`<@${late.id}>`);
    expect(getPosts(testBot).at(-1)?.pinged).toEqual([other.id]);
    await waitForMessage(other.click(reminder, 'Let an AI take over'));
    await waitUntilIdle(testBot);
    const { seats } = await loadStoredTable(testBot.app, 1);
    expect(seats.map(({ kind }) => kind).sort()).toEqual(['ai', 'person']);
    expect(findMover(testBot, CHANNEL)?.id).toBe(other.id);
  });

  test('player who left the server: has no vote, so the remaining player decides alone', async () => {
    const late = await beginPacedMatch(testBot, CHANNEL, { game: 'forage', people: THREE, pace: '24' });
    const [gone, other] = THREE.map((key) => testBot.discord.person(key)).filter(({ id }) => id !== late.id);
    testBot.discord.leave(gone?.key ?? '');
    await passDays(testBot, 1);
    expect(getNewest().content).toMatch(/\S+, what now\? You decide about .+’s turn\./);
    await waitForMessage((other as PlaygroundUser).click(getNewest(), 'Let an AI take over'));
    await waitUntilIdle(testBot);
    expect(getBoard(testBot, CHANNEL).content).toContain('An AI takes over for');
  });

  test('player who left during a vote: is not waited for when the next vote comes', async () => {
    const late = await beginPacedMatch(testBot, CHANNEL, { game: 'forage', people: THREE, pace: '24' });
    const [gone, other] = THREE.map((key) => testBot.discord.person(key)).filter(({ id }) => id !== late.id);
    await passDays(testBot, 1);
    expect(getNewest().content).toContain('2 votes decide about');
    testBot.discord.leave(gone?.key ?? '');
    await waitForMessage((other as PlaygroundUser).click(getNewest(), 'Let an AI take over'));
    await waitUntilIdle(testBot);
    expect(getBoard(testBot, CHANNEL).content).toContain('An AI takes over for');
    await expectCompleteLog(testBot.app, 1);
  });

  test('player who left the server: need not agree to an undo', async () => {
    await beginPacedMatch(testBot, CHANNEL, { game: 'motox', people: THREE });
    const [asker, gone, other] = [await makeDueMove(), await makeDueMove(), await makeDueMove()];
    testBot.discord.leave(gone.key);
    await requestUndo(asker);
    expect(getBoard(testBot, CHANNEL).content).toMatch(new RegExp(`<@${other.id}>, allow it`));
    expect(getBoard(testBot, CHANNEL).content).not.toContain(`<@${gone.id}>`);
    await waitForMessage(other.click(getBoard(testBot, CHANNEL), 'Allow'));
    await waitUntilIdle(testBot);
    expect(getBoard(testBot, CHANNEL).content).toContain('undoes a move');
    testBot.discord.comeBack(gone.key);
    expect([(await makeDueMove()).id, (await makeDueMove()).id]).toEqual([asker.id, gone.id]);
    for (const { key } of [gone, other]) testBot.discord.leave(key);
    await requestUndo(asker);
    expect((await loadStoredTable(testBot.app, 1)).record.played).toBe(0);
    await expectCompleteLog(testBot.app, 1);
    await expectToldOnce(testBot.store, 1);
  });

  test('player who returned to the server: is reminded as before', async () => {
    await startRunaround(CHANNEL);
    const late = findMover(testBot, CHANNEL) as PlaygroundUser;
    testBot.discord.leave(late.key);
    await passDays(testBot, 1);
    testBot.discord.comeBack(late.key);
    await passDays(testBot, 2);
    expect(getNewest().content).toContain(`<@${late.id}>`);
    expect(getNewest().content).not.toContain('no longer');
  });

  test('reminder: is sent when Discord does not answer whether the player left', async () => {
    await startRunaround(CHANNEL);
    const late = findMover(testBot, CHANNEL) as PlaygroundUser;
    const path = new RegExp(`/members/${late.id}$`);
    for (let time = 0; time < 5; time++)
      testBot.discord.faults.next({ method: 'GET', path }, { kind: '502', write: 'before' });
    await passDays(testBot, 1);
    expect(getNewest().content).toContain(`<@${late.id}>`);
  });
});

describe('membership in other servers', () => {
  const ELSEWHERE = '1300000000000000999';
  const unknown = (code: number) => new DiscordAPIError({ code, message: '' }, code, 404, 'GET', '', {});

  test.each([
    ['leaves out tables of a server that the player has left', () => Promise.reject(unknown(10007)), 0],
    ['lists tables of a server that the player is in', () => Promise.resolve({}), 1],
    ['lists tables when Discord answers with another error', () => Promise.reject(unknown(10004)), 1],
    ['lists tables when Discord does not answer in time', () => new Promise(() => {}), 1],
  ] as const)('/games for a player of two servers: %s', async (_, get, tables) => {
    await startRunaround(CHANNEL);
    await testBot.store.updateTable('tables').set({ guild: ELSEWHERE }).execute();
    const { bot } = testBot.bot;
    const asking = {
      ...bot,
      members: new MembershipCache(() => testBot.discord.clock.now()),
      rest: { ...bot.rest, get },
    };
    const ctx = {
      bot: asking,
      interaction: { guildId: testBot.discord.guildId },
      by: createActor(getTheoId()),
    };
    expect((await findLeftGuilds(ctx as never)).size).toBe(1 - tables);
  });

  test('/games: does not list a kept seat in a server that the player has left', async () => {
    await startRunaround(CHANNEL);
    const held = { kind: 'ai' as const, person: null, player: 'random', instead: getTheoId() };
    await testBot.store.updateTable('seats').set(held).where('person', '=', getTheoId()).execute();
    await testBot.store.updateTable('tables').set({ guild: ELSEWHERE }).execute();
    testBot.bot.bot.members.isIn = async () => false;
    expect((await callGames()).content).toContain('You’re not in any games');
  });

  test('MembershipCache: asks Discord once and again after ten minutes', async () => {
    const members = new MembershipCache(() => testBot.discord.clock.now());
    let asked = 0;
    const rest = { get: async () => ++asked } as never;
    for (let time = 0; time < 3; time++) await members.isIn(rest, 'g', 'p', 100);
    expect(asked).toBe(1);
    testBot.discord.clock.advance(600_000);
    await members.isIn(rest, 'g', 'p', 100);
    expect(asked).toBe(2);
  });
});

const chance = createSeededChance(3);
const THREE = ['theo', 'mina', 'rex'];

/** Has the player who is due move. Returns that player. */
async function makeDueMove(): Promise<PlaygroundUser> {
  const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
  await takeTurn(testBot, CHANNEL, chance);
  return mover;
}

async function requestUndo(mover: PlaygroundUser): Promise<void> {
  const more = await waitForMessage(mover.click(getBoard(testBot, CHANNEL), 'More'));
  await waitForMessage(mover.click(more, 'Ask to undo'));
  await waitUntilIdle(testBot);
}

function getNewest(): APIMessage {
  return testBot.discord.channel(CHANNEL).messages.at(-1) as APIMessage;
}

function getTheoId(): string {
  return testBot.discord.person('theo').id;
}

async function startRunaround(channel: string): Promise<void> {
  await startMatch(testBot, { game: 'runaround', channel, people: ['theo', 'mina'] });
}

async function callGames(who: PlaygroundUser | null = testBot.discord.person('theo')) {
  if (!who) throw new Error('Nobody is to move');
  return await waitForMessage(who.slash('general', 'games'));
}
