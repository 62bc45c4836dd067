import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { describeCloseCode } from '../../src/discord/client/connect-error.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import {
  MovableClock,
  openPlayground,
  type PlaygroundUser,
  type ServerPlan,
} from '../../src/playground/index.ts';
import { runFailingStart } from '../support/bot-process.ts';
import {
  findMover,
  getAnswers,
  getBoard,
  getBoards,
  pressPlay,
  startMatch,
  takeTurn,
  waitForMessage,
} from '../support/table.ts';
import { connectTestBot, openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectCompleteLog, expectToldOnce, loadStoredTable } from '../support/verify.ts';
import { expectNoBug, waitUntilIdle } from '../support/wait-until-idle.ts';

const SHARDS = 6;

const servers = Array.from(
  { length: 12 },
  (_, nth): ServerPlan => ({
    name: `S${nth}`,
    bot: 'Piecemeal',
    channels: ['table'],
    people: [
      { key: 'mina', name: 'Mina', manages: true },
      { key: 'theo', name: 'Theo' },
    ],
  }),
);

let testBot: TestBot;
afterEach(async () => await testBot.end());

const getChannelName = (server: number): string => `S${server}/table`;
const getShard = (server: number): number =>
  Number((BigInt(testBot.discord.servers[server]?.id ?? 0) >> 22n) % BigInt(SHARDS));

async function beginMatch(server: number): Promise<void> {
  await startMatch(testBot, { game: 'runaround', channel: getChannelName(server), people: ['mina', 'theo'] });
}

/** Returns the table's id of a server. */
async function findTableId(server: number): Promise<number> {
  const { id } = testBot.discord.channel(getChannelName(server));
  const tables = testBot.store.selectFrom('tables').select('id').where('channel', '=', id);
  return (await tables.executeTakeFirstOrThrow()).id;
}

async function isGone(server: number): Promise<boolean> {
  return (await loadStoredTable(testBot.app, await findTableId(server))).record.goneAt !== null;
}

/** Expects that nothing was refused except a repeated answer, which a busy machine causes. */
function expectSteady(): void {
  expect(testBot.discord.problems.filter((line) => !line.includes(' 40060 '))).toEqual([]);
  expectNoBug(testBot);
}

async function expectSound(server: number): Promise<void> {
  const id = await findTableId(server);
  await expectCompleteLog(testBot.app, id);
  await expectToldOnce(testBot.store, id);
  expect(getBoards(testBot, getChannelName(server))).toHaveLength(1);
}

/** One server of each shard. */
const played = [0, 1, 2, 3, 4, 5];

const rules = { shards: SHARDS, maxConcurrency: 16 };

/** Takes a turn on each server at once. */
async function takeTurns(among: readonly number[]): Promise<void> {
  await Promise.all(
    among.map((server) => takeTurn(testBot, getChannelName(server), createSeededChance(server))),
  );
}

test('six shards: matches go on while one session ends and one server removes the bot', async () => {
  testBot = await openTestBot({ servers, gateway: rules });
  const { discord } = testBot;
  expect(discord.shards).toEqual(played);
  expect(new Set(played.map(getShard)).size).toBe(SHARDS);
  for (const server of played) await beginMatch(server);
  await takeTurns(played);

  discord.faults.closeSession(4000, getShard(3));
  const late = findMover(testBot, getChannelName(3)) as PlaygroundUser;
  const missed = pressPlay(late, getBoard(testBot, getChannelName(3)));
  await takeTurns(played.filter((server) => server !== 3));
  expect(getAnswers(await waitForMessage(missed))).not.toEqual([]);
  await takeTurns([3]);
  expect(discord.shards).toEqual(played);

  discord.servers[4]?.removeBot();
  await expect.poll(() => isGone(4)).toBe(true);
  await takeTurns(played.filter((server) => server !== 4));
  discord.servers[4]?.inviteBot();
  await expect.poll(() => isGone(4)).toBe(false);
  await waitUntilIdle(testBot);
  await takeTurns([4]);

  for (const server of played) await expectSound(server);
  expectSteady();
}, 60_000);

test('closed shard: a fatal close code of one shard is reported, so that the process can end', async () => {
  const codes: number[] = [];
  const stopped = (code: number) => void codes.push(code);
  testBot = await openTestBot({ servers, gateway: rules, stopped });
  testBot.discord.faults.closeSession(4000, 1);
  testBot.discord.faults.closeSession(4011, 4);
  await expect.poll(() => codes).toEqual([4011]);
  expect(describeCloseCode(4011)).toContain('SHARDS=auto');
});

