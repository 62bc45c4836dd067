import type { Outcome } from './played-match.ts';

/** Numbers of outcomes. */
export interface Tally {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** Streaks of consecutive wins. */
export interface Streaks {
  /** Streak up to the last match. */
  readonly now: number;
  readonly longest: number;
}

/** Returns the number of matches. */
export function countPlayed({ won, lost, drawn }: Tally): number {
  return won + lost + drawn;
}

/** Computes the streaks of consecutive outcomes. */
export function computeStreaks(outcomes: readonly Outcome[]): Streaks {
  const tally = new TallyBuilder();
  for (const outcome of outcomes) tally.add(outcome);
  return tally.streaks;
}

/** Counts outcomes one by one, in the order in which the matches ended. */
export class TallyBuilder {
  readonly #count = { won: 0, lost: 0, drawn: 0 };
  #now = 0;
  #longest = 0;

  add(outcome: Outcome): void {
    this.#count[outcome]++;
    this.#now = outcome === 'won' ? this.#now + 1 : 0;
    this.#longest = Math.max(this.#longest, this.#now);
  }

  get tally(): Tally {
    return { ...this.#count };
  }

  get streaks(): Streaks {
    return { now: this.#now, longest: this.#longest };
  }
}

/** Tallies by key. */
export class TalliesBuilder {
  readonly #tallies = new Map<string, TallyBuilder>();

  add(key: string, outcome: Outcome): void {
    const known = this.#tallies.get(key) ?? new TallyBuilder();
    this.#tallies.set(key, known);
    known.add(outcome);
  }

  /** Returns the tallies by key, the most played first. */
  said<T extends Tally>(say: (tally: TallyBuilder) => T): ReadonlyMap<string, T> {
    const all = [...this.#tallies].map(([key, tally]) => [key, say(tally)] as const);
    return new Map(all.sort(([, one], [, other]) => countPlayed(other) - countPlayed(one)));
  }
}
