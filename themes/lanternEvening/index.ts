import type { SentenceRegistry } from '../../src/engine/sentence-keys.ts';
import type { CheckedTranslation } from '../../src/engine/translation.ts';
import type { KitHues } from '../plain/kit.ts';
import type { PiecepackHues, PiecepackMotif } from '../plain/piecepack.ts';
import type { TileHues } from '../plain/tiles.ts';
import type { Theme } from '../theme.ts';
import { colours } from './colours.ts';
import { motifs } from './motifs.ts';
import { en } from './words.en.ts';
import { ko } from './words.ko.ts';

/** Theme of the free table by night: the same wooden set on a dark cloth, in the light of one lamp. */
export const lanternEvening: Theme<PiecepackHues & TileHues & KitHues, PiecepackMotif> = {
  id: 'lantern',
  game: 'piecepack',
  colours,
  motifs,
  words: {
    en: en satisfies CheckedTranslation<SentenceRegistry['piecepack'], typeof en>,
    ko: ko satisfies CheckedTranslation<SentenceRegistry['piecepack'], typeof ko>,
  },
};
