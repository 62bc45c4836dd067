import { PACES } from '../../app/core/pace.ts';
import {
  NOTIFICATIONS,
  type Notifications,
  type ServerSettings,
  TABLES_PER_PERSON_CHOICES,
  TABLES_PER_SERVER_CHOICES,
  TIDIES,
} from '../../app/server-settings/server-settings.ts';
import type { KeySuffix } from '../../engine/sentence-keys.ts';
import { LANGUAGES, type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { BotInteraction } from '../core/context.ts';
import { getLanguageName } from '../core/language.ts';
import type { Row } from '../core/payload.ts';
import {
  type Button,
  createButton,
  createButtonRows,
  createChannelRow,
  createMenuRow,
  createNamedButton,
} from '../core/rows.ts';
import { getPaceName } from '../text/pace.ts';

/** Value for the Discord server's own language, on language buttons. */
export const AS_DISCORD = 'discord';

/** Pages of settings: new games, messages, and access. */
export const SERVER_PAGES = ['games', 'messages', 'access'] as const;
export type ServerPage = (typeof SERVER_PAGES)[number];

/** Creates the menus and buttons of a settings page, and the buttons that open the other pages. */
export function createServerRows(
  interaction: BotInteraction,
  server: ServerSettings,
  page: Exclude<ServerPage, 'access'>,
  language: Language,
): readonly Row[] {
  return page === 'games'
    ? createGamesRows(interaction, server, language)
    : createMessagesRows(server, language);
}

/** Creates four menus, and the buttons for languages, ratings and other pages. */
function createGamesRows(
  interaction: BotInteraction,
  server: ServerSettings,
  language: Language,
): readonly Row[] {
  const { channels, tablesOfPerson, tables } = server;
  const there = channels.filter((channel) => interaction.guild?.channels.cache.has(channel) ?? true);
  return [
    createChannelRow(['server-channels', 0], translateLabel(language, 'pickChannels'), there),
    createPaceMenu(server, language),
    createLimitMenu('server-person', language, TABLES_PER_PERSON_CHOICES, tablesOfPerson),
    createLimitMenu('server-tables', language, TABLES_PER_SERVER_CHOICES, tables),
    ...createButtonRows([
      ...createLanguageButtons(server, language),
      createRatingsButton(server, language),
      createNamedButton(language, 'serverMessages', ['server-page', 0, 'messages']),
      createNamedButton(language, 'serverAccess', ['server-page', 0, 'access']),
    ]),
  ];
}

/** Creates the menus of notifications and superseded boards, and the buttons for recurring messages. */
function createMessagesRows(server: ServerSettings, language: Language): readonly Row[] {
  return [
    createNotificationsMenu(server, language),
    createTidyMenu(server, language),
    ...createButtonRows([
      createPuzzlesButton(server, language),
      createDigestButton(server, language),
      createDashboardButton(server, language),
      createVoicesButton(server, language),
      createNamedButton(language, 'back', ['server-page', 0, 'games']),
    ]),
  ];
}

/** Creates the menu of notification modes; none is selected until a manager has chosen. */
export function createNotificationsMenu({ notifications }: ServerSettings, language: Language): Row {
  const said = (key: 'name' | 'about', mode: Notifications) =>
    translate(language, text(`bot:server.${key}Of.${mode}`), () => '');
  const options = NOTIFICATIONS.map((mode) => ({
    label: said('name', mode),
    description: said('about', mode),
    value: mode,
    chosen: mode === notifications,
  }));
  return createMenuRow({
    id: ['server-notify', 0],
    placeholder: translateLabel(language, 'pickNotifications'),
    options,
  });
}

function createTidyMenu({ tidy }: ServerSettings, language: Language): Row {
  const options = TIDIES.map((mode) => ({
    label: translate(language, text(`bot:server.tidyOf.${mode}`), () => ''),
    description: translate(language, text(`bot:server.aboutTidy.${mode}`), () => ''),
    value: mode,
    chosen: mode === tidy,
  }));
  return createMenuRow({
    id: ['server-tidy', 0],
    placeholder: translateLabel(language, 'pickTidy'),
    options,
  });
}

function createPaceMenu({ pace }: ServerSettings, language: Language): Row {
  const options = PACES.map((hours) => ({
    label: translate(language, text('bot:lobby.pace', { pace: getPaceName(hours, language) }), () => ''),
    value: String(hours),
    chosen: hours === pace,
  }));
  return createMenuRow({
    id: ['server-pace', 0],
    placeholder: translateLabel(language, 'pickPace'),
    options,
  });
}

/** Creates a menu of limits, each as a full phrase: "Up to 5 games per player". */
function createLimitMenu(
  id: 'server-person' | 'server-tables',
  language: Language,
  offered: readonly number[],
  chosen: number,
): Row {
  const [pick, limit] = LIMIT_LABELS[id];
  const options = offered.map((count) => ({
    label: translate(language, text(`bot:server.${limit}`, { count }), () => ''),
    value: String(count),
    chosen: count === chosen,
  }));
  return createMenuRow({ id: [id, 0], placeholder: translateLabel(language, pick), options });
}

const LIMIT_LABELS = {
  'server-person': ['pickOfPerson', 'limitOfPerson'],
  'server-tables': ['pickTables', 'limitOfServer'],
} as const;

/** Creates a button for each language except the current one. */
function createLanguageButtons(server: ServerSettings, language: Language): readonly Button[] {
  const others = LANGUAGES.filter((spoken) => spoken !== server.language).map((spoken) => {
    const label = translate(language, text('bot:server.speak', { name: getLanguageName(spoken) }), () => '');
    return createButton(label, ['server-language', 0, spoken]);
  });
  if (server.language === null) return others;
  return [...others, createNamedButton(language, 'tablesAsDiscord', ['server-language', 0, AS_DISCORD])];
}

function createRatingsButton({ rated }: ServerSettings, language: Language): Button {
  return createNamedButton(language, rated ? 'unrated' : 'rated', ['server-ratings', 0, !rated]);
}

function createVoicesButton({ voices }: ServerSettings, language: Language): Button {
  return createNamedButton(language, voices ? 'noVoices' : 'voices', ['server-voices', 0, !voices]);
}

function createPuzzlesButton({ puzzles }: ServerSettings, language: Language): Button {
  const isOn = puzzles !== null;
  return createNamedButton(language, isOn ? 'noPuzzles' : 'puzzles', ['server-puzzles', 0, !isOn]);
}

/** Creates the button for the digest, which is posted in the channel where it is turned on. */
function createDigestButton({ letter: digest }: ServerSettings, language: Language): Button {
  const isWanted = digest === null;
  return createNamedButton(language, isWanted ? 'letter' : 'noLetter', ['server-letter', 0, isWanted]);
}

/** Creates the button for the dashboard, which is posted in the channel where it is turned on. */
function createDashboardButton({ dashboard }: ServerSettings, language: Language): Button {
  const isWanted = dashboard === null;
  return createNamedButton(language, isWanted ? 'dashboard' : 'noDashboard', [
    'server-dashboard',
    0,
    isWanted,
  ]);
}

/** Key of a menu's placeholder. */
type MenuLabelKey = Extract<KeySuffix<'bot:server'>, `pick${string}`>;

function translateLabel(language: Language, what: MenuLabelKey): string {
  return translate(language, text(`bot:server.${what}`), () => '');
}
