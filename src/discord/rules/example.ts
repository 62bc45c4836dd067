import type { PictureRequest } from '../../../render/request.ts';
import type { Game } from '../../engine/game.ts';
import type { RulesPage } from '../../engine/game-parts.ts';
import { getDefaultOptions } from '../../engine/options.ts';
import { refused } from '../../engine/refusal.ts';

/** Returns the name of a player in an example: A, B, C, … */
export function getExampleName(seat: number): string {
  return String.fromCharCode(65 + seat);
}

/** Creates the public picture request of an example position, and its view. Throws if the position is invalid. */
export function createExampleRequest(
  game: Game,
  { at, options }: NonNullable<RulesPage['picture']>,
): { readonly request: PictureRequest; readonly view: unknown } {
  const state = game.notation.parse(at, { ...getDefaultOptions(game.options), ...options });
  if (refused(state)) throw new Error(`A rules page of ${game.id} has no such position: ${at}`);
  const turn = game.turn(state);
  const view = game.view(state, null);
  const seats = Array.from({ length: Math.max(...game.seats) }, (_, seat) => ({
    name: getExampleName(seat),
    ai: false,
  }));
  const nothing = { viewer: null, events: [], marks: [], places: null };
  return {
    view,
    request: {
      scene: game.id,
      view,
      occupants: seats,
      turn: turn.kind === 'over' ? [] : turn.seats,
      ...nothing,
    },
  };
}
