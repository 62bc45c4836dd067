import type { RulesPage } from '../../../engine/game-parts.ts';
import type { SentenceRegistry } from '../../../engine/sentence-keys.ts';
import { text } from '../../../engine/text.ts';

function createPage(id: keyof SentenceRegistry['motox']['rules'], at: string): RulesPage {
  const [title, body] = [text(`motox:rules.${id}.title`), text(`motox:rules.${id}.body`)];
  return { title, body, picture: { at } };
}

/** Rules pages for new players, each with a position that illustrates it. */
export const pages: readonly RulesPage[] = [
  createPage(
    'aim',
    'track 0 e e1 e n n2 n w w | hands 5+3 5+3 5+3 | bikes S:5RL M:2RR C:0FR | discard 0 waiting 0 removed 12 | race first S to move C',
  ),
  createPage(
    'build',
    'track 0 e e n n w w | hands 5+4 6+4 6+4 | bikes S:- M:- C:- | discard 0 waiting 12 removed 0 | build first S to move M',
  ),
  createPage(
    'ramps',
    'track 0 e e1 e n n e | hands 5+4 6+3 6+4 | bikes S:- M:- C:- | discard 0 waiting 12 removed 0 | build first S to move C',
  ),
  createPage(
    'rank',
    'track 0 n n n e e | hands 5+3 5+3 4+3 4+3 | bikes S:1FL M:1FR C:0FL A:0RL | discard 0 waiting 0 removed 12 | race first S to move C',
  ),
  createPage(
    'ride',
    'track 0 e e e n n n | hands 5+4 6+4 6+4 | bikes S:2FL M:4FR C:5FR | discard 0 waiting 0 removed 12 | race first S to move S dice 24n',
  ),
  createPage(
    'jump',
    'track 0 e e2 e e n n | hands 5+4 6+3 6+3 | bikes S:2RL M:3FL C:4RR | discard 0 waiting 0 removed 12 | race first S to move S dice 235',
  ),
  createPage(
    'wipe',
    'track 0 e e e n n n | hands 5+4 6+4 6+4 | bikes S:3FR* M:2FR C:1FR | discard 0 waiting 0 removed 12 | race first S to move C dice 123',
  ),
  createPage(
    'back',
    'track 0 e e e n n n | hands 5+2 6+3 6+4 | bikes S:3FR* M:4RR C:4FL | discard 3 waiting 0 removed 12 | race first S to move S',
  ),
];
