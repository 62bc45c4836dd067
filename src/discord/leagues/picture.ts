import type { PictureRequest } from '../../../render/request.ts';
import type { CupMatch, CupRound, CupSide, CupView } from '../../../render/scenes/cup/types.ts';
import type { LeagueCell, LeagueLine, LeagueView } from '../../../render/scenes/league/types.ts';
import { findDrawnPerson, type League } from '../../app/leagues/league.ts';
import type { KeySuffix } from '../../engine/sentence-keys.ts';
import { type Language, text } from '../../engine/text.ts';
import { isPlayer, type LeagueMatch } from '../../stats/leagues/league-match.ts';
import { computePodium } from '../../stats/leagues/podium.ts';
import { computeLeagueStandings, type LeagueRow } from '../../stats/leagues/standings.ts';
import type { BotContext } from '../core/context.ts';
import { truncateText } from '../core/cut.ts';
import type { Image } from '../core/payload.ts';
import { type DrawnAvatars, loadAvatars } from '../pictures/avatars.ts';
import { type LatePictureRepost, type PictureStyle, renderPicture } from '../pictures/picture.ts';
import {
  describeRound,
  getEntrantName,
  getLeagueGameName,
  getLeagueProgress,
  makeNamesDrawable,
  translateWithoutSeats,
} from './league-text.ts';

/** Creates the view of a cup for its picture. */
export function createCupView(league: League, title: string, about: string, language: Language): CupView {
  const { record, people, matches } = league;
  const rounds = [...new Set(matches.map(({ round }) => round))];
  const [first] = record.phase === 'over' ? computePodium('cup', people.length, matches) : [];
  return {
    ...{ title, about, game: record.game },
    rounds: rounds.map((round) => createCupRound(league, round, language)),
    winner: first === undefined ? null : getEntrantName(league, first.drawNumber),
  };
}

function createCupRound(league: League, round: number, language: Language): CupRound {
  const matches = league.matches.filter((match) => match.round === round);
  return {
    name: translateWithoutSeats(language, describeRound(league, { round })),
    matches: matches.map((match) => createCupMatch(league, match)),
  };
}

function createCupMatch(league: League, match: LeagueMatch): CupMatch {
  return {
    first: createCupSide(league, match, 0),
    second: createCupSide(league, match, 1),
    now: match.state === 'playing',
    bye: match.result?.how === 'bye',
  };
}

function createCupSide(league: League, match: LeagueMatch, at: 0 | 1): CupSide {
  const drawNumber = at === 0 ? match.first : match.second;
  const { result } = match;
  return {
    name: drawNumber === null ? null : getEntrantName(league, drawNumber),
    won: result === null || drawNumber === null ? null : result.winner === drawNumber,
    score: result?.scores?.[at] ?? null,
  };
}

/** Fields of a picture request that belongs to no table. */
export const WITHOUT_TABLE = { viewer: null, occupants: [], turn: [], events: [], marks: [], places: null };

/** Draws the standings of a league or a cup. Null for a closed one, or if drawing fails. `owed`: see {@link renderPicture}. */
export async function renderLeaguePicture(
  bot: BotContext,
  league: League,
  look: PictureStyle,
  owed?: LatePictureRepost,
): Promise<Image | null> {
  if (league.record.phase === 'closed') return null;
  const request = await createLeagueRequest(bot, await makeNamesDrawable(bot, league), look);
  const png = await renderPicture(bot, request, 0, owed);
  return png && { png, alt: truncateText(formatLeagueAlt(bot, league, look), 1024), name: 'league.png' };
}

async function createLeagueRequest(
  bot: BotContext,
  league: League,
  look: PictureStyle,
): Promise<PictureRequest> {
  const title = formatLeagueTitle(bot, league, look);
  if (league.record.kind === 'cup' && league.record.phase !== 'entering')
    return {
      scene: 'cup',
      view: createCupView(league, title, formatLeagueSubtitle(league, look), look.language),
      ...WITHOUT_TABLE,
      look,
    };
  const avatars = await loadAvatars(
    bot,
    league.people.map(({ person }) => person),
  );
  const view = createLeagueView(league, title, look, avatars);
  return { scene: 'league', view, ...WITHOUT_TABLE, ...avatars.request, look };
}

