import { type Chance, createSeededChance, pickOne, shuffleList } from '../../src/engine/chance.ts';
import type { Entry } from '../../src/engine/entry.ts';
import type { Game, Kinds, Seat, Viewer } from '../../src/engine/game.ts';
import { advance, type Match, type Started, start } from '../../src/engine/kernel.ts';
import { refused } from '../../src/engine/refusal.ts';
import { deepFreeze } from './plain.ts';
import { buildTree } from './question-tree.ts';
import type { Setting, Spot, Step, WholeGame } from './spot.ts';

/** Number of moves after which a game without a bound is cut off. */
const MAX_WALK_MOVES = 250;

/** Positions and moves of a random game that are checked. */
export interface Attention {
  /** Number of first positions that are all checked. */
  readonly closely: number;
  /** Interval at which later positions are checked. */
  readonly every: number;
  /** True if every move is checked; false for only those from checked positions. */
  readonly allMoves: boolean;
}

export const CLOSE_ATTENTION: Attention = { closely: 60, every: 4, allMoves: true };

/** Attention for many settings in little time. */
export const LIGHT_ATTENTION: Attention = { closely: 24, every: 8, allMoves: false };

/** Callbacks that check a random game. */
export interface GameWatcher<K extends Kinds> {
  at(spot: Spot<K>): void;
  after(step: Step<K>): void;
  end(whole: WholeGame<K>): void;
}

/** Plays a random game with every value frozen, calling the watcher. The same seed plays the same game. */
export function walkGame<K extends Kinds>(
  game: Game<K>,
  setting: Setting,
  seed: number,
  watcher: GameWatcher<K>,
  attention = CLOSE_ATTENTION,
): void {
  const chance = createSeededChance(seed);
  const aside = createSeededChance(seed ^ 0x5eed);
  const started = openMatch(game, setting, chance);
  let { match } = started;
  const log: Entry<K>[] = [];
  const memory: K['move'][] = [];
  const bound = game.bound(setting.seats, setting.options);
  const longest = Number.isFinite(bound) ? bound : MAX_WALK_MOVES;
  for (;;) {
    const spot = createSpot(match, started.match.state, memory, aside);
    const watching = isWatched(match.played, attention);
    if (watching || spot.turn.kind === 'over') watcher.at(spot);
    if (spot.turn.kind === 'over' || log.length > longest) break;
    const step = makeRandomStep(spot, match, spot.turn.seats, chance);
    if (watching || attention.allMoves) watcher.after(step);
    rememberMoves(memory, spot, aside);
    log.push(step.entry);
    match = { ...match, state: step.after, played: log.length };
  }
  watcher.end({ ...setting, luck: started.luck, log, state: match.state, turn: game.turn(match.state) });
}

function isWatched(played: number, { closely, every }: Attention): boolean {
  return played < closely || played % every === 0;
}

function openMatch<K extends Kinds>(game: Game<K>, { seats, options }: Setting, chance: Chance): Started<K> {
  const started = start(game, seats, deepFreeze(options), chance);
  if (refused(started)) throw new Error(`The match cannot start: ${started.reason.key}`);
  deepFreeze(started.match.state);
  return started;
}

function createSpot<K extends Kinds>(
  match: Match<K>,
  opening: K['state'],
  earlier: readonly K['move'][],
  chance: Chance,
): Spot<K> {
  const { game, seats, options, state, played } = match;
  const turn = deepFreeze(game.turn(state));
  const viewers: readonly Viewer[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  const views = new Map(viewers.map((viewer) => [viewer, deepFreeze(game.view(state, viewer))]));
  const acting = turn.kind === 'act' ? turn.seats : [];
  const trees = new Map(acting.map((seat) => [seat, buildTree(game, views.get(seat), seat, chance)]));
  const guess = memoize((viewer: Viewer) => deepFreeze(game.guess(views.get(viewer), viewer, chance)));
  return { seats, options, state, played, turn, views, guess, trees, earlier, opening, chance };
}

/** Makes a random move of those offered and legal. */
function makeRandomStep<K extends Kinds>(
  spot: Spot<K>,
  match: Match<K>,
  seats: readonly Seat[],
  chance: Chance,
): Step<K> {
  const seat = pickOne(chance, seats);
  for (const { move } of shuffleList(chance, spot.trees.get(seat)?.moves ?? [])) {
    const played = advance(match, seat, deepFreeze(move), chance);
    if (!refused(played))
      return { before: spot, entry: deepFreeze(played.entry), after: deepFreeze(played.match.state) };
  }
  throw new Error(`Seat ${seat} has no legal move`);
}

/** Keeps a dozen possible moves; new ones replace old ones at random. */
function rememberMoves<K extends Kinds>(memory: K['move'][], spot: Spot<K>, chance: Chance): void {
  for (const { moves } of spot.trees.values()) {
    const kept = moves[chance.draw(Math.max(1, moves.length))];
    if (kept) memory[memory.length < 12 ? memory.length : chance.draw(12)] = kept.move;
  }
}

function memoize<A, B>(make: (of: A) => B): (of: A) => B {
  const made = new Map<A, B>();
  return (of) => {
    if (!made.has(of)) made.set(of, make(of));
    return made.get(of) as B;
  };
}
