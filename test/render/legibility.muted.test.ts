import { beforeAll, describe, expect, it } from 'vitest';
import { SCENES } from '../../render/registry.ts';
import { games } from '../../src/games/registry.ts';
import { getLegibleSize, listSizedTexts, muteAllButTextSizes, type SizedText } from './watch-text-sizes.ts';

/** Only texts and their sizes are computed. The size of a text is that of its font in pixels. */
beforeAll(muteAllButTextSizes);

/**
 * Part of the legible size that the smallest text of a scene reaches, where it is less than all of it; large pieces second. Raise it
 * with the texts; without an entry the test lists all that is too small.
 */
const KNOWN: Readonly<Record<string, readonly [usual: number, large: number]>> = {
  forage: [0.93, 0.95],
  moneyrun: [0.96, 0.93],
  gostop: [0.99, 0.92],
  piecepack: [0.91, 0.92],
};

/** Letters painted on flower cards: part of the picture, nothing that has to be read. */
const PAINTED = /^[光壽단홍청]$/;

const drawn = SCENES.filter(({ id }) => games.some((game) => game.id === id));

const cases = drawn.flatMap(({ id, previews }) =>
  [false, true].flatMap((large) =>
    (['en', 'ko'] as const).map((language) => ({ id, previews, large, language })),
  ),
);

describe.each(cases)('texts of $id, large: $large, $language', ({ id, previews, large, language }) => {
  it('texts of a scene: are legible where Discord shows the picture', () => {
    const least = KNOWN[id]?.[large ? 1 : 0] ?? 1;
    const small = previews.flatMap((preview, at) => {
      const texts = listSizedTexts({ ...preview, look: { large, language } });
      return groupBySize(texts.filter(({ words, part }) => part < least && !PAINTED.test(words))).map(
        (group) => `preview ${at}: ${group}`,
      );
    });
    expect(small).toEqual([]);
  });
});

/** Returns a line for each size, with the texts of that size. */
function groupBySize(texts: readonly SizedText[]): readonly string[] {
  const sizes = [...new Set(texts.map(({ part }) => part))];
  return sizes.map((part) => {
    const same = texts.filter((text) => text.part === part);
    const [first] = same;
    return `${first?.size.toFixed(1)} px, ${part.toFixed(2)} of what is legible: ${same.map(({ words }) => words).join(' ')}`;
  });
}

describe('getLegibleSize', () => {
  it.each([
    [{ width: 1000, height: 800 }, 30],
    [{ width: 1000, height: 1400 }, 44],
    [{ width: 300, height: 300 }, 12],
  ])('getLegibleSize: of %o is %s', (size, legible) => {
    expect(getLegibleSize(size)).toBe(legible);
  });
});
