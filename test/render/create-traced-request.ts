import type { PictureRequest } from '../../render/request.ts';
import type { Entry } from '../../src/engine/entry.ts';
import type { Game } from '../../src/engine/game.ts';
import { getDefaultOptions } from '../../src/engine/options.ts';
import { createPictureRequest as pictureOf } from '../../src/tools/gallery/shots.ts';

/** Creates the picture for the player to move, or for everybody, after these moves. */
export function createTracedRequest(
  game: Game,
  state: unknown,
  seats: number,
  moves: readonly Entry[],
  viewer: 'mover' | 'all' = 'mover',
): PictureRequest {
  const match = { game, seats, options: getDefaultOptions(game.options), state, played: 0 };
  const events = moves.flatMap((entry) => entry.events);
  const order = moves.flatMap((entry, at) => entry.events.map(() => at + 1));
  return { ...pictureOf({ game, seats, viewer }, { match, events }, {}), order };
}
