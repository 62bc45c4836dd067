import { decideLeagueMatch, hasLot, type LeagueKind, type LeagueMatch } from './league-match.ts';

/** At how many tables of a league somebody may be at once. */
const MAX_TABLES_AT_ONCE = 2;

/**
 * All matches when whatever follows from their results has been entered: in a cup who won is in the next match, and whoever
 * waits for somebody who has left has won. Matches that are the same stay the same objects.
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

/** It has no table yet. */
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

/** The two matches whose winners meet in this one. */
function findFeeders<M extends LeagueMatch>(all: readonly M[], { round, place }: LeagueMatch): readonly M[] {
  return [2 * place, 2 * place + 1].flatMap(
    (at) => all.find((one) => one.round === round - 1 && one.place === at) ?? [],
  );
}

/** Nobody plays against who has left, or against nobody. Where both are gone nobody has won. */
function walkOverMatch<M extends LeagueMatch>(match: M, left: ReadonlySet<number>): M {
  const there = [match.first, match.second].filter((one) => one !== null && !left.has(one));
  return there.length === 2 ? match : decideLeagueMatch(match, there[0] ?? null, 'walkover');
}

/**
 * The matches that can be begun now, in order, where there can be so many tables more: of people who are free for another one,
 * and not each other's already. Nobody is at more than two at once.
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
    const meet = [...running, ...chosen].some((other) => hasLot(other, first) && hasLot(other, second));
    if (!meet && isFree(first) && isFree(second)) chosen.push(match);
  }
  return chosen;
}

function countOpenTables(matches: readonly LeagueMatch[], lot: number): number {
  return matches.filter((match) => hasLot(match, lot)).length;
}

/** Every match has its result. */
export function isLeaguePlayed(matches: readonly LeagueMatch[]): boolean {
  return matches.every(({ state }) => state === 'done');
}
