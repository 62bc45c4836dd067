import { describe, expect, test } from 'vitest';
import type { Path } from '../../../src/engine/question.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { moneyrun } from '../../../src/games/moneyrun/index.ts';
import type { MoneyRunEvent } from '../../../src/games/moneyrun/types.ts';
import { matchAt, playTyped, stateOf } from '../../support/game/positions.ts';
import { randomGame } from '../../support/game/random.ts';
import { introduced, said, saidLong } from '../../support/game/said.ts';
import { explainsItself, saysItShort, speaksBothLanguages } from '../../support/game/words.ts';

introduced(moneyrun);
speaksBothLanguages(moneyrun);
explainsItself(moneyrun);
saysItShort(
  moneyrun,
  [
    ...randomGame(moneyrun, 3, { seats: 4, options: { tiny: true, climbFirst: true } }),
    ...randomGame(moneyrun, 5, { seats: 3, options: { starts: 'free', sharing: true, ko: true } }),
    ...randomGame(moneyrun, 8, { seats: 2, options: { board: 8, roundCap: 0 } }),
  ].filter((_, at) => at % 3 === 0),
);

const AT =
  '9 | pawns s:e3 n:e6 | stacks d3:S e3:LMS e4:LM e5:M e6:LM f4:P | table LMMSP | bag ? | round 5 first 1 to move 1 actions 2';

/** All coins but five, side by side on 55 squares. */
const SPREAD = Array.from({ length: 55 }, (_, at) => {
  const coin = 'LLLLMMMMMMMMMSSSSSSSSSSSPPPPPPPPPPPPPPTTTTTTTTTTTTTTTTT'.charAt(at);
  return `${'abcdefgh'.charAt(at % 8)}${Math.floor(at / 8) + 1}:${coin}`;
}).join(' ');

/** The question and its answers, as they are read. */
function panel(at: string, path: Path, language: 'en' | 'ko' = 'en'): string[] {
  const state = stateOf(moneyrun, at);
  const question = moneyrun.next(moneyrun.view(state, state.mover), state.mover, path);
  if (question.kind !== 'pick') throw new Error('Not a pick');
  return [question.ask, ...question.choices.map(({ label }) => label)].map((text) => said(language, text));
}

