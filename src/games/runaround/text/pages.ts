import type { RulesPage } from '../../../engine/game-parts.ts';
import type { SentenceRegistry } from '../../../engine/sentence-keys.ts';
import { text } from '../../../engine/text.ts';

function createPage(id: keyof SentenceRegistry['runaround']['rules'], at?: string): RulesPage {
  const [title, body] = [text(`runaround:rules.${id}.title`), text(`runaround:rules.${id}.body`)];
  const words = { title, body };
  return at === undefined ? words : { ...words, picture: { at, options: { size: 24, goal: 5 } } };
}

/** Rules pages for new players, each with a position that illustrates it. */
export const pages: readonly RulesPage[] = [
  createPage('race', '24/5 Y 0.7 h2 r1 B 12.4 h2 r0 Y roll'),
  createPage('turn', '24/5 Y 0.5 h2 r0 B 9 h3 r0 Y 3'),
  createPage('bump', '24/5 Y 4.15 h2 r1 B 9.17 h2 r1 Y 5'),
  createPage('tips', '24/5 Y 0.9 h2 r1 B 11 h3 r0 Y 2'),
  createPage('swap', '24/5 Y 3 h3 r1 B 17 h3 r0 Y 4'),
  createPage('again', '24/5 Y 8.8 h2 r1 B 20 h3 r0 Y again 8 roll'),
  createPage('runs', '24/5 Y 0.21 h2 r4 B 18 h3 r3 Y 3'),
];
