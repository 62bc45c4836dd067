import { pickOne } from '../../src/engine/chance.ts';
import type { AnswerTaste } from './table.ts';

/** Answers that prolong a game: to wait, to leave the track, to say go once more. */
const IDLE_ANSWERS = /^(?:Pass|Stay|Go$|Wait)|off the track/;

/** Chooses a random answer that shortens the game, if there is one. */
export const chooseBriskly: AnswerTaste = (answers, chance) => {
  const useful = answers.filter((answer) => !IDLE_ANSWERS.test(answer));
  return pickOne(chance, useful.length > 0 ? useful : answers);
};
