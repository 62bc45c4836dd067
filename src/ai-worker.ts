import { performance } from 'node:perf_hooks';
import { type Decided, type Judgement, judge } from './ai/judgement.ts';
import { type Thinking, type Thought, think } from './ai/thought.ts';
import type { Game } from './engine/game.ts';
import { earlier } from './games/earlier.ts';
import { games } from './games/registry.ts';

/** Of which game something is to be thought: by its id and rules. */
interface Of {
  readonly game: string;
  readonly rules: number;
}

/** A thought to be made. Plain JSON. */
export interface Task extends Of {
  readonly thinking: Thinking;
}

/** A decision to be judged. Plain JSON. */
export interface JudgingTask extends Of {
  readonly decided: Decided;
}

/** What a thought comes to, and how long that took in ms. */
export interface Done {
  readonly thought: Thought;
  readonly milliseconds: number;
}

/** What a thinker's thread does: the one or the other. */
export default function work(task: Task | JudgingTask): Done | Judgement | null {
  const game = gameOf(task);
  if ('decided' in task) return judge(game, task.decided);
  const began = performance.now();
  const thought = think(game, task.thinking);
  return { thought, milliseconds: performance.now() - began };
}

function gameOf({ game: id, rules }: Of): Game {
  const game = [...games, ...earlier].find((one) => one.id === id && one.rules === rules);
  if (!game) throw new RangeError(`There is no game ${id} with rules ${rules}`);
  return game;
}
