import type { SentenceRegistry } from '../../src/engine/sentence-keys.ts';
import type { CheckedTranslation } from '../../src/engine/translation.ts';
import type { ForageHues, ForageMotif } from '../plain/forage.ts';
import type { KitHues } from '../plain/kit.ts';
import type { Theme } from '../theme.ts';
import { colours } from './colours.ts';
import { motifs } from './motifs.ts';
import { en } from './words.en.ts';
import { ko } from './words.ko.ts';

/** Theme of Forage with squirrels: nuts are buried before the snow, forgotten, and dug up again by another squirrel. */
export const winterStores: Theme<ForageHues & KitHues, ForageMotif> = {
  id: 'winter',
  game: 'forage',
  colours,
  motifs,
  words: {
    en: en satisfies CheckedTranslation<SentenceRegistry['forage'], typeof en>,
    ko: ko satisfies CheckedTranslation<SentenceRegistry['forage'], typeof ko>,
  },
};
