import { expect, test } from 'vitest';
import { disambiguateNames, disambiguateSeatNames, getPrintableName } from '../../../src/app/core/names.ts';

test.each([
  ['a Hangul filler (MODiX #487)', '\u3164'],
  ['a half-width filler', '\uffa0\uffa0'],
  ['Braille blanks', '\u2800 \u2800'],
  ['zero-width characters', '\u200b\u200d\u2060'],
  ['marks without a letter', '\u0301\u0302'],
  ['a soft hyphen', '\u00ad'],
  ['an override alone', '\u202e'],
  ['tags', '\u{e0041}\u{e0042}'],
  ['a private-use character', '\ue000'],
  ['a null notehead', '\u{1d159}'],
  ['blanks', ' \u3000\u00a0 '],
  ['a variation selector', '\ufe0f'],
])('getPrintableName: replaces a name of only %s with the username', (_, name) => {
  expect(getPrintableName(name, 'ada.l')).toBe('ada.l');
  expect(getPrintableName(name)).toBe('');
});

test.each([
  ['piled marks (element-web #130)', `A${'\u0301'.repeat(30)}`, '\u00c1\u0301\u0301'],
  ['marks piled through joiners', `A${'\u034f\u0302\u200d'.repeat(9)}`, 'Â\u0302\u0302'],
  [
    'marks piled through joiners of their script',
    `क${'\u0951\u200d'.repeat(5)}\u0951`,
    'क\u0951\u0951\u0951',
  ],
  ['marks piled on a Burmese letter', `က${'\u1037'.repeat(9)}`, `က${'\u1037'.repeat(5)}`],
  ['foreign marks on a Burmese letter', `က${'\u0323'.repeat(9)}`, `က${'\u0323'.repeat(3)}`],
  ['an override', 'abc\u202edef', 'abcdef'],
  ['an isolate that never ends', '\u2067Ada', 'Ada'],
  ['two lines', ' Ada\n  L ', 'Ada L'],
  ['half a character', 'Ada\ud83c', 'Ada'],
  ['a zero-width space', 'A\u200bda', 'Ada'],
  ['a mark after a blank', 'Ada \u0301x', 'Ada x'],
  ['60 dice', '🎲'.repeat(60), `${'🎲'.repeat(31)}…`],
  ['decomposed letters', 'Ne\u0301e', 'Née'],
])('getPrintableName: cleans a name with %s', (_, name, shown) => {
  expect(getPrintableName(name)).toBe(shown);
});

test.each([
  'Ada',
  '민서',
  'Nguyễn Thị Ánh',
  'Олексій',
  'Ζωή',
  'さくら',
  'می\u200cخواهم',
  'שָּׁלוֹם',
  'क्षत्रिय',
  'ဖြိုး',
  'မြို့',
  'र्\u200dय क्\u200dष',
  'র\u200d্যাব',
  '👩\u200d❤\u200d👩',
  '👩🏽\u200d❤\u200d💋\u200d👨🏿 x',
  '👩‍🚀 Ada ❤️',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿 x',
  'ᴀᴅᴀ',
])('getPrintableName: keeps %s', (name) => {
  expect(getPrintableName(name, 'user')).toBe(name.normalize('NFC'));
});

test('disambiguateSeatNames: numbers equal names and replaces an invisible name with its seat (Mafia-Hands/Mafia #322)', () => {
  const named = (name: string, seat: number) => ({ seat, kind: 'person' as const, person: `p${seat}`, name });
  const ai = { seat: 4, kind: 'ai' as const, player: 'random', name: 'Rex' };
  const seats = [named('Ada', 0), named('Ada', 1), named('\u3164', 2), named('Rex', 3), ai];
  const shown = disambiguateSeatNames(seats);
  expect(shown.map(({ name }) => name)).toEqual(['Ada', 'Ada (2)', '3', 'Rex (2)', 'Rex']);
  expect(disambiguateSeatNames(shown)).toBe(shown);
});

test('disambiguateNames: numbers equal names in the order in which players joined', () => {
  const people = [
    { number: 2, name: 'Ada' },
    { number: 3, name: 'Ada (2)' },
    { number: 1, name: 'Ada' },
  ];
  expect(disambiguateNames(people).map(({ name }) => name)).toEqual(['Ada (2)', 'Ada (2) (2)', 'Ada']);
});
