import { describe, expect, test } from 'vitest';
import type { Options } from '../../../src/engine/options.ts';
import { findPublicQuestion } from '../../../src/engine/public-question.ts';
import type { Language } from '../../../src/engine/text.ts';
import { gostop } from '../../../src/games/gostop/index.ts';
import type { GoStopEvent } from '../../../src/games/gostop/types.ts';
import { formatChoice, formatText, introduceGame } from '../../support/game/format-text.ts';
import { parseState } from '../../support/game/positions.ts';
import { playRandomSteps } from '../../support/game/random.ts';
import {
  flattenSentences,
  testRulesPages,
  testTextLengths,
  testTranslations,
} from '../../support/game/text.ts';
import { SETTINGS } from './games.ts';

introduceGame(gostop);
testTranslations(gostop);
testTextLengths(gostop, [...playRandomSteps(gostop, SETTINGS, 2)]);
testRulesPages(gostop);

const HELD =
  'play deal 1 dealer 1 mover 1 | row 3D1 5B.5C-.5D1@2 9D2 11A 11D2 | deck 1D1 2D1 4D1 6D1 7D1 8D1 10D1 12B 12A 1A | P1 hand 3A 9B 9C 9D1 11D+ took 8A 2B+ 10D1 | P2 hand 2C+ 3C+ 4C- 6C 7C- took 10D2 12D+'.replace(
    'deck 1D1 2D1 4D1 6D1 7D1 8D1 10D1',
    'deck 1D1 2D1 4D1 6D1 7D1 8D1 8D2',
  );
const DECIDE =
  'decide deal 1 dealer 1 mover 1 | row 5B 6D1 | deck 1D1 2D1 4D1 | P1 hand 9B took 1A 3A 8A 11A 1C+ 2C+ 3C+ goes 1@7 plus 1 shook 9 reserve shake9 | P2 hand 2B+ 10B took 6C 9C 10C | turn played 4C- drawn 6D1';

function getLabels(language: Language, at: string): string[] {
  const question = gostop.next(gostop.view(parseState(gostop, at), 0), 0, []);
  return question.kind === 'pick' ? question.choices.map((choice) => formatChoice(language, choice)) : [];
}

/** Returns the public question under the board, or null if it is asked in private. */
function askOpenQuestion(at: string, chosen: Options = {}): string | null {
  const state = parseState(gostop, at, chosen);
  const open = findPublicQuestion(gostop, gostop.view(state, null), gostop.view(state, 0), 0);
  return open && formatText('en', open.question.ask);
}

function askQuestion(language: Language, at: string, chosen: Options = {}): string {
  const question = gostop.next(gostop.view(parseState(gostop, at, chosen), 0), 0, []);
  return question.kind === 'pick' ? formatText(language, question.ask) : '';
}

describe('Go-Stop panels', () => {
  test.each<Options>([{}, { penalties: true, improve: true, cup: true, additive: true }])(
    'Go-Stop panel: go or stop is asked in public, as it hides nothing: %j',
    (options) => expect(askOpenQuestion(DECIDE, options)).toBe(askQuestion('en', DECIDE, options)),
  );

  test('Go-Stop panel: which card to play is asked in private', () =>
    expect(askOpenQuestion(HELD)).toBeNull());

  test('Go-Stop panel: lists the offers, then the hand with what each card takes', () => {
    expect(getLabels('en', HELD)).toEqual([
      'B: Bomb 9, three cards onto the fourth',
      'S: Shake 9, show three, points ×2',
      '1: bright of 3, captures the junk',
      '2: animal of 9, captures the junk',
      '3: blue ribbon of 9, captures the junk',
      '4: junk of 9, captures the junk',
      '5: double junk of 11, captures the bright or the junk',
    ]);
    expect(getLabels('ko', HELD)[0]).toBe('B: 9월 폭탄, 세 장을 한꺼번에');
    expect(getLabels('ko', HELD).at(-1)).toBe('5: 11월 쌍피, 광 또는 피 먹기');
  });

  test("Go-Stop panel: distinguishes a player's own stuck column from another's", () => {
    const own = HELD.replace('hand 3A', 'hand 5D2').replace('@2', '@1');
    expect(getLabels('en', own)).toContain('1: junk of 5, captures your ppeok');
    expect(getLabels('en', own.replace('@1', '@2'))).toContain("1: junk of 5, captures an opponent's ppeok");
  });

  test('Go-Stop panel: go or stop tells what stopping wins, what going adds and what is at stake', () => {
    expect(askQuestion('en', DECIDE)).toBe(
      'Stop now: you win 16 points. Go: your score rises to 9, 1 card left to play. If an opponent stops first, you get nothing. Bo has 3 and needs 4 more.',
    );
    expect(askQuestion('ko', DECIDE)).toBe(
      '지금 스톱하면 16점으로 이깁니다. 고를 부르면 바로 9점이 되고 손패가 1장 남습니다. 상대가 먼저 스톱하면 한 점도 못 받습니다. 바람은 3점, 스톱까지 4점 남았습니다.',
    );
  });
});

