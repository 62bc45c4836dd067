import type { SentenceRegistry } from '../../src/engine/sentence-keys.ts';
import type { CheckedTranslation } from '../../src/engine/translation.ts';
import type { KitHues } from '../plain/kit.ts';
import type { MotoxHues, MotoxMotif } from '../plain/motox.ts';
import type { Theme } from '../theme.ts';
import { colours } from './colours.ts';
import { motifs } from './motifs.ts';
import { en } from './words.en.ts';
import { ko } from './words.ko.ts';

/** Theme of MotoX: a rally along the rim of a canyon. */
export const canyonRally: Theme<MotoxHues & KitHues, MotoxMotif> = {
  id: 'canyon',
  game: 'motox',
  colours,
  motifs,
  words: {
    en: en satisfies CheckedTranslation<SentenceRegistry['motox'], typeof en>,
    ko: ko satisfies CheckedTranslation<SentenceRegistry['motox'], typeof ko>,
  },
};
