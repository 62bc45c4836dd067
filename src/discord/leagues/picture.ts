import type { PictureRequest } from '../../../render/request.ts';
import type { CupMatch, CupRound, CupSide, CupView } from '../../../render/scenes/cup/types.ts';
import type { LeagueCell, LeagueLine, LeagueView } from '../../../render/scenes/league/types.ts';
import { type League, ofLot } from '../../app/leagues/league.ts';
import type { Under } from '../../engine/spoken.ts';
import { type Language, text } from '../../engine/text.ts';
import { isIn, type LeagueMatch } from '../../stats/leagues/match.ts';
import { podiumOf } from '../../stats/leagues/podium.ts';
import { type LeagueRow, standingsOf } from '../../stats/leagues/standings.ts';
import type { Bot } from '../core/context.ts';
import { cut } from '../core/cut.ts';
import type { Image } from '../core/payload.ts';
import { type Look, type Owed, painted } from '../pictures/picture.ts';
import { asDrawn, gameIn, plainName, progressOf, roundName, tell } from './words.ts';

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

/** A picture that is of no table. */
export const OF_NO_TABLE = { viewer: null, sitters: [], turn: [], events: [], marks: [], places: null };

/** How a league or a cup stands; null for one that was closed, and when it cannot be drawn. `owed`: see {@link painted}. */
export async function leaguePicture(
  bot: Bot,
  league: League,
  look: Look,
  owed?: Owed,
): Promise<Image | null> {
  if (league.record.phase === 'closed') return null;
  const png = await painted(bot, requestOf(bot, await asDrawn(bot, league), look), 0, owed);
  return png && { png, alt: cut(altOf(bot, league, look), 1024), name: 'league.png' };
}

function requestOf(bot: Bot, league: League, look: Look): PictureRequest {
  const title = titleOf(bot, league, look);
  if (league.record.kind === 'cup' && league.record.phase !== 'entering')
    return {
      scene: 'cup',
      view: cupView(league, title, aboutOf(league, look), look.language),
      ...OF_NO_TABLE,
      look,
    };
  return { scene: 'league', view: viewOf(league, title, look), ...OF_NO_TABLE, look };
}

/** 'League of Runaround' */
export function titleOf(bot: Bot, league: League, { language }: Look): string {
  return tell(
    language,
    text(`bot:league.name.${league.record.kind}`, { game: gameIn(bot.house, league, language) }),
  );
}

function aboutOf(league: League, { language }: Look): string {
  const { record, people } = league;
  if (record.phase === 'entering')
    return tell(language, text('bot:league.picture.people', { count: people.length }));
  if (record.phase === 'over') return tell(language, text(`bot:league.picture.over.${record.kind}`));
  return tell(language, text('bot:league.picture.progress', progressOf(league)));
}

function viewOf(league: League, title: string, look: Look): LeagueView {
  const word = (name: Under<'bot:league.picture'>) =>
    tell(look.language, { key: `bot:league.picture.${name}` });
  const [played, won, drawn, lost] = [word('played'), word('won'), word('drawn'), word('lost')];
  const words = {
    played,
    won,
    drawn,
    lost,
    difference: word('difference'),
    points: word('points'),
    free: word('free'),
  };
  const { phase } = league.record;
  return {
    ...{ title, words, about: aboutOf(league, look) },
    phase: phase === 'entering' || phase === 'over' ? phase : 'running',
    rows: phase === 'entering' ? league.people.map(entered) : linesOf(league),
  };
}

const NOTHING = { left: false, won: 0, drawn: 0, lost: 0, difference: 0, points: 0, cells: [] };

function entered({ name }: League['people'][number], at: number): LeagueLine {
  return { name, place: at + 1, ...NOTHING };
}

function linesOf(league: League): readonly LeagueLine[] {
  const rows = standingsOf(league.people.length, league.matches);
  return rows.map((row) => ({
    ...figures(row),
    name: plainName(league, row.lot),
    left: ofLot(league, row.lot)?.leftAt !== null,
    cells: rows.map((other) => cellsOf(league.matches, row.lot, other.lot)),
  }));
}

function figures({ place, won, drawn, lost, difference, points }: LeagueRow) {
  return { place, won, drawn, lost, difference, points };
}

function cellsOf(matches: readonly LeagueMatch[], lot: number, other: number): readonly LeagueCell[] {
  if (lot === other) return [];
  return matches.filter((match) => isIn(match, lot) && isIn(match, other)).map((match) => cellOf(match, lot));
}

function cellOf({ state, result }: LeagueMatch, lot: number): LeagueCell {
  if (result === null) return state === 'playing' ? 'now' : 'open';
  if (result.winner === lot) return 'won';
  return result.winner === null && result.how !== 'walkover' ? 'drawn' : 'lost';
}

function altOf(bot: Bot, league: League, look: Look): string {
  const { record, people, matches } = league;
  const { language } = look;
  const title = titleOf(bot, league, look);
  if (record.phase === 'entering')
    return tell(language, text('bot:league.alt.list', { title, rows: people.map(({ name }) => name) }));
  const rows =
    record.kind === 'cup'
      ? matches
          .filter(({ first, second }) => first !== null && second !== null)
          .map((match) => altMatch(league, match))
      : standingsOf(people.length, matches).map((row) =>
          text('bot:league.alt.row', {
            place: row.place,
            name: plainName(league, row.lot),
            points: row.points,
            played: row.played,
          }),
        );
  return tell(language, text('bot:league.alt.table', { title, rows, ...progressOf(league) }));
}

function altMatch(league: League, { first, second, result }: LeagueMatch) {
  const [one, other] = [plainName(league, first), plainName(league, second)];
  const winner = result?.winner ?? null;
  if (winner === null) return text('bot:league.alt.match', { one, other });
  return text('bot:league.alt.decided', { one, other, name: plainName(league, winner) });
}
