import type { CupMatch, CupRound, CupSide, CupView } from '../../../../render/scenes/cup/types.ts';
import type { League } from '../../../app/leagues/league.ts';
import type { LeagueMatch } from '../../../clubs/league/match.ts';
import { podiumOf } from '../../../clubs/league/podium.ts';
import type { Language } from '../../../engine/text.ts';
import { plainName, roundName, tell } from './words.ts';

/** How a cup stands, for its picture. */
export function cupView(league: League, title: string, about: string, language: Language): CupView {
  const { record, people, matches } = league;
  const rounds = [...new Set(matches.map(({ round }) => round))];
  const [first] = record.phase === 'over' ? podiumOf('cup', people.length, matches) : [];
  return {
    ...{ title, about },
    rounds: rounds.map((round) => roundOf(league, round, language)),
    winner: first === undefined ? null : plainName(league, first.lot),
  };
}

function roundOf(league: League, round: number, language: Language): CupRound {
  const matches = league.matches.filter((match) => match.round === round);
  return {
    name: tell(language, roundName(league, { round })),
    matches: matches.map((match) => matchOf(league, match)),
  };
}

function matchOf(league: League, match: LeagueMatch): CupMatch {
  return {
    first: sideOf(league, match, 0),
    second: sideOf(league, match, 1),
    now: match.state === 'playing',
    bye: match.result?.how === 'bye',
  };
}

function sideOf(league: League, match: LeagueMatch, at: 0 | 1): CupSide {
  const lot = at === 0 ? match.first : match.second;
  const { result } = match;
  return {
    name: lot === null ? null : plainName(league, lot),
    won: result === null || lot === null ? null : result.winner === lot,
    score: result?.scores?.[at] ?? null,
  };
}
