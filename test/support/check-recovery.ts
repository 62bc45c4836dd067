import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { expect } from 'vitest';
import type { AppContext } from '../../src/app/core/context.ts';
import { demoServer } from '../../src/demo-server.ts';
import { type Chance, pickOne } from '../../src/engine/chance.ts';
import { createSeededChance } from '../../src/engine/seeded-chance.ts';
import {
  listPressable,
  MovableClock,
  openPlayground,
  type Playground,
  type PlaygroundUser,
} from '../../src/playground/index.ts';
import { saveFollower, saveLobbyAlerts, saveNextAlert } from '../../src/store/alerts.ts';
import { requestNotice } from '../../src/store/notices.ts';
import type { Store } from '../../src/store/open.ts';
import {
  loadStoredServerSettings,
  type ServerSettings,
  saveServerSettings,
} from '../../src/store/server-settings.ts';
import { type BotProcess, startBot } from './bot-process.ts';
import { createReadOnlyContext } from './chaos/chaos.ts';
import { armKillPoint, chooseKillPoint, type KillPoint, MOVE_REQUESTS } from './chaos/kill-moments.ts';
import { openStore } from './store.ts';
import {
  addAi,
  chooseOptions,
  findMover,
  getAnswers,
  getBoards,
  getLobbyCard,
  getOffers,
  giveAnswer,
  openPanel,
  waitForMessage,
} from './table.ts';
import { expectCompleteLog, expectToldOnce } from './verify.ts';
import { pollUntilIdle } from './wait-until-idle.ts';

const CHANNEL = 'table-one';

/** Time in ms that people look at a panel before they answer. */
const LOOK_MS = 700;

/** Returns the ms by which the machine's clock is ahead of Discord's; called at each start of the bot and before each post. */
export type ClockAhead = (moment: 'start' | 'post', chance: Chance) => number;

/** A move that the bot acknowledged to the person, with its version. */
interface AcknowledgedMove {
  readonly table: number;
  readonly version: number;
  readonly person: string;
}

/** The bot in a process of its own, in a Discord whose clock only the test moves. */
interface KillSession {
  readonly discord: Playground;
  readonly clock: MovableClock;
  readonly folder: string;
  readonly chance: Chance;
  readonly store: Store;
  readonly house: AppContext;
  readonly acknowledged: AcknowledgedMove[];
  ahead: ClockAhead;
  bot: BotProcess;
  /** Channel or thread of the game that was opened last. */
  channel: string;
  /** Number of messages sent before the settings last changed. */
  since: number;
}

/** Options of a run of kills. */
export interface KillOptions {
  /** Returns the server's settings for a kill. */
  readonly settings?: (kill: number) => Partial<ServerSettings>;
  /** Index of the first kind of moment for {@link chooseKillPoint}. */
  readonly from?: number;
}

/** Kills the bot at `kills` moments of running games, on machines with these clocks; every game must go on unharmed. */
export async function checkRecoveryAfterKills(
  kills: number,
  machine: (kill: number) => ClockAhead,
  { settings = () => ({}), from = 0 }: KillOptions = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'piecemeal-restart-'));
  const testBot = await beginKillSession(folder, machine(0), createSeededChance(20_261_121));
  try {
    await turnOnAlerts(testBot);
    await turnOnDashboard(testBot);
    await killRepeatedly(testBot, kills, machine, { settings, from });
  } finally {
    await testBot.bot.kill();
    await testBot.store.destroy();
    await testBot.discord.stop();
    rmSync(folder, { recursive: true });
  }
}

async function beginKillSession(folder: string, ahead: ClockAhead, chance: Chance): Promise<KillSession> {
  const clock = new MovableClock();
  const discord = await openPlayground({ page: false, server: demoServer, clock });
  const bot = await startBot(discord, folder, getClockOffset(clock, ahead('start', chance)));
  const store = await openStore(folder);
  const ctx = { ...createReadOnlyContext(() => clock.now()), store };
  const place = { channel: CHANNEL, since: 0 };
  const testBot: KillSession = {
    ...{ discord, clock, folder, ahead, chance, store, house: ctx, acknowledged: [], bot },
    ...place,
  };
  discord.onRequest(({ method, path, phase }) => {
    if (method === 'POST' && POST.test(path) && phase === 'before')
      testBot.bot.setClock(getClockOffset(clock, testBot.ahead('post', chance)));
  });
  return testBot;
}

