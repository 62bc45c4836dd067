import { isAway } from '../../app/core/quiet-hours.ts';
import { formatClock, getZoneClock } from '../../app/settings/zones.ts';
import type { KeySuffix } from '../../engine/sentence-keys.ts';
import { LANGUAGES, type Language, type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { InteractionContext } from '../core/context.ts';
import { DISPLAY_SETTINGS } from '../core/custom-ids.ts';
import { getLanguageName } from '../core/language.ts';
import type { Payload, Row } from '../core/payload.ts';
import { type Button, createButtonRows, createMenuRow, createNamedButton } from '../core/rows.ts';
import { formatDateTime, formatRelativeTime } from '../text/timestamps.ts';
import { suggestAwayDays } from './away-offers.ts';
import { createDisplaySettingButton, formatDisplaySettingLine } from './display-settings.ts';

/** Creates the page of all the caller's settings with their controls. `first`: reason why the last change was refused. */
export function createMeMessage(ctx: InteractionContext, first: readonly string[] = []): Payload {
  const { settings, language } = ctx;
  const tell = (what: Text) => translate(language, what, () => '');
  const lines = [describeZone, describeQuietHours, describeAbsence, describeLanguage].map((line) =>
    tell(line(ctx)),
  );
  const look = DISPLAY_SETTINGS.map((part) => formatDisplaySettingLine(language, part, settings.look));
  const listed = tell(text(settings.listed ? 'bot:me.listed' : 'bot:me.unlisted'));
  const challenges = tell(text(settings.challenges ? 'bot:me.challenges' : 'bot:me.noChallenges'));
  const content = [
    ...first,
    tell(text('bot:me.title')),
    ...[...lines, listed, challenges, ...look].map((line) => `- ${line}`),
    `-# ${tell(text('bot:me.about'))}`,
  ].join('\n');
  return { content, rows: createMeRows(ctx) };
}

function describeZone({ bot, settings }: InteractionContext): Text {
  const { zone } = settings.hours;
  if (zone === null) return text('bot:me.noZone');
  return text('bot:me.zone', { zone, ...getZoneClock(zone, bot.app.now()) });
}

function describeQuietHours({ settings }: InteractionContext): Text {
  const { quiet } = settings.hours;
  if (quiet === null) return text('bot:me.noQuiet');
  return text('bot:me.quiet', { from: formatClock(quiet.from), to: formatClock(quiet.to) });
}

function describeAbsence({ bot, settings }: InteractionContext): Text {
  const { away } = settings.hours;
  if (away === null || !isAway(settings.hours, bot.app.now())) return text('bot:me.notAway');
  return text('bot:me.away', { back: formatDateTime(away.until), far: formatRelativeTime(away.until) });
}

function describeLanguage({ settings, language }: InteractionContext): Text {
  const name = getLanguageName(language);
  return text(settings.hours.language === null ? 'bot:me.discordLanguage' : 'bot:me.language', { name });
}

/** Value for the language of the user's Discord client, in the menu of languages. */
export const AS_DISCORD = 'discord';

/** Creates the menus and buttons of the first page of `/me`: language, absence, display settings, and the button for the other page. */
export function createMeRows(ctx: InteractionContext): readonly Row[] {
  const { settings, language } = ctx;
  const toggles = DISPLAY_SETTINGS.map((part) =>
    createDisplaySettingButton(language, part, settings.look, ['my-look', 0, part, !settings.look[part]]),
  );
  return [
    createLanguageMenu(ctx),
    createAwayMenu(ctx),
    ...createButtonRows(toggles),
    ...createButtonRows(createEndButtons(ctx)),
  ];
}

function createLanguageMenu({ settings, language }: InteractionContext): Row {
  const asDiscord = {
    label: translateLabel(language, 'asDiscord'),
    value: AS_DISCORD,
    chosen: settings.hours.language === null,
  };
  const spoken = LANGUAGES.map((one) => ({
    label: getLanguageName(one),
    value: one,
    chosen: settings.hours.language === one,
  }));
  const options = [asDiscord, ...spoken];
  return createMenuRow({
    id: ['my-language', 0],
    placeholder: translateLabel(language, 'pickLanguage'),
    options,
  });
}

function createAwayMenu(ctx: InteractionContext): Row {
  const options = suggestAwayDays(ctx).map(({ name: label, value }) => ({ label, value }));
  return createMenuRow({
    id: ['my-away', 0],
    placeholder: translateLabel(ctx.language, 'pickAway'),
    options,
  });
}

/** Creates the buttons that end an absence or quiet hours, change listing and challenges, and open the notifications. */
function createEndButtons({ bot, interaction, settings, language }: InteractionContext): readonly Button[] {
  const { hours } = settings;
  return [
    ...(isAway(hours, bot.app.now())
      ? [createNamedButton(language, 'returned', ['my-return', 0], 'primary')]
      : []),
    ...(hours.quiet === null ? [] : [createNamedButton(language, 'noQuiet', ['my-quiet', 0])]),
    createNamedButton(language, settings.listed ? 'unlist' : 'list', ['my-listing', 0, !settings.listed]),
    createNamedButton(language, settings.challenges ? 'noChallenges' : 'challenges', [
      'my-challenges',
      0,
      !settings.challenges,
    ]),
    createNamedButton(language, 'notifications', ['my-page', 0, 'notifications', interaction.guildId ?? '']),
  ];
}

/** Key of a menu's placeholder. */
type MenuLabelKey = Extract<KeySuffix<'bot:me'>, `pick${string}` | 'asDiscord'>;

function translateLabel(language: Language, what: MenuLabelKey): string {
  return translate(language, text(`bot:me.${what}`), () => '');
}
