import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { channelsChanged } from '../../src/app/server-settings/dashboard.ts';
import { seeded } from '../../src/engine/seeded.ts';
import type { Place } from '../../src/playground/index.ts';
import { calm, expectNoBug, expectSilence } from '../support/calm.ts';
import { openWeeks, settle, timePasses } from '../support/days.ts';
import type { Evening } from '../support/evening.ts';
import { begun, turnPassed } from '../support/paced.ts';
import { answered, cardIn, isPrivate, offers, toMove } from '../support/table.ts';

const CHANNEL = 'table-one';
const LOBBY = 'table-two';
const HALL = 'general';
const EVERY = 120_000;
const chance = seeded(7);

let evening: Evening;
beforeEach(async () => {
  evening = await openWeeks();
});
afterEach(async () => {
  // Nobody but a moderator opens a locked thread.
  expect(evening.discord.problems.filter((line) => !/^PATCH \/channels\/\d+ 403 50013 /.test(line))).toEqual(
    [],
  );
  expectSilence(evening);
  expectNoBug(evening);
  await evening.end();
});

test('dashboard: lists whose turn it is, since and until, and lobbies with open seats, silently', async () => {
  const first = await begun(evening, CHANNEL, { pace: '24' });
  await turnOn();
  await answered(evening.discord.person('rex').slash(LOBBY, 'play', { game: 'forage' }));
  const from = evening.discord.notifications.length;
  await timePasses(evening, EVERY);
  const { content } = dashboard();
  expect(content).toMatch(
    new RegExp(
      `Runaround.*${first.key === 'theo' ? 'Theo' : 'Mina'} to move · turn began <t:\\d+:R> · until <t:\\d+:f>`,
    ),
  );
  expect(content).toMatch(/Forage.* · .*Rex.*’s lobby · 3 open seats/);
  expect(offers(dashboard())).toEqual(['Join Forage']);
  await turnPassed(evening, CHANNEL, chance);
  await timePasses(evening, EVERY);
  expect(dashboard().content).not.toContain(`${first.key === 'theo' ? 'Theo' : 'Mina'} to move`);
  const ours = evening.discord.notifications.slice(from).filter(({ message }) => message === dashboard().id);
  expect(ours).toEqual([]);
});

test('dashboard: is edited at most every two minutes, and only after something has changed', async () => {
  await begun(evening, CHANNEL, { pace: 'null' });
  await turnOn();
  await timePasses(evening, 2 * EVERY);
  let edits = 0;
  const path = new RegExp(`/messages/${dashboard().id}$`);
  evening.discord.onRequest(({ method, path: asked, phase }) => {
    if (method === 'PATCH' && phase === 'before' && path.test(asked)) edits++;
  });
  await timePasses(evening, 20 * EVERY);
  expect(edits).toBe(0);
  await turnPassed(evening, CHANNEL, chance);
  await turnPassed(evening, CHANNEL, chance);
  await timePasses(evening, EVERY / 2);
  expect(edits).toBe(0);
  await timePasses(evening, EVERY / 2);
  expect(edits).toBe(1);
});

test('dashboard: Join takes a seat and says privately where the game is', async () => {
  await turnOn();
  await answered(evening.discord.person('rex').slash(LOBBY, 'play', { game: 'runaround' }));
  await timePasses(evening, EVERY);
  const theo = evening.discord.person('theo');
  const told = await answered(theo.click(dashboard(), 'Join Runaround'));
  expect(isPrivate(told)).toBe(true);
  expect(told.content).toMatch(/^\*\*Runaround\*\* · You have seat 2\. https:.*\/\d+$/);
  await calm(evening);
  expect(cardIn(evening, LOBBY).content).toContain('2. Theo');
  const again = await answered(evening.discord.person('mina').click(dashboard(), 'Join Runaround'));
  expect(again.content).not.toContain('You have seat');
  await timePasses(evening, EVERY);
  expect(dashboard().content).toContain('no open seat');
  expect(offers(dashboard())).toEqual([]);
});

test('dashboard: does not show a game in a channel that not everybody sees', async () => {
  const lobby = evening.discord.channel(LOBBY);
  await turnOn();
  await answered(evening.discord.person('rex').slash(LOBBY, 'play', { game: 'runaround' }));
  lobby.makePrivate();
  await settle(evening);
  await timePasses(evening, EVERY);
  expect(dashboard().content).toContain('No games right now');
  expect(offers(dashboard())).toEqual([]);
});

test('dashboard: takes a game off after its channel was hidden', async () => {
  await turnOn();
  await answered(evening.discord.person('rex').slash(LOBBY, 'play', { game: 'runaround' }));
  await timePasses(evening, EVERY);
  expect(offers(dashboard())).toEqual(['Join Runaround']);
  evening.discord.channel(LOBBY).makePrivate();
  await settle(evening);
  await timePasses(evening, EVERY);
  await timePasses(evening, EVERY);
  expect(dashboard().content).toContain('No games right now');
  expect(offers(dashboard())).toEqual([]);
});

