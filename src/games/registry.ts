import type { Game } from '../engine/game.ts';
import { forage } from './forage/index.ts';
import { gostop } from './gostop/index.ts';
import { moneyrun } from './moneyrun/index.ts';
import { motox } from './motox/index.ts';
import { piecepack } from './piecepack/index.ts';
import { runaround } from './runaround/index.ts';

/**
 * Games that can be played, each by its newest rules; `earlier.ts` has the older versions. To add a game, add its
 * folder, its scene in `render/` and its entry here.
 */
export const games: readonly Game[] = [runaround, forage, motox, moneyrun, gostop, piecepack];
