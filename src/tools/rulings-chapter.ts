import { readFileSync } from 'node:fs';
import type { Game } from '../engine/game.ts';

const BOOK = 'docs/rulings.md';

/**
 * Returns the link to the chapter with a game's rulings, from the root of the project: `docs/rulings.md#6-forage`; null
 * if there is none.
 */
export function getRulingsChapter({ text }: Pick<Game, 'text'>): string | null {
  const book = readFileSync(new URL(`../../${BOOK}`, import.meta.url), 'utf8');
  const headings = [...book.matchAll(/^## (\d+) (.+)$/gm)];
  const [, number, name] = headings.find(([, , title]) => title === text.sentences.en.name) ?? [];
  return name === undefined ? null : `${BOOK}#${number}-${name.toLowerCase().replaceAll(' ', '-')}`;
}
