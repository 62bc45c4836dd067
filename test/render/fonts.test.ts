import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSurface, GlobalFonts } from '../../render/canvas.ts';
import { canDraw, toDrawableName, toDrawableText } from '../../render/drawable-text.ts';
import { FAMILIES, findFontFile, listFontFiles, readGlyphTest } from '../../render/font-files.ts';
import { loadFonts } from '../../render/fonts.ts';
import { truncateText, write } from '../../render/kit/text.ts';
import { getStyle } from '../../render/style.ts';
import type { Sentences } from '../../src/engine/text.ts';
import { games } from '../../src/games/registry.ts';

loadFonts();

const require = createRequire(import.meta.url);

describe('fonts', () => {
  it('fonts: only the families of the repository are registered', () => {
    const families = GlobalFonts.families.map(({ family }) => family);
    expect([...new Set(families)].sort()).toEqual([...FAMILIES].sort());
  });

  it.each(listFontFiles().map(({ path }) => basename(path)))(
    'fonts: %s equals the file of its package',
    (file) => {
      const [name = '', style = ''] = file.replace('.ttf', '').split('_');
      const font = name.replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase();
      const path = require.resolve(`@expo-google-fonts/${font}/${style}/${file}`);
      expect(
        readFileSync(join(import.meta.dirname, '../../render/fonts', file)).equals(readFileSync(path)),
      ).toBe(true);
    },
  );

  it('fonts: all weights of a family have the same letters', () => {
    for (const { family, path } of listFontFiles()) {
      const [one, other] = [readGlyphTest(path), readGlyphTest(findFontFile(family))];
      const letters = Array.from({ length: 0x600 }, (_, letter) => letter);
      expect(letters.filter((letter) => one(letter) !== other(letter))).toEqual([]);
    }
  });

  it.each(games.map((game) => ({ game, id: game.id })))(
    'fonts: have a glyph for every character of $id',
    ({ game }) => {
      const fonts = listFontFiles().map(({ path }) => readGlyphTest(path));
      const used = new Set(Object.values(game.text.sentences).flatMap((tree) => [...joinSentences(tree)]));
      const missing = [...used].filter(
        (one) => one > '\u001f' && !fonts.some((has) => has(one.codePointAt(0) ?? 0)),
      );
      expect(missing).toEqual([]);
    },
  );
});

describe('toDrawableName', () => {
  it.each([
    'Łukasz Żółć',
    'Nguyễn Thị Ánh',
    'Ζωή Ωραία',
    'Олексій Ґєї',
    'Ўзбек Ёлка',
    '민서',
    'さくら カズ',
    'ᴀᴅᴀ',
    '𝓐𝓭𝓪',
    'X\u030c\u0301',
    '👩‍🚀 Ada ❤️',
    'か\u3099あ\u3099カ\u309a',
    'Z\u0336o\u0336e\u0336',
    '1️⃣ 🇰🇷',
  ])('toDrawableName: keeps %s', (name) => {
    expect(toDrawableName(name, 'ada.l')).toBe(name);
    expect(canDraw(toDrawableText(name))).toBe(true);
  });

  // No font has both; otherwise its font would place the mark beside the letter.
  it.each([
    ['지\u0336민\u0336', '지민'],
    ['하\u0308', '하'],
    ['한\u030a', '한'],
    ['지민\u0301', '지민'],
    ['三\u0301', '三'],
    ['★\u0301', '★'],
    ['a\u20dd', 'a'],
    ['👩\u0301', '👩'],
  ])('toDrawableName: drops the marks of %s, which no font sets on its letters', (name, drawn) => {
    expect(toDrawableName(name, 'ada.l')).toBe(drawn);
    expect(toDrawableText(name)).toBe(drawn);
  });

  it('toDrawableName: sets the marks of a full-width letter on a plain one', () => {
    expect(toDrawableText(toDrawableName('Ａ\u0301', 'ada.l'))).toBe('Á');
  });

  it.each(['张\u0301伟', 'ကို', '\u05d0\u05b8'])(
    'toDrawableName: replaces %s by the username, with marks or without',
    (name) => {
      expect(toDrawableName(name, 'ada.l')).toBe('ada.l');
    },
  );

  it('readGlyphTest: reads all fonts in less than 60 ms', () => {
    const times = Array.from({ length: 5 }, () => {
      const before = performance.now();
      for (const family of FAMILIES) readGlyphTest(findFontFile(family));
      return performance.now() - before;
    });
    expect(Math.min(...times)).toBeLessThan(60);
  });

  it.each(['张伟', 'עדה', 'عمر', 'ธนา', 'Ադա', 'Ada 伟'])(
    'toDrawableName: replaces %s, whose letters the fonts lack, by the username',
    (name) => {
      expect(toDrawableName(name, 'ada.l')).toBe('ada.l');
      expect(canDraw(toDrawableText(name))).toBe(true);
    },
  );

  it('toDrawableName: keeps the drawable letters when there is no username', () => {
    expect([toDrawableName('Ada 伟'), toDrawableName('张伟')]).toEqual(['Ada', '']);
  });

  it('toDrawableText: keeps at most two marks on a letter', () => {
    expect(toDrawableText('X\u0301\u0301\u0301\u0301')).toBe('X\u0301\u0301');
  });
});

describe('system fonts', () => {
  it('write: draws nothing in letters that only system fonts have', () => {
    const { canvas, pen } = createSurface(900, 60, getStyle('forage'));
    const blank = canvas.toBuffer('image/png');
    write(pen, '张伟עדהธนา', 20, 30, { size: 30, colour: '#000' });
    expect(canvas.toBuffer('image/png').equals(blank)).toBe(true);
  });
});

describe('truncateText', () => {
  const pen = createSurface(10, 10, getStyle('forage')).pen;

  it('truncateText: shortens a text with an ellipsis until it fits', () => {
    const short = truncateText(pen, 'Wolfgang Amadeus the Very Long Name', 200, 30);
    expect(short).toMatch(/^Wolfgang.*…$/);
    expect(pen.measureText(short).width).toBeLessThanOrEqual(200);
  });

  it('truncateText: does not split an emoji', () => {
    const short = truncateText(pen, '👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀', 120, 30);
    expect(short.replaceAll('👩‍🚀', '')).toBe('…');
  });

  it('truncateText: keeps a text that fits', () => {
    expect(truncateText(pen, '민서', 200, 30)).toBe('민서');
  });
});

function joinSentences(tree: Sentences): string {
  return Object.values(tree)
    .map((one) => (typeof one === 'string' ? one : joinSentences(one)))
    .join('');
}
