import type { Game } from '../../engine/game.ts';
import type { Fitting } from '../../engine/translation.ts';
import { describe } from './describe.ts';
import { guess } from './guess.ts';
import { admits, bound, OPTIONS } from './options.ts';
import { pages } from './pages.ts';
import { parseMove } from './parseMove.ts';
import { parse, print } from './position.ts';
import { ppn } from './ppn.ts';
import { printMove } from './printMove.ts';
import { next } from './questions.ts';
import { apply } from './rules.ts';
import { seen } from './seen.ts';
import { setup } from './setup.ts';
import { en } from './texts.en.ts';
import { ko } from './texts.ko.ts';
import { turn } from './turn.ts';
import type { Piecepack } from './types.ts';
import { pieces, secrets, view } from './view.ts';
import { status, tell } from './words.ts';

declare module '../../engine/spoken.ts' {
  interface Spoken {
    piecepack: typeof en;
  }
}

/** A table and the 56 pieces: whatever people agree to play. One to six players. */
export const piecepack: Game<Piecepack> = {
  id: 'piecepack',
  rules: 1,
  seats: [1, 2, 3, 4, 5, 6],
  options: OPTIONS,
  resign: 'without',
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
