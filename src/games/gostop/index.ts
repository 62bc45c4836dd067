import type { Game } from '../../engine/game.ts';
import type { Fitting } from '../../engine/translation.ts';
import { describe } from './describe.ts';
import { guess } from './guess.ts';
import { parseMove, printMove } from './moves.ts';
import { admits, bound, OPTIONS, PRESETS } from './options.ts';
import { pages } from './pages.ts';
import { parse } from './parse.ts';
import { print } from './position.ts';
import { next } from './questions.ts';
import { apply } from './rules.ts';
import { seen } from './seen.ts';
import { setup } from './setup.ts';
import { en } from './texts.en.ts';
import { ko } from './texts.ko.ts';
import { turn } from './turn.ts';
import type { GoStop } from './types.ts';
import { pieces, secrets, view } from './view.ts';
import { status, tell } from './words.ts';

declare module '../../engine/spoken.ts' {
  interface Spoken {
    gostop: typeof en;
  }
}

/** The flower cards of twelve months: match, take, and say go or stop. Two or three players. */
export const gostop: Game<GoStop> = {
  id: 'gostop',
  rules: 1,
  seats: [2, 3],
  options: OPTIONS,
  presets: PRESETS,
  resign: 'ai',
  words: {
    sentences: { en, ko: ko satisfies Fitting<typeof en, typeof ko> },
    tell,
    status,
    describe,
    rules: pages,
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
