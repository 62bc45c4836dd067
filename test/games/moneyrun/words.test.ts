import { describe, expect, test } from 'vitest';
import { moneyrun } from '../../../src/games/moneyrun/index.ts';
import type { MoneyRunEvent } from '../../../src/games/moneyrun/types.ts';
import { formatLongText, formatText, introduceGame } from '../../support/game/format-text.ts';
import { parseState } from '../../support/game/positions.ts';
import { playRandomGame } from '../../support/game/random.ts';
import { testRulesPages, testTextLengths, testTranslations } from '../../support/game/text.ts';
import { MIDGAME, SPREAD_COINS } from './boards.ts';

introduceGame(moneyrun);
testTranslations(moneyrun);
testRulesPages(moneyrun);
testTextLengths(
  moneyrun,
  [
    ...playRandomGame(moneyrun, 3, { seats: 4, options: { tiny: true, climbFirst: true } }),
    ...playRandomGame(moneyrun, 5, { seats: 3, options: { starts: 'free', sharing: true, ko: true } }),
    ...playRandomGame(moneyrun, 8, { seats: 2, options: { board: 8, roundCap: 0 } }),
  ].filter((_, at) => at % 3 === 0),
);

const EVENTS: readonly (readonly [MoneyRunEvent, string, string])[] = [
  [{ kind: 'started', seat: 0, at: 'd1' }, 'Ann starts on d1.', '하늘이 d1에서 출발합니다.'],
  [
    { kind: 'placed', seat: 0, coin: 'L', at: 'e4', drawn: 'P' },
    'Ann places $1 on e4 (new on the table: 10c).',
    '하늘이 e4에 $1 동전을 놓습니다(새로 나온 동전: 10c).',
  ],
  [
    { kind: 'placed', seat: 1, coin: 'S', at: 'e4', drawn: null },
    'Bo places 20c on e4 (the bag is empty).',
    '바람이 e4에 20c 동전을 놓습니다(주머니가 비었습니다).',
  ],
  [
    { kind: 'shifted', seat: 1, coin: 'M', from: 'e4', to: 'd5' },
    'Bo shifts 50c from e4 to d5.',
    '바람이 50c 동전을 e4에서 d5로 옮깁니다.',
  ],
  [
    { kind: 'moved', seat: 0, from: 'e1', path: ['e2'] },
    'Ann moves from e1 to e2.',
    '하늘이 e1에서 e2로 갑니다.',
  ],
  [
    { kind: 'moved', seat: 0, from: 'e4', path: ['e3', 'd2', 'd1'] },
    'Ann runs from e4 over e3 and d2 to d1.',
    '하늘이 e4에서 e3, d2를 지나 d1로 달립니다.',
  ],
  [
    { kind: 'ended', seat: 0, used: 1 },
    'Ann stops after one action.',
    '하늘이 행동을 한 번만 하고 차례를 마칩니다.',
  ],
  [{ kind: 'ended', seat: 0, used: 0 }, 'Ann takes no action.', '하늘은 아무 행동도 하지 않습니다.'],
  [{ kind: 'agreed', seat: 1 }, 'Bo offers to score the game now.', '바람이 지금 판정하자고 제안합니다.'],
  [
    { kind: 'over', end: { kind: 'line', seat: 0 }, winners: [0], distances: [0, 3] },
    'Ann reaches the line and wins.',
    '하늘이 목표 줄에 도착해 이겼습니다.',
  ],
  [
    { kind: 'over', end: { kind: 'cap' }, winners: [1], distances: [3, 1] },
    'The round limit is reached. Bo is closest with 1 square to go and wins.',
    '정해진 라운드가 모두 끝났습니다. 1칸 남은 바람이 가장 가까워 이겼습니다.',
  ],
  [
    { kind: 'over', end: { kind: 'idle' }, winners: [0, 1], distances: [3, 3] },
    'A whole round passed without an action. Ann and Bo share the win with 3 squares to go.',
    '한 라운드 내내 아무도 행동하지 않았습니다. 똑같이 3칸 남은 하늘, 바람이 공동 승리했습니다.',
  ],
  [
    { kind: 'over', end: { kind: 'agreed' }, winners: [1], distances: [8, 8], lower: [0] },
    'All players agreed to score now. Ann and Bo both have 8 squares to go. Bo stands higher and wins.',
    '모두 지금 판정하기로 했습니다. 하늘, 바람은 똑같이 8칸 남았는데, 더 높이 있는 바람이 이겼습니다.',
  ],
  [
    { kind: 'over', end: { kind: 'cap' }, winners: [1, 2], distances: [1, 1, 1], lower: [0] },
    'The round limit is reached. Ann, Bo, and Cem all have 1 square to go. Bo and Cem stand highest and share the win.',
    '정해진 라운드가 모두 끝났습니다. 하늘, 바람, 별은 똑같이 1칸 남았는데, 가장 높이 있는 바람, 별이 공동 승리했습니다.',
  ],
];

