import { describe, expect, test } from 'vitest';
import { getDefaultOptions, type Options } from '../../src/engine/options.ts';
import { games } from '../../src/games/registry.ts';
import { measureTurns } from '../../src/tools/measure-turns.ts';

/** How far what a lobby says may be from matches that nobody has measured it by. */
const OFF = 0.4;

const said = games.flatMap((game) => {
  const usual = getDefaultOptions(game.options);
  const ways: [string, Options, Readonly<Record<number, number>>][] = [
    ['as usual', usual, game.ai?.turnsEach ?? {}],
    ...(game.presets ?? []).map(
      ({ id, options, turnsEach = {} }): [string, Options, Readonly<Record<number, number>>] => [
        id,
        { ...usual, ...options },
        turnsEach,
      ],
    ),
  ];
  return ways.flatMap(([way, options, turns]) =>
    Object.entries(turns).map(([seats, each]) => ({ game, way, options, seats: Number(seats), each })),
  );
});

describe('a match is about as long as the lobby says', () => {
  test.each(said)('$game.id $way, $seats seats: $each turns each', ({ game, options, seats, each }) => {
    const { median } = measureTurns({ game, seats, options, games: 4, seed: 77 });
    expect(median).toBeGreaterThan(each * (1 - OFF));
    expect(median).toBeLessThan(each * (1 + OFF));
  });
});
