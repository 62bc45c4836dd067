import type { Game } from '../../engine/game.ts';
import type { Fitting } from '../../engine/translation.ts';
import { options } from './options.ts';
import { rules } from './pages.ts';
import { parse, print } from './position.ts';
import { ppn } from './ppn.ts';
import { next } from './questions.ts';
import { apply } from './rules.ts';
import { bound, setup } from './setup.ts';
import { en } from './texts.en.ts';
import { ko } from './texts.ko.ts';
import { turn } from './turn.ts';
import { parseMove, printMove } from './typed.ts';
import type { Runaround } from './types.ts';
import { guess, pieces, secrets, seen, view } from './view.ts';
import { describe, status, tell } from './words.ts';

declare module '../../engine/spoken.ts' {
  interface Spoken {
    runaround: typeof en;
  }
}

/** Runaround by Jonathan Leistiko: four pawns a side run in opposite directions round a wall; five runs win. */
export const runaround: Game<Runaround> = {
  id: 'runaround',
  rules: 1,
  seats: [2],
  options,
  resign: 'ends',
  words: { sentences: { en, ko: ko satisfies Fitting<typeof en, typeof ko> }, tell, status, describe, rules },
  notation: { print, parse, printMove, parseMove },
  ppn,
  admits: () => null,
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
