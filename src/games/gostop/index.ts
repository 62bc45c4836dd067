import type { Game } from '../../engine/game.ts';
import type { CheckedTranslation } from '../../engine/translation.ts';
import { ai } from './ai/index.ts';
import { apply } from './apply.ts';
import { next } from './next.ts';
import { parse } from './notation/parse.ts';
import { parseMove } from './notation/parse-move.ts';
import { print, printMove } from './notation/print.ts';
import { admits, bound, OPTIONS, PRESETS } from './options.ts';
import { plans } from './plans.ts';
import { pieces, setup } from './setup.ts';
import { describe } from './text/describe.ts';
import { emoji, icons, seatName } from './text/names.ts';
import { pages } from './text/pages.ts';
import { goal, opening, status } from './text/status.ts';
import { moment, tell, weight } from './text/tell.ts';
import { en } from './text/texts.en.ts';
import { ko } from './text/texts.ko.ts';
import { dealWon, order, turn } from './turn.ts';
import { tutorial } from './tutorial.ts';
import type { GoStop } from './types.ts';
import { guess, secrets, seen, view } from './view.ts';

declare module '../../engine/sentence-keys.ts' {
  interface SentenceRegistry {
    gostop: typeof en;
  }
}

/** Go-Stop, a hwatu game for two or three players: match months, capture cards, say go or stop. */
export const gostop: Game<GoStop> = {
  id: 'gostop',
  rules: 1,
  seats: [2, 3],
  options: OPTIONS,
  presets: PRESETS,
  table: 'match',
  resign: 'ai',
  text: {
    sentences: { en, ko: ko satisfies CheckedTranslation<typeof en, typeof ko> },
    tell,
    goal,
    weight,
    opening,
    status,
    describe,
    emoji,
    icons,
    moment,
    seatName,
    pages,
  },
  notation: { print, parse, printMove, parseMove },
  ai,
  tutorial,
  admits,
  bound,
  setup,
  turn,
  order,
  view,
  next,
  plans,
  apply,
  seen,
  dealWon,
  guess,
  secrets,
  pieces,
};
