import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandomPlayers } from '../../../src/ai/ai-players.ts';
import type { AppContext } from '../../../src/app/core/context.ts';
import { EVENT_HANDLERS } from '../../../src/app/event-handlers.ts';
import { type Chance, createSeededChance } from '../../../src/engine/chance.ts';
import { earlier } from '../../../src/games/earlier.ts';
import { games } from '../../../src/games/registry.ts';
import {
  type BotAnswer,
  type MovableClock,
  openPlayground,
  type Playground,
  type ServerPlan,
} from '../../../src/playground/index.ts';
import type { Store } from '../../../src/store/open.ts';
import { type BotProcess, launchBot } from '../bot-process.ts';
import { openStore } from '../store.ts';
import { pollUntilIdle } from '../wait-until-idle.ts';
import { armKillMoment, type KillMoment } from './kill-moments.ts';
import { type ClickOutcome, Ledger } from './ledger.ts';
import type { PeopleContext, Press } from './people.ts';

/** Returns the ms by which the machine's clock is ahead of Discord's, at a start of the bot or from a post on. */
export type ClockAhead = (moment: 'start' | 'post', chance: Chance) => number;

/** A Discord and the bot that is killed in it. */
export interface ChaosPlan {
  readonly seed: number;
  readonly server: ServerPlan;
  /** Clock that the test moves; both Discord and the bot use the real one unless given. */
  readonly clock?: MovableClock;
  /** Prepares the server before the first start. */
  readonly prepare?: (chaos: Pick<Chaos, 'discord' | 'app'>) => Promise<void>;
  /** Real ms after which a bot that is not idle is a failure. */
  readonly patience: number;
  /** Returns further work that is due before the bot counts as idle; null if there is none. */
  readonly stillDue?: (chaos: Chaos) => Promise<unknown>;
}

/** Period of an action, and a promise that resolves at its end. */
export interface KillWindow {
  isOver: boolean;
  readonly over: Promise<void>;
}

/** The bot in a process of its own that is killed repeatedly, and the record of all actions. */
export class Chaos implements PeopleContext {
  readonly discord: Playground;
  readonly folder: string;
  readonly chance: Chance;
  /** Context that reads the bot's data and changes nothing. */
  readonly app: AppContext;
  readonly ledger = new Ledger();
  /** Everything that happened since the bot was last idle, for debugging a failure. */
  story: unknown[] = [];
  kills = 0;
  /** Number of kills that came at their moment. */
  met = 0;
  /** True if faults are pending, or have struck since the bot was last idle. */
  isFaulty = false;
  /** Clock of the bot's machine; Discord's unless set. */
  clockAhead: ClockAhead = () => 0;
  readonly #clock: MovableClock | undefined;
  readonly #patience: number;
  readonly #stillDue: (chaos: Chaos) => Promise<unknown>;
  #bot: BotProcess | null = null;

  private constructor(plan: ChaosPlan, discord: Playground, folder: string, store: Store) {
    this.discord = discord;
    this.folder = folder;
    this.chance = createSeededChance(plan.seed);
    this.#clock = plan.clock;
    this.#patience = plan.patience;
    this.#stillDue = plan.stillDue ?? (async () => null);
    this.app = { ...createReadOnlyContext(() => this.now()), store };
  }

  /** Opens a Discord and starts a bot in it. */
  static async open(plan: ChaosPlan): Promise<Chaos> {
    const folder = mkdtempSync(join(tmpdir(), 'piecemeal-chaos-'));
    const { server, clock } = plan;
    const discord = await openPlayground({ page: false, server, ...(clock && { clock }) });
    const chaos = new Chaos(plan, discord, folder, await openStore(folder));
    await plan.prepare?.(chaos);
    await chaos.start();
    await chaos.bot.endAt(null);
    return chaos;
  }