describe('the panel', () => {
  test('asks first what the action is', () => {
    expect(panel(AT, [])).toEqual([
      'You have 2 actions left. What do you do?',
      'Place $1',
      'Place 50c',
      'Place 20c',
      'Place 10c',
      'Move your pawn',
      'Shift a coin',
      'End the turn',
      'End the turn, offer to settle (Bo would win now)',
    ]);
    expect(panel(AT, [], 'ko').slice(0, 2)).toEqual(['행동이 2번 남았습니다. 무엇을 할까요?', '$1 놓기']);
  });

  test('offers neither moving nor shifting where nothing can be moved or shifted', () => {
    const bare = '9 | pawns s:e1 n:e9 | stacks - | table LLLLL | bag ? | round 1 first 1 to move 1 actions 1';
    expect(panel(bare, [])).toEqual([
      'You have 1 action left. What do you do?',
      'Place $1',
      'End the turn',
      'End the turn, offer to settle (a tie now)',
    ]);
  });

  test('asks where to place by column and row, and says what lies there', () => {
    expect(panel(AT, ['M']).slice(0, 3)).toEqual(['You place 50c. In which column?', 'Column a', 'Column b']);
    expect(panel(AT, ['M', 'e'])).toEqual([
      'You place 50c. On which square of this column?',
      '1: e1, bare',
      '2: e2, bare',
      '4: e4, onto 50c and 2 coins high',
      '5: e5, onto 50c',
      '6: e6, onto 50c and 2 coins high',
      '7: e7, bare',
      '8: e8, bare',
      '9: e9, bare',
    ]);
  });

  test('letters the squares that a coin can be taken from', () => {
    expect(panel(AT, ['shift'])).toEqual([
      'The top coin of which square do you shift?',
      'A: d3, 20c',
      'B: e3, 20c on top of 3 coins',
      'C: e4, 50c on top of 2 coins',
      'D: f4, 10c',
      'E: e5, 50c',
    ]);
  });

  test('says of every step how high it leads, and then asks whether to run on', () => {
    expect(panel(AT, ['move'])).toEqual([
      'Where does your pawn go?',
      'A: e4, down to 2 coins',
      'B: f4, down to 1 coin',
      'C: d3, down to 1 coin',
    ]);
    expect(panel(AT, ['move', 'e4'])).toEqual([
      'Your pawn is on e4 and can run on down, in the same action. Where to?',
      'A: e5, down to 1 coin',
      'B: f4, down to 1 coin',
      'C: d3, down to 1 coin',
      'Stop on e4',
    ]);
    expect(panel(AT, ['move', 'e4'], 'ko')).toContain('e4에서 멈추기');
  });

  test('marks the squares with the letters of the answers', () => {
    const question = moneyrun.next(moneyrun.view(stateOf(moneyrun, AT), 0), 0, ['move']);
    expect(question.kind === 'pick' && question.choices.map(({ id, at, mark }) => [id, at, mark])).toEqual([
      ['e4', 'e4', 'A'],
      ['f4', 'f4', 'B'],
      ['d3', 'd3', 'C'],
    ]);
  });

  test('asks by column where more squares can give than fit one question', () => {
    const many = ['a', 'b', 'c'].flatMap((column) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => `${column}${row}:P`),
    );
    const at =
      `9 | pawns s:e1 n:e9 | stacks ${many.slice(0, 12).join(' ').replaceAll('P', 'S')} ${many.slice(12, 24).join(' ')} f1:M f2:M | table MMMMM | bag ? | round 5 first 1 to move 1 actions 2`.replace(
        ':S a2:S',
        ':S a2:M',
      );
    expect(panel(at, []).filter((label) => label.startsWith('Shift'))).toEqual(
      ['a', 'b', 'c', 'f'].map((column) => `Shift a coin from column ${column}`),
    );
    expect(panel(at, ['shift-f']).slice(1)).toEqual(['1: f1, 50c', '2: f2, 50c']);
    const path = ['shift-f', '1', 'h', '8'];
    const move = moneyrun.next(moneyrun.view(stateOf(moneyrun, at), 0), 0, path);
    expect(move).toEqual({ kind: 'ready', move: { kind: 'shift', from: 'f1', to: 'h8' } });
  });

  test('asks where to in one question where the squares fit into it', () => {
    const at = `8 | pawns s:e2 n:d6 | stacks ${SPREAD} | table LMSPT | bag 0 0 0 0 0 | round 5 first 1 to move 1 actions 2`;
    const state = stateOf(moneyrun, at, { tiny: true });
    const ask = (path: Path) => moneyrun.next(moneyrun.view(state, 0), 0, path);
    const where = ask(['shift-a', '1']);
    if (where.kind !== 'pick') throw new Error('Not a pick');
    expect(said('en', where.ask)).toBe('You shift $1. To which square?');
    const to = where.choices[0]?.id as string;
    expect(ask(['shift-a', '1', to])).toEqual({ kind: 'ready', move: { kind: 'shift', from: 'a1', to } });
  });

  test('says which step wins', () => {
    const near = AT.replace('s:e3', 's:e8').replace('f4:P', 'f4:P e8:P e9:P');
    expect(panel(near, ['move'])).toEqual(['Where does your pawn go?', 'A: e9, and you win']);
  });
});

