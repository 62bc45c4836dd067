import { describe, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import { start } from '../../src/engine/kernel.ts';
import { refused } from '../../src/engine/refusal.ts';
import { normaliseTyped, readTyped } from '../../src/engine/typed-text.ts';
import { piecepack } from '../../src/games/piecepack/index.ts';
import { games } from '../../src/games/registry.ts';
import { runaround } from '../../src/games/runaround/index.ts';
import { introduceGame } from '../support/game/format-text.ts';
import { parseState } from '../support/game/positions.ts';
import { getOptions, playRandomGame } from '../support/game/random.ts';

describe('normaliseTyped', () => {
  // Dashes: iOS smart punctuation (mattermost-mobile #5259), Wikipedia's minus (UTC−05:00), the block of dashes in Unicode.
  test.each([
    ...['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212', '\ufe58', '\ufe63', '\uff0d'],
    ...['\u02d7', '\u2043', '\u2500', '\u2796', '\u207b', '\u208b', '\u3161', '\u30fc', '\uff70'],
  ])('normaliseTyped: reads the dash %j as a hyphen', (dash) => {
    expect(normaliseTyped(`c2${dash}d4`)).toBe('c2-d4');
  });

  // Invisible: zero width, direction marks and isolates, soft hyphen, byte order mark, fillers (esmBot #160, kubebot #9).
  test.each([
    '\u200b',
    '\u200d',
    '\u200e',
    '\u200f',
    '\u202a',
    '\u202c',
    '\u2066',
    '\u2069',
    '\u00ad',
    '\ufeff',
    '\u3164',
    '\ufe0f',
    '\u2060',
    '\u061c',
    '\u034f',
  ])('normaliseTyped: drops the invisible character %j', (sign) => {
    expect(normaliseTyped(`${sign}c2${sign}-d4${sign}`)).toBe('c2-d4');
  });

  test.each([
    ['ｃ２－ｄ４', 'c2-d4'],
    ['（１．５，１．５）', '(1.5,1.5)'],
    ['c2\u00a0\u3000 \td4', 'c2 d4'],
    ['22∶00〜8∶00', '22:00~8:00'],
    ['22∼8 22⁓8 22˜8', '22~8 22~8 22~8'],
    ['4️⃣ ↗️', '4 ↗'],
    ['c2-d4.', 'c2-d4'],
    ['c2-d4!?…', 'c2-d4'],
    ['고。', '고'],
    ['`c2-d4`', 'c2-d4'],
    ['```\nc2-d4\n```', 'c2-d4'],
    ['```go\nroll```', 'go\nroll'],
    ['```go\n```', 'go'],
    ['```text\nc2-d4\n```', 'c2-d4'],
    ['“c2-d4.”', 'c2-d4'],
    ['「3월 광」', '3월 광'],
    ['3월 광', '3월 광'],
    ['한글'.normalize('NFD'), '한글'],
    ['ㅋㅋ', 'ㅋㅋ'],
    ['5C-', '5C-'],
    ['12C--', '12C--'],
    ['*c2 ?dS~4 c2\\%?pS c2_d4 c2@>90 tS2^', '*c2 ?dS~4 c2\\%?pS c2_d4 c2@>90 tS2^'],
    ['clear; set up wide', 'clear; set up wide'],
    ['.', '.'],
    ['-', '-'],
    ['', ''],
  ])('normaliseTyped: turns %j into %j', (typed, read) => {
    expect(normaliseTyped(typed)).toBe(read);
    expect(normaliseTyped(read)).toBe(read);
  });
});

test('readTyped: reads a move of Runaround with any dash', () => {
  const { notation, view } = introduceGame(runaround);
  const state = parseState(runaround, '24/5 Y 5.7.22 h1 r0 B 9.1 h2 r0 Y 3');
  for (const typed of ['5–8', '5—8', '5−8', '`5-8`', '5-8.', '５－８'])
    expect(readTyped(runaround as never, typed, view(state, 0), 0)).toEqual(
      notation.parseMove('5-8', view(state, 0), 0),
    );
});

function started() {
  const opened = start(piecepack, 1, getOptions(piecepack, { layout: 'empty' }), createSeededChance(1));
  if (refused(opened)) throw new Error(opened.reason.key);
  return opened.match.state;
}

test('readTyped: keeps the text of a piecepack note as typed', () => {
  const state = started();
  expect(readTyped(piecepack as never, 'note ½ done – good!', piecepack.view(state, 0), 0)).toEqual({
    kind: 'note',
    text: '½ done – good!',
  });
});

test('readTyped: accepts a full-width colon in a piecepack note', () => {
  const state = started();
  expect(readTyped(piecepack as never, 'Note：안녕하세요。', piecepack.view(state, 0), 0)).toEqual({
    kind: 'note',
    text: '안녕하세요。',
  });
});

/** Forms of the same text from keyboards, chat programs and copies (hermes-agent issue 14363, kubebot issue 9, esmBot issue 160). */
const DRESSED: Readonly<Record<string, (typed: string) => string>> = {
  'the dash of a phone': (typed) => typed.replaceAll('-', '–'),
  'a minus sign': (typed) => typed.replaceAll('-', '\u2212'),
  'full-width characters': (typed) =>
    typed.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  backticks: (typed) => `\`${typed}\``,
  'spaces and a full stop': (typed) => `  ${typed.replaceAll(' ', '\u00a0 ')}. `,
  'quotation marks and an exclamation mark': (typed) => `“${typed}!”`,
  'invisible characters': (typed) => `\u200e${[...typed].join('\u200b')}\u2069`,
};

// Covers the whole kind of fault: every game, every move that can be printed.
describe.each(games.map((game) => [game.id, game] as const))('readTyped for %s', (_, game) => {
  introduceGame(game);
  const steps = [...playRandomGame(game, 3, { seats: game.seats.at(-1) ?? 2, most: 80 })];

  test.each(Object.entries(DRESSED))('readTyped: reads printed moves with %s', (_name, dressed) => {
    for (const { before, seat, entry } of steps) {
      const printed = game.notation.printMove(entry.move);
      if (game.notation.isFreeText?.(printed)) continue;
      const view = game.view(before, seat);
      const plain = game.notation.parseMove(printed, view, seat);
      expect([printed, refused(plain)]).toEqual([printed, false]);
      expect([printed, readTyped(game, dressed(printed), view, seat)]).toEqual([printed, plain]);
    }
  });
});
