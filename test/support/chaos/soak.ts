import { setTimeout as pause } from 'node:timers/promises';
import { type Chance, createSeededChance } from '../../../src/engine/chance.ts';
import { games } from '../../../src/games/registry.ts';
import type { ServerPlan } from '../../../src/playground/index.ts';
import { getOffers } from '../table.ts';
import { Chaos, getRunWindow, type KillWindow } from './chaos.ts';
import {
  type ConsistencyOptions,
  expectConsistent,
  isPublic,
  type SettledTables,
} from './expect-consistent.ts';
import { chooseKillMoment, type KillMoment, MOVE_REQUESTS } from './kill-moments.ts';
import type { ClickOutcome } from './ledger.ts';
import { People, type TablePlan } from './people.ts';
import { setFaults } from './strike.ts';

/** Length and seed of a soak test. */
export interface SoakOptions {
  readonly kills: number;
  readonly seed: number;
  /** Receives a progress line now and then. */
  readonly say?: (line: string) => void;
}

/** Maximum number of answers before the kill is armed, and ms after which the bot is killed in any case. */
const MAX_CLICKS = 60;
const MAX_ROUND_MS = 4_000;

/** Number of database steps within which a kill may come: during play, and during a start. */
const PLAY_STEPS = 150;
const START_STEPS = 120;

/** Number of kills between two progress lines. */
const KILLS_PER_LINE = 25;

/** Real ms until the bot must be idle; a board may need several retries. */
const IDLE_TIMEOUT_MS = 120_000;

/** One table for every game, each with people of its own, so that all can be used at once. */
const TABLES: readonly TablePlan[] = games.map(({ id, seats }) => ({
  channel: id,
  game: id,
  people: Array.from({ length: Math.max(2, Math.min(...seats)) }, (_, seat) => `${id}-${seat + 1}`),
}));

const SERVER: ServerPlan = {
  name: 'Soak',
  bot: 'Piecemeal',
  channels: TABLES.map(({ channel }) => channel),
  people: TABLES.flatMap(({ people }) => people.map((key) => ({ key, name: key }))),
};

/** Refusals of delayed answers and events, which were answered already or come too late. */
const EXPECTED: ConsistencyOptions = { refusals: / 40060 | 10062 | 10008 | 50027 / };

const OUTCOMES: readonly ClickOutcome[] = ['answered', 'cut off by a kill', 'lost to a fault', 'unanswered'];

/**
 * Plays every game at once with a bot in a process of its own, which is killed repeatedly while Discord has faults.
 * Returns the figures as a line. A failure is thrown with the seed, the kill and the preceding actions. The seed decides on kills, faults
 * and answers but not on process timing, so a failure usually but not always recurs.
 */
export async function soak({ kills, seed, say = () => {} }: SoakOptions): Promise<string> {
  const chaos = await Chaos.open({ seed, server: SERVER, patience: IDLE_TIMEOUT_MS });
  const run = new SoakRun(chaos);
  try {
    await run.begin();
    while (chaos.kills < kills) {
      const before = Math.floor(chaos.kills / KILLS_PER_LINE);
      await run.round();
      if (Math.floor(chaos.kills / KILLS_PER_LINE) > before) say(run.figures());
    }
    await run.look();
    return run.figures();
  } catch (error) {
    const story = JSON.stringify(chaos.story);
    const written = chaos.bot.output().split('\n').slice(-40).join('\n');
    throw new Error(`Seed ${seed}, kill ${chaos.kills}: ${story}\n${run.figures()}\n${written}`, {
      cause: error,
    });
  } finally {
    await chaos.close();
  }
}

class SoakRun {
  readonly #chaos: Chaos;
  readonly #settled: SettledTables = new Set();
  readonly #began = performance.now();
  #moves = 0;
  #faults = 0;
  #struckBefore = 0;

  constructor(chaos: Chaos) {
    this.#chaos = chaos;
  }