const EVENTS: readonly (readonly [MoneyRunEvent, string, string])[] = [
  [{ kind: 'started', seat: 0, at: 'd1' }, 'Ann starts on d1.', '하늘이 d1에서 출발합니다.'],
  [
    { kind: 'placed', seat: 0, coin: 'L', at: 'e4', drawn: 'P' },
    'Ann places $1 on e4; 10c comes to the table.',
    '하늘이 e4에 $1 동전을 놓습니다. 새로 나온 동전은 10c.',
  ],
  [
    { kind: 'placed', seat: 1, coin: 'S', at: 'e4', drawn: null },
    'Bo places 20c on e4; the bag is empty.',
    '바람이 e4에 20c 동전을 놓습니다. 주머니는 비었습니다.',
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
    'Ann leaves it at one action.',
    '하늘이 행동 한 번으로 차례를 마칩니다.',
  ],
  [
    { kind: 'ended', seat: 0, used: 0 },
    'Ann does nothing this turn.',
    '하늘은 이번 차례에 아무것도 하지 않습니다.',
  ],
  [
    { kind: 'agreed', seat: 1 },
    'Bo offers to settle the game as it stands.',
    '바람이 지금 이대로 판정하자고 제안합니다.',
  ],
  [
    { kind: 'over', end: { kind: 'line', seat: 0 }, winners: [0], distances: [0, 3] },
    'Ann has reached the line and wins.',
    '하늘이 목표 줄에 닿아 이겼습니다.',
  ],
  [
    { kind: 'over', end: { kind: 'cap' }, winners: [1], distances: [3, 1] },
    'The rounds are used up. Bo is closest with 1 square to go, and wins.',
    '정한 라운드가 끝났습니다. 1칸 남은 바람이 가장 가까워 이겼습니다.',
  ],
  [
    { kind: 'over', end: { kind: 'idle' }, winners: [0, 1], distances: [3, 3] },
    'Nobody did anything for a whole round. Ann and Bo share the win with 3 squares to go.',
    '한 라운드 내내 아무도 움직이지 않았습니다. 똑같이 3칸 남은 하늘, 바람이 함께 이겼습니다.',
  ],
  [
    { kind: 'over', end: { kind: 'agreed' }, winners: [1], distances: [8, 8], lower: [0] },
    'All agree to settle it. Ann and Bo both have 8 squares to go; Bo stands higher and wins.',
    '모두 판정에 동의했습니다. 하늘, 바람은 똑같이 8칸 남았는데, 바람이 더 높이 서 있어 이겼습니다.',
  ],
  [
    { kind: 'over', end: { kind: 'cap' }, winners: [1, 2], distances: [1, 1, 1], lower: [0] },
    'The rounds are used up. Ann, Bo, and Cem all have 1 square to go; Bo and Cem stand highest and share the win.',
    '정한 라운드가 끝났습니다. 하늘, 바람, 별은 똑같이 1칸 남았는데, 가장 높이 선 바람, 별이 함께 이겼습니다.',
  ],
];

describe('what is told', () => {
  test.each(EVENTS)('%j', (event, en, ko) => {
    const line = moneyrun.words.tell(event);
    expect(line && said('en', line)).toBe(en);
    expect(line && said('ko', line)).toBe(ko);
  });
});

/** The alt text, sentence by sentence. */
function alt(at: string, language: 'en' | 'ko'): string[] {
  return moneyrun.words
    .describe(moneyrun.view(stateOf(moneyrun, at), null))
    .map((text) => said(language, text));
}

describe('the alt text', () => {
  test('has it all', () => {
    expect(alt(`${AT} agreed 2`, 'en')).toEqual([
      'Money Run, 9×9, round 5 of at most 60.',
      'Ann: to use up to 2 actions.',
      'Ann, south: on e3, height 3, 6 squares from row 9.',
      'Bo, north: on e6, height 2, 5 squares from row 1.',
      'Offered to settle: Bo.',
      'On the table: $1, 50c, 50c, 20c, and 10c; 27 coins in the bag.',
      'Coins from the bottom up: e3 $1/50c/20c, e4 $1/50c, e6 $1/50c, d3 20c, f4 10c, and e5 50c.',
    ]);
    expect(alt(AT, 'ko').slice(0, 3)).toEqual([
      '머니 런, 9×9, 최대 60라운드 중 5라운드.',
      '하늘 차례: 남은 행동 2번 쓰기.',
      '하늘, 남쪽: e3, 높이 3, 9행까지 6칸.',
    ]);
  });

  test('says what is counted and what may not go back', () => {
    const at = AT.replace('actions 2', 'actions 2 idle 1 shifted a1-d3+b1-e3/1');
    const state = stateOf(moneyrun, at, { ko: true });
    const lines = moneyrun.words.describe(moneyrun.view(state, null)).map((text) => said('en', text));
    expect(lines).toContain('1 turn in a row without action.');
    expect(lines).toContain('The coin on d3 may not go straight back to a1.');
    expect(lines.join(), 'the covered coin cannot go anywhere').not.toContain('b1');
  });

  test('says who has won', () => {
    const won = AT.replace('s:e3', 's:e9').replace('actions 2', 'actions 2 over line 1');
    expect(alt(won, 'en')[1]).toBe('The game is over. Ann has reached the line and wins.');
  });

  test('is short even with all coins spread out and the longest names', () => {
    const at = `8 | pawns s:e2 w:b4 n:d6 e:g5 | stacks ${SPREAD} | table LMSPT | bag 0 0 0 0 0 | round 59 first 1 to move 2 actions 2 idle 3 agreed 1,3,4 shifted a1-a3+b1-b3`;
    const view = moneyrun.view(stateOf(moneyrun, at, { ko: true }), 0);
    for (const language of ['en', 'ko'] as const) {
      const whole = moneyrun.words
        .describe(view)
        .map((text) => saidLong(language, text))
        .join(' ');
      expect(whole.length, whole).toBeLessThanOrEqual(1000);
      expect(whole).toMatch(language === 'en' ? /\d+ more squares with coins/ : /그 밖에 동전 있는 칸/);
    }
  });
});

