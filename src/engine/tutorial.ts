import type { Options } from './options.ts';

/**
 * Position that teaches one idea. The player has seat 0 and is to act. Its texts are sentences of the game:
 * `tutorial.<id>.title`, `.idea`, `.task`, `.right` (why the answer is right) and `.wrong` (a hint for any other move).
 */
export interface TutorialStep {
  readonly id: string; // 'bump'
  readonly position: string; // in the game's notation
  readonly seats?: number; // 2; default: the fewest
  readonly options?: Options; // { goal: 3 }: options that differ from the default
  readonly right: readonly string[]; // ['b2', 'c3']: every right move, in the game's notation
  /** Wrong moves with an answer of their own: `{ far: ['a1'] }` is answered with `tutorial.<id>.far`. */
  readonly replies?: Readonly<Record<string, readonly string[]>>;
  readonly luck?: readonly number[]; // [4, 1]: dice outcomes for the move, if it draws any
}
