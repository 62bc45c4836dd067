import { describe, expect, test } from 'vitest';
import { refused } from '../../../src/engine/refusal.ts';
import type { Language } from '../../../src/engine/text.ts';
import { motox } from '../../../src/games/motox/index.ts';
import type { MotoXEvent } from '../../../src/games/motox/types.ts';
import { formatChoice, formatText } from '../../support/game/format-text.ts';
import { createMatchFromPosition, parseState, playTyped } from '../../support/game/positions.ts';
import { testRulesPages, testTextLengths, testTranslations } from '../../support/game/text.ts';
import { STEPS } from './games.ts';
import { BEND, LINE, printBuild, printRace } from './position-text.ts';

testTranslations(motox);
testTextLengths(motox, STEPS);
testRulesPages(motox);

const RIDE = printRace(BEND, '2FL 4FR 5FR', 'to move S dice 24n');
const JUMP = printRace('0 e e2 e e n n', '2RL 3FL 4RR', 'to move S dice 235');

function renderPanel(language: Language, at: string): readonly string[] {
  const state = parseState(motox, at);
  const question = motox.next(motox.view(state, state.mover), state.mover, []);
  if (question.kind !== 'pick') throw new Error(at);
  return [
    formatText(language, question.ask),
    ...question.choices.map((choice) => formatChoice(language, choice)),
  ];
}

describe('MotoX panel', () => {
  test('MotoX panel: names the number and the place of every outcome', () => {
    expect(renderPanel('en', JUMP)).toEqual([
      'You rolled 2, 3, and 5. Choose a ride: one number, straight on. The ramp of tile 2 is 2 high, too high for 2.',
      'A: 3 to 3, front left, lands on Bo',
      'B: 5 to 4, front right',
      'C: 2, off the track',
      'D: 2, off the track',
    ]);
    expect(renderPanel('ko', JUMP)).toEqual([
      '2, 3, 5가 나왔습니다. 숫자 하나를 골라 그만큼 직진하세요. 2번 타일의 경사로(높이 2)는 2로 넘을 수 없습니다.',
      'A: 3, 3번 타일 앞 왼쪽으로, 바람을 덮침',
      'B: 5, 4번 타일 앞 오른쪽으로',
      'C: 2, 트랙 이탈',
      'D: 2, 트랙 이탈',
    ]);
  });

  test('MotoX panel: marks the places as the picture names them', () => {
    const state = parseState(motox, JUMP);
    const question = motox.next(motox.view(state, 0), 0, []);
    expect(question.kind === 'pick' && question.choices.map(({ at, mark }) => `${mark} ${at}`)).toEqual([
      'A on-3FL',
      'B 4FR',
      'C out-2RR',
      'D out-2RL',
    ]);
  });

  test('MotoX panel: asks for tile or coin first, then for the place', () => {
    const state = parseState(motox, printBuild('0 e e', '7+4 7+4 7+4'));
    const view = motox.view(state, 0);
    const labels = (path: string[]) => {
      const question = motox.next(view, 0, path);
      return question.kind === 'pick' ? question.choices.map(({ label }) => formatText('en', label)) : [];
    };
    expect(labels([])).toEqual(['Lay a tile (7 left)', 'Raise a ramp (4 left)']);
    expect(labels(['tile'])).toEqual(['N ↑ north', 'E → east', 'S ↓ south']);
    expect(labels(['coin'])).toEqual(['1: ramp 1 from 0 to 1']);
  });

  test('MotoX panel: tells what is left of a roll after an ace', () => {
    expect(renderPanel('en', printRace(LINE, '2FL 3FL 0RR', 'to move S started dice n1'))[0]).toBe(
      'Your bike runs again. Dice left: a blank and 1. Choose a ride, or stay.',
    );
    const blanks = printRace(LINE, '2FL 3FL 0RR', 'to move S started dice nn');
    expect(renderPanel('en', blanks)).toEqual([
      'Your bike runs again. Only blanks are left, so you stay here.',
      'Stay (only blanks)',
    ]);
    expect(renderPanel('ko', blanks)).toEqual([
      '시동이 걸렸습니다. 남은 주사위는 빈 면뿐이라 이 자리에 머뭅니다.',
      '머물기 (빈 면뿐)',
    ]);
    expect(renderPanel('en', printRace(BEND, '3RL 3RR 3FL', 'to move S started dice 24'))).toEqual([
      "Your bike runs again. Dice left: 2 and 4. You can't ride with those, so you stay here. Cem is in the way on tile 3, front left. Bo is in the way on tile 3, rear right.",
      'Stay, ignore other dice',
    ]);
  });

  test('MotoX panel: tells what a wiped bike can do', () => {
    expect(renderPanel('en', printRace(LINE, '2FL* 3FL 0RR', 'to move S'))).toEqual([
      'Your bike is down beside tile 2, front left. Roll a 1 to restart it, or spend a coin.',
      'Roll 2 dice for a 1',
      '3 dice for a 1, 1 coin',
      '4 dice for a 1, 2 coins',
      'Spend a coin to restart',
      'Stay down',
    ]);
  });
});

