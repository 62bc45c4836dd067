import { expect, test } from 'vitest';
import { createRecordedChance } from '../../src/engine/chance.ts';
import { getDefaultOptions, type Options } from '../../src/engine/options.ts';
import { games } from '../../src/games/registry.ts';
import { formatText, introduceGame } from '../support/game/format-text.ts';

/** Returns the opening lines of a set-up with the luck, in both languages. */
function formatOpening(
  id: string,
  seats: number,
  luck: readonly number[],
  chosen: Options = {},
): readonly string[] {
  const game = introduceGame(games.find((one) => one.id === id)!);
  const options = { ...getDefaultOptions(game.options), ...chosen };
  const lines = game.text.opening?.(seats, options, createRecordedChance(luck)) ?? [];
  return lines.flatMap((line) => [formatText('en', line), formatText('ko', line)]);
}

test.each([
  [
    'forage',
    3,
    [3, 5, 5, 1, 4],
    {},
    'Rolling to go first: Ann 3, Bo 5, and Cem 5. A tie, so once more: Bo 1 and Cem 4. Cem goes first.',
    '주사위로 순서 정하기: 하늘 3, 바람 5, 별 5. 동점이라 다시 굴림: 바람 1, 별 4. 별이 먼저 합니다.',
  ],
  [
    'motox',
    3,
    [0, 2, 1],
    {},
    'Rolling to go first: Ann a blank, Bo 2, and Cem 1. Bo goes first.',
    '주사위로 순서 정하기: 하늘 빈 면, 바람 2, 별 1. 바람이 먼저 합니다.',
  ],
  ['moneyrun', 4, [2], {}, 'Cem goes first (random draw).', '추첨 결과 별이 먼저 합니다.'],
  [
    'moneyrun',
    2,
    [],
    { first: 'host' },
    'Ann goes first, as the settings say.',
    '설정에 따라 하늘이 먼저 합니다.',
  ],
  ['runaround', 2, [1], {}, 'Bo goes first (random draw).', '추첨 결과 바람이 먼저 합니다.'],
  ['gostop', 3, [0], {}, 'Ann deals and goes first (random draw).', '추첨 결과 하늘이 선입니다.'],
])('words.opening: %s for %i explains the start from the luck %j', (id, seats, luck, options, en, ko) => {
  expect(formatOpening(id, seats, luck, options)).toEqual([en, ko]);
});

test('words.opening: is empty for a set-up that draws no luck for the start', () => {
  expect(formatOpening('gostop', 2, [], { dealer: 'rps' })).toEqual([]);
  expect(formatOpening('piecepack', 2, [])).toEqual([]);
});
