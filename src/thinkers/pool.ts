import { randomBytes } from 'node:crypto';
import { Piscina } from 'piscina';
import { games } from '../games/registry.ts';
import type { Asked, Choice, HintAsked, Known, Players } from '../players/players.ts';
import { STRONGEST } from '../players/strengths.ts';
import type { HowThought, Option, Thought } from '../players/thought.ts';
import { Budget } from './budget.ts';
import { Line } from './line.ts';
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
      return { move: (await thought(asked, how)).move, thought: how };
    });
  }

  /** It takes as many playouts as the game asks for whoever waits, so that the same is always told. */
  async function hint(asked: HintAsked): Promise<Option> {
    return await line.afterAll(async () => {
      const playouts = asked.game.mind?.search.playouts ?? 0;
      const { move, chance } = await thought(asked, { strength: STRONGEST, seed: asked.seed, playouts });
      return { move, chance };
    });
  }

  async function thought({ game, view, seat, notes }: Known, how: HowThought): Promise<Thought> {
    const thinking = { view, seat, notes, ...how };
    const { thought, milliseconds } = await thoughtOf(pool, { game: game.id, rules: game.rules, thinking });
    if (isSearched(thought)) budget.took(game.id, how.playouts, milliseconds);
    return thought;
  }

  return {
    choose,
    hint,
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
