import { performance } from 'node:perf_hooks';
import { type Decided, type Judgement, judge } from './ai/judgement.ts';
import { type SearchRequest, type SearchResult, searchBestMove } from './ai/search-best-move.ts';
import type { Game } from './engine/game.ts';
import { earlier } from './games/earlier.ts';
import { games } from './games/registry.ts';

/** Game of a task, by id and rules version. */
interface GameKey {
  readonly game: string;
  readonly rules: number;
}

/** Search for a move. Plain JSON. */
export interface SearchTask extends GameKey {
  readonly thinking: SearchRequest;
}

/** Decision to judge. Plain JSON. */
export interface JudgeTask extends GameKey {
  readonly decided: Decided;
}

/** Result of a search, and its duration in ms. */
export interface SearchTaskResult {
  readonly result: SearchResult;
  readonly milliseconds: number;
}

/** Runs one task of an AI worker thread: searches for a move, or judges a decision. */
export default function runTask(task: SearchTask | JudgeTask): SearchTaskResult | Judgement | null {
  const game = findTaskGame(task);
  if ('decided' in task) return judge(game, task.decided);
  const began = performance.now();
  const result = searchBestMove(game, task.thinking);
  return { result, milliseconds: performance.now() - began };
}

function findTaskGame({ game: id, rules }: GameKey): Game {
  const game = [...games, ...earlier].find((one) => one.id === id && one.rules === rules);
  if (!game) throw new RangeError(`There is no game ${id} with rules ${rules}`);
  return game;
}