const REFUSALS: readonly (readonly [string, string, string])[] = [
  [
    '$1 d3',
    'No coin goes onto a smaller one: d3 has 20c on top, and $1 is larger. It can go onto bare squares, and onto $1.',
    'R-MR-3',
  ],
  ['5c d3', 'No 5c lies on the table. You can place: $1, 50c, 20c, and 10c.', 'R-MR-13'],
  [
    'e6-e7',
    'Bo stands on e6, and no coin is taken from under another pawn. Coins can be taken from: d3, e3, e4, f4, and e5.',
    'R-MR-17',
  ],
  ['e2', 'There is no coin on e2, and pawns only go onto coins. Possible: e4, f4, and d3.', 'R-MR-21'],
  ['e5', 'e5 is not next to e3. A step goes one square far. Possible: e4, f4, and d3.', 'R-MR-21'],
  ['e4>e5>e6', 'Bo stands on e6, and pawns do not share a square. Possible: none.', 'R-MR-28'],
  [
    'e4>d3>e3',
    'A run goes down with every step: e3 is 3 high, and d3 is 1. From there it can run on to: none.',
    'R-MR-24',
  ],
];

describe('refusals say what is in the way and what is possible', () => {
  test.each(REFUSALS)('%s', (typed, sentence, ruling) => {
    const played = playTyped(moneyrun, matchAt(moneyrun, AT), typed);
    if (!refused(played)) throw new Error(`${typed} is played`);
    expect(said('en', played.reason)).toBe(sentence);
    expect(played.ruling).toBe(ruling);
    expect(said('ko', played.reason)).not.toMatch(/\{\{|undefined/);
  });
});

const START = '9 | pawns s:e1 n:e9 | stacks - | table LMSPP | bag ? | round 1 first 1 to move 1 actions 2';

describe('half of a placing asks for the other half', () => {
  test.each([
    [AT, '10c', 'Which square? 10c may go anywhere, for example 10c e4.'],
    [AT, '$1', 'Which square? $1 may go onto bare squares, and onto $1, for example $1 f3.'],
    [AT, '5c', 'No 5c lies on the table. You can place: $1, 50c, 20c, and 10c.'],
    [START, '$1', 'Which square? $1 may go anywhere, for example $1 e2.'],
    [START, '동전 e3', 'Which coin? On the table: $1, 50c, 20c, and 10c. Type for example 10c e2.'],
    [START, 'place e3', 'Which coin? On the table: $1, 50c, 20c, and 10c. Type for example 10c e2.'],
    [
      START,
      'e2',
      'A step goes to the next square, and only onto a coin. No square beside e1 has one yet: place one first, for example 10c e2.',
    ],
  ])('%s: %s', (at, typed, sentence) => {
    const played = playTyped(moneyrun, matchAt(moneyrun, at), typed);
    if (!refused(played)) throw new Error(`${typed} is played`);
    expect(said('en', played.reason)).toBe(sentence);
    expect(said('ko', played.reason)).not.toMatch(/\{\{|undefined/);
  });
});
