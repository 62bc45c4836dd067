import { describe, expect, it } from 'vitest';
import { motox as scene } from '../../render/scenes/motox/scene.ts';
import { sketch } from '../../render/sketch.ts';
import { LANGUAGES, type Sentences } from '../../src/engine/text.ts';
import { motox } from '../../src/games/motox/index.ts';
import { themeOf } from '../../themes/registry.ts';
import { inside, tidy } from './motox-scene.ts';
import { pictures } from './walk.ts';

describe('a canyon rally', () => {
  const look = { theme: 'canyon' };

  it('has everything where the plain look has it', () => {
    for (const preview of scene.previews)
      expect(sketch({ ...preview, look }).boxes.list()).toEqual(sketch(preview).boxes.list());
  });

  it('has bikes, barrels, and stones of its own', () => {
    const theme = themeOf('motox', 'canyon');
    expect(Object.keys(theme?.motifs ?? {})).toEqual(
      expect.arrayContaining(['bike', 'fallen', 'coin', 'curb', 'prop']),
    );
    for (const preview of scene.previews) {
      const [plain, themed] = [sketch(preview), sketch({ ...preview, look })];
      for (const piece of plain.boxes.list('piece'))
        expect(inside(themed.canvas, piece), piece.name).not.toEqual(inside(plain.canvas, piece));
    }
  });

  it('draws random games, nothing cut, nothing overlapping, every mark once', () => {
    for (let round = 0; round < 4; round++) {
      for (const request of pictures(motox, round, 23))
        tidy({ ...request, look: { ...look, large: round % 2 === 0 } }, 1300);
    }
  });

  it.each(LANGUAGES)(
    'tells everything that happens in %s, under the keys and with the places of the game',
    (language) => {
      const theme = themeOf('motox', 'canyon');
      const [own, game] = [
        sentences(theme?.words[language] ?? {}),
        sentences(motox.words.sentences[language]),
      ];
      for (const [key, sentence] of own) {
        if (key === 'about') continue;
        expect([key, places(sentence)]).toEqual([key, places(game.get(key) ?? '')]);
      }
      expect([...game.keys()].filter((key) => key.startsWith('tell.') && !own.has(key))).toEqual([]);
    },
  );
});

/** Every sentence of a tree by its key. */
function sentences(tree: Sentences, before = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[before + key, value] as const]
        : [...sentences(value, `${before}${key}.`)],
    ),
  );
}

/** What a sentence has places for, each once. */
function places(sentence: string): readonly string[] {
  return [...new Set([...sentence.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? ''))].sort();
}
