import type { Game } from '../../src/engine/game.ts';
import type { CheckedTranslation } from '../../src/engine/translation.ts';
import { apply } from './apply.ts';
import { next } from './next.ts';
import { parse } from './notation/parse.ts';
import { parseMove } from './notation/parse-move.ts';
import { print, printMove } from './notation/print.ts';
import { admits, bound, OPTIONS } from './options.ts';
import { pieces, setup } from './setup.ts';
import { describe } from './text/describe.ts';
import { pages } from './text/pages.ts';
import { status } from './text/status.ts';
import { tell } from './text/tell.ts';
import { en } from './text/texts.en.ts';
import { ko } from './text/texts.ko.ts';
import { turn } from './turn.ts';
import type { TicTacToe } from './types.ts';
import { guess, secrets, seen, view } from './view.ts';

declare module '../../src/engine/sentence-keys.ts' {
  interface SentenceRegistry {
    tictactoe: typeof en;
  }
}

/** The smallest game in the contract's shape: for tests of the engine and for its speed. */
export const tictactoe: Game<TicTacToe> = {
  id: 'tictactoe',
  rules: 1,
  seats: [2],
  options: OPTIONS,
  table: 'match',
  resign: 'ends',
  text: {
    sentences: { en, ko: ko satisfies CheckedTranslation<typeof en, typeof ko> },
    tell,
    status,
    describe,
    pages,
  },
  notation: { print, parse, printMove, parseMove },
  admits,
  bound,
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
