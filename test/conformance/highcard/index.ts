import type { Game } from '../../../src/engine/game.ts';
import type { CheckedTranslation } from '../../../src/engine/translation.ts';
import { ai } from './ai/index.ts';
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
import type { Highcard } from './types.ts';
import { guess, secrets, seen, view } from './view.ts';

declare module '../../../src/engine/sentence-keys.ts' {
  interface SentenceRegistry {
    highcard: typeof en;
  }
}

/** A tiny game with hidden cards, randomness, options and a question with several answers, for the tests of the suite. */
export const highcard: Game<Highcard> = {
  id: 'highcard',
  rules: 1,
  seats: [2, 3],
  options: OPTIONS,
  table: 'match',
  resign: 'ai',
  text: {
    sentences: { en, ko: ko satisfies CheckedTranslation<typeof en, typeof ko> },
    tell,
    status,
    describe,
    pages,
  },
  notation: { print, parse, printMove, parseMove },
  ai,
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
