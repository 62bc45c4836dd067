import type { Game } from '../../engine/game.ts';
import type { Chart } from '../../engine/rules-page.ts';
import { say } from '../../i18n/say.ts';
import type { Caller, Visit } from '../core/context.ts';
import { gameName } from '../core/names.ts';
import type { Image, Payload } from '../core/payload.ts';
import { forgedMessage } from '../core/refusing.ts';
import { type Button, button } from '../core/rows.ts';
import { painted, privateLook } from '../pictures/picture.ts';

/** What somebody looks up while they play, for them alone. */
export async function chartMessage(visit: Visit): Promise<Payload> {
  const { language } = visit;
  const { game } = visit.table;
  const chart = chartOf(game);
  if (!chart) return forgedMessage(language);
  const [title] = chart.alt;
  const said = title === undefined ? '' : ` · ${say(language, title, () => '')}`;
  return { content: `**${gameName(game, language)}**${said}`, image: await chartPicture(visit, chart) };
}

/** The way to the chart of a game that has one. */
export function chartButtons({ table, language }: Visit): readonly Button[] {
  const chart = chartOf(table.game);
  return chart
    ? [
        button(
          say(language, chart.label, () => ''),
          ['chart', table.record.id],
        ),
      ]
    : [];
}

/** A chart as the person wants pictures; null when it cannot be drawn. */
export async function chartPicture(caller: Caller, { scene, view, alt }: Chart): Promise<Image | null> {
  const nothing = { viewer: null, sitters: [], turn: [], events: [], marks: [], places: null };
  const look = privateLook(caller, null);
  const png = await painted(caller.bot, { scene, view, ...nothing, look }, 0);
  return png && { png, alt: alt.map((line) => say(caller.language, line, () => '')).join(' ') };
}

function chartOf({ words }: Game): Chart | undefined {
  return words.pages.find(({ chart }) => chart)?.chart;
}
