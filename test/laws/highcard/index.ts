import type { Game } from '../../../src/engine/game.ts';
import { Refusal } from '../../../src/engine/refusal.ts';
import { text } from '../../../src/engine/text.ts';
import { apply, next, setup, turn } from './apply.ts';
import { notation } from './notation/parse.ts';
import type { Highcard } from './types.ts';
import { guess, pieces, secrets, seen, view } from './view.ts';
import { words } from './words/tell.ts';

/** A tiny game with hidden cards, luck, options and a question with several answers, for the tests of the laws. */
export const highcard: Game<Highcard> = {
  id: 'highcard',
  rules: 1,
  seats: [2, 3],
  options: [
    { id: 'cards', values: [6, 8], default: 8 },
    { id: 'pairs', values: [false, true], default: false },
  ],
  table: 'match',
  resign: 'ai',
  words,
  notation,
  admits: (seats, { cards }) =>
    seats === 3 && cards === 6 ? new Refusal(text('highcard:refuse.phase')) : null,
  bound: (_seats, options) => 2 * (options.cards as number),
  setup,
  turn,
  view,
  next,
  apply,
  seen,
  guess,
  secrets,
  pieces,
};
