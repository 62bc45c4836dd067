import { type Advice, saveAdvice } from '../../store/tutorials.ts';
import type { AppContext } from '../core/context.ts';
import { createSeed } from '../core/seed.ts';
import { getLearnerView, LEARNER_SEAT, type Lesson } from './lesson.ts';

/** Maximum time in ms for which a learner waits for advice on their decision. */
const MAX_ADVICE_WAIT_MS = 2_500;

/**
 * Returns the strongest AI's choice in the learner's place, by what the learner may know; null if the search fails or
 * takes too long.
 */
export async function loadAdvice(
  ctx: AppContext,
  lesson: Lesson,
  patience = MAX_ADVICE_WAIT_MS,
): Promise<Advice | null> {
  const result = computeAdvice(ctx, lesson).catch((error: unknown) => {
    ctx.onError(error, 0);
    return null;
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience);
  });
  return await Promise.race([result, late]).finally(() => clearTimeout(timer));
}

async function computeAdvice({ ai }: AppContext, lesson: Lesson): Promise<Advice> {
  const { match, notes } = lesson;
  const view = getLearnerView(lesson);
  const known = { game: match.game, view, seat: LEARNER_SEAT, notes: notes.of(LEARNER_SEAT) };
  return await ai.hint({ ...known, seed: getAdviceSeed(view) });
}

/** Returns a seed from the learner's view alone, independent of the match's randomness. */
function getAdviceSeed(view: unknown): string {
  return createSeed(`lesson ${JSON.stringify(view)}`);
}

/** Returns a stored lesson with advice on its decision. Missing advice is computed again, and saved if the lesson is unchanged. */
export async function ensureAdvice(ctx: AppContext, lesson: Lesson): Promise<Lesson> {
  const { record } = lesson;
  const advice = record.advice ?? (await loadAdvice(ctx, lesson));
  if (advice === record.advice || advice === null) return lesson;
  await saveAdvice(ctx.store, record, advice);
  return { ...lesson, record: { ...record, advice } };
}
