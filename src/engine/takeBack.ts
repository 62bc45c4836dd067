import { type Chance, LuckRanOut, recorded } from './chance.ts';
import type { Entry } from './entry.ts';
import type { Kinds, Viewer } from './game.ts';
import { type Match, moves } from './kernel.ts';
import { refused } from './refusal.ts';
import { sameJson } from './sameJson.ts';

/** So many worlds are guessed for each viewer: what every second of them denies is missed once in 65 536 times. */
const WORLDS = 16;

/** Of so many ways to move in a guessed world one has to look the same. Where there are more, it passes for told. */
const WAYS = 60;

/** A move that was made, and the match before it. */
export interface Made<K extends Kinds = Kinds> {
  readonly before: Match<K>;
  readonly entry: Pick<Entry<K>, 'seat' | 'move' | 'luck'>;
}

/**
 * Whether somebody knows more after a move than before it, so that taking it back would not take back all: luck was drawn,
 * or a viewer has learnt what was hidden from them.
 */
export function toldSomething<K extends Kinds>(made: Made<K>, chance: Chance): boolean {
  if (made.entry.luck.length > 0) return true;
  return viewersOf(made.before).some((viewer) => hasLearnt(made, viewer, chance));
}

/** Everybody who looks on: first who has no seat, then every seat. */
export function viewersOf({ seats }: Pick<Match, 'seats'>): readonly Viewer[] {
  return [null, ...Array.from({ length: seats }, (_, seat) => seat)];
}

/**
 * Whether a viewer has learnt something by a move that drew no luck, asked of the contract alone: each world that they
 * could not tell from the true one must still be possible afterwards. What the seat chose openly is no secret; what it
 * chose unseen stays unseen.
 */
export function hasLearnt<K extends Kinds>(made: Made<K>, viewer: Viewer, chance: Chance): boolean {
  const { game, state } = made.before;
  if (game.secrets(state, viewer).length === 0) return false;
  const looks = looksAfter(made, state, made.entry.move, viewer);
  const view = game.view(state, viewer);
  return Array.from({ length: WORLDS }).some(
    () => !isPossible(made, game.guess(view, viewer, chance), viewer, looks),
  );
}

/** Whether the viewer would have seen just this in that world: by the same move, or by another that only the seat knows. */
function isPossible<K extends Kinds>(
  made: Made<K>,
  world: K['state'],
  viewer: Viewer,
  looks: Looks,
): boolean {
  const { seat, move } = made.entry;
  if (sameJson(looksAfter(made, world, move, viewer), looks)) return true;
  if (viewer === seat) return false;
  const { game } = made.before;
  let ways = 0;
  for (const other of moves(game, game.view(world, seat), seat)) {
    if (++ways > WAYS) return false;
    if (sameJson(looksAfter(made, world, other.move, viewer), looks)) return true;
  }
  return false;
}

/** What the viewer sees and is told after a move in that world; null where it cannot be made there without luck. */
function looksAfter<K extends Kinds>(
  { before: { game }, entry: { seat } }: Made<K>,
  world: K['state'],
  move: K['move'],
  viewer: Viewer,
): Looks {
  const events: K['event'][] = [];
  const after = luckless(() => game.apply(world, seat, move, recorded([]), (event) => events.push(event)));
  if (after === null || refused(after)) return null;
  const told = (['now', 'later'] as const).map((when) =>
    events.map((event) => game.seen(event, viewer, when)).filter((event) => event !== null),
  );
  return [game.view(after, viewer), ...told];
}

/** A view, and what was told now and later; null for a world in which that cannot be. */
type Looks = readonly unknown[] | null;

function luckless<T>(apply: () => T): T | null {
  try {
    return apply();
  } catch (error) {
    if (error instanceof LuckRanOut) return null;
    throw error;
  }
}
