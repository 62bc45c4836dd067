import { describe, expect, test } from 'vitest';
import { formatGameChoice } from '../../src/discord/lobby/game-choice.ts';
import { describeLength } from '../../src/discord/text/options.ts';
import { getDefaultOptions, getUsualOptions } from '../../src/engine/options.ts';
import { LANGUAGES } from '../../src/engine/text.ts';
import { forage } from '../../src/games/forage/index.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import { piecepack } from '../../src/games/piecepack/index.ts';
import { games } from '../../src/games/registry.ts';
import { translate } from '../../src/i18n/translate.ts';

describe('formatGameChoice', () => {
  test.each([
    {
      game: forage,
      language: 'en',
      offered: "Forage · hide your coins, gather your opponents' · 3–4 players · about 20 turns each",
    },
    {
      game: forage,
      language: 'ko',
      offered: '숨은 동전 · 내 동전은 숨기고 남의 동전은 모으기 · 3~4명 · 한 사람당 약 20차례',
    },
    {
      game: piecepack,
      language: 'en',
      offered: 'Piecepack table · tiles, coins, dice, pawns, your own rules · 1–6 players',
    },
    {
      game: gostop,
      language: 'en',
      offered: 'Go-Stop · match flower cards, dare to go on · 2–3 players · about 5–9 turns each',
    },
  ] as const)('formatGameChoice: describes $game.id in $language', ({ game, language, offered }) => {
    expect(formatGameChoice(game, language)).toBe(offered);
  });

  test.each(LANGUAGES)('formatGameChoice: fits the limit of Discord in %s', (language) => {
    for (const game of games) {
      const offered = formatGameChoice(game, language);
      expect([...offered].length, offered).toBeLessThanOrEqual(100);
      expect(offered).not.toContain('…');
    }
  });
});

describe('describeLength', () => {
  const formatLength = (options: object, seats: readonly number[]) => {
    const length = describeLength(gostop, { ...getDefaultOptions(gostop.options), ...options }, seats);
    return length && translate('en', length, () => '');
  };

  test('describeLength: depends on the number of players and the preset', () => {
    expect(formatLength({}, [3])).toBe('about 5 turns each');
    expect(formatLength(getUsualOptions(gostop, 'ko'), [2])).toBe('about 25 turns each');
  });

  test('describeLength: returns null for custom options', () => {
    expect(formatLength({ deals: 3 }, [2])).toBeNull();
  });

  test.each(games.filter(({ ai }) => ai))(
    'describeLength: is known for $id with any number of players',
    (game) => {
      for (const language of LANGUAGES)
        for (const seats of game.seats)
          expect(describeLength(game, getUsualOptions(game, language), [seats])).not.toBeNull();
    },
  );
});
