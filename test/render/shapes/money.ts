import { drawFacingCoin, drawLyingCoin } from '../../../render/scenes/moneyrun/coin.ts';
import { DENOMINATIONS } from '../../../src/games/moneyrun/types.ts';
import type { ShapeKind } from './kind.ts';

/** Coins of Money Run by denomination. */
export const MONEY: readonly ShapeKind[] = [
  {
    name: 'coins on the board in moneyrun',
    game: 'moneyrun',
    side: 110,
    least: 0.5,
    things: DENOMINATIONS.map((coin) => ({
      name: coin,
      draw: (pen) => drawLyingCoin(pen, coin, 0, 0, 100, 14, true),
    })),
  },
  {
    name: 'coins on plates in moneyrun',
    game: 'moneyrun',
    side: 56,
    least: 0.07,
    things: DENOMINATIONS.map((coin) => ({ name: coin, draw: (pen) => drawFacingCoin(pen, coin, 0, 0, 22) })),
  },
];
