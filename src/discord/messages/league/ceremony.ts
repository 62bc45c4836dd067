import type { League } from '../../../app/leagues/league.ts';
import { podiumOf } from '../../../clubs/league/podium.ts';
import { standingsOf } from '../../../clubs/league/standings.ts';
import { type Text, text } from '../../../engine/text.ts';
import type { Bot } from '../../kit/bot.ts';
import type { Payload } from '../../kit/payload.ts';
import { buttonRows } from '../../kit/rows.ts';
import { podiumPicture } from './podium.ts';
import { gameIn, leagueButton, nameIn, placedIn, tell } from './words.ts';

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
