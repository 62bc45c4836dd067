import { getHeadToHeadOutcome, getPersonOutcome, type Outcome, type PlayedMatch } from './played-match.ts';
import { type Streaks, TalliesBuilder, type Tally, TallyBuilder } from './tally.ts';

/** Statistics of one game. */
export interface GameStats extends Tally {
  readonly streaks: Streaks;
}

export interface Stats {
  readonly all: Tally;
  readonly streaks: Streaks;
  /** By the id of the game, the most played first. */
  readonly games: ReadonlyMap<string, GameStats>;
  /** By opponent, the most frequent first. */
  readonly against: ReadonlyMap<string, Tally>;
}

/** Collects the statistics of a person's matches, in the order in which they ended. */
export class StatsBuilder {
  readonly #person: string;
  readonly #all = new TallyBuilder();
  readonly #games = new TalliesBuilder();
  readonly #against = new TalliesBuilder();

  constructor(person: string) {
    this.#person = person;
  }

  /** Ignores matches without the person. */
  add(match: PlayedMatch): void {
    const outcome = getPersonOutcome(match, this.#person);
    if (outcome === null) return;
    this.#all.add(outcome);
    this.#games.add(match.game, outcome);
    for (const [other, meeting] of listMeetings(match, this.#person)) this.#against.add(other, meeting);
  }

  get stats(): Stats {
    return {
      all: this.#all.tally,
      streaks: this.#all.streaks,
      games: this.#games.said(({ tally, streaks }) => ({ ...tally, streaks })),
      against: this.#against.said(({ tally }) => tally),
    };
  }
}

function listMeetings(match: PlayedMatch, person: string): readonly (readonly [string, Outcome])[] {
  const others = match.parts.flatMap((part) =>
    part.person === null || part.person === person ? [] : part.person,
  );
  return others.map((other) => [other, getHeadToHeadOutcome(match, person, other) ?? 'drawn']);
}
