import { facing, lying } from '../../../render/scenes/moneyrun/coin.ts';
import { DENOMINATIONS } from '../../../src/games/moneyrun/types.ts';
import type { Kind } from './kind.ts';

/** The coins of Money Run by denomination. */
export const MONEY: readonly Kind[] = [
  {
    name: 'coins on the board in moneyrun',
    game: 'moneyrun',
    side: 110,
    least: 0.5,
    things: DENOMINATIONS.map((coin) => ({
      name: coin,
      draw: (pen) => lying(pen, coin, 0, 0, 100, 14, true),
    })),
  },
  {
    name: 'coins on plates in moneyrun',
    game: 'moneyrun',
    side: 56,
    least: 0.07,
    things: DENOMINATIONS.map((coin) => ({ name: coin, draw: (pen) => facing(pen, coin, 0, 0, 22) })),
  },
];
