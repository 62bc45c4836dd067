import type { LessonMove } from '../../store/lessons.ts';
import type { Lesson } from './lesson.ts';

/** The moves of a lesson as they are kept: what they led to is played again. */
export function keptMoves({ entries }: Pick<Lesson, 'entries'>): readonly LessonMove[] {
  return entries.map(({ seat, move, luck, forced }) => ({ seat, move, luck, ...(forced && { forced }) }));
}
