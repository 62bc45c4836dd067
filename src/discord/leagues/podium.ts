import type { PodiumView } from '../../../render/scenes/podium/types.ts';
import { findDrawnPerson, type League } from '../../app/leagues/league.ts';
import { republishLeague } from '../../app/leagues/pairings.ts';
import { type Text, text } from '../../engine/text.ts';
import { computePodium } from '../../stats/leagues/podium.ts';
import { computeLeagueStandings, type LeagueRow } from '../../stats/leagues/standings.ts';
import type { BotContext } from '../core/context.ts';
import { truncateText } from '../core/cut.ts';
import type { Image, Payload } from '../core/payload.ts';
import { createButtonRows } from '../core/rows.ts';
import { type DrawnAvatars, loadAvatars } from '../pictures/avatars.ts';
import { renderPicture } from '../pictures/picture.ts';
import {
  createLeagueButton,
  describePlacedEntrant,
  formatEntrantName,
  getEntrantName,
  getLeagueGameName,
  getLeagueProgress,
  hasLeft,
  makeNamesDrawable,
  translateWithoutSeats,
} from './league-text.ts';
import { formatLeagueTitle, WITHOUT_TABLE } from './picture.ts';

/** Creates the message that ends a league: the podium and all entrants. `pings`: entrants who want to be notified. */
export async function createCeremonyMessage(
  bot: BotContext,
  league: League,
  pings: readonly string[],
): Promise<Payload> {
  const { id, kind, language } = league.record;
  const game = getLeagueGameName(bot.app, league, language);
  const all = league.people.map(({ person, drawNumber }) =>
    pings.includes(person) ? `<@${person}>` : formatEntrantName(league, drawNumber),
  );
  const lines = [
    text(`bot:league.ceremony.title.${kind}`, { game }),
    ...describePlaces(league),
    text('bot:league.ceremony.thanks', { all }),
  ];
  return {
    content: lines.map((line) => translateWithoutSeats(language, line)).join('\n'),
    image: await renderPodiumPicture(bot, league),
    rows: createButtonRows([createLeagueButton(language, 'again', ['league-again', 0, id], 'primary')]),
    pings,
  };
}

function describePlaces(league: League): readonly Text[] {
  const { record, people, matches } = league;
  const podium = getPodium(league);
  if (podium.length === 0) return [text('bot:league.ceremony.nobody')];
  const rows = record.kind === 'league' ? computeLeagueStandings(people.length, matches) : [];
  return podium.map(({ drawNumber, place }) => {
    const row = rows.find((one) => one.drawNumber === drawNumber);
    const name = describePlacedEntrant(league, drawNumber);
    if (!row) return text('bot:league.ceremony.place', { place, name });
    return text('bot:league.ceremony.points', { place, name, points: row.points });
  });
}

/** Draws the podium. Null if it is empty or cannot be drawn. */
export async function renderPodiumPicture(bot: BotContext, league: League): Promise<Image | null> {
  const look = { language: league.record.language };
  const title = formatLeagueTitle(bot, league, look);
  const people = getPodium(league).map(({ drawNumber }) => findDrawnPerson(league, drawNumber)?.person);
  const avatars = await loadAvatars(bot, people);
  const view = createPodiumView(await makeNamesDrawable(bot, league), title, avatars);
  if (view.placed.length === 0) return null;
  const request = { scene: 'podium', view, ...WITHOUT_TABLE, ...avatars.request, look };
  const png = await renderPicture(bot, request, 0, () => republishLeague(bot.app, league.record, 'ceremony'));
  return (
    png && {
      png,
      alt: truncateText(formatPodiumAlt(league, createPodiumView(league, title)), 1024),
      name: 'podium.png',
    }
  );
}

function getPodium({ record, people, matches }: League) {
  return computePodium(record.kind, people.length, matches);
}

function createPodiumView(league: League, title: string, avatars?: DrawnAvatars): PodiumView {
  const { record, people, matches } = league;
  const said = (what: Text) => translateWithoutSeats(record.language, what);
  const rows = record.kind === 'league' ? computeLeagueStandings(people.length, matches) : [];
  const placed = getPodium(league).map(({ drawNumber, place }) => {
    const row = rows.find((one) => one.drawNumber === drawNumber);
    const gained = row ? text('bot:league.picture.gained', { count: row.points }) : null;
    const about = describePodiumPlace(gained, hasLeft(league, drawNumber));
    const tie = row && describeTieBreak(row, rows);
    return {
      name: getEntrantName(league, drawNumber),
      ...avatars?.of(findDrawnPerson(league, drawNumber)?.person),
      place,
      about: about && said(about),
      tie: tie ? said(tie) : null,
    };
  });
  const { count } = getLeagueProgress(league);
  return {
    title,
    game: record.game,
    about: said(text('bot:league.picture.size', { people: people.length, matches: count })),
    placed,
  };
}

/** Describes the tie-break of an entrant who has as many points as another; null without a tie. */
function describeTieBreak(
  { drawNumber, points, difference }: LeagueRow,
  rows: readonly LeagueRow[],
): Text | null {
  if (!rows.some((other) => other.drawNumber !== drawNumber && other.points === points)) return null;
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '±';
  return text('bot:league.picture.tie', { difference: `${sign}${Math.abs(difference)}` });
}

/** Describes the gains of a placed entrant, marked if the player left before the end. */
function describePodiumPlace(gained: Text | null, isGone: boolean): Text | null {
  if (!isGone) return gained;
  return gained ? text('bot:league.picture.gainedLeft', { gained }) : text('bot:league.picture.left');
}

function formatPodiumAlt({ record }: League, { placed }: PodiumView): string {
  const all = placed.map(({ place, name, about }) =>
    text('bot:league.ceremony.place', { place, name: about === null ? name : `${name} (${about})` }),
  );
  return translateWithoutSeats(record.language, text('bot:league.ceremony.alt', { all }));
}
