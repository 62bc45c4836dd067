import { hasStarted } from '../../tables/table.ts';
import { press } from '../kit/press.ts';
import { notStartedMessage } from '../kit/refusing.ts';
import { wordsMessage } from '../messages/more.ts';
import { withBack } from '../messages/rules/with-back.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    words: [];
  }
}

/** The position in words. */
export const words = press('words', [], async (visit) =>
  hasStarted(visit.table)
    ? withBack(visit, await wordsMessage(visit, visit.seat))
    : notStartedMessage(visit.language),
);
