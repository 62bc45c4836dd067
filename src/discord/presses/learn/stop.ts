import { stopLesson } from '../../acts/learn/learning.ts';
import { whole } from '../../kit/fields.ts';
import { pressAtNone } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'learn-stop': [lesson: number];
  }
}

/** Ends a lesson before its end. */
export const learnStop = pressAtNone('learn-stop', [whole], stopLesson);
