import type { Path } from '../../engine/question.ts';
import { answerPanel, askAgain } from '../acts/answering.ts';
import { path, whole } from '../kit/fields.ts';
import { press } from '../kit/press.ts';
import { forgedMessage } from '../kit/refusing.ts';
import { isSecondTap } from '../kit/secondTap.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    answer: [version: number, path: Path];
    menu: [version: number, path: Path];
    rethink: [version: number, path: Path];
  }
}

/** An answer of the panel, the path being whole. */
export const answer = press('answer', [whole, path], async (visit, version, way) =>
  isSecondTap(visit)
    ? await askAgain(visit, version, way.slice(0, -1))
    : await answerPanel(visit, version, way),
);

/** A menu of the panel: the last answer is what it chose. */
export const menu = press('menu', [whole, path], async (visit, version, way) => {
  const { asked, language } = visit;
  if (!asked.isStringSelectMenu()) return forgedMessage(language);
  if (isSecondTap(visit)) return await askAgain(visit, version, way);
  return await answerPanel(visit, version, way, asked.values);
});

/** The way back to an earlier question, which decides nothing. */
export const rethink = press('rethink', [whole, path], (visit, version, way) =>
  answerPanel(visit, version, way),
);
