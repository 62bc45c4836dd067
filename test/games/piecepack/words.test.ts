import { describe, expect, test } from 'vitest';
import type { Pick } from '../../../src/engine/question.ts';
import { piecepack } from '../../../src/games/piecepack/index.ts';
import type { PiecepackEvent } from '../../../src/games/piecepack/types.ts';
import { formatText, introduceGame } from '../../support/game/format-text.ts';
import { parseState } from '../../support/game/positions.ts';
import { playRandomSteps } from '../../support/game/random.ts';
import { testRulesPages, testTextLengths, testTranslations } from '../../support/game/text.ts';
import { buildPosition, joinNames } from './positions/build-position.ts';

const STEPS = [
  ...playRandomSteps(
    piecepack,
    [
      { seats: 2, options: { layout: 'empty' } },
      { seats: 4, options: { layout: 'wide' }, most: 40 },
      { seats: 6, options: { layout: 'square' }, most: 40 },
    ],
    2,
  ),
];

testTranslations(piecepack);
testTextLengths(piecepack, STEPS);
testRulesPages(piecepack);
introduceGame(piecepack);

const TABLE = buildPosition({
  board: 'tbS3@(1.5,1.5) tbS4@(3.5,1.5) cbM4:1@c2 pS@c2 dA2@e5',
  area: ['cS2 cA3', 'tS5'],
  bag: 'cS4 cS5',
  notes: '"2 You begin"',
});

function askQuestion(path: readonly string[], board = TABLE): Pick {
  const question = piecepack.next(piecepack.view(parseState(piecepack, board), 0), 0, path);
  if (question.kind !== 'pick') throw new Error('No question');
  return question;
}

function getLabels(path: readonly string[], language: 'en' | 'ko' = 'en', board = TABLE): string[] {
  return askQuestion(path, board).choices.map(({ label }) => formatText(language, label));
}

