import { decideLeagueMatch, type LeagueMatch } from './league-match.ts';

/** Returns the number of rounds of a cup: 3 for 5 to 8 players. */
export function countCupRounds(count: number): number {
  return Math.ceil(Math.log2(Math.max(count, 2)));
}

/**
 * Returns the matches of a cup of players 1 to `count`: the first round with its pairings, later rounds empty. With
 * fewer players than places the first draw numbers get a bye.
 */
export function createBracket(count: number): readonly LeagueMatch[] {
  const rounds = countCupRounds(count);
  const lines = createSeeding(2 ** rounds).map((drawNumber) => (drawNumber <= count ? drawNumber : null));
  const first = Array.from({ length: lines.length / 2 }, (_, place) =>
    createOpeningMatch(place, lines[2 * place] ?? null, lines[2 * place + 1] ?? null),
  );
  const later = Array.from({ length: rounds - 1 }, (_, at) => at + 2).flatMap((round) =>
    Array.from({ length: 2 ** (rounds - round) }, (_, place) => createEmptyMatch(round, place)),
  );
  return [...first, ...later];
}

/** Returns the seeding of the lines; neighbours meet, and 1 and 2 can only meet in the final: [1, 4, 3, 2] for four. */
function createSeeding(places: number): readonly number[] {
  let lines: readonly number[] = [1];
  while (lines.length < places)
    lines = lines.flatMap((drawNumber, at) => {
      const other = 2 * lines.length + 1 - drawNumber;
      return at % 2 === 0 ? [drawNumber, other] : [other, drawNumber];
    });
  return lines;
}

function createEmptyMatch(round: number, place: number): LeagueMatch {
  return { round, place, first: null, second: null, state: 'waiting', result: null };
}

function createOpeningMatch(place: number, first: number | null, second: number | null): LeagueMatch {
  const match = { ...createEmptyMatch(1, place), first, second };
  return first === null || second === null ? decideLeagueMatch(match, first ?? second, 'bye') : match;
}
