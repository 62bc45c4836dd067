import type { RulesPage } from '../../../src/engine/game-parts.ts';
import { text } from '../../../src/engine/text.ts';

/** The rules on one page. */
export const pages: readonly RulesPage[] = [
  {
    title: text('tictactoe:rules.title'),
    body: text('tictactoe:rules.body'),
    picture: { at: 'x../.o./..x' },
  },
];
