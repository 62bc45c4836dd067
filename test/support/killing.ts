import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { expect } from 'vitest';
import type { House } from '../../src/app/core/context.ts';
import { type Chance, pickOne } from '../../src/engine/chance.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { fridayTable } from '../../src/friends.ts';
import {
  type Actor,
  MovableClock,
  openPlayground,
  type Playground,
  pressable,
} from '../../src/playground/index.ts';
import { keepFollower, keepLobbyAlerts, keepNextAlert } from '../../src/store/alerts.ts';
import { want } from '../../src/store/notices.ts';
import type { Store } from '../../src/store/open.ts';
import { keepServer, type Server, serverOf } from '../../src/store/servers.ts';
import { type BotProcess, startBot } from './bot-process.ts';
import { restful } from './calm.ts';
import { readOnly } from './chaos/chaos.ts';
import { armed, type KillPoint, OF_MOVES, pointFor } from './chaos/moments.ts';
import { openStore } from './store.ts';
import {
  addAi,
  answered,
  answersOf,
  boardIn,
  boardsIn,
  cardIn,
  chooseOptions,
  giveAnswer,
  offers,
  toMove,
} from './table.ts';
import { expectToldOnce, expectWhole } from './verify.ts';

const CHANNEL = 'table-one';

/** So long people look at a panel before they answer, in ms. */
const LOOKED = 700;

/** By how many ms the machine's clock is ahead of Discord's; asked at each start of the bot, and before each post. */
export type Ahead = (moment: 'start' | 'post', chance: Chance) => number;

/** A move of which the person was told that it was made: at which version, by whom. */
interface Acknowledged {
  readonly table: number;
  readonly version: number;
  readonly person: string;
}

/** The bot in a process of its own, in a Discord whose clock only the test moves. */
interface Evening {
  readonly discord: Playground;
  readonly clock: MovableClock;
  readonly folder: string;
  readonly chance: Chance;
  readonly store: Store;
  readonly house: House;
  readonly acknowledged: Acknowledged[];
  ahead: Ahead;
  bot: BotProcess;
  /** Channel or thread of the game that was opened last. */
  channel: string;
  /** Number of messages that had been sent when the settings changed. */
  since: number;
}

/** Options of a run of kills. */
export interface Killing {
  /** Settings of the server from a kill on. */
  readonly settings?: (kill: number) => Partial<Server>;
  /** The first kind of moment of `killPoint`. */
  readonly from?: number;
}

/** Kills the bot at so many moments of running games, each on that machine; it goes on as if nothing had happened. */
export async function goesOnAfterKills(
  kills: number,
  machine: (kill: number) => Ahead,
  { settings = () => ({}), from = 0 }: Killing = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'piecemeal-restart-'));
  const evening = await begun(folder, machine(0), seeded(20_261_121));
  try {
    await wantAlerts(evening);
    await wantDashboard(evening);
    await killedAgainAndAgain(evening, kills, machine, { settings, from });
  } finally {
    await evening.bot.kill();
    await evening.store.destroy();
    await evening.discord.stop();
    rmSync(folder, { recursive: true });
  }
}

async function begun(folder: string, ahead: Ahead, chance: Chance): Promise<Evening> {
  const clock = new MovableClock();
  const discord = await openPlayground({ page: false, server: fridayTable, clock });
  const bot = await startBot(discord, folder, off(clock, ahead('start', chance)));
  const store = await openStore(folder);
  const house = { ...readOnly(() => clock.now()), store };
  const place = { channel: CHANNEL, since: 0 };
  const evening: Evening = {
    ...{ discord, clock, folder, ahead, chance, store, house, acknowledged: [], bot },
    ...place,
  };
  discord.onRequest(({ method, path, phase }) => {
    if (method === 'POST' && POST.test(path) && phase === 'before')
      evening.bot.setClock(off(clock, evening.ahead('post', chance)));
  });
  return evening;
}

const POST = /^\/channels\/\d+\/messages$/;

/** What a clock has to be moved by to be so much ahead of that one. */
function off(clock: MovableClock, ahead: number): number {
  return clock.now() + ahead - Date.now();
}

async function killedAgainAndAgain(
  evening: Evening,
  kills: number,
  machine: (kill: number) => Ahead,
  { settings, from }: Required<Killing>,
): Promise<void> {
  const { discord, clock, chance, acknowledged } = evening;
  const written: string[] = [];
  for (let kill = 0; kill < kills; kill++) {
    await choose(evening, settings(kill));
    if (!(await isPlaying(evening))) await openTable(evening);
    const point = pointFor(chance, from + kill, OF_MOVES);
    evening.ahead = machine(kill);
    await playUntilKilled(evening, point);
    if (chance.draw(2) === 1) clock.advance(6 * 60_000);
    written.push(evening.bot.output());
    evening.bot = await startBot(discord, evening.folder, off(clock, evening.ahead('start', chance)));
    await rest(evening).catch((error) => {
      console.error(kill, point, evening.bot.output());
      throw error;
    });
    await expectConsistent(evening);
  }
  while (await isPlaying(evening)) await step(evening, new Promise(() => {}));
  await rest(evening);
  await expectConsistent(evening);
  expect(acknowledged.length).toBeGreaterThan(kills);
  expect(discord.problems).toEqual([]);
  expect([...written, evening.bot.output()].join('')).not.toMatch(/"level":50|stash|coins/);
}

