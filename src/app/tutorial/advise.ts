import { type Advice, keepAdvice } from '../../store/lessons.ts';
import type { House } from '../core/context.ts';
import { seedFrom } from '../core/seed.ts';
import { LEARNER, type Lesson, learnersView } from './lesson.ts';

/** A learner waits no longer than this for what is thought about their decision, in ms. */
const PATIENCE = 2_500;

/** What the strongest AI would do in the place of the learner, by what they may know; null where that fails or takes long. */
export async function advised(house: House, lesson: Lesson, patience = PATIENCE): Promise<Advice | null> {
  const thought = thoughtAbout(house, lesson).catch((error: unknown) => {
    house.trouble(error, 0);
    return null;
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience);
  });
  return await Promise.race([thought, late]).finally(() => clearTimeout(timer));
}

async function thoughtAbout({ players }: House, lesson: Lesson): Promise<Advice> {
  const { match, notes } = lesson;
  const view = learnersView(lesson);
  const known = { game: match.game, view, seat: LEARNER, notes: notes.of(LEARNER) };
  return await players.hint({ ...known, seed: seedOf(view) });
}

/** By what the learner sees alone: it has nothing to do with the luck of the match. */
function seedOf(view: unknown): string {
  return seedFrom(`lesson ${JSON.stringify(view)}`);
}

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
