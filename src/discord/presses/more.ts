import { whole } from '../kit/fields.ts';
import { press } from '../kit/press.ts';
import { moreMessage } from '../messages/more.ts';
import { withBack } from '../messages/rules/with-back.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    more: [version: number];
  }
}

/** What else there is to know and to do at a table. */
export const more = press('more', [whole], async (visit) => withBack(visit, await moreMessage(visit)));
