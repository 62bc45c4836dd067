import { describe, expect, it } from 'vitest';
import { drawScene } from '../../render/draw-scene.ts';
import { motox as scene } from '../../render/scenes/motox/scene.ts';
import { LANGUAGES, type Sentences } from '../../src/engine/text.ts';
import { motox } from '../../src/games/motox/index.ts';
import { getTheme } from '../../themes/registry.ts';
import { expectTidyMotox, readPixels } from './motox-scene.ts';
import { walkPictures } from './random-pictures.ts';

describe('canyon theme of MotoX', () => {
  const look = { theme: 'canyon' };

  it('canyon theme: places everything where the plain style does', () => {
    for (const preview of scene.previews)
      expect(drawScene({ ...preview, look }).boxes.list()).toEqual(drawScene(preview).boxes.list());
  });

  it('canyon theme: draws its own bikes, barrels and stones', () => {
    const theme = getTheme('motox', 'canyon');
    expect(Object.keys(theme?.motifs ?? {})).toEqual(
      expect.arrayContaining(['bike', 'fallen', 'coin', 'curb', 'prop']),
    );
    for (const preview of scene.previews) {
      const [plain, themed] = [drawScene(preview), drawScene({ ...preview, look })];
      for (const piece of plain.boxes.list('piece'))
        expect(readPixels(themed.canvas, piece), piece.name).not.toEqual(readPixels(plain.canvas, piece));
    }
  });

  it('canyon theme: draws random games without cut or overlapping boxes, every mark once', () => {
    for (let round = 0; round < 4; round++) {
      for (const request of walkPictures(motox, round, 23))
        expectTidyMotox({ ...request, look: { ...look, large: round % 2 === 0 } }, 1300);
    }
  });

  it.each(LANGUAGES)(
    'canyon theme: has every event text in %s with the placeholders of the game',
    (language) => {
      const theme = getTheme('motox', 'canyon');
      const [own, game] = [
        listSentences(theme?.words[language] ?? {}),
        listSentences(motox.text.sentences[language]),
      ];
      for (const [key, sentence] of own) {
        if (key === 'about') continue;
        expect([key, listPlaceholders(sentence)]).toEqual([key, listPlaceholders(game.get(key) ?? '')]);
      }
      expect([...game.keys()].filter((key) => key.startsWith('tell.') && !own.has(key))).toEqual([]);
    },
  );
});

/** Returns every sentence of a tree by its key. */
function listSentences(tree: Sentences, before = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[before + key, value] as const]
        : [...listSentences(value, `${before}${key}.`)],
    ),
  );
}

/** Returns the distinct placeholders of a sentence. */
function listPlaceholders(sentence: string): readonly string[] {
  return [...new Set([...sentence.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? ''))].sort();
}
