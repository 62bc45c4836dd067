import type { Spoken } from '../../src/engine/spoken.ts';
import type { Fitting } from '../../src/engine/translation.ts';
import type { KitHues } from '../plain/kit.ts';
import type { RunaroundHues, RunaroundMotif } from '../plain/runaround.ts';
import type { Theme } from '../theme.ts';
import { colours } from './colours.ts';
import { motifs } from './motifs.ts';
import { en } from './words.en.ts';
import { ko } from './words.ko.ts';

/** Runaround: two courier houses run their rounds against each other along a street with a wall down the middle. */
export const twinCouriers: Theme<RunaroundHues & KitHues, RunaroundMotif> = {
  id: 'couriers',
  game: 'runaround',
  colours,
  motifs,
  words: {
    en: en satisfies Fitting<Spoken['runaround'], typeof en>,
    ko: ko satisfies Fitting<Spoken['runaround'], typeof ko>,
  },
};
