import { expect, test, vi } from 'vitest';
import { type Arg, type Language, text } from '../../src/engine/text.ts';
import { createThemedNames, translate } from '../../src/i18n/translate.ts';
import type { Theme } from '../../themes/theme.ts';

vi.mock('../../themes/registry.ts', async () => {
  const { createThemeRegistry } = await import('../support/themes.ts');
  const street: Theme = {
    id: 'street',
    game: 'runaround',
    colours: {},
    motifs: {},
    words: {
      en: {
        name: 'Twin couriers',
        about: 'Two errands on one street.',
        colour: { blue: 'the blue courier' },
        tell: {
          rolled: '{{who}} hears {{roll}} bells.',
          run_one: '{{who}}: a letter.',
          run_other: '{{who}}: letters.',
        },
      },
      ko: {
        name: '쌍둥이 배달꾼',
        about: '한 길의 두 심부름.',
        colour: { blue: '파란 배달꾼' },
        tell: { rolled: '{{who, 이가}} 종소리 {{roll}}번.', run_other: '{{who}}: 편지 {{count}}통.' },
      },
    },
  };
  return createThemeRegistry([street]);
});

const plain = (seat: number) => ['Ann', '민서'][seat] ?? '';
const themed = createThemedNames({ game: 'runaround', id: 'street' }, plain);

function both(key: string, args: Record<string, Arg> = {}, language: Language = 'en'): readonly string[] {
  return [plain, themed].map((names) => translate(language, { key, with: args }, names));
}

test('translate: takes a sentence from the theme', () => {
  const args = { who: { seat: 0 }, roll: 4 };
  expect(both('runaround:tell.rolled', args)).toEqual(['Ann rolls 4.', 'Ann hears 4 bells.']);
  expect(both('runaround:tell.rolled', { who: { seat: 1 }, roll: 4 }, 'ko')[1]).toBe('민서가 종소리 4번.');
});

test('translate: takes a sentence that the theme lacks from the game', () => {
  const [usual, same] = both('runaround:choice.roll');
  expect([usual, same]).toEqual(['Roll the die', 'Roll the die']);
});

test('translate: takes plural forms from the theme', () => {
  const runs = (count: number) => both('runaround:tell.run', { who: { seat: 0 }, count })[1];
  expect([runs(1), runs(2)]).toEqual(['Ann: a letter.', 'Ann: letters.']);
  expect(both('runaround:tell.run', { who: { seat: 0 }, count: 1 }, 'ko')[1]).toBe('Ann: 편지 1통.');
});

test('translate: takes nested texts from the theme, also in lists and in sentences of the bot', () => {
  const blue = text('runaround:colour.blue');
  const [usual, own] = both('bot:board.turn', { who: [blue, blue], status: blue });
  expect(usual).toBe('**blue and blue, your turn:** blue.');
  expect(own).toBe('**the blue courier and the blue courier, your turn:** the blue courier.');
});

test('translate: keeps the name of the game, and other games, without the theme', () => {
  expect(both('runaround:name')).toEqual(['Runaround', 'Runaround']);
  expect(translate('en', { key: 'runaround/street:name' }, plain)).toBe('Twin couriers');
  expect(both('forage:name')).toEqual(['Forage', 'Forage']);
});

test('translate: takes the sentences of the game for a theme that does not exist', () => {
  const gone = createThemedNames({ game: 'runaround', id: 'gone' }, plain);
  expect(translate('en', text('runaround:colour.blue'), gone)).toBe('blue');
});

test('translate: throws for a sentence that does not exist', () => {
  expect(() => translate('en', { key: 'runaround:tell.flew' }, themed)).toThrow(
    'There is no sentence runaround:tell.flew',
  );
});
