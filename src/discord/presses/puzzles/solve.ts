import { openPuzzle } from '../../acts/puzzles/solving.ts';
import { whole } from '../../kit/fields.ts';
import { pressAtNone } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    puzzle: [number: number];
  }
}

/** A puzzle of the server, for whoever wants to solve it: in a message of their own. */
export const solve = pressAtNone('puzzle', [whole], (caller, number) => openPuzzle(caller, number), 'anew');
