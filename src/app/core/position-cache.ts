import type { Game, Turn, Viewer } from '../../engine/game.ts';

/** Cached results of the rules for one position. */
interface CachedPosition {
  turn?: Turn;
  readonly views: Map<Viewer, unknown>;
  readonly laidOpen: Map<Viewer, unknown>;
}

/** Cached positions by game. Positions are immutable, so each is computed once and cached as long as it is referenced. */
const positions = new WeakMap<Game, WeakMap<object, CachedPosition>>();

/** Returns whose turn it is in a position. */
export function getCachedTurn(game: Game, state: unknown): Turn {
  const cached = getCachedPosition(game, state);
  cached.turn ??= game.turn(state);
  return cached.turn;
}

/** Returns what a viewer may know of a position. With `over`, it includes everything the game reveals after the end. */
export function getCachedView(game: Game, state: unknown, viewer: Viewer, over: boolean): unknown {
  const cached = getCachedPosition(game, state);
  if (over && game.laidOpen)
    return getOrCompute(cached.laidOpen, viewer, () => game.laidOpen?.(state, viewer));
  return getOrCompute(cached.views, viewer, () => game.view(state, viewer));
}

function getCachedPosition(game: Game, state: unknown): CachedPosition {
  if (typeof state !== 'object' || state === null) return { views: new Map(), laidOpen: new Map() };
  const ofGame = positions.get(game) ?? new WeakMap<object, CachedPosition>();
  positions.set(game, ofGame);
  const cached = ofGame.get(state) ?? { views: new Map(), laidOpen: new Map() };
  ofGame.set(state, cached);
  return cached;
}

function getOrCompute(views: Map<Viewer, unknown>, viewer: Viewer, make: () => unknown): unknown {
  if (!views.has(viewer)) views.set(viewer, make());
  return views.get(viewer);
}
