import { createRecordedChance, createSeededChance, LuckRanOutError } from '../../../src/engine/chance.ts';
import type { Game, Seat, Viewer } from '../../../src/engine/game.ts';
import { listWholeMoves } from '../../../src/engine/kernel.ts';
import { computeForcedMove } from '../../../src/engine/public-question.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { hasRevealedSomething } from '../../../src/engine/undo.ts';
import type { Invariant } from '../invariant.ts';
import { expectTrue, formatValue, isDeepEqual } from '../plain.ts';
import type { Step } from '../spot.ts';

/** Number of first moves checked one by one; later ones are sampled, because the check is slow. */
const CLOSE_MOVES = 12;
const MOVES_PER_CHECK = 6;

/** Number of further states guessed for each viewer. */
const WORLDS_PER_VIEWER = 6;

/**
 * A freely undoable move reveals nothing: every state that was possible before it stays possible. Left out are moves that cannot be
 * undone by themselves: the one that ends a match, and one whose forced next move draws luck, such as a deal.
 */
export const freeUndoTellsNothing: Invariant = {
  kind: 'move',
  name: 'a move that may be taken back freely has told nothing',
  holds: (game, step) => {
    const { before, entry, after } = step;
    if (game.turn(after).kind === 'over') return;
    const made = { before: { game, ...before }, entry };
    if (before.played > CLOSE_MOVES && before.played % MOVES_PER_CHECK > 0) return;
    if (hasRevealedSomething(made, createSeededChance(before.played))) return;
    expectTrue(entry.luck.length === 0, 'It drew luck');
    for (const viewer of before.views.keys()) expectStillPossible(game, step, viewer);
  },
};

function expectStillPossible(game: Game, step: Step, viewer: Viewer): void {
  const { before, entry, after } = step;
  const truth = [game.view(after, viewer), ...getSeenEvents(game, entry.events, viewer)];
  for (let guessed = 0; guessed < WORLDS_PER_VIEWER; guessed++) {
    const world = game.guess(before.views.get(viewer), viewer, before.chance);
    const isIt = (move: unknown) => isDeepEqual(getLooks(game, step, world, move, viewer), truth);
    expectTrue(
      isIt(entry.move) ||
        (viewer !== entry.seat && isReachableOtherwise(game, step, world, isIt)) ||
        isLuckForced(game, after),
      () => `${viewer} knows after ${formatValue(entry.move)} that it is not ${formatValue(world)}`,
    );
  }
}

/** Returns true if another move of the seat leads to a matching result. */
function isReachableOtherwise(
  game: Game,
  { entry: { seat } }: Step,
  world: unknown,
  isIt: (move: unknown) => boolean,
): boolean {
  for (const { move } of listWholeMoves(game, game.view(world, seat), seat)) if (isIt(move)) return true;
  return false;
}

/** Returns the view and events that the viewer gets from the move; null if it is illegal there. */
function getLooks(game: Game, { entry }: Step, world: unknown, move: unknown, viewer: Viewer): unknown {
  const events: unknown[] = [];
  const after = game.apply(world, entry.seat, move, createRecordedChance([]), (event) => events.push(event));
  return refused(after) ? null : [game.view(after, viewer), ...getSeenEvents(game, events, viewer)];
}

function getSeenEvents(game: Game, events: readonly unknown[], viewer: Viewer): readonly unknown[] {
  return (['now', 'later'] as const).map((when) =>
    events.map((event) => game.seen(event, viewer, when)).filter((event) => event !== null),
  );
}

/** Returns true if a seat has to make the only move there is, with luck: it is made in one go with the move before it. */
function isLuckForced(game: Game, state: unknown): boolean {
  const turn = game.turn(state);
  if (turn.kind === 'over') return false;
  const open = game.view(state, null);
  return turn.seats.some((seat) => {
    const forced = computeForcedMove(game, open, game.view(state, seat), seat);
    return forced !== null && isDrawingLuck(game, state, seat, forced.move);
  });
}

function isDrawingLuck(game: Game, state: unknown, seat: Seat, move: unknown): boolean {
  try {
    game.apply(state, seat, move, createRecordedChance([]), () => undefined);
    return false;
  } catch (error) {
    if (error instanceof LuckRanOutError) return true;
    throw error;
  }
}
