import { expect, test } from 'vitest';
import { getSeatAccent } from '../../render/seat-accent.ts';
import { games } from '../../src/games/registry.ts';
import { THEMES } from '../../themes/registry.ts';

test.each(games)('seat accent of $id: each seat has its own in every theme and contrast', ({ id, seats }) => {
  const themes = ['plain', ...THEMES.filter(({ game }) => game === id).map((theme) => theme.id)];
  for (const theme of themes)
    for (const strong of [false, true]) {
      const accents = Array.from({ length: Math.max(...seats) }, (_, seat) =>
        getSeatAccent(id, { theme, strong }, seat),
      );
      expect(new Set(accents).size).toBe(accents.length);
      for (const accent of accents) expect(accent).toBeGreaterThan(0);
      for (const accent of accents) expect(accent).toBeLessThanOrEqual(0xffffff);
    }
});

test('seat accent: follows the theme of the table', () => {
  expect(getSeatAccent('forage', { theme: 'winter' }, 0)).not.toBe(getSeatAccent('forage', {}, 0));
});

test('seat accent: is null for a game without coloured seats', () => {
  expect(getSeatAccent('tictactoe', {}, 0)).toBeNull();
});
