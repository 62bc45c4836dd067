import type { Scene } from './scene.ts';
import { chances } from './scenes/chances/scene.ts';
import { cup } from './scenes/cup/scene.ts';
import { digest } from './scenes/digest/scene.ts';
import { forage } from './scenes/forage/scene.ts';
import { gostop } from './scenes/gostop/scene.ts';
import { hero } from './scenes/hero/scene.ts';
import { hwatu } from './scenes/hwatu/scene.ts';
import { league } from './scenes/league/scene.ts';
import { moneyrun } from './scenes/moneyrun/scene.ts';
import { motox } from './scenes/motox/scene.ts';
import { piecepack } from './scenes/piecepack/scene.ts';
import { podium } from './scenes/podium/scene.ts';
import { runaround } from './scenes/runaround/scene.ts';
import { standing } from './scenes/standing/scene.ts';

/** All scenes. */
export const SCENES: readonly Scene[] = [
  runaround,
  forage,
  motox,
  moneyrun,
  gostop,
  piecepack,
  chances,
  standing,
  league,
  cup,
  podium,
  hwatu,
  digest,
  hero,
];

/** Returns the scene of a game. Throws if it has none. */
export function getScene(id: string): Scene {
  const scene = SCENES.find((candidate) => candidate.id === id);
  if (!scene) throw new Error(`There is no scene for the game ${id}`);
  return scene;
}
