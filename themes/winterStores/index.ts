import type { Spoken } from '../../src/engine/spoken.ts';
import type { Fitting } from '../../src/engine/translation.ts';
import type { ForageHues, ForageMotif } from '../plain/forage.ts';
import type { KitHues } from '../plain/kit.ts';
import type { Theme } from '../theme.ts';
import { colours } from './colours.ts';
import { motifs } from './motifs.ts';
import { en } from './words.en.ts';
import { ko } from './words.ko.ts';

/** Forage as squirrels see it: nuts are buried before the snow, forgotten, and dug up again by somebody else. */
export const winterStores: Theme<ForageHues & KitHues, ForageMotif> = {
  id: 'winter',
  game: 'forage',
  colours,
  motifs,
  words: {
    en: en satisfies Fitting<Spoken['forage'], typeof en>,
    ko: ko satisfies Fitting<Spoken['forage'], typeof ko>,
  },
};