/** Changes the settings of the server. */
async function choose(evening: Evening, settings: Partial<Server>): Promise<void> {
  const { store, discord } = evening;
  await keepServer(store, discord.guildId, settings, 0);
  evening.since = discord.sent.length;
}

/** People go on playing until the moment has come; where it does not come the bot is ended at rest. */
async function playUntilKilled(evening: Evening, point: KillPoint): Promise<void> {
  const { killed, disarm } = armed(evening.discord, point, () => evening.bot.kill());
  let dead = false;
  void killed.then(() => {
    dead = true;
  });
  for (let tries = 0; tries < 4 && !dead && (await isPlaying(evening)); tries++) await step(evening, killed);
  disarm();
  if (!dead) await evening.bot.kill();
}

/** Whoever is to move presses Play and answers until a move is made, or until the bot is gone. */
async function step(evening: Evening, killed: Promise<void>): Promise<void> {
  const who = toMove(evening, evening.channel) as Actor;
  let panel = await unless(killed, answered(who.click(boardIn(evening, evening.channel), 'Play')));
  while (panel && answersOf(panel).length > 0) panel = await answer(evening, who, panel, killed);
  if (panel) await unless(killed, rest(evening));
}

async function answer(
  { bot, chance, clock, acknowledged }: Evening,
  who: Actor,
  panel: APIMessage,
  killed: Promise<void>,
): Promise<APIMessage | null> {
  const [table, version] = placeOf(panel);
  clock.advance(LOOKED);
  await bot.pass(LOOKED);
  const next = await unless(killed, giveAnswer(who, panel, pickOne(chance, answersOf(panel))));
  if (!next) return null;
  const moved = answersOf(next).length === 0 || placeOf(next)[1] !== version;
  if (moved) acknowledged.push({ table, version, person: who.id });
  return next;
}

/** Table and version as the answers of a panel carry them. */
function placeOf(panel: APIMessage): readonly [number, number] {
  const id = pressable(panel.components).find(({ custom_id }) =>
    /^(answer|menu):/.test(custom_id ?? ''),
  )?.custom_id;
  const [, table = '', version = ''] = id?.split(':') ?? [];
  return [Number.parseInt(table, 36), Number.parseInt(version, 36)];
}

async function unless<T>(killed: Promise<void>, doing: Promise<T>): Promise<T | null> {
  return await Promise.race([doing, killed.then(() => null)]);
}

async function isPlaying({ store }: Evening): Promise<boolean> {
  const live = store.selectFrom('tables').select('id').where('phase', '=', 'playing');
  return (await live.executeTakeFirst()) !== undefined;
}

async function openTable(evening: Evening): Promise<void> {
  const { discord } = evening;
  const [theo, rex] = [discord.person('theo'), discord.person('rex')];
  await answered(theo.slash(CHANNEL, 'play', { game: 'forage' }));
  await rest(evening);
  evening.channel = await newestChannel(evening);
  const card = () => cardIn(evening, evening.channel);
  await answered(rex.click(card(), 'Join'));
  await addAi(theo, card());
  await chooseOptions(evening, theo, evening.channel, [['Limit of rounds', '20 rounds']]);
  await rest(evening);
  await answered(theo.click(card(), 'Start'));
  await rest(evening);
  await follow(evening);
}

/** Returns the channel or thread of the table that was opened last. */
async function newestChannel({ store }: Evening): Promise<string> {
  const tables = store.selectFrom('tables').select('channel').orderBy('id', 'desc').limit(1);
  return (await tables.executeTakeFirstOrThrow()).channel;
}

/** Turns on lobby alerts for Mina, and *you're next* for all players. */
async function wantAlerts({ discord, store }: Evening): Promise<void> {
  await keepLobbyAlerts(store, discord.guildId, discord.person('mina').id, ['forage']);
  for (const key of ['theo', 'rex']) await keepNextAlert(store, discord.person(key).id, true, 0);
}

/** Makes Mina a follower of every running game. */
async function follow({ discord, store }: Evening): Promise<void> {
  const running = store.selectFrom('tables').select('id').where('phase', '=', 'playing');
  for (const { id } of await running.execute()) await keepFollower(store, id, discord.person('mina').id, 0);
}

async function rest({ house }: Evening): Promise<void> {
  await restful(house, async () => await new Promise((resume) => setTimeout(resume, 5)));
}

