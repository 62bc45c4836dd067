import type { Path } from '../../../engine/question.ts';
import { answerInLesson } from '../../acts/learn/learning.ts';
import { path, whole } from '../../kit/fields.ts';
import { pressAtNone } from '../../kit/press.ts';
import { forgedMessage } from '../../kit/refusing.ts';
import { isSecondTap } from '../../kit/secondTap.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'learn-answer': [lesson: number, version: number, path: Path];
    'learn-menu': [lesson: number, version: number, path: Path];
    'learn-rethink': [lesson: number, version: number, path: Path];
  }
}

const FIELDS = [whole, whole, path] as const;

/** An answer of a lesson, the path being whole. */
export const learnAnswer = pressAtNone('learn-answer', FIELDS, (caller, lesson, version, way) =>
  isSecondTap(caller)
    ? answerInLesson(caller, { lesson, version }, { path: way.slice(0, -1), again: true })
    : answerInLesson(caller, { lesson, version }, { path: way }),
);

/** A menu of it: the last answer is what it chose. */
export const learnMenu = pressAtNone('learn-menu', FIELDS, async (caller, lesson, version, way) => {
  const { asked, language } = caller;
  if (!asked.isStringSelectMenu()) return forgedMessage(language);
  if (isSecondTap(caller))
    return await answerInLesson(caller, { lesson, version }, { path: way, again: true });
  return await answerInLesson(caller, { lesson, version }, { path: way, chosen: asked.values });
});

/** The way back to an earlier question. */
export const learnRethink = pressAtNone('learn-rethink', FIELDS, (caller, lesson, version, way) =>
  answerInLesson(caller, { lesson, version }, { path: way }),
);
