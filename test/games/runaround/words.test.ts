import { describe, expect, test } from 'vitest';
import { createRecordedChance } from '../../../src/engine/chance.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { LANGUAGES, type Text } from '../../../src/engine/text.ts';
import { runaround } from '../../../src/games/runaround/index.ts';
import type { RunaroundState } from '../../../src/games/runaround/types.ts';
import { formatChoice, formatText } from '../../support/game/format-text.ts';
import {
  flattenSentences,
  testRulesPages,
  testTextLengths,
  testTranslations,
} from '../../support/game/text.ts';
import { playRandomGame } from './games.ts';

const { text: gameText, notation } = runaround;
/** Number of random games whose texts are checked. */
const GAMES = 13;

const EN = flattenSentences(gameText.sentences.en);

testTranslations(runaround);
testRulesPages(runaround);
testTextLengths(runaround, () => [...playRandomGame(1), ...playRandomGame(2)]);

/** Returns all texts of a position. */
function listTexts(state: RunaroundState): readonly Text[] {
  const question = runaround.next(state, state.mover, []);
  const asked = question.kind === 'pick' ? [question.ask, ...question.choices.map(({ label }) => label)] : [];
  return [gameText.status(state), ...gameText.describe(state), ...asked];
}

describe('Runaround texts', () => {
  test('Runaround texts: random games use every sentence, complete in both languages', () => {
    const usedKeys = new Set<string>();
    for (let number = 0; number < GAMES; number++) {
      for (const { before, entry, after } of playRandomGame(number)) {
        for (const text of [
          ...listTexts(before),
          ...entry.events.map(gameText.tell),
          gameText.status(after),
        ]) {
          if (text === null) throw new Error('An event has no text');
          usedKeys.add(text.key);
          for (const language of LANGUAGES)
            expect(formatText(language, text)).not.toMatch(/\{\{|undefined|null|NaN/);
        }
      }
    }
    const kinds = [...EN.keys()].filter((key) => key.startsWith('tell.') || key.startsWith('status.'));
    expect(kinds.filter((key) => !usedKeys.has(`runaround:${key}`))).toEqual([]);
  });
});

describe('Runaround button labels', () => {
  test.each([
    ['24/5 Y 0 h3 r0 B - h4 r0 Y roll', 'Roll the die', '주사위 굴리기'],
    ['24/5 Y 5 h3 r0 B - h4 r0 Y 3', 'A: 5 to 8', 'A: 5 → 8번'],
    ['24/5 Y 4 h3 r0 B 9 h3 r0 Y 5', 'A: 4 to 9, bumps blue to 15', 'A: 4 → 9번, 파랑을 15번으로 밀어내기'],
    [
      '24/5 Y 4.15 h2 r0 B 9 h3 r0 Y 5',
      'A: 4 to 9, bumps blue to 15, sends yellow home',
      'A: 4 → 9번, 파랑을 15번으로 밀어내고 그곳의 노랑 말은 집으로',
    ],
    ['24/5 Y 9 h3 r0 B 11 h3 r0 Y 2', 'A: 9 to 11, goes home', 'A: 9 → 11번, 내 말이 집으로'],
    ['24/5 Y 21 h3 r4 B 1 h3 r4 Y 4', 'A: 21 to 1, wins', 'A: 21 → 1번, 승리'],
    [
      '24/5 Y 23 h3 r0 B 22 h3 r0 Y 3',
      'A: 23 to 2, scores a run, swaps with blue on 22',
      'A: 23 → 2번, 한 바퀴, 22번 파랑과 자리 바꾸기',
    ],
    ['24/5 Y 20 h3 r0 B - h4 r0 Y 4', 'A: 20 to 0, scores a run', 'A: 20 → 0번, 한 바퀴'],
  ])('Runaround button label: tells the outcome at %s', (position, en, ko) => {
    const state = notation.parse(position, {});
    if (refused(state)) throw new Error(position);
    const question = runaround.next(state, state.mover, []);
    if (question.kind !== 'pick') throw new Error(position);
    expect(formatChoice('en', question.choices[0]!)).toBe(en);
    expect(formatChoice('ko', question.choices[0]!)).toBe(ko);
  });
});

test('Runaround alt text: tells the turn, the score, the pawns and the track', () => {
  const state = notation.parse('24/5 Y 0.0.7 h1 r2 B 12.9 h2 r1 Y again 0 roll', {});
  if (refused(state)) throw new Error('position');
  expect(gameText.describe(state).map((text) => formatText('en', text))).toEqual([
    "Ann's turn (yellow): roll again for the pawn on 0. Runaround.",
    'Runs: yellow 2, blue 1; 5 to win.',
    'Ann, yellow, moves up from 0: pawns on 0 (2 pawns) and 7; 1 pawn at home.',
    'Bo, blue, moves down from 12: pawns on 12 and 9; 2 pawns at home.',
    'The track is a loop of spaces 0 to 23 around a wall. Spaces that add up to 24 are across from each other.',
  ]);
});

describe('Runaround rules pages', () => {
  test.each([
    ['bump', '4', 'moved bumped'],
    ['tips', '9', 'moved sentHome'],
    ['swap', '3', 'moved swapped'],
    ['runs', '21', 'moved run won'],
  ])('Runaround rules page: the picture of %s shows what the page says', (id, typed, events) => {
    const page = gameText.pages.find(({ title }) => title.key === `runaround:rules.${id}.title`);
    const state = notation.parse(page?.picture?.at ?? '', {});
    if (refused(state)) throw new Error(id);
    const kinds: string[] = [];
    runaround.apply(state, 0, { kind: 'run', from: Number(typed) }, createRecordedChance([]), ({ kind }) =>
      kinds.push(kind),
    );
    expect(kinds.join(' ')).toBe(events);
  });
});
