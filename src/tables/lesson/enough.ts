import { decisions, LEARNER, type Lesson, latest } from './lesson.ts';
import { planOf } from './plan.ts';

/**
 * Whether the learner has decided as often as is enough for a first game, and has ended the turn in which they did: others
 * have moved since.
 */
export function isEnough(lesson: Pick<Lesson, 'match' | 'entries'>): boolean {
  const most = planOf(lesson.match.game)?.decisions ?? 0;
  return decisions(lesson) >= most && latest(lesson).some(({ seat }) => seat !== LEARNER);
}