const POST = /^\/channels\/\d+\/messages$/;

/** Returns the offset from the real clock that is `ahead` ms ahead of the test's clock. */
function getClockOffset(clock: MovableClock, ahead: number): number {
  return clock.now() + ahead - Date.now();
}

async function killRepeatedly(
  testBot: KillSession,
  kills: number,
  machine: (kill: number) => ClockAhead,
  { settings, from }: Required<KillOptions>,
): Promise<void> {
  const { discord, clock, chance, acknowledged } = testBot;
  const written: string[] = [];
  for (let kill = 0; kill < kills; kill++) {
    await changeSettings(testBot, settings(kill));
    if (!(await isPlaying(testBot))) await openTable(testBot);
    const point = chooseKillPoint(chance, from + kill, MOVE_REQUESTS);
    testBot.ahead = machine(kill);
    await playUntilKilled(testBot, point);
    if (chance.draw(2) === 1) clock.advance(6 * 60_000);
    written.push(testBot.bot.output());
    testBot.bot = await startBot(
      discord,
      testBot.folder,
      getClockOffset(clock, testBot.ahead('start', chance)),
    );
    await waitUntilAtRest(testBot).catch((error) => {
      console.error(kill, point, testBot.bot.output());
      throw error;
    });
    await expectConsistent(testBot);
  }
  while (await isPlaying(testBot)) await makeOneMove(testBot, new Promise(() => {}));
  await waitUntilAtRest(testBot);
  await expectConsistent(testBot);
  expect(acknowledged.length).toBeGreaterThan(kills);
  expect(discord.problems).toEqual([]);
  expect([...written, testBot.bot.output()].join('')).not.toMatch(/"level":50|stash|coins/);
}

/** Changes the settings of the server. */
async function changeSettings(testBot: KillSession, settings: Partial<ServerSettings>): Promise<void> {
  const { store, discord } = testBot;
  await saveServerSettings(store, discord.guildId, settings, 0);
  testBot.since = discord.sent.length;
}

/** Has people play until the kill; if the moment does not come, kills the bot when idle. */
async function playUntilKilled(testBot: KillSession, point: KillPoint): Promise<void> {
  const { killed, disarm } = armKillPoint(testBot.discord, point, () => testBot.bot.kill());
  let dead = false;
  void killed.then(() => {
    dead = true;
  });
  for (let tries = 0; tries < 4 && !dead && (await isPlaying(testBot)); tries++)
    await makeOneMove(testBot, killed);
  disarm();
  if (!dead) await testBot.bot.kill();
}

/** Has the player who is due press Play and answer until a move is made or the bot is killed. */
async function makeOneMove(testBot: KillSession, killed: Promise<void>): Promise<void> {
  const who = findMover(testBot, testBot.channel) as PlaygroundUser;
  let panel = await unlessKilled(killed, openPanel(testBot, who, testBot.channel));
  while (panel && getAnswers(panel).length > 0) panel = await answerPanel(testBot, who, panel, killed);
  if (panel) await unlessKilled(killed, waitUntilAtRest(testBot));
}

async function answerPanel(
  { bot, chance, clock, acknowledged }: KillSession,
  who: PlaygroundUser,
  panel: APIMessage,
  killed: Promise<void>,
): Promise<APIMessage | null> {
  const [table, version] = parseTableAndVersion(panel);
  clock.advance(LOOK_MS);
  await bot.pass(LOOK_MS);
  const next = await unlessKilled(killed, giveAnswer(who, panel, pickOne(chance, getAnswers(panel))));
  if (!next) return null;
  const moved = getAnswers(next).length === 0 || parseTableAndVersion(next)[1] !== version;
  if (moved) acknowledged.push({ table, version, person: who.id });
  return next;
}

