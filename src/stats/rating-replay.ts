import { isRatedMatch, type MatchPart, rateMatch } from './rate-match.ts';
import type { Rating } from './rating.ts';

/** Ended match, reduced to what ratings need. */
interface RatedMatch {
  readonly guild: string;
  readonly game: string;
  /** True if the match counts for ratings. */
  readonly rated: boolean;
  readonly parts: readonly MatchPart[];
}

/** Ratings of everybody, by server and game, after all matches so far. */
export class RatingReplay {
  readonly #known = new Map<string, Map<string, Rating>>();

  /** Returns the ratings of a match's people after it; none if it does not count. Call in the order in which matches ended. */
  after({ guild, game, rated, parts }: RatedMatch): ReadonlyMap<string, Rating> {
    if (!rated || !isRatedMatch(parts)) return new Map();
    const known = this.#at(guild, game);
    const after = rateMatch(known, parts);
    for (const [person, rating] of after) known.set(person, rating);
    return after;
  }

  #at(guild: string, game: string): Map<string, Rating> {
    const key = `${guild} ${game}`;
    const known = this.#known.get(key) ?? new Map<string, Rating>();
    this.#known.set(key, known);
    return known;
  }
}
