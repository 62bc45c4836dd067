import { switchPuzzles } from '../../acts/puzzles/switching.ts';
import { flag } from '../../kit/fields.ts';
import { pressAtNone } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'server-puzzles': [on: boolean];
  }
}

/** A puzzle a day in this channel, or none. */
export const puzzles = pressAtNone('server-puzzles', [flag], switchPuzzles);
