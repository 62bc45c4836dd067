import { decideLeagueMatch, isPlayer, type LeagueKind, type LeagueMatch } from './league-match.ts';

/** Maximum number of tables of a league at which a player sits at once. */
const MAX_TABLES_AT_ONCE = 2;

/**
 * Returns all matches with the consequences of their results. In a cup the winner enters the next match; the opponent
 * of a player who left wins. Unchanged matches stay the same objects.
 */
export function advanceMatches<M extends LeagueMatch>(
  kind: LeagueKind,
  matches: readonly M[],
  left: ReadonlySet<number>,
): readonly M[] {
  const rounds = [...new Set(matches.map(({ round }) => round))].sort((one, other) => one - other);
  return rounds.reduce<readonly M[]>((before, round) => {
    const next = before.map((match) =>
      match.round === round && hasNoTable(match) ? advanceMatch(kind, before, match, left) : match,
    );
    return next;
  }, matches);
}

/** Returns whether the match has no table yet. */
function hasNoTable({ state }: LeagueMatch): boolean {
  return state === 'waiting' || state === 'wanted';
}

function advanceMatch<M extends LeagueMatch>(
  kind: LeagueKind,
  all: readonly M[],
  match: M,
  left: ReadonlySet<number>,
): M {
  const feeders = kind === 'cup' && match.round > 1 ? findFeeders(all, match) : [];
  const [first, second] = feeders.map(({ result }) => result?.winner ?? null);
  const isSame = feeders.length === 0 || (match.first === first && match.second === second);
  const here = isSame ? match : { ...match, first: first ?? null, second: second ?? null };
  return feeders.every(({ state }) => state === 'done') ? walkOverMatch(here, left) : here;
}

/** Returns the two matches whose winners meet in this one. */
function findFeeders<M extends LeagueMatch>(all: readonly M[], { round, place }: LeagueMatch): readonly M[] {
  return [2 * place, 2 * place + 1].flatMap(
    (at) => all.find((one) => one.round === round - 1 && one.place === at) ?? [],
  );
}

/** Decides a match by walkover if a player is missing or has left; without any player nobody wins. */
function walkOverMatch<M extends LeagueMatch>(match: M, left: ReadonlySet<number>): M {
  const there = [match.first, match.second].filter((one) => one !== null && !left.has(one));
  return there.length === 2 ? match : decideLeagueMatch(match, there[0] ?? null, 'walkover');
}

/**
 * Returns the matches that can start now, in order, for at most `room` more tables. Both players must be free for
 * another table and not already playing each other. Nobody sits at more than two at once.
 */
export function listStartableMatches<M extends LeagueMatch>(
  matches: readonly M[],
  room = Number.POSITIVE_INFINITY,
): readonly M[] {
  const running = matches.filter(({ state }) => state === 'wanted' || state === 'playing');
  const chosen: M[] = [];
  const isFree = (one: number) =>
    countOpenTables(chosen, one) + countOpenTables(running, one) < MAX_TABLES_AT_ONCE;
  for (const match of matches) {
    if (chosen.length >= room) break;
    const { first, second, state } = match;
    if (state !== 'waiting' || first === null || second === null) continue;
    const meet = [...running, ...chosen].some((other) => isPlayer(other, first) && isPlayer(other, second));
    if (!meet && isFree(first) && isFree(second)) chosen.push(match);
  }
  return chosen;
}

function countOpenTables(matches: readonly LeagueMatch[], drawNumber: number): number {
  return matches.filter((match) => isPlayer(match, drawNumber)).length;
}

/** Returns whether every match has its result. */
export function isLeaguePlayed(matches: readonly LeagueMatch[]): boolean {
  return matches.every(({ state }) => state === 'done');
}
