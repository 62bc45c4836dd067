import type { Game } from '../../engine/game.ts';
import type { CheckedTranslation } from '../../engine/translation.ts';
import { ai } from './ai/index.ts';
import { apply } from './apply.ts';
import { next } from './next.ts';
import { parse } from './notation/parse.ts';
import { parseMove } from './notation/parse-move.ts';
import { ppn } from './notation/ppn.ts';
import { print, printMove } from './notation/print.ts';
import { admits, bound, OPTIONS } from './options.ts';
import { plans, repeatable } from './plans.ts';
import { pieces, setup } from './setup.ts';
import { describe } from './text/describe.ts';
import { emoji, icons, seatIcon, seatName } from './text/names.ts';
import { pages } from './text/pages.ts';
import { goal, opening, status } from './text/status.ts';
import { moment, tell, tellRepeated, weight } from './text/tell.ts';
import { en } from './text/texts.en.ts';
import { ko } from './text/texts.ko.ts';
import { isPhotoFinish, order, turn } from './turn.ts';
import { tutorial } from './tutorial.ts';
import type { MotoX } from './types.ts';
import { guess, secrets, seen, view } from './view.ts';

declare module '../../engine/sentence-keys.ts' {
  interface SentenceRegistry {
    motox: typeof en;
  }
}

/** MotoX by James Kyle and Paul Shope: the players build a track of tiles and ramps, then race their bikes over it. */
export const motox: Game<MotoX> = {
  id: 'motox',
  rules: 1,
  seats: [3, 4],
  options: OPTIONS,
  table: 'match',
  resign: 'ai',
  text: {
    sentences: { en, ko: ko satisfies CheckedTranslation<typeof en, typeof ko> },
    tell,
    tellRepeated,
    goal,
    weight,
    opening,
    status,
    describe,
    emoji,
    icons,
    moment,
    seatIcon,
    seatName,
    pages,
  },
  notation: { print, parse, printMove, parseMove },
  ppn,
  ai,
  tutorial,
  admits,
  bound,
  setup,
  turn,
  isPhotoFinish,
  order,
  view,
  next,
  repeatable,
  plans,
  apply,
  seen,
  guess,
  secrets,
  pieces,
};
