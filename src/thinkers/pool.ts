import { randomBytes } from 'node:crypto';
import { Piscina } from 'piscina';
import { games } from '../games/registry.ts';
import type { Asked, Choice, Players } from '../players/players.ts';
import type { Thought } from '../players/thought.ts';
import { Budget } from './budget.ts';
import { warming } from './warming.ts';
import type { Done, Task } from './worker.ts';

/** Threads that think, so that no thought keeps the house waiting. */
export interface Thinkers extends Players {
  /** Thinks a little about every game, so that the first thought is as quick as the others. */
  warm(): Promise<void>;
  /** Ends the threads; thoughts that wait are refused. */
  close(): Promise<void>;
}

/** So often a thought is begun whose thread died of it. */
const TRIES = 3;

interface Options {
  readonly threads?: number;
  /** 32 hexadecimal digits that nobody foresees. */
  readonly seed?: () => string;
  /** What a thread does: another one in tests. */
  readonly worker?: URL;
}

/** Opens the thinkers' room; `threads` is 1 unless told. They start at once and stay until `close`. */
export function openThinkers({
  threads = 1,
  seed = () => randomBytes(16).toString('hex'),
  worker = new URL('./worker.ts', import.meta.url),
}: Options = {}): Thinkers {
  const pool = new Piscina({
    filename: worker.href,
    execArgv: [],
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    atomics: 'disabled',
  });
  const line = new Line(threads);
  const budget = new Budget();

  async function choose(asked: Asked): Promise<Choice> {
    return await line.inTurn(async (waiting) => {
      const { game, strength } = asked;
      const playouts = game.mind
        ? budget.playouts(game.id, game.mind.search, Math.floor(waiting / threads))
        : 0;
      const how = { strength, seed: seed(), playouts };
      const { view, seat, notes } = asked;
      const { thought, milliseconds } = await thoughtOf(pool, {
        game: game.id,
        rules: game.rules,
        thinking: { view, seat, notes, ...how },
      });
      if (isSearched(thought)) budget.took(game.id, playouts, milliseconds);
      return { move: thought.move, thought: how };
    });
  }

  return {
    choose,
    warm: async () => {
      const rounds = Array.from({ length: threads }, () => games.flatMap(warming)).flat();
      await Promise.all(rounds.map((task) => pool.run(task)));
    },
    close: () => pool.destroy(),
  };
}

function isSearched({ chance }: Thought): boolean {
  return chance !== null;
}

/** A thread that dies is replaced, and the thought made again: it comes to the same. */
async function thoughtOf(pool: Piscina, task: Task): Promise<Done> {
  for (let tries = 1; ; tries++) {
    try {
      return (await pool.run(task)) as Done;
    } catch (cause) {
      if (tries < TRIES) continue;
      throw new Error(`The thought about ${task.game} failed: ${(cause as Error).message}`, { cause });
    }
  }
}

/** Whoever comes first is served first, so many at a time. */
class Line {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(places: number) {
    this.#free = places;
  }

  /** `doing` is told how many wait behind it. */
  async inTurn<T>(doing: (waiting: number) => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await doing(this.#waiting.length);
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }
}
