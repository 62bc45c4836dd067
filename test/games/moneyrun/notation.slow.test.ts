import { describe, expect, test } from 'vitest';
import { refused } from '../../../src/engine/refusal.ts';
import { LANGUAGES } from '../../../src/engine/text.ts';
import { moneyrun } from '../../../src/games/moneyrun/index.ts';
import { formatText, introduceGame } from '../../support/game/format-text.ts';
import { testRoundTrips } from '../../support/game/notation.ts';
import { parseState } from '../../support/game/positions.ts';
import { getOptions } from '../../support/game/random.ts';

introduceGame(moneyrun);
const { notation } = moneyrun;

describe('Money Run notation', () => {
  testRoundTrips(
    moneyrun,
    [
      { seats: 2, most: 60 },
      { seats: 2, options: { board: 8, ko: true }, most: 60 },
      { seats: 3, options: { starts: 'free', shortFirst: true, sharing: true }, most: 60 },
      { seats: 4, options: { tiny: true, climbFirst: true, ko: true, roundCap: 20 }, most: 60 },
    ],
    2,
    80,
  );

  test('Money Run parse: ignores case, spaces and the order of stacks', () => {
    const tidy =
      '9 | pawns s:e2 n:e9 | stacks e2:LM d3:L | table LMSPP | bag 2 8 11 13 | round 3 first 1 to move 2 actions 2';
    const loose =
      ' 9|PAWNS S:E2  N:E9 | stacks  D3:l e2:lm|table P P S M L|bag 2 8 11 13|Round 3 FIRST 1 to  move 2 actions 2 ';
    expect(parseState(moneyrun, loose)).toEqual(parseState(moneyrun, tidy));
  });

  test('Money Run parse: fills the bag of a position with all coins that are not in sight', () => {
    const at =
      '9 | pawns s:e2 n:e9 | stacks e2:LM | table LMSPP | bag ? | round 3 first 1 to move 2 actions 2';
    expect(parseState(moneyrun, at).bag).toEqual([3, 8, 11, 13]);
    expect(parseState(moneyrun, at, { tiny: true }).bag).toEqual([3, 8, 11, 13, 18]);
  });

  test('Money Run parse: takes the number of counts in the bag as the option of tiny coins', () => {
    const at =
      '8 | pawns s:e2 n:e8 | stacks e2:LM | table LMSPT | bag 3 8 11 14 17 | round 3 first 1 to move 2 actions 2';
    const { options, stacks } = parseState(moneyrun, at);
    expect(options).toMatchObject({ tiny: true, board: 8 });
    expect(stacks).toEqual([{ at: 'e2', coins: ['L', 'M'] }]);
  });
});

const PAWNS = '9 | pawns s:e2 n:e9';
const LIE = `${PAWNS} | stacks e2:LM`;
const BAG = 'table LMSPP | bag 3 8 11 13';
const TURN = 'round 3 first 1 to move 2 actions 2';

