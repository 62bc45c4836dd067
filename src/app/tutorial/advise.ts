import { type Advice, saveAdvice } from '../../store/tutorials.ts';
import type { AppContext } from '../core/context.ts';
import { createSeed } from '../core/seed.ts';
import { getLearnerView, LEARNER_SEAT, type Lesson } from './lesson.ts';

/** A learner waits no longer than this for what is thought about their decision, in ms. */
const MAX_ADVICE_WAIT_MS = 2_500;

/** What the strongest AI would do in the place of the learner, by what they may know; null where that fails or takes long. */
export async function loadAdvice(
  ctx: AppContext,
  lesson: Lesson,
  patience = MAX_ADVICE_WAIT_MS,
): Promise<Advice | null> {
  const thought = computeAdvice(ctx, lesson).catch((error: unknown) => {
    ctx.onError(error, 0);
    return null;
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience);
  });
  return await Promise.race([thought, late]).finally(() => clearTimeout(timer));
}

async function computeAdvice({ ai }: AppContext, lesson: Lesson): Promise<Advice> {
  const { match, notes } = lesson;
  const view = getLearnerView(lesson);
  const known = { game: match.game, view, seat: LEARNER_SEAT, notes: notes.of(LEARNER_SEAT) };
  return await ai.hint({ ...known, seed: getAdviceSeed(view) });
}

/** By what the learner sees alone: it has nothing to do with the luck of the match. */
function getAdviceSeed(view: unknown): string {
  return createSeed(`lesson ${JSON.stringify(view)}`);
}

/**
 * A kept lesson with advice about its decision: where none came in time, it is thought about once more, and kept as long
 * as the lesson is still there as it was.
 */
export async function ensureAdvice(ctx: AppContext, lesson: Lesson): Promise<Lesson> {
  const { record } = lesson;
  const advice = record.advice ?? (await loadAdvice(ctx, lesson));
  if (advice === record.advice || advice === null) return lesson;
  await saveAdvice(ctx.store, record, advice);
  return { ...lesson, record: { ...record, advice } };
}
