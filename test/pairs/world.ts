import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderPool } from '../../render/render-pool.ts';
import { demoServer } from '../../src/demo-server.ts';
import type { Game } from '../../src/engine/game.ts';
import { games } from '../../src/games/registry.ts';
import { MovableClock, openPlayground, type Playground } from '../../src/playground/index.ts';
import { createHintPlayers } from '../support/ai-players.ts';
import { connectTestBot, PIXEL, type TestBot, type TestBotOptions } from '../support/test-bot.ts';
import { setForcedMovesByHand } from '../support/test-context.ts';

/** Pictures that bear what they were asked for: two are the same bytes where they would be the same picture. */
const told: Pick<RenderPool, 'render'> = {
  render: async (request) => {
    const digest = createHash('sha256').update(JSON.stringify(request)).digest();
    return { png: Buffer.concat([PIXEL, digest]), width: 1, height: 1 };
  },
};

/** Time in ms between two worlds, after which Discord has forgotten the nonces of messages. */
const APART = 6 * 60_000;

/** So few playouts a hint is thought with. */
const PLAYOUTS = 12;

/** A bot with one table in its own Discord. `keep` stores both; `as` brings both back with another state of the table. */
export class Worlds {
  readonly #clock: MovableClock;
  readonly #folder: string;
  readonly #options: Omit<TestBotOptions, 'server'>;
  #isThere = true;
  bot: TestBot;

  private constructor(clock: MovableClock, folder: string, options: TestBotOptions, testBot: TestBot) {
    this.#clock = clock;
    this.#options = options;
    this.#folder = folder;
    this.bot = testBot;
  }

  /** `game` is played in the place of the one of the registry with its id; `painters` draw where pictures are to be compared. */
  static async open(game: Game, renderPool = told): Promise<Worlds> {
    const clock = new MovableClock();
    const folder = mkdtempSync(join(tmpdir(), 'piecemeal-pairs-'));
    const discord = await openDiscord(folder, clock);
    const versions = { games: games.map((one) => (one.id === game.id ? game : one)), earlier: [] };
    const options = {
      botData: join(folder, 'now/bot'),
      renderPool,
      versions,
      ai: createHintPlayers(PLAYOUTS),
    };
    const testBot = await connectTestBot(discord, options);
    await setForcedMovesByHand(
      testBot,
      discord.people.map(({ id }) => id),
    );
    return new Worlds(clock, folder, options, testBot);
  }

  /** Keeps everything as it is now. The bot is gone until a world is wanted. */
  async keep(): Promise<void> {
    await this.#leave();
    rmSync(join(this.#folder, 'kept'), { recursive: true, force: true });
    cpSync(join(this.#folder, 'now'), join(this.#folder, 'kept'), { recursive: true });
  }

  /** Everything is as it was kept, but for the state of the table; by a bot that remembers nothing. */
  async as(state: unknown): Promise<TestBot> {
    await this.#leave();
    rmSync(join(this.#folder, 'now'), { recursive: true });
    cpSync(join(this.#folder, 'kept'), join(this.#folder, 'now'), { recursive: true });
    this.#clock.advance(APART);
    this.bot = await connectTestBot(await openDiscord(this.#folder, this.#clock), this.#options);
    this.#isThere = true;
    await this.bot.store
      .updateTable('tables')
      .set({ state: JSON.stringify(state) })
      .execute();
    return this.bot;
  }

  async close(): Promise<void> {
    await this.#leave();
    rmSync(this.#folder, { recursive: true });
  }

  async #leave(): Promise<void> {
    if (!this.#isThere) return;
    this.#isThere = false;
    await this.bot.end();
  }
}

/** The Discord as it is in the folder. */
async function openDiscord(folder: string, clock: MovableClock): Promise<Playground> {
  return await openPlayground({
    page: false,
    server: demoServer,
    clock,
    dataDir: join(folder, 'now/discord'),
  });
}