describe('Go-Stop panel of go or stop with options', () => {
  const RICH = DECIDE.replace('took 6C 9C 10C', 'took 6C 9C 10C 4C- 5C- 7C- reserve shake1 shake2 animals');

  test('R-GS-37: the panel names the player who would win with more points', () => {
    expect(askQuestion('en', RICH, { wins: 'most' })).toBe(
      'Stop now: Bo wins with 48 points. Go: your score rises to 9, 1 card left to play. If an opponent stops first, the highest score wins. Bo has 6 and needs 1 more.',
    );
    expect(askQuestion('ko', RICH, { wins: 'most' })).toContain(
      '지금 스톱하면 바람이 48점으로 이깁니다. 고를 부르면',
    );
    expect(askQuestion('en', DECIDE, { wins: 'most' })).toContain('Stop now: you win 16 points. Go');
  });

  test('R-GS-37: the panel tells who pays what with penalties', () => {
    const risky = 'If an opponent stops first, you get nothing and pay double.';
    expect(askQuestion('en', DECIDE, { penalties: true })).toContain(`Stop now: you win 32 from Bo. Go`);
    expect(askQuestion('en', DECIDE, { penalties: true })).toContain(risky);
    expect(askQuestion('ko', DECIDE, { penalties: true })).toContain(
      '바람에게서 32점을 받습니다. 고를 부르면',
    );
    expect(askQuestion('en', RICH, { wins: 'most', penalties: true })).toContain(
      'Stop now: Bo wins with 48, and you pay ',
    );
    expect(askQuestion('en', DECIDE, { improve: true })).toContain('You only decide again above 9. If');
  });

  test('R-GS-29: the panel tells what an opponent needs after a go', () => {
    const afterGo = DECIDE.replace('took 6C 9C 10C', 'took 6C 9C 10C 4C- 5C- 7C- goes 1@7 plus 1');
    expect(askQuestion('en', afterGo)).toContain('Bo has 7, enough to stop.');
    expect(askQuestion('en', afterGo, { improve: true })).toContain('Bo has 7 and needs 2 more.');
  });
});

describe('Go-Stop alt text', () => {
  test('Go-Stop alt text: counts the four kinds of ribbon separately', () => {
    const at = HELD.replace('took 8A 2B+ 10D1', 'took 1C+ 2C+ 10C 12C--').replace(
      'P2 hand 2C+',
      'P2 hand 2D2',
    );
    const lines = gostop.text.describe(gostop.view(parseState(gostop, at), 0));
    expect(formatText('en', lines[4] as never)).toContain(
      'captured 4 ribbons (2 red, 1 blue, and the rain).',
    );
    expect(formatText('ko', lines[4] as never)).toContain('띠 4(홍단 2, 청단 1, 비띠)');
  });

  test('Go-Stop alt text: describes the whole position', () => {
    const view = gostop.view(parseState(gostop, HELD), 0);
    expect(gostop.text.describe(view).map((text) => formatText('en', text))).toEqual([
      'Ann to act: play a card.',
      'Go-Stop for 2 players.',
      'Your hand: bright of 3, animal of 9, blue ribbon of 9, junk of 9, and double junk of 11.',
      'Floor: junk of 3, junk of 9, bright of 11, junk of 11, and ppeok of 5 (iris) by Bo. Deck: 10 cards.',
      'Ann: 0 points, 5 in hand, captured 1 bright, 1 animal (a bird), and 1 junk.',
      'Bo: 0 points, 5 in hand, captured 3 junk.',
    ]);
    expect(formatText('ko', gostop.text.describe(view)[3] as never)).toBe(
      '바닥: 3월 피, 9월 피, 11월 광, 11월 피, 바람이 싼 5월 난초 세 장. 더미 10장.',
    );
  });
});

