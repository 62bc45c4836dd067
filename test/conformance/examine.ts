import type { Game, Kinds } from '../../src/engine/game.ts';
import { describeSpot, InvariantError, type Law } from './invariant.ts';
import { LEAVES_INPUT_UNCHANGED, laws, PLAYS_THROUGH } from './invariants.ts';
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
  const note = (law: string, cause: unknown, spot?: Spot) => {
    const name = isFrozenChange(cause) ? LEAVES_INPUT_UNCHANGED : law;
    if (!broken.has(name))
      broken.set(name, new InvariantError(name, describeSpot(game, setting, seed, spot), cause));
  };
  const judge = (kind: Law['kind'], spot: Spot | undefined, holds: (law: Law) => void) => {
    for (const law of laws)
      if (law.kind === kind && !broken.has(law.name))
        attemptRun(
          () => holds(law),
          (cause) => note(law.name, cause, spot),
        );
  };
  judge('setting', undefined, (law) => law.kind === 'setting' && law.holds(game, setting));
  let last: Spot | undefined;
  const watcher: GameWatcher<Kinds> = {
    at: (spot) => {
      last = spot;
      judge('position', spot, (law) => law.kind === 'position' && law.holds(game, spot));
    },
    after: (step) => judge('move', step.before, (law) => law.kind === 'move' && law.holds(game, step)),
    end: (whole) => judge('end', last, (law) => law.kind === 'end' && law.holds(game, whole)),
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
