import { expect, test, vi } from 'vitest';
import { translate } from '../../src/i18n/translate.ts';

vi.mock('../../src/games/earlier.ts', async () => {
  const { runaround } = await import('../../src/games/runaround/index.ts');
  const version = (rules: number, sentence: string) => {
    const { en, ko } = runaround.text.sentences;
    const more = { name: sentence, once: { dropped: sentence, [`only${rules}`]: sentence } };
    const sentences = { en: { ...en, ...more }, ko };
    return { ...runaround, rules, text: { ...runaround.text, sentences } };
  };
  return { earlier: [version(-1, 'the second last'), version(-2, 'the oldest')] };
});

test.each([
  ['name', 'Runaround'],
  ['once.dropped', 'the second last'],
  ['once.only-1', 'the second last'],
  ['once.only-2', 'the oldest'],
])('translate: takes %s from the newest version of the rules that has it', (key, sentence) => {
  expect(translate('en', { key: `runaround:${key}` }, () => '')).toBe(sentence);
});