test('dashboard: lists up to twenty games, says how many more there are, and has ten buttons', async () => {
  await openInThreads(25);
  await turnOn();
  const { content } = dashboard();
  const lines = content.split('\n').filter((line) => line.startsWith('- '));
  expect(lines.length).toBeLessThanOrEqual(20);
  expect(lines.length).toBeGreaterThan(10);
  expect(content).toContain(`… and ${26 - lines.length} more.`);
  expect(content.length).toBeLessThanOrEqual(2_000);
  expect(offers(dashboard())).toEqual(Array(10).fill('Join Runaround'));
});

test('dashboard: lists games in public threads, and none in a private one', async () => {
  const [open, secret] = await openInThreads(2);
  await turnOn();
  expect(listed()).toEqual([open?.id, secret?.id]);
  const hidden = evening.discord.channel(CHANNEL).startThread(evening.discord.person('mina'), 'hidden', true);
  hidden.addMember(evening.bot.bot.application());
  await moveTo(secret, hidden);
  await settle(evening);
  expect(evening.bot.bot.channel(hidden.id)).toBeDefined();
  await updated();
  expect(listed()).toEqual([open?.id]);
});

test('dashboard: lists a game in an archived thread, after a restart only where the thread can be opened again', async () => {
  const [open, shut] = await openInThreads(2);
  await turnOn();
  open?.change({ archived: true });
  shut?.change({ archived: true, locked: true });
  await settle(evening);
  await updated();
  expect(listed()).toEqual([open?.id, shut?.id]);
  expect(isArchived(open)).toBe(false);
  evening = await evening.again();
  await updated();
  expect(listed()).toEqual([open?.id]);
});

/** Opens so many lobbies in threads of a channel, by copies of one in the channel itself. */
async function openInThreads(count: number): Promise<readonly Place[]> {
  const { discord, store } = evening;
  await answered(discord.person('rex').slash(LOBBY, 'play', { game: 'runaround' }));
  await calm(evening);
  const lobby = await store.selectFrom('tables').selectAll().executeTakeFirstOrThrow();
  const parent = discord.channel(LOBBY);
  const threads = Array.from({ length: count }, (_, at) =>
    parent.startThread(discord.person('theo'), `game ${at}`),
  );
  for (const [at, { id }] of threads.entries())
    await store
      .insertInto('tables')
      .values({ ...lobby, id: 100 + at, channel: id, parent: parent.id })
      .execute();
  await settle(evening);
  return threads;
}

/** Moves the game of a thread to another one. */
async function moveTo(from: Place | undefined, to: Place): Promise<void> {
  const tables = evening.store.updateTable('tables').set({ channel: to.id });
  await tables.where('channel', '=', from?.id ?? '').execute();
}

/** Something changes, and the dashboard is updated. */
async function updated(): Promise<void> {
  await channelsChanged(evening.house, evening.discord.guildId);
  await timePasses(evening, 2 * EVERY);
}

/** The threads that the dashboard links to. */
function listed(): readonly string[] {
  const links = [...dashboard().content.matchAll(/channels\/\d+\/(\d+)/g)].map(
    ([, channel]) => channel ?? '',
  );
  return links.filter((channel) => channel !== evening.discord.channel(LOBBY).id);
}

function isArchived(thread: Place | undefined): boolean {
  const { channel } = thread ?? {};
  return channel !== undefined && 'thread_metadata' in channel && channel.thread_metadata?.archived === true;
}

test('dashboard: says that it is off, and a new one is posted when it is turned on again', async () => {
  await turnOn();
  const old = dashboard().id;
  await press('No dashboard');
  expect(dashboard().content).toBe('This dashboard is off.');
  await begun(evening, CHANNEL, { pace: 'null' });
  await timePasses(evening, 2 * EVERY);
  expect(dashboard().content).toBe('This dashboard is off.');
  await turnOn();
  expect(dashboard().id).not.toBe(old);
  expect(dashboard().content).toContain('Runaround');
});

test('dashboard: a restart neither doubles nor loses it', async () => {
  await turnOn();
  await begun(evening, CHANNEL, { pace: 'null' });
  evening = await evening.again();
  // The clock of the next start is a little behind.
  await timePasses(evening, 2 * EVERY);
  expect(dashboards()).toHaveLength(1);
  expect(dashboard().content).toContain('Runaround');
  expect(toMove(evening, CHANNEL)).not.toBe(null);
});

async function press(label: string): Promise<void> {
  const mina = evening.discord.person('mina');
  const settings = await answered(mina.slash(HALL, 'server'));
  const page = await answered(mina.click(settings, 'Messages'));
  await answered(mina.click(page, label));
  await calm(evening);
}

async function turnOn(): Promise<void> {
  await press('Dashboard, here');
}

function dashboards(): readonly APIMessage[] {
  const { messages } = evening.discord.channel(HALL);
  return messages.filter(({ content }) => /^(\*\*Games on this server|This dashboard)/.test(content));
}

function dashboard(): APIMessage {
  return dashboards().at(-1) as APIMessage;
}