test('process with one shard: notices changes of its own servers only', async () => {
  const botData = mkdtempSync(join(tmpdir(), 'piecemeal-shards-'));
  const clock = new MovableClock();
  const discord = await openPlayground({ page: false, servers, gateway: rules, clock });
  testBot = await connectTestBot(discord, { botData });
  for (const server of [0, 1]) await beginMatch(server);
  await testBot.bot.close();
  await testBot.store.destroy();
  discord.servers[0]?.removeBot();
  clock.advance(5_000);
  testBot = await connectTestBot(discord, { botData, shards: { count: SHARDS, ids: [getShard(0)] } });
  expect(discord.shards).toEqual([getShard(0)]);
  expect([await isGone(0), await isGone(1)]).toEqual([true, false]);
  expectSteady();
  rmSync(botData, { recursive: true });
}, 30_000);

test('first shard: answers while the second still waits to identify', async () => {
  const gateway = { shards: 2, maxConcurrency: 1 };
  const discord = await openPlayground({ page: false, servers: servers.slice(0, 2), gateway });
  const coming = connectTestBot(discord, { isUnhurried: true });
  await discord.until(({ shards }) => shards.length === 1, 'the first shard');
  const [first] = discord.shards;
  const here = discord.servers.find(({ id }) => Number((BigInt(id) >> 22n) % 2n) === first);
  const data = { id: '1300000000000000999', name: 'games', type: 1, options: [] };
  const channel = here?.channel('table') ?? '';
  const answer = await (await discord.person('mina').raw({ channel, type: 2, data })).settled();
  expect(answer.message?.content).toContain('You’re not in any games.');
  expect(discord.shards).toEqual([first]);
  testBot = await coming;
  expect(discord.shards).toEqual([0, 1]);
  expectSteady();
}, 30_000);

test("Discord's rate limits: lose and double nothing when other requests use them up", async () => {
  const clock = new MovableClock();
  testBot = await openTestBot({ servers: servers.slice(0, 2), limits: true, clock });
  const { discord } = testBot;
  const met = (scope: string) => discord.limited.filter((line) => line.endsWith(` ${scope}`)).length;
  clock.advance(5_000);
  while (
    (await waitForOtherRequest('POST', `/channels/${discord.channel(getChannelName(0)).id}/messages`)) !== 429
  );
  clock.advance(4_800);
  const first = beginMatch(0);
  await discord.until(() => met('user') > 1, 'the bot to meet the limit of the channel');
  clock.advance(200);
  await first;

  clock.advance(5_000);
  while ((await waitForOtherRequest('GET', '/users/@me')) !== 429);
  clock.advance(900);
  const second = beginMatch(1);
  await discord.until(() => met('global') > 1, 'the bot to meet the limit of all requests');
  clock.advance(100);
  await second;

  for (const server of [0, 1]) {
    clock.advance(5_000);
    await takeTurn(testBot, getChannelName(server), createSeededChance(server));
    await expectSound(server);
  }
  expectSteady();
}, 30_000);

/** Sends a request as another process of the bot. */
async function waitForOtherRequest(method: string, path: string): Promise<number> {
  const { api, token } = testBot.discord;
  const headers = { authorization: `Bot ${token}`, 'content-type': 'application/json' };
  const body = method === 'GET' ? null : JSON.stringify({ content: 'Here too' });
  return (await fetch(`${api}/v10${path}`, { method, headers, body })).status;
}

test('too few shards: end the process with one line that says what to do', async () => {
  testBot = await openTestBot({ servers, gateway: { mostServersAShard: 6 }, shards: SHARDS });
  const { discord } = testBot;
  const folder = mkdtempSync(join(tmpdir(), 'piecemeal-shards-'));
  const env = { DATA_DIR: folder, DISCORD_API: discord.api, DISCORD_TOKEN: discord.token, SHARDS: '1' };
  const { code, out, err } = await runFailingStart(env);
  expect([code, out]).toEqual([1, '']);
  const sentences = err.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
  expect(sentences).toEqual([expect.stringMatching(/more shards \(4011\)\. Set SHARDS=auto/)]);
  rmSync(folder, { recursive: true });
}, 30_000);
