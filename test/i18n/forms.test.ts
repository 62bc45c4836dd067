import { expect, test } from 'vitest';
import { type Arg, LANGUAGES, type Language, type Sentences } from '../../src/engine/text.ts';
import { getI18n } from '../../src/i18n/i18n.ts';
import { localiseCommands } from '../../src/i18n/template.ts';
import { createThemedNames, type TextTheme, translate } from '../../src/i18n/translate.ts';
import { plain } from '../../themes/plain/index.ts';
import { THEMES } from '../../themes/registry.ts';
import { baseOf, leavesOf } from './leaves.ts';

/** Returns the sentences of a language by namespace. */
function trees(language: Language): readonly (readonly [string, ReadonlyMap<string, string>])[] {
  const all = (getI18n().getDataByLanguage(language) ?? {}) as Readonly<Record<string, Sentences>>;
  return Object.entries(all).map(([namespace, tree]) => [namespace, leavesOf(tree)]);
}

/** Returns every key of a language without plural suffixes. */
function keysOf(language: Language): readonly string[] {
  const all = trees(language).map(([namespace, leaves]) =>
    [...leaves.keys()].map((path) => `${namespace}:${baseOf(path)}`),
  );
  return [...new Set(all.flat())];
}

/** Returns arguments for every placeholder of the sentences. */
function filling(count: number, word: string): Record<string, Arg> {
  const all = LANGUAGES.flatMap((language) => trees(language).flatMap(([, leaves]) => [...leaves.values()]));
  const names = all.flatMap((sentence) =>
    [...sentence.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name),
  );
  return Object.fromEntries(names.map((name) => [name, name === 'count' ? count : word]));
}

function byI18next(
  language: Language,
  key: string,
  { game, id }: TextTheme,
  args: Record<string, Arg>,
): string {
  const path = key.slice(game.length + 1);
  const isOwn = key.startsWith(`${game}:`) && path !== 'name' && path !== 'about';
  const said = getI18n().t(isOwn ? [`${game}/${id}:${path}`, key] : [key], { ...args, lng: language });
  return localiseCommands(language, String(said));
}

test.each(LANGUAGES)('translate: formats every sentence in %s like i18next', (language) => {
  const keys = keysOf(language);
  expect(keys.length).toBeGreaterThan(1_000);
  const fillings = [filling(0, '{{who}} $t(bot:name)'), filling(1, '민서'), filling(2, '$& 7')];
  for (const voice of [plain, ...THEMES])
    for (const args of fillings)
      for (const key of keys.filter((one) => voice === plain || one.startsWith(`${voice.game}:`))) {
        const names = createThemedNames(voice, () => '');
        expect(translate(language, { key, with: args }, names)).toBe(byI18next(language, key, voice, args));
      }
});

test.each([
  ['{{- who}}', 'Ann'],
  ['{{count, number}}', '1,000'],
  ['$t(bot:test.plain) {{who}}', 'plain Ann'],
  ['{{ who }} and {{nobody}}', 'Ann and {{nobody}}'],
])('translate: formats %s like i18next, though no sentence uses it', (sentence, expected) => {
  getI18n().addResourceBundle('en', 'bot', { test: { one: sentence, plain: 'plain' } }, true, true);
  expect(translate('en', { key: 'bot:test.one', with: { who: 'Ann', count: 1_000 } }, () => '')).toBe(
    expected,
  );
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c', 'd'], 'a, b, c, and d'],
])('translate: joins the English list %j like Intl', (list, expected) => {
  getI18n().addResourceBundle('en', 'bot', { test: { list: '{{list}}' } }, true, true);
  expect(new Intl.ListFormat('en', { type: 'conjunction' }).format(list)).toBe(expected);
  expect(translate('en', { key: 'bot:test.list', with: { list } }, () => '')).toBe(expected);
});
