import { type Chance, pickOne, shuffled } from '../../src/engine/chance.ts';
import type { Entry } from '../../src/engine/entry.ts';
import type { Game, Kinds, Seat, Viewer } from '../../src/engine/game.ts';
import { advance, type Match, type Started, start } from '../../src/engine/kernel.ts';
import { refused } from '../../src/engine/refusal.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { frozen } from './plain.ts';
import type { Setting, Spot, Step, Whole } from './spot.ts';
import { treeOf } from './tree.ts';

/** A game that an option lets run without end is broken off after so many moves; it is not over then. */
const BROKEN_OFF = 250;

/** Which positions and moves of a random game are watched. */
export interface Attention {
  /** So many at the opening are watched one by one. */
  readonly closely: number;
  /** Of those after them only every so manieth position. */
  readonly every: number;
  /** Whether every move is watched, or only those from positions that are. */
  readonly allMoves: boolean;
}

export const CLOSE: Attention = { closely: 60, every: 4, allMoves: true };

/** For many settings in little time. */
export const LIGHT: Attention = { closely: 24, every: 8, allMoves: false };

/** Who watches a random game. */
export interface Watcher<K extends Kinds> {
  at(spot: Spot<K>): void;
  after(step: Step<K>): void;
  end(whole: Whole<K>): void;
}

/** Plays a random game, every value frozen, before the eyes of a watcher. The same seed plays the same game. */
export function walk<K extends Kinds>(
  game: Game<K>,
  setting: Setting,
  seed: number,
  watcher: Watcher<K>,
  attention = CLOSE,
): void {
  const chance = seeded(seed);
  const aside = seeded(seed ^ 0x5eed);
  const started = opened(game, setting, chance);
  let { match } = started;
  const log: Entry<K>[] = [];
  const memory: K['move'][] = [];
  const bound = game.bound(setting.seats, setting.options);
  const longest = Number.isFinite(bound) ? bound : BROKEN_OFF;
  for (;;) {
    const spot = spotOf(match, started.match.state, memory, aside);
    const watching = watched(match.played, attention);
    if (watching || spot.turn.kind === 'over') watcher.at(spot);
    if (spot.turn.kind === 'over' || log.length > longest) break;
    const step = stepFrom(spot, match, spot.turn.seats, chance);
    if (watching || attention.allMoves) watcher.after(step);
    remember(memory, spot, aside);
    log.push(step.entry);
    match = { ...match, state: step.after, played: log.length };
  }
  watcher.end({ ...setting, luck: started.luck, log, state: match.state, turn: game.turn(match.state) });
}

function watched(played: number, { closely, every }: Attention): boolean {
  return played < closely || played % every === 0;
}

function opened<K extends Kinds>(game: Game<K>, { seats, options }: Setting, chance: Chance): Started<K> {
  const started = start(game, seats, frozen(options), chance);
  if (refused(started)) throw new Error(`The match cannot start: ${started.reason.key}`);
  frozen(started.match.state);
  return started;
}

function spotOf<K extends Kinds>(
  match: Match<K>,
  opening: K['state'],
  earlier: readonly K['move'][],
  chance: Chance,
): Spot<K> {
  const { game, seats, options, state, played } = match;
  const turn = frozen(game.turn(state));
  const viewers: readonly Viewer[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  const views = new Map(viewers.map((viewer) => [viewer, frozen(game.view(state, viewer))]));
  const acting = turn.kind === 'act' ? turn.seats : [];
  const trees = new Map(acting.map((seat) => [seat, treeOf(game, views.get(seat), seat, chance)]));
  const guess = once((viewer: Viewer) => frozen(game.guess(views.get(viewer), viewer, chance)));
  return { seats, options, state, played, turn, views, guess, trees, earlier, opening, chance };
}

/** A random one of the moves that are offered and legal. */
function stepFrom<K extends Kinds>(
  spot: Spot<K>,
  match: Match<K>,
  seats: readonly Seat[],
  chance: Chance,
): Step<K> {
  const seat = pickOne(chance, seats);
  for (const { move } of shuffled(chance, spot.trees.get(seat)?.moves ?? [])) {
    const played = advance(match, seat, frozen(move), chance);
    if (!refused(played))
      return { before: spot, entry: frozen(played.entry), after: frozen(played.match.state) };
  }
  throw new Error(`Seat ${seat} has no legal move`);
}

/** Keeps a dozen moves that were possible, old ones giving way by chance. */
function remember<K extends Kinds>(memory: K['move'][], spot: Spot<K>, chance: Chance): void {
  for (const { moves } of spot.trees.values()) {
    const kept = moves[chance.draw(Math.max(1, moves.length))];
    if (kept) memory[memory.length < 12 ? memory.length : chance.draw(12)] = kept.move;
  }
}

function once<A, B>(make: (of: A) => B): (of: A) => B {
  const made = new Map<A, B>();
  return (of) => {
    if (!made.has(of)) made.set(of, make(of));
    return made.get(of) as B;
  };
}
