import { getStyleSample } from '../../../render/style-samples.ts';
import { hasStarted } from '../../app/core/table.ts';
import type { DisplaySettings } from '../../app/settings/settings.ts';
import { refused } from '../../engine/refusal.ts';
import { LANGUAGES, type Language, type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { InteractionContext } from '../core/context.ts';
import { createTableContext, isSeated } from '../core/create-context.ts';
import { type ComponentId, DISPLAY_SETTINGS, type DisplaySetting } from '../core/custom-ids.ts';
import { getLanguageName } from '../core/language.ts';
import type { Image, Row } from '../core/payload.ts';
import { loadTableHere } from '../core/place.ts';
import { type Button, createButton, createButtonRows, createMenuRow } from '../core/rows.ts';
import { getPrivateStyle, renderPicture, renderPrivatePicture } from '../pictures/picture.ts';
import type { TabContent } from './message.ts';

/** Creates the tab *Display*: language, style of the pictures that only the user sees, and a sample. */
export async function createDisplayTab(ctx: InteractionContext): Promise<TabContent> {
  const { language, settings } = ctx;
  const { look } = settings;
  return {
    lines: [
      `- ${translate(language, describeLanguage(ctx), () => '')}`,
      ...DISPLAY_SETTINGS.map((part) => `- ${formatDisplaySetting(language, part, look)}`),
      `-# ${translateDisplayText(language, 'about')}`,
    ],
    image: await renderSamplePicture(ctx),
    rows: [
      createLanguageMenu(ctx),
      ...createButtonRows(
        DISPLAY_SETTINGS.map((part) =>
          createDisplaySettingButton(language, part, look, ['my-look', 0, part, !look[part]]),
        ),
      ),
    ],
  };
}

function describeLanguage({ settings, language }: InteractionContext): Text {
  const name = getLanguageName(language);
  return text(settings.hours.language === null ? 'bot:me.discordLanguage' : 'bot:me.language', { name });
}

/** Value for the language of the user's Discord client, in the menu of languages. */
export const AS_DISCORD = 'discord';

function createLanguageMenu({ settings, language }: InteractionContext): Row {
  const asDiscord = {
    label: translate(language, text('bot:me.asDiscord'), () => ''),
    value: AS_DISCORD,
    chosen: settings.hours.language === null,
  };
  const spoken = LANGUAGES.map((one) => ({
    label: getLanguageName(one),
    value: one,
    chosen: settings.hours.language === one,
  }));
  return createMenuRow({
    id: ['my-language', 0],
    placeholder: translate(language, text('bot:me.pickLanguage'), () => ''),
    options: [asDiscord, ...spoken],
  });
}

/** Formats "Large pieces: off", for the line and the button of a setting. */
function formatDisplaySetting(language: Language, part: DisplaySetting, look: DisplaySettings): string {
  const what = text(`bot:look.${part}`);
  return translate(language, text(`bot:look.${look[part] ? 'on' : 'off'}`, { what }), () => '');
}

/**
 * Creates a button that tells the state of a display setting and changes it. It sets a fixed value instead of toggling, so that a double
 * click does no harm.
 */
function createDisplaySettingButton(
  language: Language,
  part: DisplaySetting,
  look: DisplaySettings,
  pressing: ComponentId,
): Button {
  return createButton(formatDisplaySetting(language, part, look), pressing);
}

/** Draws the player's view of the channel's match, or an example if the player has no seat in one. */
async function renderSamplePicture(ctx: InteractionContext): Promise<Image | null> {
  const { bot, language } = ctx;
  const here = await loadTableHere(bot, ctx.interaction);
  const table = refused(here) ? null : here;
  const tableCtx = table && createTableContext(ctx, table);
  if (tableCtx && isSeated(tableCtx) && hasStarted(tableCtx.table))
    return await renderPrivatePicture(tableCtx);
  const look = getPrivateStyle(ctx, table);
  const png = await renderPicture(bot, { ...getStyleSample(table?.game.id), look }, 0);
  return png && { png, alt: translateDisplayText(language, 'sample') };
}

function translateDisplayText(language: Language, key: 'about' | 'sample'): string {
  return translate(language, text(`bot:look.${key}`), () => '');
}
