import type { RulesPage } from '../../../../src/engine/game-parts.ts';
import { text } from '../../../../src/engine/text.ts';

/** Rules on one page. */
export const pages: readonly RulesPage[] = [
  {
    title: text('highcard:rules.title'),
    body: text('highcard:rules.body'),
    picture: { at: 'play 0 1.4.5/- 2.6/-', options: { cards: 8, pairs: false } },
  },
];
