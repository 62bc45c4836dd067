import type { Game, Turn, Viewer } from '../../engine/game.ts';

/** What the rules say of one position. */
interface Worked {
  turn?: Turn;
  readonly views: Map<Viewer, unknown>;
  readonly laidOpen: Map<Viewer, unknown>;
}

/** A position never changes, so each is asked once, for as long as somebody has it. */
const known = new WeakMap<Game, WeakMap<object, Worked>>();

/** Whose turn it is there. */
export function turnIn(game: Game, state: unknown): Turn {
  const worked = workedOf(game, state);
  worked.turn ??= game.turn(state);
  return worked.turn;
}

/** What a viewer may know of it; `over`: all that is laid open when the match has ended. */
export function viewIn(game: Game, state: unknown, viewer: Viewer, over: boolean): unknown {
  const worked = workedOf(game, state);
  if (over && game.laidOpen) return once(worked.laidOpen, viewer, () => game.laidOpen?.(state, viewer));
  return once(worked.views, viewer, () => game.view(state, viewer));
}

function workedOf(game: Game, state: unknown): Worked {
  if (typeof state !== 'object' || state === null) return { views: new Map(), laidOpen: new Map() };
  const ofGame = known.get(game) ?? new WeakMap<object, Worked>();
  known.set(game, ofGame);
  const worked = ofGame.get(state) ?? { views: new Map(), laidOpen: new Map() };
  ofGame.set(state, worked);
  return worked;
}

function once(views: Map<Viewer, unknown>, viewer: Viewer, make: () => unknown): unknown {
  if (!views.has(viewer)) views.set(viewer, make());
  return views.get(viewer);
}
