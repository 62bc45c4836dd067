import { randomBytes } from 'node:crypto';
import type {
  AiChoice,
  AiPlayers,
  ChooseRequest,
  HintRequest,
  JudgeRequest,
  SeatKnowledge,
} from './ai/ai-players.ts';
import type { Judgement } from './ai/judgement.ts';
import type { SearchRequest, SearchResult, SearchSettings } from './ai/search-best-move.ts';
import { STRONGEST_STRENGTH } from './ai/strengths.ts';
import type { JudgeTask, SearchTask, SearchTaskResult } from './ai-worker.ts';
import type { SearchPlan } from './engine/game-ai.ts';
import { WorkerPool, type WorkerPoolOptions } from './workers/worker-pool.ts';
import { getWorkerUrl } from './workers/worker-url.ts';

/** Maximum number of attempts at a search whose thread dies. */
const ATTEMPTS = 3;

/** AI players that search in worker threads. */
export interface AiPool extends AiPlayers {
  /** Ends the threads; waiting searches are refused. */
  close(): Promise<void>;
}

type AiPoolOptions = Partial<Pick<WorkerPoolOptions, 'threads' | 'worker' | 'after' | 'onTaskEnd'>> & {
  /** Returns 32 random hexadecimal digits. */
  readonly seed?: () => string;
  /** Called when a thread fails, or when a search fails and the game's quick policy is used instead. */
  readonly onError?: (error: unknown) => void;
};

/** Maximum time that a request waits for all searches before its own and its own, in ms. */
const MAX_WAIT_MS = 1_000;

/** Assumed duration of a full search before the first measurement, in ms. */
const DEFAULT_SEARCH_MS = 60;

/** Number of playouts that a search may take: fewer while others wait, and none below the minimum. */
export class Budget {
  /** Duration of a playout, by game, in ms. */
  readonly #cost = new Map<string, number>();

  /** `waiting`: number of other searches waiting for the same thread. */
  playouts(game: string, { playouts, minPlayouts }: SearchPlan, waiting: number): number {
    const cost = this.#cost.get(game) ?? DEFAULT_SEARCH_MS / playouts;
    const can = Math.min(playouts, Math.floor(MAX_WAIT_MS / (waiting + 1) / cost));
    return can < minPlayouts ? 0 : can;
  }

  /** Records the duration of a search. */
  took(game: string, playouts: number, milliseconds: number): void {
    if (playouts === 0) return;
    const cost = milliseconds / playouts;
    this.#cost.set(game, 0.8 * (this.#cost.get(game) ?? cost) + 0.2 * cost);
  }
}

/** Opens the AI players. Threads (1 by default) start with the first search and end when idle. */
export function openAiPool({
  seed = () => randomBytes(16).toString('hex'),
  onError = () => {},
  ...options
}: AiPoolOptions = {}): AiPool {
  const { threads = 1 } = options;
  const pool = new WorkerPool<SearchTask | JudgeTask, SearchTaskResult | Judgement | null>({
    worker: getWorkerUrl('ai-worker', import.meta.url),
    attempts: ATTEMPTS,
    ...options,
    onError,
  });
  const budget = new Budget();

  async function choose(request: ChooseRequest): Promise<AiChoice> {
    const { game, strength } = request;
    let how: SearchSettings = { strength, seed: seed(), playouts: 0 };
    const plan = (queued: number) => {
      const share = Math.floor(queued / threads);
      how = { ...how, playouts: game.ai ? budget.playouts(game.id, game.ai.search, share) : 0 };
      return how;
    };
    try {
      return { move: (await search(request, 'high', plan)).move, search: how };
    } catch (error) {
      if (how.playouts === 0) throw error;
      onError(error);
      const quick = { ...how, playouts: 0 };
      return { move: (await search(request, 'high', () => quick)).move, search: quick };
    }
  }

  /** Running searches for hints, by seed: a second request for the same hint waits for the first. */
  const hints = new Map<string, Promise<SearchResult>>();

  async function hint(request: HintRequest): Promise<SearchResult> {
    const known = hints.get(request.seed);
    if (known) return await known;
    const searching = searchHint(request).finally(() => hints.delete(request.seed));
    hints.set(request.seed, searching);
    return await searching;
  }

  /** Always searches with all playouts of the game, so that a hint is the same on every request. */
  async function searchHint(request: HintRequest): Promise<SearchResult> {
    const playouts = request.game.ai?.search.playouts ?? 0;
    const how = { strength: STRONGEST_STRENGTH, seed: request.seed, playouts };
    return await search({ ...request, weighs: true }, 'low', () => how);
  }

  async function judge({ game, ...decided }: JudgeRequest): Promise<Judgement | null> {
    const task: JudgeTask = { game: game.id, rules: game.rules, decided };
    return (await addGameName(game.id, pool.run(task, { priority: 'low' }))) as Judgement | null;
  }

  async function search(
    { game, view, seat, notes, weighs }: SeatKnowledge & Pick<SearchRequest, 'weighs'>,
    priority: 'high' | 'low',
    plan: (queued: number) => SearchSettings,
  ): Promise<SearchResult> {
    let playouts = 0;
    const task = (queued: number): SearchTask => {
      const how = plan(queued);
      playouts = how.playouts;
      const thinking = { view, seat, notes, ...how, ...(weighs && { weighs }) };
      return { game: game.id, rules: game.rules, thinking };
    };
    const { result, milliseconds } = (await addGameName(
      game.id,
      pool.run(task, { priority }),
    )) as SearchTaskResult;
    if (isSearchResult(result)) budget.took(game.id, playouts, milliseconds);
    return result;
  }

  return { choose, hint, judge, close: () => pool.close() };
}

/** Adds the game's name to an error. */
async function addGameName<T>(game: string, running: Promise<T>): Promise<T> {
  try {
    return await running;
  } catch (cause) {
    throw new Error(`The thought about ${game} failed: ${(cause as Error).message}`, { cause });
  }
}

function isSearchResult({ chance }: SearchResult): boolean {
  return chance !== null;
}