/** Formats 'Runaround league'. */
export function formatLeagueTitle(bot: BotContext, league: League, { language }: PictureStyle): string {
  return translateWithoutSeats(
    language,
    text(`bot:league.name.${league.record.kind}`, { game: getLeagueGameName(bot.app, league, language) }),
  );
}

function formatLeagueSubtitle(league: League, { language }: PictureStyle): string {
  const { record, people } = league;
  if (record.phase === 'entering')
    return translateWithoutSeats(language, text('bot:league.picture.people', { count: people.length }));
  if (record.phase === 'over')
    return translateWithoutSeats(language, text(`bot:league.picture.over.${record.kind}`));
  return translateWithoutSeats(language, text('bot:league.picture.progress', getLeagueProgress(league)));
}

function createLeagueView(
  league: League,
  title: string,
  look: PictureStyle,
  avatars: DrawnAvatars,
): LeagueView {
  const word = (name: KeySuffix<'bot:league.picture'>) =>
    translateWithoutSeats(look.language, { key: `bot:league.picture.${name}` });
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
    ...{ title, words, game: league.record.game, about: formatLeagueSubtitle(league, look) },
    phase: phase === 'entering' || phase === 'over' ? phase : 'running',
    rows:
      phase === 'entering'
        ? league.people.map(({ name, person }, at) => createEntrantLine({ name, ...avatars.of(person) }, at))
        : createStandingLines(league, avatars),
  };
}

const EMPTY_ROW = { left: false, won: 0, drawn: 0, lost: 0, difference: 0, points: 0, cells: [] };

function createEntrantLine(entrant: Pick<LeagueLine, 'name' | 'avatar'>, at: number): LeagueLine {
  return { ...entrant, place: at + 1, ...EMPTY_ROW };
}

function createStandingLines(league: League, avatars: DrawnAvatars): readonly LeagueLine[] {
  const rows = computeLeagueStandings(league.people.length, league.matches);
  return rows.map((row) => ({
    ...pickFigures(row),
    name: getEntrantName(league, row.drawNumber),
    ...avatars.of(findDrawnPerson(league, row.drawNumber)?.person),
    left: findDrawnPerson(league, row.drawNumber)?.leftAt !== null,
    cells: rows.map((other) => createLeagueCells(league.matches, row.drawNumber, other.drawNumber)),
  }));
}

function pickFigures({ place, won, drawn, lost, difference, points }: LeagueRow) {
  return { place, won, drawn, lost, difference, points };
}

function createLeagueCells(
  matches: readonly LeagueMatch[],
  drawNumber: number,
  other: number,
): readonly LeagueCell[] {
  if (drawNumber === other) return [];
  return matches
    .filter((match) => isPlayer(match, drawNumber) && isPlayer(match, other))
    .map((match) => getLeagueCell(match, drawNumber));
}

function getLeagueCell({ state, result }: LeagueMatch, drawNumber: number): LeagueCell {
  if (result === null) return state === 'playing' ? 'now' : 'open';
  if (result.winner === drawNumber) return 'won';
  return result.winner === null && result.how !== 'walkover' ? 'drawn' : 'lost';
}

function formatLeagueAlt(bot: BotContext, league: League, look: PictureStyle): string {
  const { record, people, matches } = league;
  const { language } = look;
  const title = formatLeagueTitle(bot, league, look);
  if (record.phase === 'entering')
    return translateWithoutSeats(
      language,
      text('bot:league.alt.list', { title, rows: people.map(({ name }) => name) }),
    );
  const rows =
    record.kind === 'cup'
      ? matches
          .filter(({ first, second }) => first !== null && second !== null)
          .map((match) => describeCupMatch(league, match))
      : computeLeagueStandings(people.length, matches).map((row) =>
          text('bot:league.alt.row', {
            place: row.place,
            name: getEntrantName(league, row.drawNumber),
            points: row.points,
            played: row.played,
          }),
        );
  return translateWithoutSeats(
    language,
    text('bot:league.alt.table', { title, rows, ...getLeagueProgress(league) }),
  );
}

function describeCupMatch(league: League, { first, second, result }: LeagueMatch) {
  const [one, other] = [getEntrantName(league, first), getEntrantName(league, second)];
  const winner = result?.winner ?? null;
  if (winner === null) return text('bot:league.alt.match', { one, other });
  return text('bot:league.alt.decided', { one, other, name: getEntrantName(league, winner) });
}
