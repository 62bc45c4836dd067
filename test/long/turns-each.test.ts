import { describe, expect, test } from 'vitest';
import { getDefaultOptions, type Options } from '../../src/engine/options.ts';
import { games } from '../../src/games/registry.ts';
import { measureTurns } from '../../src/tools/measure-turns.ts';

/** Maximum relative difference between the lobby's estimate and matches with another seed. */
const OFF = 0.4;

const said = games.flatMap((game) => {
  const usual = getDefaultOptions(game.options);
  const ways: [string, Options, Readonly<Record<number, number>>][] = [
    ['with default options', usual, game.ai?.turnsEach ?? {}],
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

describe('length of matches', () => {
  test.each(said)('$game.id $way for $seats: takes $each turns each', ({ game, options, seats, each }) => {
    const { median } = measureTurns({ game, seats, options, games: 4, seed: 77 });
    expect(median).toBeGreaterThan(each * (1 - OFF));
    expect(median).toBeLessThan(each * (1 + OFF));
  });
});
