import type { Game } from '../../engine/game.ts';
import type { CheckedTranslation } from '../../engine/translation.ts';
import { apply } from './apply.ts';
import { next } from './next.ts';
import { parse } from './notation/parse.ts';
import { isFreeText, parseMove } from './notation/parse-move.ts';
import { ppn } from './notation/ppn.ts';
import { print, printMove } from './notation/print.ts';
import { setUps } from './notation/set-ups.ts';
import { toEarlierMove } from './notation/to-earlier-move.ts';
import { admits, bound, OPTIONS } from './options.ts';
import { pieces, setup } from './setup.ts';
import { describe } from './text/describe.ts';
import { pages } from './text/pages.ts';
import { status } from './text/status.ts';
import { tell } from './text/tell.ts';
import { en } from './text/texts.en.ts';
import { ko } from './text/texts.ko.ts';
import { turn } from './turn.ts';
import type { Piecepack } from './types.ts';
import { guess, secrets, seen, view } from './view.ts';

declare module '../../engine/sentence-keys.ts' {
  interface SentenceRegistry {
    piecepack: typeof en;
  }
}

/** Piecepack, a table with 56 pieces and no enforced rules, for one to six players. */
export const piecepack: Game<Piecepack> = {
  id: 'piecepack',
  rules: 1,
  seats: [1, 2, 3, 4, 5, 6],
  options: OPTIONS,
  table: 'free',
  text: {
    sentences: { en, ko: ko satisfies CheckedTranslation<typeof en, typeof ko> },
    tell,
    status,
    describe,
    pages,
  },
  notation: { print, parse, printMove, parseMove, toEarlierMove, isFreeText },
  setUps,
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
