import type { Game } from '../../engine/game.ts';
import { apply } from './apply.ts';
import { next } from './next.ts';
import { parse, print } from './notation/parse.ts';
import { parseMove, printMove } from './notation/parseMove.ts';
import { ppn } from './notation/ppn.ts';
import { options } from './options.ts';
import { bound, setup } from './setup.ts';
import { turn } from './turn.ts';
import type { Runaround } from './types.ts';
import { guess, pieces, secrets, seen, view } from './view.ts';
import { pages } from './words/pages.ts';
import { describe, status, tell } from './words/tell.ts';
import { en } from './words/texts.en.ts';
import { ko } from './words/texts.ko.ts';

/** Runaround by Jonathan Leistiko: four pawns a side run in opposite directions round a wall; five runs win. */
export const runaround: Game<Runaround> = {
  id: 'runaround',
  rules: 1,
  seats: [2],
  options,
  table: 'match',
  resign: 'ends',
  words: { sentences: { en, ko }, tell, status, describe, pages },
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
