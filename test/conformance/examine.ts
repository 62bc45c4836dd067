import type { Game, Kinds } from '../../src/engine/game.ts';
import { describeSpot, type Invariant, InvariantError } from './invariant.ts';
import { invariants, LEAVES_INPUT_UNCHANGED, PLAYS_THROUGH } from './invariants.ts';
import { isFrozenChange } from './plain.ts';
import type { Setting, Spot } from './spot.ts';
import { CLOSE_ATTENTION, type GameWatcher, walkGame } from './walk.ts';

/** Plays one random game of the setting and returns every broken invariant, each at its first violation. */
export function examineGame(
  game: Game,
  setting: Setting,
  seed: number,
  attention = CLOSE_ATTENTION,
): readonly InvariantError[] {
  const broken = new Map<string, InvariantError>();
  const note = (invariant: string, cause: unknown, spot?: Spot) => {
    const name = isFrozenChange(cause) ? LEAVES_INPUT_UNCHANGED : invariant;
    if (!broken.has(name))
      broken.set(name, new InvariantError(name, describeSpot(game, setting, seed, spot), cause));
  };
  const judge = (kind: Invariant['kind'], spot: Spot | undefined, holds: (invariant: Invariant) => void) => {
    for (const invariant of invariants)
      if (invariant.kind === kind && !broken.has(invariant.name))
        attemptRun(
          () => holds(invariant),
          (cause) => note(invariant.name, cause, spot),
        );
  };
  judge('setting', undefined, (invariant) => invariant.kind === 'setting' && invariant.holds(game, setting));
  let last: Spot | undefined;
  const watcher: GameWatcher<Kinds> = {
    at: (spot) => {
      last = spot;
      judge('position', spot, (invariant) => invariant.kind === 'position' && invariant.holds(game, spot));
    },
    after: (step) =>
      judge('move', step.before, (invariant) => invariant.kind === 'move' && invariant.holds(game, step)),
    end: (whole) =>
      judge('end', last, (invariant) => invariant.kind === 'end' && invariant.holds(game, whole)),
  };
  attemptRun(
    () => walkGame(game, setting, seed, watcher, attention),
    (cause) => note(PLAYS_THROUGH, cause, last),
  );
  return [...broken.values()];
}

function attemptRun(run: () => void, failed: (cause: unknown) => void): void {
  try {
    run();
  } catch (cause) {
    failed(cause);
  }
}
