import { refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { REPEATED } from '../../tables/act.ts';
import { stopRepeating } from '../../tables/repeating.ts';
import { say } from '../../words/say.ts';
import { asItStands } from '../acts/answering.ts';
import { repeatOpenly } from '../acts/openly.ts';
import { whole } from '../kit/fields.ts';
import { press } from '../kit/press.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    repeat: [version: number];
    'repeat-stop': [];
  }
}

/** Makes the move that can be repeated, now and at each turn of the seat. */
export const repeat = press('repeat', [whole], repeatOpenly, 'quiet');

/** Lets the person decide by themselves again. */
export const repeatStop = press('repeat-stop', [], async (visit) => {
  const stopped = await stopRepeating(visit.bot.house, visit.by, visit.table.record.id);
  if (refused(stopped)) return await asItStands(visit, [stopped]);
  const line = say(visit.language, text('bot:panel.notRepeating'), () => '');
  return await asItStands(visit, stopped === REPEATED ? [] : [line]);
});
