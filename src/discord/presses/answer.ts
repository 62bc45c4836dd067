import type { Path } from '../../engine/question.ts';
import { answerPanel } from '../acts/answering.ts';
import { path, whole } from '../kit/fields.ts';
import { press } from '../kit/press.ts';
import { forgedMessage } from '../kit/refusing.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    answer: [version: number, path: Path];
    menu: [version: number, path: Path];
  }
}

/** An answer of the panel, the path being whole; also the way back to an earlier question. */
export const answer = press('answer', [whole, path], answerPanel);

/** A menu of the panel: the last answer is what it chose. */
export const menu = press('menu', [whole, path], async (visit, version, way) => {
  const { asked, language } = visit;
  if (!asked.isStringSelectMenu()) return forgedMessage(language);
  return await answerPanel(visit, version, way, asked.values);
});