/** No acknowledged move is lost, no move is half made, nothing is told twice, one board has buttons. */
async function expectConsistent(evening: Evening): Promise<void> {
  const { discord, store, house, acknowledged } = evening;
  const tables = await store.selectFrom('tables').select('id').where('state', 'is not', null).execute();
  for (const { id } of tables) {
    const log = await expectWhole(house, id);
    for (const { version, person } of acknowledged.filter(({ table }) => table === id)) {
      expect(log[version]).toMatchObject({ number: version + 1, kind: 'move', person });
    }
    await expectToldOnce(store, id);
  }
  // Posting a board anew deletes the one before it.
  const boards = store.selectFrom('posts').select('message').where('kind', '=', 'board');
  const posts = await boards.where('phase', '!=', 'lost').orderBy('id').execute();
  const places = [...new Set([discord.channel(CHANNEL).id, ...(await channels(evening))])];
  const shown = places.flatMap((place) => discord.channel(place).messages.filter(isBoard));
  expect(shown.map(({ id }) => id).toSorted()).toEqual(posts.map(({ message }) => message).toSorted());
  await expectTidy(evening, shown);
  const live = places.flatMap((place) => boardsIn(evening, place));
  expect(live.filter((board) => offers(board).includes('Play'))).toHaveLength(
    (await isPlaying(evening)) ? 1 : 0,
  );
  await expectLettersOnce(evening);
  await expectAlertsOnce(evening);
  await expectQuiet(evening);
  expectOneDashboard(evening);
  const over = tables.length - ((await isPlaying(evening)) ? 1 : 0);
  expect(live.filter((board) => !offers(board).includes('Play'))).toHaveLength(over);
}

/** Returns the channels and threads of all tables. */
async function channels({ store }: Evening): Promise<readonly string[]> {
  return (await store.selectFrom('tables').select('channel').execute()).map(({ channel }) => channel);
}

/** Returns whether a message is a board, or what is left of one. */
function isBoard({ content }: APIMessage): boolean {
  return /^(\*\*Forage\*\*\n|-# \*\*Forage\*\*)/.test(content);
}

/** Expects one line for each old board where boards shrink, and no old board where they are deleted. */
async function expectTidy({ discord, store }: Evening, shown: readonly APIMessage[]): Promise<void> {
  const { tidy, notifications } = await serverOf(store, discord.guildId);
  const whole = shown.filter(({ content }) => !content.startsWith('-# '));
  const tables = await store.selectFrom('tables').select('channel').where('state', 'is not', null).execute();
  if (tidy === 'line') expect(whole).toHaveLength(tables.length);
  if (notifications === 'threads')
    expect(shown.map(({ channel_id }) => channel_id)).not.toContain(discord.channel(CHANNEL).id);
}

/** Every direct message that the bot knows of was sent once, and no other. */
async function expectLettersOnce({ discord, store }: Evening): Promise<void> {
  const sent = lettersIn(discord).filter(({ text }) => !ALERT.test(text));
  const letters = store.selectFrom('posts').select('message').where('kind', '=', 'reminder');
  const posts = await letters.where('phase', '!=', 'lost').where('person', 'is not', null).execute();
  expect(sent.map(({ message }) => message).toSorted()).toEqual(
    posts.map(({ message }) => message).toSorted(),
  );
}

/** Phrases that occur only in alerts. */
const ALERT = /opened a lobby for|The final board: |You’re next in/;

function lettersIn({ sent }: Playground) {
  return sent.filter(({ kind, audience }) => kind === 'message' && audience !== 'channel');
}

/** Each lobby and each end was told once, and nobody was told twice that they are next in the same turn. */
async function expectAlertsOnce({ discord, store }: Evening): Promise<void> {
  const alerts = lettersIn(discord).filter(({ text }) => ALERT.test(text));
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

/** Turns a dashboard on: it is posted at the next start. */
async function wantDashboard({ store, discord }: Evening): Promise<void> {
  const { guildId: guild } = discord;
  const channel = discord.channel('general').id;
  await keepServer(store, guild, { dashboard: channel }, 0);
  await want(store, { kind: 'dashboard', subject: 'en:1', guild, channel });
}

/** The dashboard was posted once, and is edited from then on. */
function expectOneDashboard({ discord }: Evening): void {
  const { messages } = discord.channel('general');
  const dashboards = messages.filter(({ content }) => content.startsWith('**Games on this server**'));
  expect(dashboards).toHaveLength(1);
}

/** On a quiet server no board pings anybody. */
async function expectQuiet({ discord, store, since }: Evening): Promise<void> {
  if ((await serverOf(store, discord.guildId)).notifications !== 'quiet') return;
  const boards = discord.sent
    .slice(since)
    .filter(({ audience, text }) => audience === 'channel' && text.startsWith('**Forage**\n'));
  expect(boards.flatMap(({ pinged }) => pinged)).toEqual([]);
}
