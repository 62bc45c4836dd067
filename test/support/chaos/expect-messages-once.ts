import { expect } from 'vitest';
import type { Playground } from '../../../src/playground/index.ts';
import { loadStoredServerSettings } from '../../../src/store/server-settings.ts';
import { stripEmoji } from '../strip-emoji.ts';
import { getBoards } from '../table.ts';
import type { Chaos } from './chaos.ts';
import { isBoard, isLive } from './expect-consistent.ts';

type Observed = Pick<Chaos, 'discord' | 'app'>;

/** Channels of a run, and the number of messages sent before its settings last changed. */
interface MessagePlan {
  readonly lobby: string;
  readonly dashboard: string;
  readonly since: number;
}

/** Expects that boards, direct messages, alerts and the dashboard are there once each, as the server's settings ask for. */
export async function expectMessagesOnce(chaos: Observed, plan: MessagePlan): Promise<void> {
  await expectTidy(chaos, plan.lobby);
  await expectOneLiveBoard(chaos);
  await expectDirectMessagesOnce(chaos);
  await expectAlertsOnce(chaos);
  await expectDirectBoardsOnce(chaos);
  await expectNoPing(chaos, plan.since);
  expectOneDashboard(chaos, plan.dashboard);
}

/** Returns true while a match is played. */
export async function isPlaying({ app: { store } }: Pick<Chaos, 'app'>): Promise<boolean> {
  const live = store.selectFrom('tables').select('id').where('phase', '=', 'playing');
  return (await live.executeTakeFirst()) !== undefined;
}

/** Expects one line for each old board where boards shrink, and no board in the lobby's channel where games are in threads. */
async function expectTidy({ discord, app: { store } }: Observed, lobby: string): Promise<void> {
  const { tidy, notifications } = await loadStoredServerSettings(store, discord.guildId);
  const shown = discord.channels.flatMap(({ messages }) => messages.filter(isBoard));
  const whole = shown.filter(({ content }) => !content.startsWith('-# '));
  const tables = await store.selectFrom('tables').select('id').where('state', 'is not', null).execute();
  if (tidy === 'line') expect(whole).toHaveLength(tables.length);
  if (notifications === 'threads')
    expect(shown.map(({ channel_id }) => channel_id)).not.toContain(discord.channel(lobby).id);
}

/** Expects one board to play on while a match is played, and one with buttons for each match that is over. */
async function expectOneLiveBoard(chaos: Observed): Promise<void> {
  const { discord, app } = chaos;
  const tables = await app.store.selectFrom('tables').select('id').where('state', 'is not', null).execute();
  const playing = (await isPlaying(chaos)) ? 1 : 0;
  const boards = discord.channels.flatMap(({ id }) => getBoards({ discord }, id));
  expect(boards.filter(isLive)).toHaveLength(playing);
  expect(boards.filter((board) => !isLive(board))).toHaveLength(tables.length - playing);
}

/** Expects that the direct messages sent are exactly those stored, each once. */
async function expectDirectMessagesOnce({ discord, app: { store } }: Observed): Promise<void> {
  const sent = getDirectMessages(discord).filter(({ text }) => !ALERT.test(text) && !isBoardText(text));
  const reminders = store.selectFrom('posts').select('message').where('kind', '=', 'reminder');
  const posts = await reminders.where('phase', '!=', 'lost').where('person', 'is not', null).execute();
  expect(sent.map(({ message }) => message).toSorted()).toEqual(
    posts.map(({ message }) => message).toSorted(),
  );
}

/** Phrases that occur only in alerts. */
const ALERT = /opened a lobby for|Final board: |You’re next in/;

function getDirectMessages({ sent }: Playground) {
  return sent.filter(({ kind, audience }) => kind === 'message' && audience !== 'channel');
}

/** Expects one alert for each lobby and each end, and at most one *you're next* for a turn. */
async function expectAlertsOnce({ discord, app: { store } }: Observed): Promise<void> {
  const alerts = getDirectMessages(discord).filter(({ text }) => ALERT.test(text));
  const count = (words: string) => alerts.filter(({ text }) => text.includes(words)).length;
  const tables = await store.selectFrom('tables').select('phase').execute();
  expect(count('opened a lobby for')).toBe(tables.length);
  expect(count('Final board: ')).toBe(tables.filter(({ phase }) => phase === 'over').length);
  const next = alerts.filter(({ text }) => text.includes('You’re next in')).map(({ text }) => text);
  expect(next).toEqual([...new Set(next)]);
  const left = store.selectFrom('notices').select('subject').where('person', 'is not', null);
  expect(await left.where('kind', '!=', 'directBoard').execute()).toEqual([]);
}

/** Expects that the follower has one board of each match in her direct messages, the newest as it is in the channel. */
async function expectDirectBoardsOnce(chaos: Observed): Promise<void> {
  const { discord, app } = chaos;
  const tables = await app.store
    .selectFrom('tables')
    .select('channel')
    .where('state', 'is not', null)
    .execute();
  const mina = discord.person('mina');
  const seen = mina.sees(mina.direct()).map(({ message }) => message.content);
  const boards = seen.filter(isBoardText);
  expect(boards).toHaveLength(tables.length);
  if (await isPlaying(chaos))
    expect(boards.at(-1)).toBe(getBoards({ discord }, tables.at(-1)?.channel ?? '').at(-1)?.content);
}

function isBoardText(text: string): boolean {
  return stripEmoji(text).startsWith('**Forage**\n');
}

/** Expects that no board on a quiet server pings a player. */
async function expectNoPing({ discord, app: { store } }: Observed, since: number): Promise<void> {
  if ((await loadStoredServerSettings(store, discord.guildId)).notifications !== 'quiet') return;
  const boards = discord.sent
    .slice(since)
    .filter(({ audience, text }) => audience === 'channel' && isBoardText(text));
  expect(boards.flatMap(({ pinged }) => pinged)).toEqual([]);
}

/** Expects that the dashboard was posted once and only edited since. */
function expectOneDashboard({ discord }: Pick<Chaos, 'discord'>, channel: string): void {
  const { messages } = discord.channel(channel);
  const dashboards = messages.filter(({ content }) => content.startsWith('**Games on this server**'));
  expect(dashboards).toHaveLength(1);
}
