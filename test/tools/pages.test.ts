import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/engine/text.ts';
import { games } from '../../src/games/registry.ts';
import { formatRulesFile, getPicturePath, getRulesPath } from '../../src/tools/rules-file.ts';

const ROOT = new URL('../../', import.meta.url);

describe.each(games)('rules files of $id', (game) => {
  test.each(LANGUAGES)(
    'rules file: has the text of /rules in %s; `npm run pages` rewrites it',
    (language) => {
      expect(readFileSync(new URL(getRulesPath(game, language), ROOT), 'utf8')).toBe(
        formatRulesFile(game, language),
      );
    },
  );

  test('rules file: has a picture for every page with one', () => {
    for (const [at, page] of game.text.pages.entries())
      for (const language of LANGUAGES) {
        const path = getPicturePath(game, at, language);
        expect(existsSync(new URL(path, ROOT)), path).toBe((page.picture ?? page.chart) !== undefined);
      }
  });

  test('rules file: names the same authors as docs/credits.md', () => {
    const credits = readFileSync(new URL('docs/credits.md', ROOT), 'utf8');
    const names = game.text.sentences.en.credit.match(/[A-Z]\w+|\d{4}/g) ?? [];
    expect(names.filter((name) => !credits.includes(name))).toEqual([]);
  });

  test('README.md: links the rules file', () => {
    expect(readFileSync(new URL('README.md', ROOT), 'utf8')).toContain(`(${getRulesPath(game, 'en')})`);
  });
});