describe('Go-Stop log lines', () => {
  test.each<[GoStopEvent, string, string]>([
    [
      { kind: 'played', seat: 0, card: '3A', onto: ['3C+'] },
      'Ann plays bright of 3 (cherry) onto the red ribbon.',
      '하늘이 3월 벚꽃 광을 홍단 위에 냅니다.',
    ],
    [
      { kind: 'took', seat: 1, cards: ['3C+', '3A', '1D1', '1D2'] },
      'Bo captures red ribbon of 3, bright of 3, and junk of 1 ×2.',
      '바람이 3월 홍단, 3월 광, 1월 피 2장을 먹습니다.',
    ],
    [
      { kind: 'stuck', seat: 1, month: 5 },
      "Ppeok (뻑)! Three of 5 (iris) stay on the floor with Bo's token.",
      '뻑! 바람이 5월 난초를 쌌습니다. 세 장이 바닥에 남습니다.',
    ],
    [
      { kind: 'compared', throws: ['rock', 'paper', 'paper'], dealer: null },
      'Ann throws rock, Bo throws paper, and Cem throws paper. Ann is out. Bo and Cem throw again.',
      '하늘 바위, 바람 보, 별 보. 하늘은 졌습니다. 바람, 별은 다시 냅니다.',
    ],
    [
      { kind: 'went', seat: 0, count: 1, points: 8 },
      'Ann calls go with 8 points (first go).',
      '1고! 하늘이 8점에서 고를 부릅니다.',
    ],
    [
      { kind: 'went', seat: 0, count: 4, points: 12 },
      'Ann calls go with 12 points (go number 4).',
      '4고! 하늘이 12점에서 고를 부릅니다.',
    ],
    [{ kind: 'thrown', seat: 1, throw: null }, 'Bo has chosen.', '바람이 냈습니다.'],
    [{ kind: 'points', seat: 0, points: 1, before: 0 }, 'Ann has 1 point.', '하늘은 1점입니다.'],
    [
      {
        kind: 'billed',
        deal: {
          kind: 'stop',
          winner: 0,
          bill: [
            { kind: 'brights', count: 3, points: 3 },
            { kind: 'birds', count: 3, points: 5 },
            { kind: 'trio', of: 'C+', points: 3 },
            { kind: 'junk', count: 12, points: 3 },
            { kind: 'additional', count: 2, points: 2 },
            { kind: 'reserve', cause: { kind: 'shake', month: 9 }, times: 2 },
            { kind: 'reserve', cause: { kind: 'go', count: 3 }, times: 2 },
            { kind: 'reserve', cause: { kind: 'go', count: 4 }, times: 2 },
          ],
          gains: [128, 0],
        },
      },
      'Ann wins the deal: 3 brights 3, three birds 5, red ribbons 3, 12 junk 3, 2 goes 2, ×2 for shaking 9 (chrysanthemum), and ×4 for later goes. Total: 128.',
      '하늘이 이 판을 이깁니다: 광 3장 3, 고도리 5, 홍단 3, 피 12장 3, 2고 +2, 9월 국화 흔들기 ×2, 3고부터 ×4. 합계 128점.',
    ],
  ])('Go-Stop words.tell: tells %o', (event, en, ko) => {
    const line = gostop.text.tell(event);
    expect([formatText('en', line as never), formatText('ko', line as never)]).toEqual([en, ko]);
  });
});

test('Go-Stop presets: have a name and a description', () => {
  for (const { id } of gostop.presets ?? []) {
    for (const part of ['name', 'about'])
      expect(flattenSentences(gostop.text.sentences.en).has(`preset.${id}.${part}`)).toBe(true);
  }
});
