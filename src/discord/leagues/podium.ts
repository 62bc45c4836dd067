import type { PodiumView } from '../../../render/scenes/podium/types.ts';
import type { League } from '../../app/leagues/league.ts';
import { tellLate } from '../../app/leagues/pairings.ts';
import { type Text, text } from '../../engine/text.ts';
import { podiumOf } from '../../stats/leagues/podium.ts';
import { standingsOf } from '../../stats/leagues/standings.ts';
import type { Bot } from '../core/context.ts';
import { cut } from '../core/cut.ts';
import type { Image, Payload } from '../core/payload.ts';
import { buttonRows } from '../core/rows.ts';
import { painted } from '../pictures/picture.ts';
import { OF_NO_TABLE, titleOf } from './picture.ts';
import {
  asDrawn,
  gameIn,
  hasLeft,
  leagueButton,
  nameIn,
  placedIn,
  plainName,
  progressOf,
  tell,
} from './words.ts';

/** How a league ended: who stands on the podium, and who played; they are called to it. `pings`: who of them wants that. */
export async function ceremonyMessage(bot: Bot, league: League, pings: readonly string[]): Promise<Payload> {
  const { id, kind, language } = league.record;
  const game = gameIn(bot.house, league, language);
  const all = league.people.map(({ person, lot }) =>
    pings.includes(person) ? `<@${person}>` : nameIn(league, lot),
  );
  const lines = [
    text(`bot:league.ceremony.title.${kind}`, { game }),
    ...placesIn(league),
    text('bot:league.ceremony.thanks', { all }),
  ];
  return {
    content: lines.map((line) => tell(language, line)).join('\n'),
    image: await podiumPicture(bot, league),
    rows: buttonRows([leagueButton(language, 'again', ['league-again', 0, id], 'primary')]),
    pings,
  };
}

function placesIn(league: League): readonly Text[] {
  const { record, people, matches } = league;
  const podium = podiumOf(record.kind, people.length, matches);
  if (podium.length === 0) return [text('bot:league.ceremony.nobody')];
  const rows = record.kind === 'league' ? standingsOf(people.length, matches) : [];
  return podium.map(({ lot, place }) => {
    const row = rows.find((one) => one.lot === lot);
    const name = placedIn(league, lot);
    if (!row) return text('bot:league.ceremony.place', { place, name });
    return text('bot:league.ceremony.points', { place, name, points: row.points });
  });
}

/** The podium; null where nobody stands on it, and when it cannot be drawn. */
export async function podiumPicture(bot: Bot, league: League): Promise<Image | null> {
  const look = { language: league.record.language };
  const title = titleOf(bot, league, look);
  const view = viewOf(await asDrawn(bot, league), title);
  if (view.placed.length === 0) return null;
  const png = await painted(bot, { scene: 'podium', view, ...OF_NO_TABLE, look }, 0, () =>
    tellLate(bot.house, league.record, 'ceremony'),
  );
  return png && { png, alt: cut(altOf(league, viewOf(league, title)), 1024), name: 'podium.png' };
}

function viewOf(league: League, title: string): PodiumView {
  const { record, people, matches } = league;
  const said = (what: Text) => tell(record.language, what);
  const rows = record.kind === 'league' ? standingsOf(people.length, matches) : [];
  const placed = podiumOf(record.kind, people.length, matches).map(({ lot, place }) => {
    const row = rows.find((one) => one.lot === lot);
    const gained = row ? text('bot:league.picture.gained', { count: row.points }) : null;
    const about = aboutOf(gained, hasLeft(league, lot));
    return { name: plainName(league, lot), place, about: about && said(about) };
  });
  const { count } = progressOf(league);
  return {
    title,
    about: said(text('bot:league.picture.size', { people: people.length, matches: count })),
    placed,
  };
}

/** Whoever left while it ran has not played to its end. */
function aboutOf(gained: Text | null, isGone: boolean): Text | null {
  if (!isGone) return gained;
  return gained ? text('bot:league.picture.gainedLeft', { gained }) : text('bot:league.picture.left');
}

function altOf({ record }: League, { placed }: PodiumView): string {
  const all = placed.map(({ place, name, about }) =>
    text('bot:league.ceremony.place', { place, name: about === null ? name : `${name} (${about})` }),
  );
  return tell(record.language, text('bot:league.ceremony.alt', { all }));
}
