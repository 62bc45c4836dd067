import { expect, test } from 'vitest';
import { type Arg, LANGUAGES, type Language } from '../../src/engine/text.ts';
import { addSentences, getSentences } from '../../src/i18n/sentences.ts';
import { createThemedNames, translate } from '../../src/i18n/translate.ts';
import { plain } from '../../themes/plain/index.ts';
import { THEMES } from '../../themes/registry.ts';
import { baseOf, leavesOf } from './leaves.ts';

/** Returns the sentences of a language by namespace. */
function trees(language: Language): readonly (readonly [string, ReadonlyMap<string, string>])[] {
  return Object.entries(getSentences(language)).map(([namespace, tree]) => [namespace, leavesOf(tree)]);
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

/** Adds a sentence as `bot:test.one`. */
function addTestSentence(forms: Readonly<Record<string, string>>): void {
  addSentences('bot', { en: { test: forms }, ko: { test: forms } });
}

test.each(LANGUAGES)(
  'translate: leaves no placeholder in any sentence in %s, for any theme and number',
  (language) => {
    const keys = keysOf(language);
    expect(keys.length).toBeGreaterThan(1_000);
    for (const theme of [plain, ...THEMES])
      for (const args of [filling(0, '$& 7'), filling(1, '민서'), filling(2, 'Ann')])
        for (const key of keys.filter((one) => theme === plain || one.startsWith(`${theme.game}:`)))
          expect(
            translate(
              language,
              { key, with: args },
              createThemedNames(theme, () => ''),
            ),
          ).not.toContain('{{');
  },
);

test.each([
  ['bot:plan.planned', '예약됨: 주사위 4'],
  ['bot:plan.lapse.changed', '그사이 상황이 달라져 예약을 취소했습니다(주사위 4).'],
] as const)('translate: %s reads well in Korean with the name of a situation', (key, expected) => {
  const when = { key: 'runaround:plan.roll', with: { roll: 4 } } as const;
  expect(translate('ko', { key, with: { when } }, () => '')).toBe(expected);
});

test.each([
  ['{{who}} moves', 'Ann moves'],
  ['{{ who }} and {{nobody}}', 'Ann and {{nobody}}'],
  ['{{who, 이가}} {{count}}', 'Ann이 1000'],
  ['$t(bot:name) $& {{who}}', '$t(bot:name) $& Ann'],
])('translate: fills in %s', (sentence, expected) => {
  addTestSentence({ one: sentence });
  expect(translate('en', { key: 'bot:test.one', with: { who: 'Ann', count: 1_000 } }, () => '')).toBe(
    expected,
  );
});

test.each(['{{- who}}', '{{count, number}}', '{{list.0}}', '{{who, 는은}}'])(
  'translate: rejects the placeholder %s',
  (sentence) => {
    addTestSentence({ one: sentence });
    expect(() => translate('en', { key: 'bot:test.one', with: { who: 'Ann' } }, () => '')).toThrow(sentence);
  },
);

test('translate: chooses the plural form by count, and _zero only where there is one', () => {
  addTestSentence({
    coin_one: 'a coin',
    coin_other: '{{count}} coins',
    egg_zero: 'no eggs',
    egg_other: '{{count}} eggs',
  });
  const say = (key: string, count: number) =>
    translate('en', { key: `bot:test.${key}`, with: { count } }, () => '');
  expect([0, 1, 2].map((count) => say('coin', count))).toEqual(['0 coins', 'a coin', '2 coins']);
  expect([0, 2].map((count) => say('egg', count))).toEqual(['no eggs', '2 eggs']);
});

test.each(['bot:nothing.here', 'bot:refuse', 'nowhere:name', 'bot:constructor'])(
  'translate: throws for the unknown key %s',
  (key) => {
    expect(() => translate('ko', { key }, () => '')).toThrow(`There is no sentence ${key} in ko`);
  },
);

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c', 'd'], 'a, b, c, and d'],
])('translate: joins the English list %j like Intl', (list, expected) => {
  addTestSentence({ list: '{{list}}' });
  expect(new Intl.ListFormat('en', { type: 'conjunction' }).format(list)).toBe(expected);
  expect(translate('en', { key: 'bot:test.list', with: { list } }, () => '')).toBe(expected);
});
