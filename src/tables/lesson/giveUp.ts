import type { Refusal } from '../../engine/refusal.ts';
import { endLesson, lessonOf } from '../../store/lessons.ts';
import type { Store } from '../../store/open.ts';
import { type Act, once, type Repeated } from '../act.ts';
import type { House } from '../house.ts';
import { Gone, WentOn } from './gone.ts';
import { lessonOfPerson } from './resume.ts';

/** Ends a lesson before its end: nothing of it stays. Returns of which game it was. */
export async function giveUp(house: House, by: Act, id: number): Promise<string | Refusal | Repeated> {
  const lesson = await lessonOfPerson(house, by.person);
  if (lesson?.record.id !== id) return new Gone();
  const { record } = lesson;
  return await once(house, by, async ({ store }) =>
    (await endLesson(store, record)) ? record.game : await whyNot(store, by.person, id),
  );
}

async function whyNot(store: Store, person: string, id: number): Promise<Refusal> {
  return (await lessonOf(store, person))?.id === id ? new WentOn() : new Gone();
}
