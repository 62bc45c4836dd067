import type { Game } from '../../engine/game.ts';
import type { Fitting } from '../../engine/translation.ts';
import { apply } from './apply.ts';
import { guess } from './guess.ts';
import { mind } from './mind/index.ts';
import { next } from './next.ts';
import { parse } from './notation/parse.ts';
import { parseMove } from './notation/parseMove.ts';
import { ppn } from './notation/ppn.ts';
import { print } from './notation/print.ts';
import { printMove } from './notation/printMove.ts';
import { admits, bound, OPTIONS } from './options.ts';
import { pieces } from './pieces.ts';
import { secrets } from './secrets.ts';
import { seen } from './seen.ts';
import { setup } from './setup.ts';
import { order, turn } from './turn.ts';
import { tutorial } from './tutorial.ts';
import type { MoneyRun } from './types.ts';
import { view } from './view.ts';
import { describe } from './words/describe.ts';
import { goal } from './words/goal.ts';
import { opening } from './words/opening.ts';
import { pages } from './words/pages.ts';
import { seatName } from './words/seatName.ts';
import { status } from './words/status.ts';
import { tell } from './words/tell.ts';
import { en } from './words/texts.en.ts';
import { ko } from './words/texts.ko.ts';
import { weight } from './words/weight.ts';

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
  table: 'match',
  resign: 'ai',
  words: {
    sentences: { en, ko: ko satisfies Fitting<typeof en, typeof ko> },
    tell,
    weight,
    goal,
    opening,
    status,
    describe,
    seatName,
    pages,
  },
  notation: { print, parse, printMove, parseMove },
  ppn,
  mind,
  tutorial,
  admits,
  bound,
  setup,
  turn,
  order,
  view,
  next,
  apply,
  seen,
  guess,
  secrets,
  pieces,
};
