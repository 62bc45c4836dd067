import { isRatedMatch, type MatchPart, rateMatch } from './rate-match.ts';
import type { Rating } from './rating.ts';

/** A match that has ended, as ratings see it. */
interface RatedMatch {
  readonly guild: string;
  readonly game: string;
  /** It is to count. */
  readonly rated: boolean;
  readonly parts: readonly MatchPart[];
}

/** What is thought of everybody, by server and game, after all matches so far. */
export class RatingReplay {
  readonly #known = new Map<string, Map<string, Rating>>();

  /** What is thought of its people after a match; nobody where it does not count. In the order in which matches ended. */
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
