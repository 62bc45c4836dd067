import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { InteractionContext } from '../core/context.ts';
import { SETTINGS_TABS, type SettingsTab } from '../core/custom-ids.ts';
import type { Payload, Row } from '../core/payload.ts';
import { createButtonRows, createNamedButton } from '../core/rows.ts';
import { createDisplayTab } from './display-settings.ts';
import { createNotificationsTab } from './notifications.ts';
import { createPrivacyTab } from './privacy.ts';

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
