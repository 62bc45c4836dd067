import type { Playground } from '../../../src/playground/index.ts';
import { type BotProcess, launchSharedBot, type ProcessPoint } from '../bot-process.ts';

/** Delay in ms before a process that has ended by itself is restarted. */
const RESTART_MS = 500;

/** One of several processes, restarted whenever it ends, as a process manager does. */
export class StormBot {
  readonly name: string;
  readonly #discord: Playground;
  readonly #database: string;
  readonly #earlier: BotProcess[] = [];
  #bot: BotProcess;
  /** True if the test ended the process and will restart it. */
  #isStruck = false;
  #hasBegun = false;

  constructor(name: string, discord: Playground, database: string) {
    this.name = name;
    this.#discord = discord;
    this.#database = database;
    this.#bot = this.#launch();
  }

  /** Returns all log lines of its processes worse than a warning, and all output that is no log line. */
  get complaints(): readonly string[] {
    const lines = [...this.#earlier, this.#bot].flatMap((bot) => bot.output().split('\n'));
    return lines.filter(
      (line) => !/^(?:$|Invite )/.test(line) && (!line.startsWith('{') || /"level":[56]0/.test(line)),
    );
  }

  /** True if the running process has reported that it has its shards, or that others have them all. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Starts the successor of a process that has ended. */
  start(): void {
    this.#isStruck = false;
    this.#earlier.push(this.#bot);
    this.#bot = this.#launch();
  }

  /** Saves Node's compile cache for later processes; this process does nothing else meanwhile. */
  async keepCompiled(): Promise<void> {
    await this.#bot.endAt(null);
  }

  /** Ends the process at the point, or kills it after `patience` ms. Resolves with true if it met the point. */
  async dieAt(point: ProcessPoint, patience: number): Promise<boolean> {
    this.#isStruck = true;
    let isMet = true;
    const bot = this.#bot;
    void bot.endAt(point);
    const timer = setTimeout(() => {
      isMet = false;
      void bot.kill();
    }, patience);
    await bot.ended;
    clearTimeout(timer);
    return isMet;
  }

  /** Stops the process as an upgrade does. Resolves with its exit code. */
  async terminate(): Promise<number | null> {
    this.#isStruck = true;
    return await this.#bot.stop();
  }

  async kill(): Promise<void> {
    this.#isStruck = true;
    await this.#bot.kill();
  }

  #launch(): BotProcess {
    const bot = launchSharedBot(this.#discord, this.#database, { env: { LOG_LEVEL: '' } });
    this.#hasBegun = false;
    const begin = () => {
      if (bot === this.#bot) this.#hasBegun = true;
    };
    bot.ready.then(begin, () => {});
    // A process that finds no database at its start reports that and ends.
    void bot.ended.then(() => setTimeout(() => this.#startAgain(bot), RESTART_MS));
    return bot;
  }

  #startAgain(ended: BotProcess): void {
    if (!this.#isStruck && ended === this.#bot) this.start();
  }
}
