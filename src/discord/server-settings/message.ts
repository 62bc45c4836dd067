import type { Server } from '../../app/server-settings/server-settings.ts';
import { type Text, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Caller } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { type ServerPage, serverRows } from './rows.ts';
import { settingLine } from './setting-line.ts';

type SettingsPage = Exclude<ServerPage, 'access'>;

/** Settings shown on each page, in display order. */
const SETTINGS: Readonly<Record<SettingsPage, readonly (keyof Server)[]>> = {
  games: ['language', 'channels', 'pace', 'rated', 'tablesOfPerson', 'tables'],
  messages: ['notifications', 'tidy', 'puzzles', 'letter', 'dashboard'],
};

/** Returns one page of settings with its menus and buttons; `first`: reason why the last change was refused. */
export function serverMessage(
  { asked, language }: Pick<Caller, 'asked' | 'language'>,
  server: Server,
  page: SettingsPage,
  first: readonly string[] = [],
): Payload {
  const tell = (what: Text) => say(language, what, () => '');
  const content = [
    ...first,
    tell(text('bot:server.title')),
    ...SETTINGS[page].map((name) => `- ${tell(settingLine(name, server, language))}`),
    `-# ${tell(text(`bot:server.about.${page}`))}`,
  ].join('\n');
  return { content, rows: serverRows(asked, server, page, language) };
}
