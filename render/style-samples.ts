import type { PictureRequest } from './request.ts';
import { PREVIEWS as forage } from './scenes/forage/previews.ts';
import { PREVIEWS as gostop } from './scenes/gostop/previews.ts';
import { PREVIEWS as moneyrun } from './scenes/moneyrun/previews.ts';
import { PREVIEWS as motox } from './scenes/motox/previews.ts';
import { PREVIEWS as piecepack } from './scenes/piecepack/previews.ts';
import { PREVIEWS as runaround } from './scenes/runaround/previews.ts';

/** Sample pictures for a user's display settings, by game. The flower cards come first: every setting changes them. */
const SAMPLES = [gostop, runaround, forage, motox, moneyrun, piecepack].flatMap(([first]) => first ?? []);

/** Returns the sample picture of a game, or of the flower cards. */
export function getStyleSample(game: string | undefined): PictureRequest {
  return SAMPLES.find(({ scene }) => scene === game) ?? (SAMPLES[0] as PictureRequest);
}
