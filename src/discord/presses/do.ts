import type { Path } from '../../engine/question.ts';
import { answerOpenly } from '../acts/openly.ts';
import { path, whole } from '../kit/fields.ts';
import { press } from '../kit/press.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    do: [version: number, path: Path];
  }
}

/** An answer under a board: it makes the move, which the board shows, or leads to the next question. */
export const openly = press('do', [whole, path], answerOpenly, 'quiet');
