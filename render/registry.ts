import { GAME_SCENES } from './game-scenes.ts';
import type { PictureRequest } from './request.ts';
import type { Scene } from './scene.ts';
import { chances } from './scenes/chances/scene.ts';
import { cup } from './scenes/cup/scene.ts';
import { digest } from './scenes/digest/scene.ts';
import { hall } from './scenes/hall/scene.ts';
import { hero } from './scenes/hero/scene.ts';
import { hwatu } from './scenes/hwatu/scene.ts';
import { league } from './scenes/league/scene.ts';
import { podium } from './scenes/podium/scene.ts';
import { poster } from './scenes/poster/scene.ts';
import { standing } from './scenes/standing/scene.ts';

/** All scenes. */
export const SCENES: readonly Scene[] = [
  ...GAME_SCENES,
  chances,
  standing,
  league,
  cup,
  podium,
  hwatu,
  digest,
  hero,
  poster,
  hall,
];

/** Returns the scene of a game. Throws if it has none. */
export function getScene(id: string): Scene {
  const scene = SCENES.find((candidate) => candidate.id === id);
  if (!scene) throw new Error(`There is no scene for the game ${id}`);
  return scene;
}

/** Returns the game or scene whose themes and palettes a picture has. */
export function getStyledScene({ scene, view }: Pick<PictureRequest, 'scene' | 'view'>): string {
  return getScene(scene).getGame?.(view) ?? scene;
}

/**
 * Pictures of every scene that show everything there is: first a position from the middle, then others. They define the
 * palettes, are the samples of settings and covers, and are measured.
 */
export const PREVIEWS: readonly PictureRequest[] = SCENES.flatMap(({ previews }) => previews);
