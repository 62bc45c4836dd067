import { pickOne } from '../../src/engine/chance.ts';
import type { AnswerTaste } from './table.ts';

/** Answers that people who want to get home avoid: to wait, to leave the track, to say go once more. */
const IDLE_ANSWERS = /^(?:Pass|Stay|Go$|Wait)|off the track/;

/** Any answer that brings the end nearer, while there is one. */
export const chooseBriskly: AnswerTaste = (answers, chance) => {
  const useful = answers.filter((answer) => !IDLE_ANSWERS.test(answer));
  return pickOne(chance, useful.length > 0 ? useful : answers);
};
