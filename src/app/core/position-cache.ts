import type { Game, Turn, Viewer } from '../../engine/game.ts';

/** What the rules say of one position. */
interface CachedPosition {
  turn?: Turn;
  readonly views: Map<Viewer, unknown>;
  readonly laidOpen: Map<Viewer, unknown>;
}

/** A position never changes, so each is asked once, for as long as somebody has it. */
const positions = new WeakMap<Game, WeakMap<object, CachedPosition>>();

/** Whose turn it is there. */
export function getCachedTurn(game: Game, state: unknown): Turn {
  const worked = getCachedPosition(game, state);
  worked.turn ??= game.turn(state);
  return worked.turn;
}

/** What a viewer may know of it; `over`: all that is laid open when the match has ended. */
export function getCachedView(game: Game, state: unknown, viewer: Viewer, over: boolean): unknown {
  const worked = getCachedPosition(game, state);
  if (over && game.laidOpen)
    return getOrCompute(worked.laidOpen, viewer, () => game.laidOpen?.(state, viewer));
  return getOrCompute(worked.views, viewer, () => game.view(state, viewer));
}

function getCachedPosition(game: Game, state: unknown): CachedPosition {
  if (typeof state !== 'object' || state === null) return { views: new Map(), laidOpen: new Map() };
  const ofGame = positions.get(game) ?? new WeakMap<object, CachedPosition>();
  positions.set(game, ofGame);
  const worked = ofGame.get(state) ?? { views: new Map(), laidOpen: new Map() };
  ofGame.set(state, worked);
  return worked;
}

function getOrCompute(views: Map<Viewer, unknown>, viewer: Viewer, make: () => unknown): unknown {
  if (!views.has(viewer)) views.set(viewer, make());
  return views.get(viewer);
}
