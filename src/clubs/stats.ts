import { type Outcome, outcomeBetween, outcomeFor, type PlayedMatch } from './match.ts';

/** How often it came out which way. */
export interface Tally {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** Wins without anything else between them. */
export interface Streaks {
  /** Up to the last match. */
  readonly now: number;
  readonly longest: number;
}

/** What the matches of one game come to. */
export interface GameStats extends Tally {
  readonly streaks: Streaks;
}

export interface Stats {
  readonly all: Tally;
  readonly streaks: Streaks;
  /** By the id of the game, the most played first. */
  readonly games: ReadonlyMap<string, GameStats>;
  /** By person, who was met most often first. */
  readonly against: ReadonlyMap<string, Tally>;
}

/** What somebody's matches come to, those of others left out. */
export function statsOf(matches: readonly PlayedMatch[], person: string): Stats {
  const own = matches.flatMap((match) => {
    const outcome = outcomeFor(match, person);
    return outcome === null ? [] : [{ match, outcome }];
  });
  const outcomes = own.map(({ outcome }) => outcome);
  return {
    all: tallyOf(outcomes),
    streaks: streaksOf(outcomes),
    games: grouped(
      own.map(({ match, outcome }) => [match.game, outcome]),
      gameStatsOf,
    ),
    against: grouped(
      own.flatMap(({ match }) => meetings(match, person)),
      tallyOf,
    ),
  };
}

/** What it stands at between two people, as the first of them sees it. */
export function scoreBetween(matches: readonly PlayedMatch[], person: string, other: string): Tally {
  return tallyOf(matches.flatMap((match) => outcomeBetween(match, person, other) ?? []));
}

/** How many of these matches everybody was in, by person; who was in none is not there. */
export function timesPlayed(matches: readonly Pick<PlayedMatch, 'parts'>[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { parts } of matches)
    for (const person of new Set(parts.flatMap(({ person }) => person ?? [])))
      times.set(person, (times.get(person) ?? 0) + 1);
  return times;
}

/** How many matches that were. */
export function playedIn({ won, lost, drawn }: Tally): number {
  return won + lost + drawn;
}

function meetings(match: PlayedMatch, person: string): readonly (readonly [string, Outcome])[] {
  const others = match.parts.flatMap((part) =>
    part.person === null || part.person === person ? [] : part.person,
  );
  return others.map((other) => [other, outcomeBetween(match, person, other) ?? 'drawn']);
}

/** In the order in which the matches ended. */
function gameStatsOf(outcomes: readonly Outcome[]): GameStats {
  return { ...tallyOf(outcomes), streaks: streaksOf(outcomes) };
}

function grouped<T extends Tally>(
  outcomes: readonly (readonly [string, Outcome])[],
  summed: (own: readonly Outcome[]) => T,
): ReadonlyMap<string, T> {
  const keys = [...new Set(outcomes.map(([key]) => key))];
  const tallies = keys.map((key) => {
    const own = outcomes.filter(([of]) => of === key);
    return [key, summed(own.map(([, outcome]) => outcome))] as const;
  });
  return new Map(tallies.toSorted(([, one], [, other]) => playedIn(other) - playedIn(one)));
}

function tallyOf(outcomes: readonly Outcome[]): Tally {
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
  return { won: count('won'), lost: count('lost'), drawn: count('drawn') };
}

/** Of what came out one after the other. */
export function streaksOf(outcomes: readonly Outcome[]): Streaks {
  let [now, longest] = [0, 0];
  for (const outcome of outcomes) {
    now = outcome === 'won' ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

/** How often just these people, and AI seats, have met, and how often each of them was ahead of all others. */
export interface Meetings {
  readonly count: number;
  /** By person, in the order in which they are given. */
  readonly wins: ReadonlyMap<string, number>;
}

export function meetingsOf(matches: readonly PlayedMatch[], people: readonly string[]): Meetings {
  const met = matches.filter(({ parts }) => isBetween(parts, people));
  const won = (person: string) => met.filter((match) => outcomeFor(match, person) === 'won').length;
  return { count: met.length, wins: new Map(people.map((person) => [person, won(person)])) };
}

function isBetween(parts: PlayedMatch['parts'], people: readonly string[]): boolean {
  const present = parts.flatMap(({ person }) => person ?? []);
  return present.length === people.length && people.every((person) => present.includes(person));
}
