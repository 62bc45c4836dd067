import { hasStarted } from '../../tables/table.ts';
import { press } from '../kit/press.ts';
import { notStartedMessage } from '../kit/refusing.ts';
import { wordsMessage } from '../messages/more.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    words: [];
  }
}

/** The position in words, beside the panel and not in its place. */
export const words = press(
  'words',
  [],
  async (visit) =>
    hasStarted(visit.table) ? wordsMessage(visit, visit.seat) : notStartedMessage(visit.language),
  'anew',
);