describe('Money Run words.tell', () => {
  test.each(EVENTS)('Money Run words.tell: tells %j', (event, en, ko) => {
    const line = moneyrun.text.tell(event);
    expect(line && formatText('en', line)).toBe(en);
    expect(line && formatText('ko', line)).toBe(ko);
  });
});

/** Returns the sentences of the alt text. */
function getAltText(at: string, language: 'en' | 'ko'): string[] {
  return moneyrun.text
    .describe(moneyrun.view(parseState(moneyrun, at), null))
    .map((text) => formatText(language, text));
}

describe('Money Run alt text', () => {
  test('Money Run alt text: describes the whole position', () => {
    expect(getAltText(`${MIDGAME} agreed 2`, 'en')).toEqual([
      'Ann to act: place, shift, or move (2 actions left).',
      'Money Run, 9×9, round 5 of at most 60.',
      'Ann, south: on e3, height 3, 6 squares from row 9.',
      'Bo, north: on e6, height 2, 5 squares from row 1.',
      'Offered to score now: Bo.',
      'On the table: $1, 50c, 50c, 20c, and 10c; 27 coins in the bag.',
      'Coins from the bottom up: e3 $1/50c/20c, e4 $1/50c, e6 $1/50c, d3 20c, f4 10c, and e5 50c.',
    ]);
    expect(getAltText(MIDGAME, 'ko').slice(0, 3)).toEqual([
      '하늘 차례: 동전을 놓거나 옮기거나 말 움직이기(행동 2번 남음).',
      '머니 런, 9×9, 최대 60라운드 중 5라운드.',
      '하늘, 남쪽: e3, 높이 3, 9행까지 6칸.',
    ]);
  });

  test('Money Run alt text: tells turns without action and a coin that may not go back', () => {
    const at = MIDGAME.replace('actions 2', 'actions 2 idle 1 shifted a1-d3+b1-e3/1');
    const state = parseState(moneyrun, at, { ko: true });
    const lines = moneyrun.text.describe(moneyrun.view(state, null)).map((text) => formatText('en', text));
    expect(lines).toContain('1 turn in a row without an action.');
    expect(lines).toContain("Coin on d3 can't go straight back to a1.");
    expect(lines.join(), 'the covered coin cannot go anywhere').not.toContain('b1');
  });

  test('Money Run alt text: tells who has won', () => {
    const won = MIDGAME.replace('s:e3', 's:e9').replace('actions 2', 'actions 2 over line 1');
    expect(getAltText(won, 'en')[0]).toBe('The game is over. Ann reached the line and wins.');
  });

  test('Money Run alt text: stays short with all coins spread out and the longest names', () => {
    const at = `8 | pawns s:e2 w:b4 n:d6 e:g5 | stacks ${SPREAD_COINS} | table LMSPT | bag 0 0 0 0 0 | round 59 first 1 to move 2 actions 2 idle 3 agreed 1,3,4 shifted a1-a3+b1-b3`;
    const view = moneyrun.view(parseState(moneyrun, at, { ko: true }), 0);
    for (const language of ['en', 'ko'] as const) {
      const whole = moneyrun.text
        .describe(view)
        .map((text) => formatLongText(language, text))
        .join(' ');
      expect(whole.length, whole).toBeLessThanOrEqual(1000);
      expect(whole).toMatch(language === 'en' ? /\d+ more squares with coins/ : /그 외 동전 있는 칸/);
    }
  });
});
