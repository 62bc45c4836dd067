import type { Game } from '../../engine/game.ts';
import type { Chart } from '../../engine/game-parts.ts';
import { translate } from '../../i18n/translate.ts';
import type { InteractionContext, TableContext } from '../core/context.ts';
import { getGameName } from '../core/names.ts';
import type { Image, Payload } from '../core/payload.ts';
import { createForgedMessage } from '../core/refusals.ts';
import { type Button, createButton } from '../core/rows.ts';
import { getPrivateStyle, renderPicture } from '../pictures/picture.ts';

/** Shows the game's lookup chart privately. */
export async function createChartMessage(ctx: TableContext): Promise<Payload> {
  const { language } = ctx;
  const { game } = ctx.table;
  const chart = findChart(game);
  if (!chart) return createForgedMessage(language);
  const [title] = chart.alt;
  const said = title === undefined ? '' : ` · ${translate(language, title, () => '')}`;
  return {
    content: `**${getGameName(game, language)}**${said}`,
    image: await renderChartPicture(ctx, chart),
  };
}

/** Creates the button that opens the game's chart, if it has one. */
export function createChartButtons({ table, language }: TableContext): readonly Button[] {
  const chart = findChart(table.game);
  return chart
    ? [
        createButton(
          translate(language, chart.label, () => ''),
          ['chart', table.record.id],
        ),
      ]
    : [];
}

/** Draws a chart in the caller's display settings; null if drawing fails. */
export async function renderChartPicture(
  ctx: InteractionContext,
  { scene, view, alt }: Chart,
): Promise<Image | null> {
  const nothing = { viewer: null, occupants: [], turn: [], events: [], marks: [], places: null };
  const look = getPrivateStyle(ctx, null);
  const png = await renderPicture(ctx.bot, { scene, view, ...nothing, look }, 0);
  return png && { png, alt: alt.map((line) => translate(ctx.language, line, () => '')).join(' ') };
}

function findChart({ text }: Game): Chart | undefined {
  return text.pages.find(({ chart }) => chart)?.chart;
}