describe('Money Run parse of wrong positions', () => {
  test.each([
    ['', 'six parts separated by |, but this one has 1'],
    [`${LIE} | ${BAG}`, 'this one has 5'],
    [`10 | pawns s:e2 n:e9 | stacks - | ${BAG} | ${TURN}`, '9 or 8, not "10"'],
    [`9 | pawns s:e2 | stacks e2:LM | ${BAG} | ${TURN}`, '2 to 4 pawns'],
    [`9 | pegs s:e2 n:e9 | stacks e2:LM | ${BAG} | ${TURN}`, 'not "pegs s:e2 n:e9"'],
    [
      `9 | pawns s:e2 w:e9 | stacks e2:LM | ${BAG} | ${TURN}`,
      'Expected the pawn that started at n, like n:e5',
    ],
    [`9 | pawns s:e2 n:k9 | stacks e2:LM | ${BAG} | ${TURN}`, 'no square k9'],
    [`8 | pawns s:e2 n:e9 | stacks e2:LM | ${BAG} | ${TURN}`, 'no square e9 on the 8×8 board'],
    [`9 | pawns s:e2 n:e2 | stacks e2:LM | ${BAG} | ${TURN}`, 'both be on e2'],
    [`${PAWNS} | stacks e2-LM | ${BAG} | ${TURN}`, 'Write stacks like e2:LM'],
    [`${PAWNS} | stacks e2:LX | ${BAG} | ${TURN}`, 'Write stacks like e2:LM'],
    [`${PAWNS} | stacks e2:L e2:M | ${BAG} | ${TURN}`, 'two stacks on e2'],
    [`${PAWNS} | stacks e2:ML | ${BAG} | ${TURN}`, 'a larger coin is on a smaller one (ML)'],
    [`${PAWNS} | coins e2:LM | ${BAG} | ${TURN}`, 'The third part is "stacks"'],
    [`${LIE} | table LMQ | bag ? | ${TURN}`, 'The fourth part is "table"'],
    [`${LIE} | table LMSP | bag ? | ${TURN}`, 'The table has five coins'],
    [`${LIE} | table LMSPPP | bag ? | ${TURN}`, 'here it has 6'],
    [`${LIE} | table LMSPP | bag 3 8 | ${TURN}`, 'four or five numbers'],
    [`${LIE} | table LMSPP | bag 3 9 11 13 | ${TURN}`, '8 are left for the bag, not 9'],
    [`${LIE} | table LLLLL | bag ? | ${TURN}`, 'Too many $1 coins: there are 5'],
    [`${LIE} | table LMSPT | bag ? | ${TURN}`, 'Too many 5c coins: there are 0'],
    [`${LIE} | ${BAG} | round 3`, 'Write the last part like'],
    [`${LIE} | ${BAG} | round 3 first 1 to move 3 actions 2`, 'beyond the 2 seats'],
    [`${LIE} | ${BAG} | round 61 first 1 to move 2 actions 2`, "after 60 rounds, so there's no round 61"],
    [`${LIE} | ${BAG} | ${TURN} idle 2`, 'here, 2 turns passed'],
    [`${LIE} | ${BAG} | ${TURN} over idle`, 'here, 0 turns passed'],
    [`${LIE} | ${BAG} | ${TURN} over cap`, 'only after the last turn of the last round'],
    [`${LIE} | ${BAG} | round 60 first 1 to move 1 actions 2 over cap`, 'only after the last turn'],
    [`${LIE} | ${BAG} | round 60 first 2 to move 2 actions 2 over cap`, 'only after the last turn'],
    [`${LIE} | ${BAG} | ${TURN} agreed 1,2`, 'once all players agree'],
    [`${LIE} | ${BAG} | ${TURN} shifted a1-e2`, "can't go straight back"],
    [
      `9 | pawns s:- n:- | stacks - | table LMSPP | bag ? | round 1 first 1 to move 1 actions 2`,
      'every pawn needs a square',
    ],
    [`${LIE} | ${BAG} | ${TURN} over line 1`, 'The winner must be on the line'],
    [`9 | pawns s:c9 n:e9 | stacks e2:LM | ${BAG} | ${TURN}`, 'The pawn on c9 is on its line'],
  ])('Money Run parse: explains what is wrong in %j', (position, wrong) => {
    const refusal = notation.parse(position, getOptions(moneyrun));
    if (!refused(refusal)) throw new Error(`${position} is read as ${JSON.stringify(refusal)}`);
    expect(formatText('en', refusal.reason)).toContain(wrong);
    expect(formatText('ko', refusal.reason)).not.toMatch(/\{\{/);
  });

  test.each([
    [
      '9 | pawns s:e1 n:- | stacks - | table LMSPP | bag ? | round 1 first 1 to move 1 actions 2',
      'in turn order',
    ],
    [
      '9 | pawns s:- n:e9 | stacks - | table LMSPP | bag ? | round 1 first 1 to move 1 actions 2',
      'in turn order',
    ],
    [
      '9 | pawns s:e4 n:- | stacks - | table LMSPP | bag ? | round 1 first 1 to move 2 actions 2',
      'own edges',
    ],
    [
      '9 | pawns s:e1 n:- | stacks a1:L | table LMSPP | bag ? | round 1 first 1 to move 2 actions 2',
      'before anything',
    ],
  ])('Money Run parse: with free starts, explains what is wrong in %j', (position, wrong) => {
    const refusal = notation.parse(position, getOptions(moneyrun, { starts: 'free' }));
    if (!refused(refusal)) throw new Error(`${position} is read as ${JSON.stringify(refusal)}`);
    expect(formatText('en', refusal.reason)).toContain(wrong);
  });

  test('Money Run parse: with shortFirst, refuses two actions in the first turn', () => {
    const first = `${LIE} | ${BAG} | round 1 first 2 to move 2 actions 2`;
    const short = notation.parse(first, getOptions(moneyrun, { shortFirst: true }));
    expect(refused(short) && formatText('en', short.reason)).toBe('The very first turn has only one action.');
  });

  test('Money Run parse: without a limit, refuses a position whose rounds are used up', () => {
    const capped = notation.parse(
      `${LIE} | ${BAG} | round 60 first 1 to move 2 actions 2 over cap`,
      getOptions(moneyrun, { roundCap: 0 }),
    );
    expect(refused(capped) && capped.reason.key).toBe('moneyrun:refuse.position.cap');
  });

  test.each([
    ['a1-b1', 'A coin was shifted to b1, but there is no such coin.'],
    ['a1-e2/3', 'A coin was shifted to e2, but there is no such coin.'],
    ['e2-e2', "No coin can have come from e2. It's there now, or the square isn't on this board."],
    ['a1-e2,b1-e2/2', 'One coin was shifted to e2 twice. Write only where it last came from.'],
  ])('Money Run parse: for the shift %s, explains: %s', (shifted, sentence) => {
    const refusal = notation.parse(
      `${LIE} | ${BAG} | ${TURN} shifted ${shifted}`,
      getOptions(moneyrun, { ko: true }),
    );
    expect(refused(refusal) && formatText('en', refusal.reason)).toBe(sentence);
  });

  test('Money Run print: writes the level of a shifted coin only when others cover it', () => {
    const at = `${LIE} | ${BAG} | ${TURN} shifted a1-e2`;
    const { shifted } = parseState(moneyrun, `${at}/2+b1-e2/1`, { ko: true });
    expect(shifted.before).toEqual([
      { from: 'a1', to: 'e2', level: 2 },
      { from: 'b1', to: 'e2', level: 1 },
    ]);
    expect(notation.print(parseState(moneyrun, `${at}/2 + b1-e2 / 1`, { ko: true }))).toBe(`${at}+b1-e2/1`);
  });
});

const AT = `9 | pawns s:e3 n:e9 | stacks e3:LMS e4:LM | ${BAG.replace('3 8 11 13', '?')} | round 3 first 1 to move 1 actions 2`;

describe('Money Run parseMove', () => {
  test.each([
    ['L e4', 'L e4'],
    ['l E4', 'L e4'],
    ['$1 e4', 'L e4'],
    ['$1 on e4', 'L e4'],
    ['e4 $1', 'L e4'],
    ['place large e4', 'L e4'],
    ['put the large coin on e4', 'L e4'],
    ['1달러 e4에', 'L e4'],
    ['$1 동전을 e4에 놓기', 'L e4'],
    ['50c e4', 'M e4'],
    ['50 cents on e4', 'M e4'],
    ['50센트 e4', 'M e4'],
    ['medium: e4', 'M e4'],
    ['중간 동전 e4', 'M e4'],
    ['20c@e4', 'S e4'],
    ['작은 동전 e4', 'S e4'],
    ['10¢ e4', 'P e4'],
    ['10 e4', 'P e4'],
    ['꼬마 e4', 'P e4'],
    ['5c e4', 'T e4'],
    ['아주 작은 동전 e4', 'T e4'],
    ['P  e4.', 'P e4'],
    ['e4-d5', 'e4-d5'],
    ['E4 - D5', 'e4-d5'],
    ['shift e4 d5', 'e4-d5'],
    ['shift e4 to d5', 'e4-d5'],
    ['shift the top coin from e4 to d5', 'e4-d5'],
    ['shift e4->d5', 'e4-d5'],
    ['e4에서 d5로 옮기기', 'e4-d5'],
    ['동전 e4-d5', 'e4-d5'],
    ['e2', 'e2'],
    ['move e2', 'e2'],
    ['move my pawn to e2', 'e2'],
    ['go e2', 'e2'],
    ['A: pawn to e2, down to 1', 'e2'],
    ['A: pawn to e2, level at 1 coin', 'e2'],
    ['pawn to e2, level (1)', 'e2'],
    ['B: go to e2, up to 2 stones', 'e2'],
    ['A: pawn to e2, and you win', 'e2'],
    ['A: pawn to e2, you win', 'e2'],
    ['말 e2', 'e2'],
    ['e2로 이동', 'e2'],
    ['e3>e2', 'e2'],
    ['e3 → e2', 'e2'],
    ['e3->e2', 'e2'],
    ['move e3-e2', 'e2'],
    ['e4>d4>c4', 'e4>d4>c4'],
    ['e4 > d4 > c4', 'e4>d4>c4'],
    ['e4→d4→c4', 'e4>d4>c4'],
    ['move e4 d4 c4', 'e4>d4>c4'],
    ['e3 -> e4 -> d4', 'e4>d4'],
    ['end', 'end'],
    ['End turn', 'end'],
    ['pass', 'end'],
    ['패스', 'end'],
    ['차례 마치기', 'end'],
    ['settle', 'settle'],
    ['Offer to settle', 'settle'],
    ['agree', 'settle'],
    ['판정 제안', 'settle'],
    ['End turn, offer to score', 'settle'],
    ['End turn and offer to score now', 'settle'],
    ['start d1', 'start d1'],
  ])('Money Run parseMove: reads %j as %s', (typed, printed) => {
    const move = notation.parseMove(typed, moneyrun.view(parseState(moneyrun, AT), 0), 0);
    if (refused(move)) throw new Error(formatText('en', move.reason));
    expect(notation.printMove(move)).toBe(printed);
  });

  test.each([
    ['d1', 'start d1'],
    ['start D1', 'start d1'],
    ['출발 d1', 'start d1'],
    ['d1에서 출발', 'start d1'],
  ])('Money Run parseMove: before pawns are placed, reads %j as %s', (typed, printed) => {
    const at = '9 | pawns s:- n:- | stacks - | table LMSPP | bag ? | round 1 first 1 to move 1 actions 2';
    const state = parseState(moneyrun, at, { starts: 'free' });
    const move = notation.parseMove(typed, moneyrun.view(state, 0), 0);
    if (refused(move)) throw new Error(formatText('en', move.reason));
    expect(notation.printMove(move)).toBe(printed);
  });

  test.each([
    '',
    'hello',
    'X e4',
    'LL',
    'L e4 d5',
    'e4-',
    '-d5',
    'e4-d5-c6',
    '$2 e4',
    'e4 d5',
    '🪙 e4',
    'e4>',
  ])('Money Run parseMove: refuses %j with an example of a move', (typed) => {
    const refusal = notation.parseMove(typed, moneyrun.view(parseState(moneyrun, AT), 0), 0);
    if (!refused(refusal)) throw new Error(`${typed} is read as ${JSON.stringify(refusal)}`);
    for (const language of LANGUAGES) {
      expect(formatText(language, refusal.reason)).toContain('e4-d5');
      expect(formatText(language, refusal.reason)).toContain(language === 'ko' ? `“${typed}”` : `"${typed}"`);
    }
  });
});
