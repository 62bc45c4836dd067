import type { ServerSettings } from '../../app/server-settings/server-settings.ts';
import { type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { InteractionContext } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { createServerRows, type ServerPage } from './rows.ts';
import { describeSetting } from './setting-line.ts';

type SettingsPage = Exclude<ServerPage, 'access'>;

/** Settings of each page, in display order. */
const SETTINGS: Readonly<Record<SettingsPage, readonly (keyof ServerSettings)[]>> = {
  games: ['language', 'channels', 'pace', 'rated', 'tablesOfPerson', 'tables'],
  messages: ['notifications', 'tidy', 'voices', 'puzzles', 'letter', 'dashboard'],
};

/** Creates one page of settings with its menus and buttons. `first`: reason why the last change was refused. */
export function createServerMessage(
  { interaction, language }: Pick<InteractionContext, 'interaction' | 'language'>,
  server: ServerSettings,
  page: SettingsPage,
  first: readonly string[] = [],
): Payload {
  const tell = (what: Text) => translate(language, what, () => '');
  const content = [
    ...first,
    tell(text('bot:server.title')),
    ...SETTINGS[page].map((name) => `- ${tell(describeSetting(name, server, language))}`),
    `-# ${tell(text(`bot:server.about.${page}`))}`,
  ].join('\n');
  return { content, rows: createServerRows(interaction, server, page, language) };
}
