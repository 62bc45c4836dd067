import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Chance, pickOne } from '../../src/engine/chance.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { games } from '../../src/games/registry.ts';
import {
  type Actor,
  MovableClock,
  openPlayground,
  type Playground,
  pressable,
} from '../../src/playground/index.ts';
import { openStore, type Store } from '../../src/store/open.ts';
import type { House } from '../../src/tables/house.ts';
import { type BotProcess, startBot } from '../support/bot-process.ts';
import { restful } from '../support/calm.ts';
import { armed, type KillPoint, killPoint } from '../support/kill-point.ts';
import {
  answered,
  answersOf,
  boardIn,
  boardsIn,
  cardIn,
  chooseOptions,
  giveAnswer,
  offers,
  toMove,
} from '../support/table.ts';
import { expectToldOnce, expectWhole } from '../support/verify.ts';

const CHANNEL = 'table-one';
const KILLS = 30;

/** A move of which the person was told that it was made: at which version, by whom. */
interface Acknowledged {
  readonly table: number;
  readonly version: number;
  readonly person: string;
}

const folder = mkdtempSync(join(tmpdir(), 'piecemeal-restart-'));
const clock = new MovableClock();
const acknowledged: Acknowledged[] = [];
const written: string[] = [];
let discord: Playground;
let bot: BotProcess;
let store: Store;
let house: House;

beforeAll(async () => {
  discord = await openPlayground({ page: false, clock });
  bot = await startBot(discord, folder);
  store = await openStore(folder);
  const never = () => {
    throw new Error('Only looked at');
  };
  house = {
    store,
    games,
    now: () => clock.now(),
    secret: never,
    whim: seeded(0),
    news: never,
    trouble: never,
  };
});
afterAll(async () => {
  await bot.kill();
  await store.destroy();
  await discord.stop();
  rmSync(folder, { recursive: true });
});

test(`killed at ${KILLS} moments of a running game, it goes on as if nothing had happened`, async () => {
  const chance = seeded(20_261_121);
  for (let kill = 0; kill < KILLS; kill++) {
    if (!(await isPlaying())) await openTable();
    const point = killPoint(chance);
    await playUntilKilled(point, chance);
    if (chance.draw(2) === 1) clock.advance(6 * 60_000);
    written.push(bot.output());
    bot = await startBot(discord, folder);
    await rest().catch((error) => {
      console.error(kill, point, bot.output());
      throw error;
    });
    await expectConsistent();
  }
  while (await isPlaying()) await step(chance, new Promise(() => {}));
  await rest();
  await expectConsistent();
  expect(acknowledged.length).toBeGreaterThan(KILLS);
  expect(discord.problems).toEqual([]);
  expect([...written, bot.output()].join('')).not.toMatch(/"level":50|stash|coins/);
}, 240_000);

/** People go on playing until the moment has come; where it does not come the bot is ended at rest. */
async function playUntilKilled(point: KillPoint, chance: Chance): Promise<void> {
  const { killed, disarm } = armed(discord, point, () => bot.kill());
  let dead = false;
  void killed.then(() => {
    dead = true;
  });
  for (let tries = 0; tries < 4 && !dead && (await isPlaying()); tries++) await step(chance, killed);
  disarm();
  if (!dead) await bot.kill();
}

/** Whoever is to move presses Play and answers until a move is made, or until the bot is gone. */
async function step(chance: Chance, killed: Promise<void>): Promise<void> {
  const who = toMove({ discord }, CHANNEL) as Actor;
  let panel = await unless(killed, answered(who.click(boardIn({ discord }, CHANNEL), 'Play')));
  while (panel && answersOf(panel).length > 0) panel = await answer(who, panel, chance, killed);
  if (panel) await unless(killed, rest());
}

async function answer(
  who: Actor,
  panel: APIMessage,
  chance: Chance,
  killed: Promise<void>,
): Promise<APIMessage | null> {
  const [table, version] = placeOf(panel);
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

async function isPlaying(): Promise<boolean> {
  const live = store.selectFrom('tables').select('id').where('phase', '=', 'playing');
  return (await live.executeTakeFirst()) !== undefined;
}

async function openTable(): Promise<void> {
  const [theo, rex] = [discord.person('theo'), discord.person('rex')];
  await answered(theo.slash(CHANNEL, 'play', { game: 'forage' }));
  await rest();
  await answered(rex.click(cardIn({ discord }, CHANNEL), 'Join'));
  await answered(theo.click(cardIn({ discord }, CHANNEL), 'Add AI'));
  await chooseOptions({ discord }, theo, CHANNEL, [['Limit of rounds', '20 rounds']]);
  await rest();
  await answered(theo.click(cardIn({ discord }, CHANNEL), 'Start'));
  await rest();
}

async function rest(): Promise<void> {
  await restful(house, async () => await new Promise((resume) => setTimeout(resume, 5)));
}

/** No acknowledged move is lost, no move is half made, nothing is told twice, one board has buttons. */
async function expectConsistent(): Promise<void> {
  const tables = await store.selectFrom('tables').select('id').where('state', 'is not', null).execute();
  for (const { id } of tables) {
    const log = await expectWhole(house, id);
    for (const { version, person } of acknowledged.filter(({ table }) => table === id)) {
      expect(log[version]).toMatchObject({ number: version + 1, kind: 'move', person });
    }
    await expectToldOnce(store, id);
  }
  const posts = await store.selectFrom('posts').select('message').where('kind', '=', 'board').execute();
  const shown = discord.channel(CHANNEL).messages.filter(({ content }) => content.startsWith('**Forage**\n'));
  expect(shown.map(({ id }) => id)).toEqual(posts.map(({ message }) => message));
  const live = boardsIn({ discord }, CHANNEL);
  expect(live.filter((board) => offers(board).includes('Play'))).toHaveLength((await isPlaying()) ? 1 : 0);
  const over = tables.length - ((await isPlaying()) ? 1 : 0);
  expect(live.filter((board) => !offers(board).includes('Play'))).toHaveLength(over);
}
