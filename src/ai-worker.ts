import { performance } from 'node:perf_hooks';
import { type Decided, type Judgement, judge } from './ai/judgement.ts';
import { type SearchRequest, type SearchResult, searchBestMove } from './ai/search-best-move.ts';
import type { Game } from './engine/game.ts';
import { earlier } from './games/earlier.ts';
import { games } from './games/registry.ts';

/** Of which game something is to be thought: by its id and rules. */
interface GameKey {
  readonly game: string;
  readonly rules: number;
}

/** A thought to be made. Plain JSON. */
export interface SearchTask extends GameKey {
  readonly thinking: SearchRequest;
}

/** A decision to be judged. Plain JSON. */
export interface JudgeTask extends GameKey {
  readonly decided: Decided;
}

/** What a thought comes to, and how long that took in ms. */
export interface SearchTaskResult {
  readonly thought: SearchResult;
  readonly milliseconds: number;
}

/** What a thinker's thread does: the one or the other. */
export default function runTask(task: SearchTask | JudgeTask): SearchTaskResult | Judgement | null {
  const game = findTaskGame(task);
  if ('decided' in task) return judge(game, task.decided);
  const began = performance.now();
  const thought = searchBestMove(game, task.thinking);
  return { thought, milliseconds: performance.now() - began };
}

function findTaskGame({ game: id, rules }: GameKey): Game {
  const game = [...games, ...earlier].find((one) => one.id === id && one.rules === rules);
  if (!game) throw new RangeError(`There is no game ${id} with rules ${rules}`);
  return game;
}
