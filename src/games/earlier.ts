import type { Game } from '../engine/game.ts';

/** Earlier versions of games, so that matches that began under them can continue. Written by `npm run new-rules`. */
export const earlier: readonly Game[] = [];
