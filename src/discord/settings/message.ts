import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { AppLinks } from '../core/app-info.ts';
import type { InteractionContext } from '../core/context.ts';
import { SETTINGS_TABS, type SettingsTab } from '../core/custom-ids.ts';
import type { Payload, Row } from '../core/payload.ts';
import { createButtonRows, createNamedButton } from '../core/rows.ts';
import { createDisplayTab } from './display-settings.ts';
import { createNotificationsTab } from './notifications.ts';

const STORED_LINES = ['tables', 'club', 'puzzles', 'own', 'nothing', 'seen', 'long'] as const;

/** Contents of a tab: its lines below the title, and its controls. */
export interface TabContent extends Pick<Payload, 'image'> {
  readonly lines: readonly string[];
  readonly rows: readonly Row[];
}

/** Page of the settings. */
export interface SettingsPage {
  readonly tab: SettingsTab;
  /** Server whose lobbies the tab of notifications offers; empty if unknown. */
  readonly guild?: string;
  /** Lines above the title, such as the reason why the last change was refused. */
  readonly first?: readonly string[];
}

const TABS: Readonly<
  Record<SettingsTab, (ctx: InteractionContext, guild: string) => TabContent | Promise<TabContent>>
> = { notifications: createNotificationsTab, display: createDisplayTab, privacy: createPrivacyTab };

/** Creates a tab of the user's settings, with the buttons of the tabs below. */
export async function createSettingsMessage(
  ctx: InteractionContext,
  { tab, guild = ctx.interaction.guildId ?? '', first = [] }: SettingsPage,
): Promise<Payload> {
  const { language } = ctx;
  const { lines, rows, image = null } = await TABS[tab](ctx, guild);
  const name = translate(language, text(`bot:button.${tab}`), () => '');
  const title = translate(language, text('bot:me.title', { tab: name }), () => '');
  const tabs = SETTINGS_TABS.map((one) =>
    createNamedButton(language, one, ['my-page', 0, one, guild], one === tab ? 'primary' : 'secondary'),
  );
  return {
    content: [...first, title, ...lines].join('\n'),
    image,
    rows: [...rows, ...createButtonRows(tabs)],
  };
}

/** Creates the tab *Privacy*: who may list and challenge the user, what data is stored, the pages about it, and the button that deletes it. */
function createPrivacyTab({ bot, settings, language }: InteractionContext): TabContent {
  const tell = (key: Parameters<typeof text>[0]) => translate(language, text(key), () => '');
  const toggles = [
    createNamedButton(language, settings.listed ? 'unlist' : 'list', ['my-listing', 0, !settings.listed]),
    createNamedButton(language, settings.challenges ? 'noChallenges' : 'challenges', [
      'my-challenges',
      0,
      !settings.challenges,
    ]),
    createNamedButton(language, 'forgetMe', ['my-data', 0], 'danger'),
  ];
  return {
    lines: [
      `- ${tell(settings.listed ? 'bot:me.listed' : 'bot:me.unlisted')}`,
      `- ${tell(settings.challenges ? 'bot:me.challenges' : 'bot:me.noChallenges')}`,
      '',
      tell('bot:privacy.title'),
      ...STORED_LINES.map((line) => `- ${tell(`bot:privacy.${line}`)}`),
      ...formatPolicyLines(bot.links, language),
    ],
    rows: createButtonRows(toggles),
  };
}

/** Formats the links of privacy policy and terms. Angle brackets suppress the previews of links. */
function formatPolicyLines({ privacy, terms }: AppLinks, language: Language): readonly string[] {
  const lines = [
    ...(privacy === null ? [] : [text('bot:privacy.policy', { link: `<${privacy}>` })]),
    ...(terms === null ? [] : [text('bot:privacy.terms', { link: `<${terms}>` })]),
  ];
  return lines.map((line) => `-# ${translate(language, line, () => '')}`);
}
