import type { Options } from './options.ts';

/**
 * A set position that teaches one idea. The learner has seat 0 and is to act. Its texts are sentences of the game:
 * `tutorial.<id>.title`, `.idea`, `.task`, `.right` (why the answer is right) and `.wrong` (a hint for any other move).
 */
export interface TutorialStep {
  readonly id: string; // 'bump'
  readonly position: string; // in the game's notation
  readonly seats?: number; // 2; the fewest unless told
  readonly options?: Options; // { goal: 3 }: those that are not as usual
  readonly right: readonly string[]; // ['b2', 'c3']: every right move, in the game's notation
  /** Wrong moves with a reply of their own: `{ far: ['a1'] }` is answered with `tutorial.<id>.far`. */
  readonly replies?: Readonly<Record<string, readonly string[]>>;
  readonly luck?: readonly number[]; // [4, 1]: outcomes of the dice when the move is made, if it draws any
}
