import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import { createSeededChance, pickOne } from '../../src/engine/chance.ts';
import { earlier } from '../../src/games/earlier.ts';
import { games } from '../../src/games/registry.ts';
import { openPlayground, type Playground, type PlaygroundUser } from '../../src/playground/index.ts';
import type { Store } from '../../src/store/open.ts';
import { type BotProcess, startBot } from '../support/bot-process.ts';
import { armKillPoint, chooseKillPoint } from '../support/chaos/kill-moments.ts';
import { openStore } from '../support/store.ts';
import { getAnswers, getOffers, giveAnswer, isPrivate, waitForMessage } from '../support/table.ts';
import { loadStoredTable } from '../support/verify.ts';
import { pollUntilIdle } from '../support/wait-until-idle.ts';

const KILLS = 6;
const MESSAGES = /^\/channels\/\d+\/messages$/;
const MESSAGE = /^\/channels\/\d+\/messages\/\d+$/;
const KINDS = [
  { method: 'POST', path: MESSAGES, written: true, most: 2 },
  { method: 'POST', path: MESSAGES, written: false, most: 2 },
  { method: 'PATCH', path: MESSAGE, most: 2 },
  { method: 'POST', path: /\/callback$/, most: 1 },
  { method: 'POST', path: /^\/users\/@me\/channels$/, most: 2 },
];
const chance = createSeededChance(470);

let folder: string;
let discord: Playground;
let store: Store;
let bot: BotProcess;
let people: readonly [mina: PlaygroundUser, theo: PlaygroundUser];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'piecemeal-screens-'));
  discord = await openPlayground({ page: false, server: demoServer });
  bot = await startBot(discord, folder, 0);
  store = await openStore(folder);
  people = [discord.person('mina'), discord.person('theo')];
});
afterAll(async () => {
  await bot.kill();
  await store.destroy();
  await discord.stop();
  rmSync(folder, { recursive: true });
});

test('two screens: no board is lost or doubled on either when the bot is killed', async () => {
  const [mina, theo] = people;
  await withKill(0, async () => void (await mina.slash(mina.direct(), 'play', { game: 'runaround' })));
  if (listOwn(mina).length === 0)
    await waitForMessage(mina.slash(mina.direct(), 'play', { game: 'runaround' }));
  await waitUntilAtRest();
  const [, code = ''] = /\*\*(\w{4}-\w{4})\*\*/.exec(listOwn(mina).at(-1)?.content ?? '') ?? [];
  await withKill(4, async () => void (await theo.slash(theo.direct(), 'join', { code })));
  if (listOwn(theo).length === 0) await theo.slash(theo.direct(), 'join', { code });
  await waitUntilAtRest();
  expect([listOwn(mina).length, listOwn(theo).length]).toEqual([1, 1]);
  await waitForMessage(mina.click(listOwn(mina).at(-1) ?? null, 'Start'));
  await waitUntilAtRest();
  for (let kill = 0; kill < KILLS; kill++) {
    await withKill(kill, takeOneTurn);
    await expectOneBoardEach();
  }
  await takeOneTurn();
  await expectOneBoardEach();
}, 600_000);

/** Does something, and kills the bot at a request of it; then restarts it. */
async function withKill(kill: number, doing: () => Promise<void>): Promise<void> {
  const point = chooseKillPoint(chance, kill, KINDS);
  const { killed, disarm } = armKillPoint(discord, point, () => bot.kill());
  const isKilled = await Promise.race([
    killed.then(() => true),
    doing().then(
      () => false,
      () => true,
    ),
  ]);
  disarm();
  if (!isKilled) await bot.kill();
  await bot.ended;
  bot = await startBot(discord, folder, 0);
  await waitUntilAtRest();
}

async function takeOneTurn(): Promise<void> {
  const { game, record, seats } = await loadStoredTable({ store, games, earlier } as never, 1);
  const turn = game.turn(record.state as never);
  const seat = turn.kind === 'over' ? undefined : seats[turn.seats[0] ?? 0];
  const who = people.find(({ id }) => seat?.kind === 'person' && seat.person === id);
  if (!who) throw new Error('Nobody is to move');
  let panel = await waitForMessage(who.slash(who.direct(), 'move'));
  while (getAnswers(panel).length > 0)
    panel = await giveAnswer(who, panel, pickOne(chance, getAnswers(panel)));
  await waitUntilAtRest();
}

/** Expects one message with buttons on each screen, which shows the newest position, and no board twice. */
async function expectOneBoardEach(): Promise<void> {
  await waitUntilAtRest();
  const { version } = (await loadStoredTable({ store, games, earlier } as never, 1)).record;
  for (const one of people) {
    const live = listOwn(one).filter((message) => getOffers(message).includes('More'));
    expect(live).toHaveLength(1);
    expect(JSON.stringify(live[0]?.components)).toContain(`:1:${version.toString(36)}`);
    const silent = MessageFlags.SuppressNotifications;
    const calls = listOwn(one).filter(
      ({ flags, mentions }) => ((flags ?? 0) & silent) === 0 && mentions.length > 0,
    );
    expect(new Set(calls.map(({ content }) => content)).size).toBe(calls.length);
  }
}

/** Lists the messages in a person's direct messages that stay there. */
function listOwn(person: PlaygroundUser): readonly APIMessage[] {
  const seen = person.sees(person.direct()).map(({ message }) => message);
  return seen.filter((message) => !isPrivate(message) && message.author.bot === true);
}

async function waitUntilAtRest(): Promise<void> {
  await pollUntilIdle({ store, games, earlier }, async () => await setTimeout(20));
}