/** Parses table and version from the answers of a panel. */
function parseTableAndVersion(panel: APIMessage): readonly [number, number] {
  const id = listPressable(panel.components).find(({ custom_id }) =>
    /^(answer|menu):/.test(custom_id ?? ''),
  )?.custom_id;
  const [, table = '', version = ''] = id?.split(':') ?? [];
  return [Number.parseInt(table, 36), Number.parseInt(version, 36)];
}

async function unlessKilled<T>(killed: Promise<void>, doing: Promise<T>): Promise<T | null> {
  return await Promise.race([doing, killed.then(() => null)]);
}

async function isPlaying({ store }: KillSession): Promise<boolean> {
  const live = store.selectFrom('tables').select('id').where('phase', '=', 'playing');
  return (await live.executeTakeFirst()) !== undefined;
}

async function openTable(testBot: KillSession): Promise<void> {
  const { discord } = testBot;
  const [theo, rex] = [discord.person('theo'), discord.person('rex')];
  await waitForMessage(theo.slash(CHANNEL, 'play', { game: 'forage' }));
  await waitUntilAtRest(testBot);
  testBot.channel = await findNewestChannel(testBot);
  const card = () => getLobbyCard(testBot, testBot.channel);
  await waitForMessage(rex.click(card(), 'Join'));
  await addAi(theo, card());
  await chooseOptions(testBot, theo, testBot.channel, [['Limit of rounds', '20 rounds']]);
  await waitUntilAtRest(testBot);
  await waitForMessage(theo.click(card(), 'Start'));
  await waitUntilAtRest(testBot);
  await followGames(testBot);
}

/** Returns the channel or thread of the table that was opened last. */
async function findNewestChannel({ store }: KillSession): Promise<string> {
  const tables = store.selectFrom('tables').select('channel').orderBy('id', 'desc').limit(1);
  return (await tables.executeTakeFirstOrThrow()).channel;
}

/** Turns on lobby alerts for Mina, and *you're next* for all players. */
async function turnOnAlerts({ discord, store }: KillSession): Promise<void> {
  await saveLobbyAlerts(store, discord.guildId, discord.person('mina').id, ['forage']);
  for (const key of ['theo', 'rex']) await saveNextAlert(store, discord.person(key).id, true, 0);
}

/** Makes Mina a follower of every running game. */
async function followGames({ discord, store }: KillSession): Promise<void> {
  const running = store.selectFrom('tables').select('id').where('phase', '=', 'playing');
  for (const { id } of await running.execute()) await saveFollower(store, id, discord.person('mina').id, 0);
}

async function waitUntilAtRest({ house: ctx }: KillSession): Promise<void> {
  await pollUntilIdle(ctx, async () => await new Promise((resume) => setTimeout(resume, 5)));
}

/** Expects that no acknowledged move is lost, no move is partial, nothing is published twice, and one board has buttons. */
async function expectConsistent(testBot: KillSession): Promise<void> {
  const { discord, store, house: ctx, acknowledged } = testBot;
  const tables = await store.selectFrom('tables').select('id').where('state', 'is not', null).execute();
  for (const { id } of tables) {
    const log = await expectCompleteLog(ctx, id);
    for (const { version, person } of acknowledged.filter(({ table }) => table === id)) {
      expect(log[version]).toMatchObject({ number: version + 1, kind: 'move', person });
    }
    await expectToldOnce(store, id);
  }
  // Posting a board again deletes the previous one.
  const boards = store.selectFrom('posts').select('message').where('kind', '=', 'board');
  const posts = await boards.where('phase', '!=', 'lost').orderBy('id').execute();
  const places = [...new Set([discord.channel(CHANNEL).id, ...(await listChannels(testBot))])];
  const shown = places.flatMap((place) => discord.channel(place).messages.filter(isBoard));
  expect(shown.map(({ id }) => id).toSorted()).toEqual(posts.map(({ message }) => message).toSorted());
  await expectTidy(testBot, shown);
  const live = places.flatMap((place) => getBoards(testBot, place));
  expect(live.filter((board) => getOffers(board).includes('Play'))).toHaveLength(
    (await isPlaying(testBot)) ? 1 : 0,
  );
  await expectDirectMessagesOnce(testBot);
  await expectAlertsOnce(testBot);
  await expectQuiet(testBot);
  expectOneDashboard(testBot);
  const over = tables.length - ((await isPlaying(testBot)) ? 1 : 0);
  expect(live.filter((board) => !getOffers(board).includes('Play'))).toHaveLength(over);
}

