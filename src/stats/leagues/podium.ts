import type { LeagueKind, LeagueMatch } from './league-match.ts';
import { computeLeagueStandings } from './standings.ts';

/** Player on the podium. */
interface PodiumPlace {
  readonly drawNumber: number;
  /** 1 to 3; in a cup both losing semi-finalists share the third place. */
  readonly place: number;
}

/** Returns the first three players after all matches, without players who played no match. */
export function computePodium(
  kind: LeagueKind,
  count: number,
  matches: readonly LeagueMatch[],
): readonly PodiumPlace[] {
  if (kind === 'cup') return computeCupPodium(matches);
  return computeLeagueStandings(count, matches)
    .slice(0, 3)
    .map(({ drawNumber, place }) => ({ drawNumber, place }));
}

function computeCupPodium(matches: readonly LeagueMatch[]): readonly PodiumPlace[] {
  const last = Math.max(...matches.map(({ round }) => round));
  const losers = (round: number) => matches.filter((match) => match.round === round).flatMap(listLosers);
  const winner = matches.find(({ round }) => round === last)?.result?.winner ?? null;
  return [
    ...(winner === null ? [] : [{ drawNumber: winner, place: 1 }]),
    ...losers(last).map((drawNumber) => ({ drawNumber, place: 2 })),
    ...losers(last - 1).map((drawNumber) => ({ drawNumber, place: 3 })),
  ];
}

function listLosers({ first, second, result }: LeagueMatch): readonly number[] {
  if (result === null || result.how === 'bye') return [];
  return [first, second].flatMap((one) => (one === null || one === result.winner ? [] : [one]));
}
