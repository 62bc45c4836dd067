import { type Chance, createRecordedChance, LuckRanOutError } from './chance.ts';
import type { Entry } from './entry.ts';
import { filterSeenEvents } from './filter-seen-events.ts';
import type { Game, Kinds, Viewer } from './game.ts';
import { isSameJson } from './is-same-json.ts';
import { listWholeMoves, type Match } from './kernel.ts';
import { refused } from './refusal.ts';

/** So many worlds are guessed for each viewer: what every second of them denies is missed once in 65 536 times. */
const GUESSED_WORLDS = 16;

/** Of so many ways to move in a guessed world one has to look the same. Where there are more, it passes for told. */
const MAX_MOVES_TRIED = 60;

/** A move that was made, and the match before it. */
export interface MadeMove<K extends Kinds = Kinds> {
  readonly before: Match<K>;
  readonly entry: Pick<Entry<K>, 'seat' | 'move' | 'luck'>;
}

/**
 * Whether somebody knows more after a move than before it, so that taking it back would not take back all: luck was drawn,
 * or a viewer has learnt what was hidden from them.
 */
export function hasRevealedSomething<K extends Kinds>(made: MadeMove<K>, chance: Chance): boolean {
  if (made.entry.luck.length > 0) return true;
  return listDistinctViewers(made).some((viewer) => hasLearnt(made, viewer, chance));
}

/**
 * Of everybody who looks on at a move that drew no luck, one of all those who know the same before and after it and are told
 * the same: the seat that moves where it is among them, as a world has to pass more for it. Throws where it cannot be made.
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

/** By viewer, as one word: what is hidden from them before and after a move, and what they are told of it. */
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
 * Whether a viewer has learnt something by a move that drew no luck, asked of the contract alone: each world that they
 * could not tell from the true one must still be possible afterwards. What the seat chose openly is no secret; what it
 * chose unseen stays unseen.
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

/** Whether the viewer would have seen just this in that world: by the same move, or by another that only the seat knows. */
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

/** What the viewer sees and is told after a move in that world; null where it cannot be made there without luck. */
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

/** A view, and what was told now and later; null for a world in which that cannot be. */
type Looks = readonly unknown[] | null;

/** What the viewer is told of these events now, and later. */
function getToldEvents<K extends Kinds>(game: Game<K>, events: readonly K['event'][], viewer: Viewer) {
  return (['now', 'later'] as const).map((when) => filterSeenEvents(game, events, viewer, when));
}

/** A world after a move of the seat, and what happened; null where it cannot be made there without luck. */
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
