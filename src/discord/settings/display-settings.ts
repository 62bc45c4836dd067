import { PREVIEWS, STYLE_SAMPLE } from '../../../render/previews.ts';
import type { PictureRequest } from '../../../render/request.ts';
import { loadChannelTable } from '../../app/core/find-tables.ts';
import { hasStarted, type Table } from '../../app/core/table.ts';
import type { DisplaySettings } from '../../app/settings/settings.ts';
import { refused } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { InteractionContext } from '../core/context.ts';
import { createTableContext, isSeated } from '../core/create-context.ts';
import { type ComponentId, DISPLAY_SETTINGS, type DisplaySetting } from '../core/custom-ids.ts';
import type { Image, Payload } from '../core/payload.ts';
import { type Button, createButton, createButtonRows } from '../core/rows.ts';
import { getPrivateStyle, renderPicture, renderPrivatePicture } from '../pictures/picture.ts';

/** Shows the display settings: their state, a sample picture, and a button for each. */
export async function createDisplaySettingsMessage(ctx: InteractionContext): Promise<Payload> {
  const { language, settings } = ctx;
  const { look } = settings;
  const lines = DISPLAY_SETTINGS.map((part) => `- ${formatDisplaySettingLine(language, part, look)}`);
  return {
    content: [
      translateDisplayText(language, 'title'),
      ...lines,
      `-# ${translateDisplayText(language, 'about')}`,
    ].join('\n'),
    image: await renderSamplePicture(ctx),
    rows: createButtonRows(
      DISPLAY_SETTINGS.map((part) =>
        createDisplaySettingButton(language, part, look, ['own', 0, part, !look[part]]),
      ),
    ),
  };
}

/** Formats "Large pieces: off". */
export function formatDisplaySettingLine(
  language: Language,
  part: DisplaySetting,
  look: DisplaySettings,
): string {
  return translateDisplayPart(language, look[part] ? 'on' : 'off', part);
}

/** Creates a button that sets a display setting to a fixed value instead of toggling it, so that a double click does no harm. */
export function createDisplaySettingButton(
  language: Language,
  part: DisplaySetting,
  look: DisplaySettings,
  pressing: ComponentId,
): Button {
  return createButton(translateDisplayPart(language, look[part] ? 'turnOff' : 'turnOn', part), pressing);
}

/** Draws the player's view of the channel's match, or an example if the player has no seat in one. */
async function renderSamplePicture(ctx: InteractionContext): Promise<Image | null> {
  const { bot, language } = ctx;
  const here = await loadChannelTable(bot.app, ctx.interaction.channelId);
  const table = refused(here) ? null : here;
  const tableCtx = table && createTableContext(ctx, table);
  if (tableCtx && isSeated(tableCtx) && hasStarted(tableCtx.table))
    return await renderPrivatePicture(tableCtx);
  const look = getPrivateStyle(ctx, table);
  const png = await renderPicture(bot, { ...chooseExample(table), look }, 0);
  return png && { png, alt: translateDisplayText(language, 'sample') };
}

/** Returns the example of the game in this channel's lobby, or a general one. */
function chooseExample(table: Table | null): PictureRequest {
  return PREVIEWS.find(({ scene }) => scene === table?.game.id) ?? STYLE_SAMPLE;
}

function translateDisplayText(language: Language, key: 'title' | 'about' | 'sample'): string {
  return translate(language, text(`bot:look.${key}`), () => '');
}

function translateDisplayPart(
  language: Language,
  key: 'on' | 'off' | 'turnOn' | 'turnOff',
  part: DisplaySetting,
): string {
  return translate(language, text(`bot:look.${key}`, { what: text(`bot:look.${part}`) }), () => '');
}
