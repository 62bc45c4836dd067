import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import { calm, endCalmly } from '../support/calm.ts';
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
afterEach(async () => await endCalmly(evening));

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
