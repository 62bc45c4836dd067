import type { Game } from '../../engine/game.ts';
import type { Fitting } from '../../engine/translation.ts';
import { describe } from './describe.ts';
import { guess } from './guess.ts';
import { parseMove, printMove } from './moves.ts';
import { admits, bound, OPTIONS } from './options.ts';
import { pages } from './pages.ts';
import { parse, print } from './position.ts';
import { ppn } from './ppn.ts';
import { next } from './questions.ts';
import { apply } from './rules.ts';
import { seen } from './seen.ts';
import { setup } from './setup.ts';
import { en } from './texts.en.ts';
import { ko } from './texts.ko.ts';
import { turn } from './turn.ts';
import type { Forage } from './types.ts';
import { pieces, secrets, view } from './view.ts';
import { status, tell } from './words.ts';

declare module '../../engine/spoken.ts' {
  interface Spoken {
    forage: typeof en;
  }
}

/** Coins are scattered value down, then gathered from memory. Three or four players. */
export const forage: Game<Forage> = {
  id: 'forage',
  rules: 1,
  seats: [3, 4],
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
