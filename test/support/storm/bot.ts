import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createEnvironment } from '../bot-process.ts';
import type { Death } from './death.ts';

/** Delay in ms before a process that has ended by itself is restarted. */
const RESTART_MS = 500;

const DEATH_MODULE = new URL('./machine-death.ts', import.meta.url).href;

/** Environment of a bot: the address of Discord and its database. */
export interface BotSurroundings {
  readonly token: string;
  readonly api: string;
  readonly database: string;
}

/** One of several processes, restarted whenever it ends, as a process manager does. */
export class StormBot {
  readonly name: string;
  readonly #around: BotSurroundings;
  readonly #written: string[] = [];
  #child: ChildProcess;
  #gone: Promise<unknown>;
  /** True if the test ended the process and will restart it. */
  #isStruck = false;
  #hasBegun = false;

  constructor(name: string, around: BotSurroundings) {
    this.name = name;
    this.#around = around;
    this.#child = this.#started();
    this.#gone = once(this.#child, 'exit');
  }

  /** Returns all log lines of its processes worse than a warning, and all output that is no log line. */
  get complaints(): readonly string[] {
    const lines = this.#written.join('').split('\n');
    return lines.filter((line) => line !== '' && (!line.startsWith('{') || /"level":[56]0/.test(line)));
  }

  /** Starts the successor of a process that the test ended. */
  start(): void {
    this.#isStruck = false;
    this.#child = this.#started();
    this.#gone = once(this.#child, 'exit');
  }

  /** True if the running process has reported that it has its shards, or that others have them all. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Saves Node's compile cache for later processes; this process does nothing else meanwhile. */
  async keepCompiled(): Promise<void> {
    const kept = once(this.#child, 'message');
    this.#child.send('keep');
    await kept;
  }

  /** Ends the process at the point, or kills it after `patience` ms. Resolves with true if it met the point. */
  async dieAt(death: Death, patience: number): Promise<boolean> {
    this.#isStruck = true;
    let isMet = true;
    const child = this.#child;
    if (child.connected) child.send(death, () => {});
    const timer = setTimeout(() => {
      isMet = false;
      child.kill('SIGKILL');
    }, patience);
    await this.#gone;
    clearTimeout(timer);
    return isMet;
  }

  /** Stops the process as an upgrade does. Resolves with its exit code. */
  async terminate(): Promise<number | null> {
    this.#isStruck = true;
    this.#child.kill('SIGTERM');
    await this.#gone;
    return this.#child.exitCode;
  }

  async kill(): Promise<void> {
    this.#isStruck = true;
    this.#child.kill('SIGKILL');
    await this.#gone;
  }

  #started(): ChildProcess {
    const { token, api, database } = this.#around;
    const child = spawn(process.execPath, ['--import', DEATH_MODULE, 'src/main.ts'], {
      env: createEnvironment({ DISCORD_TOKEN: token, DISCORD_API: api, DATABASE_URL: database }),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#hasBegun = false;
    child.stdout?.once('data', () => {
      if (child === this.#child) this.#hasBegun = true;
    });
    child.stderr?.on('data', (chunk) => this.#written.push(String(chunk)));
    // A process that finds no database at its start reports that and ends.
    child.once('exit', () => setTimeout(() => this.#again(child), RESTART_MS));
    return child;
  }

  #again(ended: ChildProcess): void {
    if (!this.#isStruck && ended === this.#child) this.start();
  }
}
