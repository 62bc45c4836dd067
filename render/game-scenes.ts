import type { Scene } from './scene.ts';
import { forage } from './scenes/forage/scene.ts';
import { gostop } from './scenes/gostop/scene.ts';
import { moneyrun } from './scenes/moneyrun/scene.ts';
import { motox } from './scenes/motox/scene.ts';
import { piecepack } from './scenes/piecepack/scene.ts';
import { runaround } from './scenes/runaround/scene.ts';

/** Scenes of the games, which other pictures may contain. */
export const GAME_SCENES: readonly Scene[] = [runaround, forage, motox, moneyrun, gostop, piecepack];
