import { LEARNER, type Lesson } from '../../../app/tutorial/lesson.ts';
import { EASIEST, noTableOf } from '../../../app/tutorial/progress.ts';
import type { Caller, Seated } from '../../kit/bot.ts';
import { mindNumbered } from '../lobby/mindPanel.ts';

/** The learner at their lesson, which is shown as a table is. */
export function lessonVisit(caller: Caller, lesson: Pick<Lesson, 'match'>): Seated {
  const { bot, asked, by, language, own, arrived } = caller;
  const names = {
    person: by.person,
    learner: by.name,
    ai: (number: number) => mindNumbered(EASIEST, number, language),
  };
  const table = noTableOf(lesson, names, language);
  return { bot, asked, by, language, own, arrived, table, seat: LEARNER, elsewhere: false };
}
