import type { RulesPage } from '../../../engine/game-parts.ts';
import type { SentenceRegistry } from '../../../engine/sentence-keys.ts';
import { text } from '../../../engine/text.ts';

const TURN = 'round 3 first 1 to move 1 actions 2';

/** Rules pages for new players, most with a position that illustrates them. */
export const pages: readonly RulesPage[] = [
  createPage(
    'aim',
    '9 | pawns s:e1 w:a5 n:e9 e:i5 | stacks - | table LMSPP | bag ? | round 1 first 1 to move 1 actions 2',
  ),
  createPage('turn', `9 | pawns s:e2 n:e8 | stacks e2:M e3:S e8:S | table LMSSP | bag ? | ${TURN}`),
  createPage(
    'coins',
    `9 | pawns s:e2 n:e7 | stacks e2:M e3:LM e4:LMS e7:MS g6:LL | table LMSPP | bag ? | ${TURN}`,
  ),
  createPage(
    'shift',
    `9 | pawns s:e3 n:e6 | stacks d3:LM e3:MS e5:P e6:LM f6:S | table MSSPP | bag ? | ${TURN}`,
  ),
  createPage(
    'step',
    `9 | pawns s:d4 n:e8 | stacks c4:S d4:MS d5:LMSP e4:MP e5:LMS e8:P | table LMSPP | bag ? | ${TURN}`,
  ),
  createPage(
    'run',
    `9 | pawns s:d3 n:g7 | stacks d3:LMSP d4:LMM e5:MS e6:P g7:SP | table LSSPP | bag ? | ${TURN}`,
  ),
  createPage(
    'end',
    '9 | pawns s:d6 n:f4 | stacks d6:LMP d7:LMSPP f3:MSPP f4:SP | table MMSPP | bag ? | round 60 first 1 to move 2 actions 2 over cap',
  ),
];

function createPage(name: keyof SentenceRegistry['moneyrun']['rules'], at: string): RulesPage {
  return {
    title: text(`moneyrun:rules.${name}.title`),
    body: text(`moneyrun:rules.${name}.body`),
    picture: { at },
  };
}