describe('piecepack panel', () => {
  test('piecepack panel: asks for the action among at most ten', () => {
    expect(getLabels([])).toEqual([
      'Place a coin',
      'Place tile, die, or pawn',
      'Move coin, die, or pawn',
      'Move a tile or stack',
      'Flip, rotate, or look',
      'Roll dice',
      'Bag and your area',
      'Box and board',
      'Set up a game',
      'Pack up',
    ]);
    const undoable = `${TABLE.replace(' | notes', ` | undo 1 flip [ ${TABLE.split(' | ').slice(1, 5).join(' | ')} ] | notes`)}`;
    expect(getLabels([], 'en', undoable)).toEqual(getLabels([]));
    for (const { before, seat } of STEPS) {
      const question = piecepack.next(piecepack.view(before, seat), seat, []);
      expect(question.kind === 'pick' && question.choices.length).toBeLessThanOrEqual(10);
    }
  });

  test('piecepack panel: asks for turning and looking together', () => {
    expect(getLabels(['turn', '3-3'])).toEqual([
      'Flip',
      'Quarter turn right',
      'Quarter turn left',
      'Half turn',
      'Look in secret',
    ]);
    expect(getLabels([], 'en', TABLE.replace('packing -', 'packing 1')).at(-1)).toBe('Keep playing');
  });

  test('piecepack panel: asks for the kind of a tile first, for dice and pawns at once', () => {
    expect(getLabels(['other']).slice(0, 3)).toEqual(['A tile', 'die of suns', 'die of moons']);
    expect(getLabels(['other', 'tile'])[0]).toBe('null of suns tile');
    expect(getLabels(['other', 'pM'])).toHaveLength(9);
  });

  test('piecepack panel: asks for the piece with the letter of the picture', () => {
    expect(getLabels(['move'])).toEqual(['A: c2 pawn of suns', 'B: e5 arms die, 2']);
    expect(getLabels(['move'], 'ko')[0]).toBe('A: c2 해 말');
    expect(askQuestion(['move']).choices.map(({ at: place, mark }) => `${mark} ${place}`)).toEqual([
      'A c2',
      'B e5',
    ]);
  });

  test('piecepack panel: asks for column and row, but not for the spot of the piece itself', () => {
    expect(getLabels(['move', '6-4'])).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'Beside the board']);
    expect(getLabels(['move', '6-4', 'c'])).toEqual([
      '1: c1',
      '3: c3',
      '4: c4',
      '5: c5',
      '6: c6',
      '7: c7',
      '8: c8',
    ]);
    const done = piecepack.next(piecepack.view(parseState(piecepack, TABLE), 0), 0, [
      'move',
      '6-4',
      'c',
      '5',
    ]);
    expect(done.kind).toBe('ready');
  });

  test('piecepack panel: puts a tile where tiles lie side by side', () => {
    expect(getLabels(['stack', '3-3']).slice(0, 3)).toEqual(['A: c1–d2', 'B: e1–f2', 'C: g1–h2']);
  });

  test('piecepack panel: asks for the column first when there are more than 25 spots', () => {
    const many = buildPosition({
      board: joinNames('c', 'cAn cAa cA2')
        .split(' ')
        .map((name, index) => `cb${name.slice(1)}@${'abcdefgh'[index % 8]}${1 + Math.floor(index / 8)}`)
        .concat(['dSn@a5', 'dMn@b5', 'pS@h8', 'pM@h7', 'pC@h6'])
        .join(' '),
    });
    expect(getLabels(['move'], 'en', many)).toEqual([
      'a (4)',
      'b (4)',
      'c (3)',
      'd (3)',
      'e (3)',
      'f (2)',
      'g (2)',
      'h (5)',
    ]);
    expect(getLabels(['move', 'a'], 'en', many)).toHaveLength(4);
  });

  test('piecepack panel: every complete path is short enough for a button', () => {
    for (const { before, seat } of STEPS.slice(0, 60)) {
      const walk = (path: readonly string[]): void => {
        expect(path.join('/').length).toBeLessThanOrEqual(30);
        const question = piecepack.next(piecepack.view(before, seat), seat, path);
        if (question.kind === 'pick') walk([...path, question.choices.at(-1)?.id ?? '']);
      };
      for (const { id } of askQuestion([]).choices) if (getIds(before, seat).includes(id)) walk([id]);
    }
  });
});

function getIds(state: Parameters<typeof piecepack.view>[0], seat: number): string[] {
  const question = piecepack.next(piecepack.view(state, seat), seat, []);
  return question.kind === 'pick' ? question.choices.map(({ id }) => id) : [];
}

