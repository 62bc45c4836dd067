import type { Game, Kinds } from '../../src/engine/game.ts';
import { type Law, LawBroken, whereabouts } from './law.ts';
import { laws, PLAYS, UNCHANGED } from './laws.ts';
import { changedFrozen } from './plain.ts';
import type { Setting, Spot } from './spot.ts';
import { CLOSE, type Watcher, walk } from './walk.ts';

/** Plays one random game of the setting and returns every law that did not hold, each where it first did not. */
export function examine(game: Game, setting: Setting, seed: number, attention = CLOSE): readonly LawBroken[] {
  const broken = new Map<string, LawBroken>();
  const note = (law: string, cause: unknown, spot?: Spot) => {
    const name = changedFrozen(cause) ? UNCHANGED : law;
    if (!broken.has(name))
      broken.set(name, new LawBroken(name, whereabouts(game, setting, seed, spot), cause));
  };
  const judge = (kind: Law['kind'], spot: Spot | undefined, holds: (law: Law) => void) => {
    for (const law of laws)
      if (law.kind === kind && !broken.has(law.name))
        attempt(
          () => holds(law),
          (cause) => note(law.name, cause, spot),
        );
  };
  judge('setting', undefined, (law) => law.kind === 'setting' && law.holds(game, setting));
  let last: Spot | undefined;
  const watcher: Watcher<Kinds> = {
    at: (spot) => {
      last = spot;
      judge('position', spot, (law) => law.kind === 'position' && law.holds(game, spot));
    },
    after: (step) => judge('move', step.before, (law) => law.kind === 'move' && law.holds(game, step)),
    end: (whole) => judge('end', last, (law) => law.kind === 'end' && law.holds(game, whole)),
  };
  attempt(
    () => walk(game, setting, seed, watcher, attention),
    (cause) => note(PLAYS, cause, last),
  );
  return [...broken.values()];
}

function attempt(run: () => void, failed: (cause: unknown) => void): void {
  try {
    run();
  } catch (cause) {
    failed(cause);
  }
}
