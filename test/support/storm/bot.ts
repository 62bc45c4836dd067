import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createEnvironment } from '../bot-process.ts';
import type { Death } from './death.ts';

/** A process that has ended by itself is started again after so many ms. */
const RESTART_MS = 500;

const DEATH_MODULE = new URL('./machine-death.ts', import.meta.url).href;

/** Where a bot finds Discord and its data. */
export interface BotSurroundings {
  readonly token: string;
  readonly api: string;
  readonly database: string;
}

/** One of several processes: whenever it has ended it is started again, as whoever runs it would. */
export class StormBot {
  readonly name: string;
  readonly #around: BotSurroundings;
  readonly #written: string[] = [];
  #child: ChildProcess;
  #gone: Promise<unknown>;
  /** It was ended from outside, and whoever did so starts it again. */
  #isStruck = false;
  #hasBegun = false;

  constructor(name: string, around: BotSurroundings) {
    this.name = name;
    this.#around = around;
    this.#child = this.#started();
    this.#gone = once(this.#child, 'exit');
  }

  /** What all its processes have written that is worse than a warning, one line each, and whatever is no line of its log. */
  get complaints(): readonly string[] {
    const lines = this.#written.join('').split('\n');
    return lines.filter((line) => line !== '' && (!line.startsWith('{') || /"level":[56]0/.test(line)));
  }

  /** Starts the process that follows on one that was ended. */
  start(): void {
    this.#isStruck = false;
    this.#child = this.#started();
    this.#gone = once(this.#child, 'exit');
  }

  /** The process that runs now has its part of the shards, or others have them all: it has said so. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Keeps what Node has compiled for all that are started from then on; nothing else is done meanwhile. */
  async keepCompiled(): Promise<void> {
    const kept = once(this.#child, 'message');
    this.#child.send('keep');
    await kept;
  }

  /** It ends at the point, or is killed where it stands when `patience` ms are over. Resolves with whether it met it. */
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

  /** Ends it as an upgrade does. Resolves with its exit code when it is gone. */
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
    // One that finds no database as it starts says so and ends.
    child.once('exit', () => setTimeout(() => this.#again(child), RESTART_MS));
    return child;
  }

  #again(ended: ChildProcess): void {
    if (!this.#isStruck && ended === this.#child) this.start();
  }
}
