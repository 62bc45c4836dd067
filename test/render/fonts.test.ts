import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GlobalFonts, sheet } from '../../render/canvas.ts';
import { FAMILIES, fontFiles, loadFonts } from '../../render/fonts.ts';
import { fitted } from '../../render/kit/words.ts';
import { lookOf } from '../../render/look.ts';
import type { Sentences } from '../../src/engine/text.ts';
import { games } from '../../src/games/registry.ts';
import { characters } from './cmap.ts';

loadFonts();

describe('the fonts', () => {
  it('are those of the house and none of the machine', () => {
    const families = GlobalFonts.families.map(({ family }) => family);
    expect([...new Set(families)].sort()).toEqual([...FAMILIES].sort());
  });

  it.each(games.map((game) => ({ game, id: game.id })))(
    'have a glyph for every character of $id',
    ({ game }) => {
      const fonts = fontFiles().map(({ path }) => characters(readFileSync(path)));
      const used = new Set(Object.values(game.words.sentences).flatMap((tree) => [...said(tree)]));
      const missing = [...used].filter(
        (one) => one > '\u001f' && !fonts.some((has) => has(one.codePointAt(0) ?? 0)),
      );
      expect(missing).toEqual([]);
    },
  );
});

describe('a text that is too long', () => {
  const pen = sheet(10, 10, lookOf('forage')).pen;

  it('is shortened with an ellipsis until it fits', () => {
    const short = fitted(pen, 'Wolfgang Amadeus the Very Long Name', 200, 30);
    expect(short).toMatch(/^Wolfgang.*…$/);
    expect(pen.measureText(short).width).toBeLessThanOrEqual(200);
  });

  it('never loses half an emoji', () => {
    const short = fitted(pen, '👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀', 120, 30);
    expect(short.replaceAll('👩‍🚀', '')).toBe('…');
  });

  it('stays whole when it fits', () => {
    expect(fitted(pen, '민서', 200, 30)).toBe('민서');
  });
});

function said(tree: Sentences): string {
  return Object.values(tree)
    .map((one) => (typeof one === 'string' ? one : said(one)))
    .join('');
}
