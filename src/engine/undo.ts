import { type Chance, createRecordedChance, LuckRanOutError } from './chance.ts';
import type { Entry } from './entry.ts';
import { filterSeenEvents } from './filter-seen-events.ts';
import type { Game, Kinds, Viewer } from './game.ts';
import { isSameJson } from './is-same-json.ts';
import { listWholeMoves, type Match } from './kernel.ts';
import { refused } from './refusal.ts';

/** Number of worlds guessed for each viewer: a fact that rules out every second one is missed once in 65 536 times. */
const GUESSED_WORLDS = 16;

/** Maximum number of moves tried in a guessed world for one that looks the same. With more, the world counts as ruled out. */
const MAX_MOVES_TRIED = 60;

/** Move that was made, and the match before it. */
export interface MadeMove<K extends Kinds = Kinds> {
  readonly before: Match<K>;
  readonly entry: Pick<Entry<K>, 'seat' | 'move' | 'luck'>;
}

/**
 * Returns whether a move drew an outcome or revealed something hidden to a viewer. Undoing it could not take back that
 * knowledge.
 */
export function hasRevealedSomething<K extends Kinds>(made: MadeMove<K>, chance: Chance): boolean {
  if (made.entry.luck.length > 0) return true;
  return listDistinctViewers(made).some((viewer) => hasLearnt(made, viewer, chance));
}

/**
 * Returns one viewer for each group that knows the same before and after a move without random outcomes and sees the
 * same events. The moving seat represents its group, because it is the strictest test. Throws if the move cannot be
 * made.
 */
export function listDistinctViewers<K extends Kinds>(made: MadeMove<K>): readonly Viewer[] {
  const seats = Array.from({ length: made.before.seats }, (_, seat) => seat);
  const knowing = createKnowledgeReader(made);
  const first = new Map<string, Viewer>();
  for (const viewer of [made.entry.seat, null, ...seats]) {
    const known = knowing(viewer);
    if (!first.has(known)) first.set(known, viewer);
  }
  return [...first.values()];
}

/** Returns a function that serialises a viewer's knowledge: what is hidden before and after a move, and the events seen. */
function createKnowledgeReader<K extends Kinds>(made: MadeMove<K>): (viewer: Viewer) => string {
  const { game, state } = made.before;
  const played = playInWorld(made, state, made.entry.move);
  if (played === null) throw new Error('A move that was made cannot be made');
  const { after, events } = played;
  return (viewer) =>
    JSON.stringify([
      game.secrets(state, viewer),
      game.secrets(after, viewer),
      ...getToldEvents(game, events, viewer),
    ]);
}

/**
 * Returns whether a viewer has learnt something by a move without random outcomes. Uses only the game's contract: each
 * world that the viewer could not tell from the true one must still be possible afterwards. A move made openly reveals
 * nothing, and a hidden one stays hidden.
 */
export function hasLearnt<K extends Kinds>(made: MadeMove<K>, viewer: Viewer, chance: Chance): boolean {
  const { game, state } = made.before;
  if (game.secrets(state, viewer).length === 0) return false;
  const looks = computeLooks(made, state, made.entry.move, viewer);
  const view = game.view(state, viewer);
  return Array.from({ length: GUESSED_WORLDS }).some(
    () => !isPossible(made, game.guess(view, viewer, chance), viewer, looks),
  );
}

/** Returns whether the viewer would see exactly this in that world, by the same move or by another that only the seat knows. */
function isPossible<K extends Kinds>(
  made: MadeMove<K>,
  world: K['state'],
  viewer: Viewer,
  looks: Looks,
): boolean {
  const { seat, move } = made.entry;
  if (isSameJson(computeLooks(made, world, move, viewer), looks)) return true;
  if (viewer === seat) return false;
  const { game } = made.before;
  let ways = 0;
  for (const other of listWholeMoves(game, game.view(world, seat), seat)) {
    if (++ways > MAX_MOVES_TRIED) return false;
    if (isSameJson(computeLooks(made, world, other.move, viewer), looks)) return true;
  }
  return false;
}

/** Returns what the viewer sees after a move in that world, or null if it cannot be made there without random outcomes. */
function computeLooks<K extends Kinds>(
  made: MadeMove<K>,
  world: K['state'],
  move: K['move'],
  viewer: Viewer,
): Looks {
  const { game } = made.before;
  const played = playInWorld(made, world, move);
  return played && [game.view(played.after, viewer), ...getToldEvents(game, played.events, viewer)];
}

/** View, and the events seen now and later; null for a world in which the move is impossible. */
type Looks = readonly unknown[] | null;

/** Returns the events that the viewer sees now, and later. */
function getToldEvents<K extends Kinds>(game: Game<K>, events: readonly K['event'][], viewer: Viewer) {
  return (['now', 'later'] as const).map((when) => filterSeenEvents(game, events, viewer, when));
}

/** Returns the world after a move of the seat and its events, or null if the move is impossible or draws an outcome. */
function playInWorld<K extends Kinds>(
  { before: { game }, entry: { seat } }: MadeMove<K>,
  world: K['state'],
  move: K['move'],
): { readonly after: K['state']; readonly events: readonly K['event'][] } | null {
  const events: K['event'][] = [];
  const after = tryWithoutLuck(() =>
    game.apply(world, seat, move, createRecordedChance([]), (event) => events.push(event)),
  );
  return after === null || refused(after) ? null : { after, events };
}

function tryWithoutLuck<T>(apply: () => T): T | null {
  try {
    return apply();
  } catch (error) {
    if (error instanceof LuckRanOutError) return null;
    throw error;
  }
}
