import { isPlayable, type Table } from '../../app/core/table.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { TableContext } from '../core/context.ts';
import { getGameName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { type Button, createButtonRows, createNamedButton } from '../core/rows.ts';
import { layOutPanel } from '../pictures/lay-out-panel.ts';
import { renderPrivatePicture } from '../pictures/picture.ts';
import { createTableMessage, formatStatusLine, getActingSeats } from '../text/status.ts';
import { createMissingRulesMessage } from './panel.ts';
import { loadRecapNews } from './recap-news.ts';

/** Creates the recap of a started table for one user: since their last decision, or else the latest entries. */
export async function createRecapMessage(ctx: TableContext): Promise<Payload> {
  const { table, language } = ctx;
  if (!isPlayable(table)) return createMissingRulesMessage(table, language);
  const { lines, traces, buttons } = await loadRecapNews(ctx);
  const told = layOutPanel(ctx, [
    `**${getGameName(table.game, language)}**`,
    ...(lines.length > 0 ? lines : [formatNothingNew(table, language)]),
    ...formatStatusLine(table, language),
  ]);
  const image = await renderPrivatePicture(ctx, traces);
  const rows = createButtonRows([...buttons, ...createPlayButtons(ctx)]);
  return { ...told, image, rows, about: createTableMessage(ctx, true) };
}

function formatNothingNew({ record }: Table, language: Language): string {
  return translate(language, text(`bot:recap.${record.played === 0 ? 'nothingYet' : 'nothing'}`), () => '');
}

/** Returns the button to the question, for a player who is due. */
function createPlayButtons({ table, seat, language }: TableContext): readonly Button[] {
  const { id, version } = table.record;
  if (seat === null || !getActingSeats(table).includes(seat)) return [];
  return [createNamedButton(language, 'play', ['play', id, version], 'primary')];
}