test('MotoX alt text: tells the turn, the dice, the bikes from the leader on, and the track', () => {
  const lines = motox.text.describe(motox.view(parseState(motox, JUMP), null));
  expect(lines.map((text) => formatText('en', text))).toEqual([
    'Ann to act: choose a ride with 2, 3, and 5. MotoX, the race.',
    'Dice: 2, 3, and 5.',
    'Cem (crowns): tile 4, rear right, 3 coins.',
    'Bo (moons): tile 3, front left, 3 coins.',
    'Ann (suns): tile 2, rear left, 3 coins.',
    'The track has 7 tiles, 0 to 6, going 4 east and 2 north.',
    'Ramps, with their height: tile 2 (2).',
  ]);
  expect(formatText('ko', lines[4] ?? { key: '' })).toBe('하늘(해): 2번 타일 뒤 왼쪽, 동전 3개.');
});

function tellMove(language: Language, at: string, typed: string): string {
  const played = playTyped(motox, createMatchFromPosition(motox, at), typed);
  if (refused(played)) return formatText(language, played.reason);
  const texts = (played.entry.events as readonly MotoXEvent[]).map(motox.text.tell);
  return texts.map((text) => (text === null ? '' : formatText(language, text))).join(' ');
}

describe('MotoX log lines and refusals', () => {
  test.each([
    [
      JUMP,
      'ride 3 on 3FL',
      'Ann rides 3, jumps a ramp 2 high, and lands on tile 3, front left. Ann knocks Bo off tile 3, front left.',
    ],
    [printRace(LINE, '2FL 3FL 0RR', 'to move S'), 'pass', 'Ann passes.'],
    [printRace(LINE, '2FL 3FL 0RR', 'to move S dice nn'), 'stay', 'Ann stays: only blanks.'],
    [printRace(LINE, '2FL 3FL 0RR', 'to move S started dice 1'), 'stay', 'Ann stays on that space.'],
    [RIDE, 'ride 4 out 3FR', 'Ann rides 4, runs off the track after tile 3, front right, and wipes out.'],
    [printBuild('0 e', '7+4 7+4 8+4'), 'n', 'Ann lays tile 2 to the north.'],
    [
      printBuild('0 e', '7+4 7+4 8+4'),
      'coin 1',
      'A ramp needs three tiles in a straight line, and no tile can take a coin now. Lay a tile. Open sides: north, east, and south.',
    ],
    [printBuild('0 e', '7+4 7+4 8+4'), 'what', '"what" isn\'t a move here. Type a side, like tile n'],
    [
      printBuild('0 e e e', '7+4 7+4 6+4'),
      'coin 3',
      "Tile 3 has no tile after it, so it can't have a ramp. You can put a coin under tiles 1 and 2.",
    ],
    [
      printRace(LINE, '2FL 3FL 0RR', 'to move S dice 33'),
      'ride 3 3FR',
      "3 doesn't lead to tile 3, front right. You rolled no blank, so ride the full number in a straight line, forward or sideways. Bo is in the way on tile 3, front left. Choose from: 3 off the track after tile 2, front right and 3 off the track after tile 2, front left.",
    ],
    [
      RIDE,
      'what',
      '"what" isn\'t a move here. Type the letter in your picture (A), or a number and a space, like 4 5RL',
    ],
    [
      JUMP,
      'ride 2 3RL',
      "A ramp is too high: to jump it, your number must be higher than the ramp, and 2 isn't. Choose from: 3 onto Bo on tile 3, front left, 5 to tile 4, front right, 2 off the track after tile 2, rear right, and 2 off the track after tile 2, rear left.",
    ],
    [
      printBuild('0 e e n n w w', '5+4 6+4 6+4'),
      'tile s',
      'A tile can only touch the one before it. To the south, it would touch tile 0. Open sides: north and west.',
    ],
  ])('MotoX texts: at %s, %s is told in English', (at, typed, line) => {
    expect(tellMove('en', at, typed)).toBe(line);
  });

  test('MotoX texts: a ride and a refusal are told in Korean', () => {
    expect(tellMove('ko', JUMP, 'ride 3 on 3FL')).toBe(
      '하늘이 3칸을 달려 높이 2의 경사로를 뛰어넘고 3번 타일 앞 왼쪽에 착지합니다. 하늘이 3번 타일 앞 왼쪽에 있던 바람을 넘어뜨립니다.',
    );
    expect(tellMove('ko', printBuild('0 e e n n w w', '5+4 6+4 6+4'), 'tile s')).toBe(
      '타일은 바로 앞 타일에만 닿아야 하는데, 남쪽에 놓으면 0번 타일에 닿습니다. 가능한 쪽: 북쪽, 서쪽.',
    );
  });
});

test.each([
  ['build', 'tile n', 'tile s'],
  ['ramps', 'coin 4', 'coin 3'],
  ['ride', 'ride 4 5RL', 'ride 4 4FR'],
  ['jump', 'ride 5 4FR', 'ride 2 3RL'],
  ['back', 'restart', 'wait'],
])('MotoX rules page: the picture of %s shows what the page says', (id, possible, impossible) => {
  const at = motox.text.pages.find(({ title }) => title.key === `motox:rules.${id}.title`)?.picture?.at ?? '';
  expect(refused(playTyped(motox, createMatchFromPosition(motox, at), possible))).toBe(false);
  expect(refused(playTyped(motox, createMatchFromPosition(motox, at), impossible))).toBe(true);
});