describe('piecepack alt text', () => {
  test('piecepack alt text: describes the table for a spectator', () => {
    const lines = piecepack.text.describe(piecepack.view(parseState(piecepack, TABLE), null));
    expect(lines.map((line) => formatText('en', line))).toEqual([
      'Anyone: act at any time. Piecepack table, Empty table.',
      'On the table: pawn of suns (c2 on 1 more) and die of arms (e5: 2).',
      '2 tiles are face down.',
      "Ann's area: 2 coins.",
      "Bo's area: 1 tile.",
      'Bag: 2 coins.',
      'Last note, by Bo: “You begin”',
    ]);
    expect(lines.map((line) => formatText('ko', line)).slice(1, 4)).toEqual([
      '테이블 위: 해 말(c2 밑에 1개), 백합 주사위(e5 2).',
      '뒤집힌 타일 2개.',
      '하늘의 자리: 동전 2개.',
    ]);
  });

  test('piecepack alt text: tells how many want to pack up', () => {
    const packing = buildPosition({ seats: 5, packing: '2' });
    const [line] = piecepack.text.describe(piecepack.view(parseState(piecepack, packing), null));
    expect(formatText('en', line!)).toBe(
      'Anyone: act at any time (1 of 3 votes to pack up). Piecepack table, Empty table.',
    );
    expect(formatText('ko', line!)).toBe(
      '누구나: 언제든지 행동 가능(정리하려면 3명 필요, 현재 1명). 피스팩 테이블, 빈 테이블.',
    );
    const two = piecepack.text.status(
      piecepack.view(parseState(piecepack, buildPosition({ seats: 5, packing: '2 3' })), null),
    );
    expect(formatText('en', two)).toBe('act at any time (2 of 3 votes to pack up)');
  });

  test('piecepack alt text: describes the table for a seat with its own area', () => {
    const lines = piecepack.text.describe(piecepack.view(parseState(piecepack, TABLE), 0));
    expect(formatText('en', lines[3]!)).toBe("Ann's area: 2 of suns coin and 3 of arms coin.");
  });

  test('piecepack alt text: names every piece of the fullest table within the limit', () => {
    const board = joinNames('c')
      .split(' ')
      .map((name, index) => `cb${name.slice(1)}@(${1.5 + (index % 8)},${10.5 + Math.floor(index / 8)})`);
    const full = buildPosition({
      seats: 6,
      board: `${board.join(' ')} dSn@a1 dMn@a2 pS@a3`,
      area: ['tSn dC', 'tSa pM', 'tS2 pC', 'tS3 pA', 'tS4', 'tS5 dA'],
      bag: 'tMn tMa',
      notes: `"1 ${'가'.repeat(190)}"`,
    });
    const words = piecepack.text.describe(piecepack.view(parseState(piecepack, full), 0));
    for (const language of ['en', 'ko'] as const) {
      const whole = words.map((line) => formatText(language, line)).join(' ');
      expect(whole.length).toBeLessThanOrEqual(1024);
      expect(whole.match(/[a-h]1\d–[a-i]1\d/g)?.length, whole).toBe(24);
    }
  });
});

describe('piecepack log lines', () => {
  const tellMove = (typed: string): string[] => {
    const state = parseState(piecepack, TABLE);
    const events: PiecepackEvent[] = [];
    const move = piecepack.notation.parseMove(typed, piecepack.view(state, 0), 0);
    const luck = { roll: () => 4, draw: () => 1 };
    piecepack.apply(state, 0, move as never, luck, (event) => events.push(event));
    const lines = events.map((event) => piecepack.text.tell(piecepack.seen(event, null, 'now') ?? event));
    return lines.flatMap((line) => (line ? [formatText('en', line), formatText('ko', line)] : []));
  };

  test.each([
    ['c2-d4', 'Ann moves the pawn of suns from c2 to d4.', '하늘이 해 말을 c2에서 d4로 옮깁니다.'],
    [
      '2c2-d4',
      'Ann moves the stack of 2 pieces from c2 to d4.',
      '하늘이 조각 2개 더미를 c2에서 d4로 옮깁니다.',
    ],
    [
      'cM3@a8',
      'Ann takes the 3 of moons coin out of the box and places it on a8.',
      '하늘이 상자에서 달 3 동전을 꺼내 a8에 놓습니다.',
    ],
    [
      '+(1.5,1.5)',
      'Ann flips the pieces on a1–b2: 3 of suns tile.',
      '하늘이 a1–b2에 있는 조각을 뒤집습니다: 해 3 타일.',
    ],
    ['roll', 'Ann rolls ace (arms).', '하늘이 주사위를 굴립니다: 백합 에이스.'],
    [
      'draw',
      'Ann draws from the bag: coin, to their area.',
      '하늘이 주머니에서 뽑습니다: 동전, 자기 자리에.',
    ],
    ['note hi', 'Ann notes: “hi”', '하늘의 메모: “hi”'],
    ['pack up', 'Ann wants to pack up (1 of 2 needed).', '하늘이 정리하자고 합니다(2명 필요, 현재 1명).'],
  ])('piecepack words.tell: tells %s', (typed, en, ko) => {
    expect(tellMove(typed)).toEqual([en, ko]);
  });
});
