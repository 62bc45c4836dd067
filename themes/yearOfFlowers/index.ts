import type { SentenceRegistry } from '../../src/engine/sentence-keys.ts';
import type { CheckedTranslation } from '../../src/engine/translation.ts';
import type { CardHues } from '../plain/cards.ts';
import type { GoStopHues, GoStopMotif } from '../plain/gostop.ts';
import type { KitHues } from '../plain/kit.ts';
import type { Theme } from '../theme.ts';
import { colours } from './colours.ts';
import { motifs } from './motifs.ts';
import { en } from './words.en.ts';
import { ko } from './words.ko.ts';

/** Theme of Go-Stop: the twelve months as a year in a garden. Cards in the row grow in the bed; captured cards are gathered. */
export const yearOfFlowers: Theme<GoStopHues & CardHues & KitHues, GoStopMotif> = {
  id: 'flowers',
  game: 'gostop',
  colours,
  motifs,
  words: {
    en: en satisfies CheckedTranslation<SentenceRegistry['gostop'], typeof en>,
    ko: ko satisfies CheckedTranslation<SentenceRegistry['gostop'], typeof ko>,
  },
};
