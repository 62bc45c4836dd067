import { performance } from 'node:perf_hooks';
import { earlier } from '../games/earlier.ts';
import { games } from '../games/registry.ts';
import { type Thinking, type Thought, think } from '../players/thought.ts';

/** What a thread is given: a game by its id and rules, and what the thought is made of. Plain JSON. */
export interface Task {
  readonly game: string;
  readonly rules: number;
  readonly thinking: Thinking;
}

/** What it comes to, and how long that took in ms. */
export interface Done {
  readonly thought: Thought;
  readonly milliseconds: number;
}

/** What a thinker's thread does. */
export default function work({ game: id, rules, thinking }: Task): Done {
  const game = [...games, ...earlier].find((one) => one.id === id && one.rules === rules);
  if (!game) throw new RangeError(`There is no game ${id} with rules ${rules}`);
  const began = performance.now();
  const thought = think(game, thinking);
  return { thought, milliseconds: performance.now() - began };
}
