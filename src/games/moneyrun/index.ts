import type { Game } from '../../engine/game.ts';
import type { Fitting } from '../../engine/translation.ts';
import { describe } from './describe.ts';
import { parseMove, printMove } from './moves.ts';
import { admits, bound, OPTIONS } from './options.ts';
import { pages } from './pages.ts';
import { parse, print } from './position.ts';
import { ppn } from './ppn.ts';
import { next } from './questions.ts';
import { apply } from './rules.ts';
import { setup } from './setup.ts';
import { en } from './texts.en.ts';
import { ko } from './texts.ko.ts';
import { turn } from './turn.ts';
import type { MoneyRun } from './types.ts';
import { guess, pieces, secrets, seen, view } from './view.ts';
import { status, tell } from './words.ts';

declare module '../../engine/spoken.ts' {
  interface Spoken {
    moneyrun: typeof en;
  }
}

/** A way of coins has to be laid across the board and run along. Two to four players. */
export const moneyrun: Game<MoneyRun> = {
  id: 'moneyrun',
  rules: 1,
  seats: [2, 3, 4],
  options: OPTIONS,
  resign: 'ai',
  words: {
    sentences: { en, ko: ko satisfies Fitting<typeof en, typeof ko> },
    tell,
    status,
    describe,
    rules: pages,
  },
  notation: { print, parse, printMove, parseMove },
  ppn,
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
