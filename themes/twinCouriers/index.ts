import type { SentenceRegistry } from '../../src/engine/sentence-keys.ts';
import type { CheckedTranslation } from '../../src/engine/translation.ts';
import type { KitHues } from '../plain/kit.ts';
import type { RunaroundHues, RunaroundMotif } from '../plain/runaround.ts';
import type { Theme } from '../theme.ts';
import { colours } from './colours.ts';
import { motifs } from './motifs.ts';
import { en } from './words.en.ts';
import { ko } from './words.ko.ts';

/** Theme of Runaround: two courier houses run their rounds against each other along a street with a wall down the middle. */
export const twinCouriers: Theme<RunaroundHues & KitHues, RunaroundMotif> = {
  id: 'couriers',
  game: 'runaround',
  colours,
  motifs,
  words: {
    en: en satisfies CheckedTranslation<SentenceRegistry['runaround'], typeof en>,
    ko: ko satisfies CheckedTranslation<SentenceRegistry['runaround'], typeof ko>,
  },
};
