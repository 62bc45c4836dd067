import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import { earlier } from '../../src/games/earlier.ts';
import { games } from '../../src/games/registry.ts';
import { openPlayground, type Playground } from '../../src/playground/index.ts';
import type { Store } from '../../src/store/open.ts';
import { type BotProcess, startBot } from '../support/bot-process.ts';
import { armKillPoint } from '../support/chaos/kill-moments.ts';
import { LeagueChannel, type LeagueSession } from '../support/league-channel.ts';
import { openStore } from '../support/store.ts';
import { getBoards } from '../support/table.ts';
import { pollUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
/** First lines of a pairings message, and of the message under which a thread is opened. */
const PAIRINGS = /^\*\*(New matches|Semifinal|Final)\*\*/;
const STARTER = /^(Round \d of \d|Semifinal|Final): /;

let folder: string;
let discord: Playground;
let store: Store;
let bot: BotProcess;
let league: LeagueChannel;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'piecemeal-league-'));
  discord = await openPlayground({ page: false, server: demoServer });
  bot = await startBot(discord, folder, 0);
  store = await openStore(folder);
  league = new LeagueChannel(() => createLeagueSession());
});
afterAll(async () => {
  await bot.kill();
  await store.destroy();
  await discord.stop();
  rmSync(folder, { recursive: true });
});

type KillPhase = 'before' | 'after';

/** A request at which the bot is killed, once before Discord carries it out and once after. */
interface LeagueKillMoment {
  readonly method: string;
  /** Path in the league's channel. */
  readonly path: string;
  /** Number within the kind, from 1. */
  readonly nth: number;
  readonly when: KillPhase;
}

const MESSAGE_POSTED = { method: 'POST', path: '/messages', nth: 1 };
const STARTER_POSTED = { method: 'POST', path: '/messages', nth: 1 };
const THREAD_OPENED = { method: 'POST', path: '/messages/\\d+/threads', nth: 1 };
const STARTER_DELETED = { method: 'DELETE', path: '/messages/\\d+', nth: 1 };
const MESSAGE_EDITED = { method: 'PATCH', path: '/messages/\\d+', nth: 2 };

test('cup: keeps one pairings message a round when the bot is killed during pairing', async () => {
  await playKilled(
    { kind: 'cup' },
    ['theo', 'mina', 'rex'],
    [
      { ...MESSAGE_POSTED, when: 'after' },
      { ...THREAD_OPENED, when: 'after' },
    ],
  );
  await league.playAll();
  expect(league.messages().at(-1)?.content).toContain('The Runaround cup is over');
  expect(listPairings().map(({ content }) => content.split('\n')[0])).toEqual([
    '**Semifinal** · Runaround cup',
    '**Final** · Runaround cup',
  ]);
}, 120_000);

test('league: keeps one pairings message and one thread a match when the bot is killed during pairing', async () => {
  await playKilled(
    { twice: true },
    ['theo', 'mina', 'rex', 'jisu'],
    [
      { ...MESSAGE_POSTED, when: 'before' },
      { ...STARTER_POSTED, when: 'before' },
      { ...STARTER_POSTED, when: 'after' },
      { ...THREAD_OPENED, when: 'after' },
      { ...STARTER_DELETED, when: 'before' },
      { ...MESSAGE_EDITED, when: 'before' },
    ],
  );
  expect(listPairings()).toHaveLength(1);
}, 120_000);

/** Plays a league in which the player who is due resigns. While matches are paired, the bot is killed at each moment once. */
async function playKilled(
  options: Parameters<LeagueChannel['entered']>[1],
  people: readonly string[],
  moments: readonly LeagueKillMoment[],
): Promise<void> {
  before = league.messages().length;
  await league.entered(people, options);
  const left = [...moments];
  const killedAt = async (doing: () => Promise<void>) => {
    if (left[0] && (await killOnce(left[0], doing))) left.shift();
    await expectOneEach();
  };
  await killedAt(() => league.click('theo', 'Start'));
  for (let [table] = await league.playing(); table && left.length > 0; [table] = await league.playing()) {
    const { channel } = table;
    await killedAt(() => league.resignDue(channel));
  }
  expect(left).toEqual([]);
  expect(discord.problems.filter((line) => !EXPECTED.test(line))).toEqual([]);
}

/** Refusals of requests that are repeated after a kill. */
const EXPECTED = /400 160004 A thread has already been created|DELETE .* 404 10008 Unknown Message$/;

/** Number of messages before the league was opened. */
let before = 0;

/** Kills the bot at a moment of the action, and restarts it; returns false if the moment did not come. */
async function killOnce(
  { method, path, nth, when }: LeagueKillMoment,
  doing: () => Promise<void>,
): Promise<boolean> {
  const at = new RegExp(`^/channels/${discord.channel(CHANNEL).id}${path}$`);
  const { killed, disarm } = armKillPoint(discord, { method, path: at, nth, written: when === 'after' }, () =>
    bot.kill(),
  );
  const isKilled = await Promise.race([killed.then(() => true), doing().then(() => false)]);
  disarm();
  if (isKilled) bot = await startBot(discord, folder, 0);
  await waitUntilAtRest();
  return isKilled;
}

/** Expects that every table has a thread with one board, every thread a table, and no starter message is left. */
async function expectOneEach(): Promise<void> {
  await waitUntilAtRest();
  const tables = await store.selectFrom('tables').select('channel').orderBy('id').execute();
  const threads = league.threads().map(({ id }) => id);
  expect(threads.toSorted()).toEqual(tables.map(({ channel }) => channel).toSorted());
  const playing = await league.playing();
  for (const { channel } of playing) expect(getBoards(createLeagueSession(), channel)).toHaveLength(1);
  expect(league.messages().filter(({ content }) => STARTER.test(content))).toEqual([]);
  const told = listPairings()
    .map(({ content }) => content)
    .join('\n');
  for (const { channel } of playing) expect(told.split(`<#${channel}>`)).toHaveLength(2);
}

/** Lists the league's pairings messages. */
function listPairings() {
  return league
    .messages()
    .slice(before)
    .filter(({ content }) => PAIRINGS.test(content));
}

/** Returns the session of a bot that runs in another process: its database tells what is left to do. */
function createLeagueSession(): LeagueSession {
  const idle = async () => await setTimeout(5);
  const publisher = { idle };
  return {
    discord,
    store,
    app: { store, games, earlier },
    bot: { publisher: publisher, notices: publisher, matches: publisher },
  };
}

async function waitUntilAtRest(): Promise<void> {
  await pollUntilIdle(createLeagueSession().app, async () => await setTimeout(5));
}
