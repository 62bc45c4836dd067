import type { PodiumView } from '../../../../render/scenes/podium/types.ts';
import type { League } from '../../../app/leagues/league.ts';
import { tellLate } from '../../../app/leagues/pairings.ts';
import { podiumOf } from '../../../clubs/league/podium.ts';
import { standingsOf } from '../../../clubs/league/standings.ts';
import { type Text, text } from '../../../engine/text.ts';
import type { Bot } from '../../kit/bot.ts';
import { cut } from '../../kit/cut.ts';
import type { Image } from '../../kit/payload.ts';
import { painted } from '../picture.ts';
import { OF_NO_TABLE, titleOf } from './picture.ts';
import { asDrawn, hasLeft, plainName, progressOf, tell } from './words.ts';

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
