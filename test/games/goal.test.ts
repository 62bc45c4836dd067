import { describe, expect, test } from 'vitest';
import { getUsualOptions, type Options } from '../../src/engine/options.ts';
import { games } from '../../src/games/registry.ts';
import { translate } from '../../src/i18n/translate.ts';
import { testGoal } from '../support/game/text.ts';

const matches = games.filter(({ table }) => table === 'match');

/** Returns the goal of a game with the options as text. */
function goal(id: string, seats: number, options: Options, language: 'en' | 'ko' = 'en'): string {
  const game = games.find((one) => one.id === id);
  const goalText = game?.text.goal?.(seats, { ...getUsualOptions(game, 'en'), ...options });
  if (!goalText) throw new Error(`${id} has no goal text`);
  return translate(language, goalText, () => '');
}

describe('words.goal', () => {
  test.each([
    ['runaround', 2, { goal: 3 }, 'First to 3 runs wins.'],
    ['runaround', 2, { goal: 4, beyond: true }, 'around past your start to score a run.'],
    ['runaround', 2, { goal: 5 }, 'around to your start to score a run.'],
    ['forage', 3, {}, 'When 3 or fewer coins are left on the board, or after 40 rounds,'],
    ['forage', 4, { roundCap: 0 }, 'When 4 or fewer coins are left on the board, the highest total wins.'],
    ['forage', 4, { clearBoard: true }, 'When no coins are left on the board'],
    [
      'forage',
      4,
      { faceUp: true, finishRound: true },
      'When no hidden coins are left on the board, finish the round.',
    ],
    ['motox', 3, {}, 'First bike over the finish line wins.'],
    ['moneyrun', 2, { roundCap: 20 }, 'or the closest after 20 rounds.'],
    ['moneyrun', 4, { roundCap: 0 }, 'reach the opposite side of the board wins.'],
    ['gostop', 2, { deals: 1 }, 'With 7 points, stop and win the deal'],
    ['gostop', 3, { deals: 3 }, 'Most points after 3 deals wins. Collect sets. With 3 points'],
    ['gostop', 3, { deals: 1, wins: 'most' }, 'Most points at the stop wins it.'],
    ['gostop', 2, { deals: 5, penalties: true }, 'Losers pay those points'],
  ] as const)('words.goal: of %s for %i with %o names the goal', (id, seats, options, phrase) => {
    expect(goal(id, seats, options)).toContain(phrase);
    expect(goal(id, seats, options, 'ko')).toMatch(/[가-힣]/);
  });

  for (const game of matches) testGoal(game);
});
