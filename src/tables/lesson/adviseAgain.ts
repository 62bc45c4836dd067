import { keepAdvice } from '../../store/lessons.ts';
import type { House } from '../house.ts';
import { advised } from './advise.ts';
import type { Lesson } from './lesson.ts';

/**
 * A kept lesson with advice about its decision: where none came in time, it is thought about once more, and kept as long
 * as the lesson is still there as it was.
 */
export async function adviseAgain(house: House, lesson: Lesson): Promise<Lesson> {
  const { record } = lesson;
  const advice = record.advice ?? (await advised(house, lesson));
  if (advice === record.advice || advice === null) return lesson;
  await keepAdvice(house.store, record, advice);
  return { ...lesson, record: { ...record, advice } };
}
