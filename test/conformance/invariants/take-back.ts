import { recorded } from '../../../src/engine/chance.ts';
import type { Game, Viewer } from '../../../src/engine/game.ts';
import { moves } from '../../../src/engine/kernel.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { seeded } from '../../../src/engine/seeded.ts';
import { toldSomething } from '../../../src/engine/take-back.ts';
import type { Law } from '../law.ts';
import { equal, must, shown } from '../plain.ts';
import type { Step } from '../spot.ts';

/** The first moves are looked at closely, later ones now and then: it takes long. */
const FIRST = 12;
const EVERY = 6;

/** So many more worlds are guessed for each viewer. */
const WORLDS = 6;

/** A move that may be taken back freely leaves every world possible that was so before: nobody knows more than they did. */
export const freeTellsNothing: Law = {
  kind: 'move',
  name: 'a move that may be taken back freely has told nothing',
  holds: (game, step) => {
    const { before, entry } = step;
    const made = { before: { game, ...before }, entry };
    if (before.played > FIRST && before.played % EVERY > 0) return;
    if (toldSomething(made, seeded(before.played))) return;
    must(entry.luck.length === 0, 'It drew luck');
    for (const viewer of before.views.keys()) stillPossible(game, step, viewer);
  },
};

function stillPossible(game: Game, step: Step, viewer: Viewer): void {
  const { before, entry, after } = step;
  const truth = [game.view(after, viewer), ...told(game, entry.events, viewer)];
  for (let guessed = 0; guessed < WORLDS; guessed++) {
    const world = game.guess(before.views.get(viewer), viewer, before.chance);
    const isIt = (move: unknown) => equal(looks(game, step, world, move, viewer), truth);
    must(
      isIt(entry.move) || (viewer !== entry.seat && otherwise(game, step, world, isIt)),
      () => `${viewer} knows after ${shown(entry.move)} that it is not ${shown(world)}`,
    );
  }
}

/** By another move that the seat could make there. */
function otherwise(
  game: Game,
  { entry: { seat } }: Step,
  world: unknown,
  isIt: (move: unknown) => boolean,
): boolean {
  for (const { move } of moves(game, game.view(world, seat), seat)) if (isIt(move)) return true;
  return false;
}

/** Null where the move cannot be made there. */
function looks(game: Game, { entry }: Step, world: unknown, move: unknown, viewer: Viewer): unknown {
  const events: unknown[] = [];
  const after = game.apply(world, entry.seat, move, recorded([]), (event) => events.push(event));
  return refused(after) ? null : [game.view(after, viewer), ...told(game, events, viewer)];
}

function told(game: Game, events: readonly unknown[], viewer: Viewer): readonly unknown[] {
  return (['now', 'later'] as const).map((when) =>
    events.map((event) => game.seen(event, viewer, when)).filter((event) => event !== null),
  );
}