/** Returns the channels and threads of all tables. */
async function listChannels({ store }: KillSession): Promise<readonly string[]> {
  return (await store.selectFrom('tables').select('channel').execute()).map(({ channel }) => channel);
}

/** Returns true if a message is a board or the line left of one. */
function isBoard({ content }: APIMessage): boolean {
  return /^(\*\*Forage\*\*\n|-# \*\*Forage\*\*)/.test(content);
}

/** Expects one line for each old board where boards shrink, and no old board where they are deleted. */
async function expectTidy({ discord, store }: KillSession, shown: readonly APIMessage[]): Promise<void> {
  const { tidy, notifications } = await loadStoredServerSettings(store, discord.guildId);
  const whole = shown.filter(({ content }) => !content.startsWith('-# '));
  const tables = await store.selectFrom('tables').select('channel').where('state', 'is not', null).execute();
  if (tidy === 'line') expect(whole).toHaveLength(tables.length);
  if (notifications === 'threads')
    expect(shown.map(({ channel_id }) => channel_id)).not.toContain(discord.channel(CHANNEL).id);
}

/** Expects that the direct messages sent are exactly those stored, each once. */
async function expectDirectMessagesOnce({ discord, store }: KillSession): Promise<void> {
  const sent = getDirectMessages(discord).filter(({ text }) => !ALERT.test(text));
  const letters = store.selectFrom('posts').select('message').where('kind', '=', 'reminder');
  const posts = await letters.where('phase', '!=', 'lost').where('person', 'is not', null).execute();
  expect(sent.map(({ message }) => message).toSorted()).toEqual(
    posts.map(({ message }) => message).toSorted(),
  );
}

/** Phrases that occur only in alerts. */
const ALERT = /opened a lobby for|The final board: |You’re next in/;

function getDirectMessages({ sent }: Playground) {
  return sent.filter(({ kind, audience }) => kind === 'message' && audience !== 'channel');
}

/** Expects one alert for each lobby and each end, and at most one *you're next* for a turn. */
async function expectAlertsOnce({ discord, store }: KillSession): Promise<void> {
  const alerts = getDirectMessages(discord).filter(({ text }) => ALERT.test(text));
  const count = (words: string) => alerts.filter(({ text }) => text.includes(words)).length;
  const tables = await store.selectFrom('tables').select('phase').execute();
  expect(count('opened a lobby for')).toBe(tables.length);
  expect(count('The final board: ')).toBe(tables.filter(({ phase }) => phase === 'over').length);
  const next = alerts.filter(({ text }) => text.includes('You’re next in')).map(({ text }) => text);
  expect(next).toEqual([...new Set(next)]);
  expect(
    await store.selectFrom('notices').select('subject').where('person', 'is not', null).execute(),
  ).toEqual([]);
}

/** Turns on a dashboard, which is posted at the next start. */
async function turnOnDashboard({ store, discord }: KillSession): Promise<void> {
  const { guildId: guild } = discord;
  const channel = discord.channel('general').id;
  await saveServerSettings(store, guild, { dashboard: channel }, 0);
  await requestNotice(store, { kind: 'dashboard', subject: 'en:1', guild, channel });
}

/** Expects that the dashboard was posted once and only edited since. */
function expectOneDashboard({ discord }: KillSession): void {
  const { messages } = discord.channel('general');
  const dashboards = messages.filter(({ content }) => content.startsWith('**Games on this server**'));
  expect(dashboards).toHaveLength(1);
}

/** Expects that no board on a quiet server pings a player. */
async function expectQuiet({ discord, store, since }: KillSession): Promise<void> {
  if ((await loadStoredServerSettings(store, discord.guildId)).notifications !== 'quiet') return;
  const boards = discord.sent
    .slice(since)
    .filter(({ audience, text }) => audience === 'channel' && text.startsWith('**Forage**\n'));
  expect(boards.flatMap(({ pinged }) => pinged)).toEqual([]);
}