  get bot(): BotProcess {
    if (this.#bot === null) throw new Error('The bot was not started');
    return this.#bot;
  }

  now(): number {
    return this.#clock?.now() ?? Date.now();
  }

  /** Advances Discord's clock. The bot's alarms fire when its own clock follows. */
  advance(ms: number): void {
    this.#clock?.advance(ms);
  }

  /** Sets the clock of the bot's machine. */
  setClock(moment: Parameters<ClockAhead>[0] = 'post'): void {
    this.bot.setClock(this.#off(moment));
  }

  /** Lets `ms` pass, as people look at a message before they press something on it. */
  async look(ms: number): Promise<void> {
    if (this.#clock === undefined) return await new Promise((resume) => setTimeout(resume, ms));
    this.advance(ms);
    await this.bot.pass(ms);
  }

  /** Waits for the answer to a press; null if the bot was killed first, or nothing came. */
  async settle({ doing }: Press, until: KillWindow): Promise<BotAnswer | null> {
    const answered = doing.then(async (first) => (await first?.settled()) ?? null);
    const answer = await Promise.race([answered, until.over.then(() => 'killed' as const)]);
    if (answer === null) return null;
    const isAnswered = answer !== 'killed' && answer.state === 'answered';
    this.ledger.count(isAnswered ? 'answered' : this.#explainSilence(until));
    return isAnswered ? answer : null;
  }

  /**
   * Starts the bot on the data of the last one.
   * With a moment, kills it there, during its start or the work it catches up on. Returns true if the bot still runs.
   */
  async start(moment: KillMoment | null = null): Promise<boolean> {
    this.story.push(this.now(), moment);
    const launch = moment === null || moment.at === 'request' ? {} : { endAt: moment };
    const bot = launchBot(this.discord, this.folder, this.#off('start'), launch);
    this.#bot = bot;
    const { disarm } =
      moment?.at === 'request'
        ? await armKillMoment(this.discord, bot, moment)
        : { disarm: async () => (moment === null ? undefined : await bot.endAt(null)) };
    const isMet = await endsDuring(bot, async () => {
      await bot.ready;
      if (moment !== null) await this.rest();
    });
    await disarm();
    if (!isMet) return true;
    if (moment === null) throw new Error(`The bot ended by itself: ${bot.output()}`);
    await this.#countKill(true);
    return false;
  }

  /** Kills the bot at the moment, or when `work` is done. Returns true if the moment came. */
  async killDuring(moment: KillMoment, work: (until: KillWindow) => Promise<void>): Promise<boolean> {
    const { bot, discord } = this;
    this.story.push(this.now(), moment);
    const until = getRunWindow(bot);
    const { disarm } = await armKillMoment(discord, bot, moment);
    const isMet = await endsDuring(bot, () => work(until));
    await disarm();
    await this.#countKill(isMet);
    return isMet;
  }

  /** Waits until everything is published and no AI is to move. */
  async rest(): Promise<void> {
    const end = performance.now() + this.#patience;
    for (;;) {
      await pollUntilIdle(this.app, pause, this.#patience);
      const due = await this.#stillDue(this);
      if (due === null) return;
      if (performance.now() > end) throw new Error(`No rest: ${JSON.stringify(due)} ${this.bot.output()}`);
      await pause();
    }
  }

  async close(): Promise<void> {
    await this.#bot?.kill();
    await this.app.store.destroy();
    await this.discord.stop();
    rmSync(this.folder, { recursive: true });
  }

  async #countKill(isMet: boolean): Promise<void> {
    await this.bot.kill();
    this.kills += 1;
    if (isMet) this.met += 1;
  }

  #explainSilence({ isOver }: KillWindow): ClickOutcome {
    if (isOver) return 'cut off by a kill';
    return this.isFaulty ? 'lost to a fault' : 'unanswered';
  }

  /** Returns the ms by which the bot's clock differs from the real one. */
  #off(moment: Parameters<ClockAhead>[0]): number {
    const off = this.#clock === undefined ? 0 : this.now() - Date.now();
    return off + this.clockAhead(moment, this.chance);
  }
}

/** Returns the period in which the bot runs. */
export function getRunWindow({ ended }: BotProcess): KillWindow {
  const until: KillWindow = { isOver: false, over: ended };
  void ended.then(() => {
    until.isOver = true;
  });
  return until;
}

/** Returns true if the bot ends before the work is done; errors of the work after that are ignored. */
async function endsDuring({ ended }: BotProcess, work: () => Promise<void>): Promise<boolean> {
  let isGone = false;
  const gone = ended.then(() => {
    isGone = true;
  });
  const done = work().catch((error: unknown) => {
    if (!isGone) throw error;
  });
  await Promise.race([gone, done]);
  done.catch(() => {});
  return isGone;
}

/** Waits a moment before the data are read again. */
async function pause(): Promise<void> {
  await new Promise<void>((resume) => setTimeout(resume, 20));
}

/** Creates a context that only reads, without its store. */
export function createReadOnlyContext(now: () => number): Omit<AppContext, 'store'> {
  const never = () => {
    throw new Error('Only looked at');
  };
  const hooks = { secret: never, onAiTurn: never, onOutbox: never, onNotice: never, onError: never };
  return {
    games,
    earlier,
    puzzles: [],
    onEvent: EVENT_HANDLERS,
    now,
    ai: createRandomPlayers(createSeededChance(0)),
    ...hooks,
  };
}
