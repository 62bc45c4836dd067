import type { Game } from '../engine/game.ts';

/** Earlier versions of games, by which the matches go on that began with them. Written by `npm run new-rules`. */
export const earlier: readonly Game[] = [];
