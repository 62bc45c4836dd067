import { randomBytes } from 'node:crypto';
import { Budget } from './ai/budget.ts';
import type { Judgement } from './ai/judgement.ts';
import type { Asked, Choice, HintAsked, JudgeAsked, Known, Players } from './ai/players.ts';
import { STRONGEST } from './ai/strengths.ts';
import type { HowThought, Thinking, Thought } from './ai/thought.ts';
import type { Done, JudgingTask, Task } from './ai-worker.ts';
import { WorkerPool, type WorkerPoolOptions } from './workers/worker-pool.ts';

/** Attempts at a search whose thread dies of it. */
const ATTEMPTS = 3;

/** AI players that search in threads of their own. */
export interface Thinkers extends Players {
  /** Ends the threads; searches that wait are refused. */
  close(): Promise<void>;
}

type ThinkersOptions = Partial<Pick<WorkerPoolOptions, 'threads' | 'worker' | 'after' | 'onTaskEnd'>> & {
  /** Returns 32 random hexadecimal digits. */
  readonly seed?: () => string;
  /** Called when a thread fails, or when a search fails and the quick policy of the game is used instead. */
  readonly onError?: (error: unknown) => void;
};

/** Opens the AI players. Threads, 1 by default, start with the first search and end when they are idle. */
export function openThinkers({
  seed = () => randomBytes(16).toString('hex'),
  onError = () => {},
  ...options
}: ThinkersOptions = {}): Thinkers {
  const { threads = 1 } = options;
  const pool = new WorkerPool<Task | JudgingTask, Done | Judgement | null>({
    worker: new URL('./ai-worker.ts', import.meta.url),
    attempts: ATTEMPTS,
    ...options,
    onError,
  });
  const budget = new Budget();

  async function choose(asked: Asked): Promise<Choice> {
    const { game, strength } = asked;
    let how: HowThought = { strength, seed: seed(), playouts: 0 };
    const plan = (queued: number) => {
      const share = Math.floor(queued / threads);
      how = { ...how, playouts: game.mind ? budget.playouts(game.id, game.mind.search, share) : 0 };
      return how;
    };
    try {
      return { move: (await search(asked, 'high', plan)).move, thought: how };
    } catch (error) {
      if (how.playouts === 0) throw error;
      onError(error);
      const quick = { ...how, playouts: 0 };
      return { move: (await search(asked, 'high', () => quick)).move, thought: quick };
    }
  }

  /** Hints that are being searched for, by seed: a second request for one waits for the first. */
  const hints = new Map<string, Promise<Thought>>();

  async function hint(asked: HintAsked): Promise<Thought> {
    const known = hints.get(asked.seed);
    if (known) return await known;
    const searching = searchHint(asked).finally(() => hints.delete(asked.seed));
    hints.set(asked.seed, searching);
    return await searching;
  }

  /** Always searches with all playouts of the game, so that a hint is the same whenever it is asked for. */
  async function searchHint(asked: HintAsked): Promise<Thought> {
    const playouts = asked.game.mind?.search.playouts ?? 0;
    const how = { strength: STRONGEST, seed: asked.seed, playouts };
    return await search({ ...asked, weighs: true }, 'low', () => how);
  }

  async function judge({ game, ...decided }: JudgeAsked): Promise<Judgement | null> {
    const task: JudgingTask = { game: game.id, rules: game.rules, decided };
    return (await named(game.id, pool.run(task, { priority: 'low' }))) as Judgement | null;
  }

  async function search(
    { game, view, seat, notes, weighs }: Known & Pick<Thinking, 'weighs'>,
    priority: 'high' | 'low',
    plan: (queued: number) => HowThought,
  ): Promise<Thought> {
    let playouts = 0;
    const task = (queued: number): Task => {
      const how = plan(queued);
      playouts = how.playouts;
      const thinking = { view, seat, notes, ...how, ...(weighs && { weighs }) };
      return { game: game.id, rules: game.rules, thinking };
    };
    const { thought, milliseconds } = (await named(game.id, pool.run(task, { priority }))) as Done;
    if (isSearched(thought)) budget.took(game.id, playouts, milliseconds);
    return thought;
  }

  return { choose, hint, judge, close: () => pool.close() };
}

/** Adds the name of the game to an error. */
async function named<T>(game: string, running: Promise<T>): Promise<T> {
  try {
    return await running;
  } catch (cause) {
    throw new Error(`The thought about ${game} failed: ${(cause as Error).message}`, { cause });
  }
}

function isSearched({ chance }: Thought): boolean {
  return chance !== null;
}