  /** Opens every table, before the first kill. */
  async begin(): Promise<void> {
    const { bot, discord } = this.#chaos;
    const until = getRunWindow(bot);
    const all = this.#everybody(until);
    const isOpen = ({ channel }: TablePlan) =>
      discord.channel(channel).messages.some((one) => getOffers(one).includes('More'));
    await Promise.race([all, discord.until(() => TABLES.every(isOpen), 'every table to be open', 120_000)]);
    until.isOver = true;
    await all;
  }

  /** Lets people play until the bot is killed, restarts it and checks everything. */
  async round(): Promise<void> {
    const chaos = this.#chaos;
    const { discord, chance } = chaos;
    const moment = chooseKillMoment(chance, chaos.kills, PLAY_STEPS, MOVE_REQUESTS);
    const struck = setFaults(discord.faults, chance);
    // A fault that no request has met yet may strike a round later.
    chaos.isFaulty = struck.length + this.#struckBefore > 0;
    this.#struckBefore = struck.length;
    this.#faults += struck.length;
    chaos.story = [...struck];
    await this.#playUntil(moment);
    const isKilledAgain = chance.draw(4) === 0;
    if (!isKilledAgain || !(await chaos.start({ at: 'step', nth: 1 + chance.draw(START_STEPS) })))
      await chaos.start();
    await this.look();
  }

  /** Waits until everything is published, and checks everything. */
  async look(): Promise<void> {
    await this.#chaos.rest();
    this.#moves += await expectConsistent(this.#chaos, EXPECTED, this.#settled);
    await this.#expectNoStray();
  }

  /** Formats the actions and their outcomes as one line. */
  figures(): string {
    const { ledger, kills, met } = this.#chaos;
    const seconds = Math.round((performance.now() - this.#began) / 1000);
    const outcomes = OUTCOMES.map((outcome) => `${ledger.outcome(outcome)} ${outcome}`);
    return [
      `${kills} kills (${met} at their moment)`,
      `${this.#faults} faults`,
      `${ledger.clicks} presses: ${outcomes.join(', ')}`,
      `${ledger.acknowledged} acknowledged moves; ${this.#settled.size} matches over, of ${this.#moves} moves`,
      'none lost, none doubled',
      `${seconds} s`,
    ].join('; ');
  }

  /** Lets people play, and kills the bot at the moment after a random number of answers. */
  async #playUntil(moment: KillMoment): Promise<void> {
    const { bot, chance, ledger } = this.#chaos;
    const until = getRunWindow(bot);
    const all = this.#everybody(until);
    all.catch(() => {});
    const enough = ledger.outcome('answered') + chance.draw(MAX_CLICKS);
    while (!until.isOver && ledger.outcome('answered') < enough) await pause(20);
    await this.#chaos.killDuring(moment, async () => await pause(MAX_ROUND_MS));
    await all;
  }

  async #everybody(until: KillWindow): Promise<void> {
    const { chance } = this.#chaos;
    await Promise.all(
      TABLES.map((plan) => this.#goOn(plan, createSeededChance(chance.draw(2 ** 30)), until)),
    );
  }

  /** Has the people of one table act one after the other, as long as the bot runs. */
  async #goOn(plan: TablePlan, chance: Chance, until: KillWindow): Promise<void> {
    const people = new People(this.#chaos, plan, chance, until);
    while (!until.isOver) await people.act();
  }

  /** Expects that every public message of the bot is stored, and each stored post is a message of its own. */
  async #expectNoStray(): Promise<void> {
    const { discord, app: ctx } = this.#chaos;
    const posts = await ctx.store.selectFrom('posts').select('message').where('person', 'is', null).execute();
    const known = new Set(posts.map(({ message }) => message));
    if (known.size !== posts.length) throw new Error('Two posts are one message');
    for (const { channel } of TABLES) {
      const shown = discord.channel(channel).messages.filter(isPublic);
      const stray = shown.find(({ id }) => !known.has(id));
      if (stray) throw new Error(`#${channel} has a message that the bot does not know of: ${stray.content}`);
    }
  }
}
