import { PACES } from '../../app/core/pace.ts';
import {
  NOTIFICATIONS,
  type Notifications,
  type Server,
  TABLES,
  TABLES_OF_PERSON,
  TIDIES,
} from '../../app/server-settings/server-settings.ts';
import type { Under } from '../../engine/spoken.ts';
import { LANGUAGES, type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Asked } from '../core/context.ts';
import { languageName } from '../core/language.ts';
import type { Row } from '../core/payload.ts';
import { type Button, button, buttonRows, channelRow, menuRow, namedButton } from '../core/rows.ts';
import { paceName } from '../text/pace.ts';

/** On a button of languages: that of the Discord server. */
export const AS_DISCORD = 'discord';

/** Pages of settings: those of new games, those of messages, and who may do what. */
export const SERVER_PAGES = ['games', 'messages', 'access'] as const;
export type ServerPage = (typeof SERVER_PAGES)[number];

/** Returns the menus and buttons of a settings page, and buttons for the others. */
export function serverRows(
  asked: Asked,
  server: Server,
  page: Exclude<ServerPage, 'access'>,
  language: Language,
): readonly Row[] {
  return page === 'games' ? gamesRows(asked, server, language) : messagesRows(server, language);
}

/** Four menus, and a button for every language and for ratings. */
function gamesRows(asked: Asked, server: Server, language: Language): readonly Row[] {
  const { channels, tablesOfPerson, tables } = server;
  const there = channels.filter((channel) => asked.guild?.channels.cache.has(channel) ?? true);
  return [
    channelRow(['server-channels', 0], tell(language, 'pickChannels'), there),
    paceMenu(server, language),
    limitMenu('server-person', language, TABLES_OF_PERSON, tablesOfPerson),
    limitMenu('server-tables', language, TABLES, tables),
    ...buttonRows([
      ...languageButtons(server, language),
      ratingsButton(server, language),
      namedButton(language, 'serverMessages', ['server-page', 0, 'messages']),
      namedButton(language, 'serverAccess', ['server-page', 0, 'access']),
    ]),
  ];
}

/** Menus of notifications and of superseded boards, and buttons for what comes by itself. */
function messagesRows(server: Server, language: Language): readonly Row[] {
  return [
    notificationsMenu(server, language),
    tidyMenu(server, language),
    ...buttonRows([
      puzzlesButton(server, language),
      letterButton(server, language),
      dashboardButton(server, language),
      namedButton(language, 'back', ['server-page', 0, 'games']),
    ]),
  ];
}

/** Menu of the ways in which players are told of their turn; none is chosen where nobody has. */
export function notificationsMenu({ notifications }: Server, language: Language): Row {
  const said = (key: 'name' | 'about', mode: Notifications) =>
    say(language, text(`bot:server.${key}Of.${mode}`), () => '');
  const options = NOTIFICATIONS.map((mode) => ({
    label: said('name', mode),
    description: said('about', mode),
    value: mode,
    chosen: mode === notifications,
  }));
  return menuRow({ id: ['server-notify', 0], placeholder: tell(language, 'pickNotifications'), options });
}

function tidyMenu({ tidy }: Server, language: Language): Row {
  const options = TIDIES.map((mode) => ({
    label: say(language, text(`bot:server.tidyOf.${mode}`), () => ''),
    description: say(language, text(`bot:server.aboutTidy.${mode}`), () => ''),
    value: mode,
    chosen: mode === tidy,
  }));
  return menuRow({ id: ['server-tidy', 0], placeholder: tell(language, 'pickTidy'), options });
}

function paceMenu({ pace }: Server, language: Language): Row {
  const options = PACES.map((hours) => ({
    label: say(language, text('bot:lobby.pace', { pace: paceName(hours, language) }), () => ''),
    value: String(hours),
    chosen: hours === pace,
  }));
  return menuRow({ id: ['server-pace', 0], placeholder: tell(language, 'pickPace'), options });
}

/** A menu of limits, each told whole: "Up to 5 tables for one person". */
function limitMenu(
  id: 'server-person' | 'server-tables',
  language: Language,
  offered: readonly number[],
  chosen: number,
): Row {
  const [pick, limit] = LIMITS[id];
  const options = offered.map((count) => ({
    label: say(language, text(`bot:server.${limit}`, { count }), () => ''),
    value: String(count),
    chosen: count === chosen,
  }));
  return menuRow({ id: [id, 0], placeholder: tell(language, pick), options });
}

const LIMITS = {
  'server-person': ['pickOfPerson', 'limitOfPerson'],
  'server-tables': ['pickTables', 'limitOfServer'],
} as const;

/** One for every language that is not the one. */
function languageButtons(server: Server, language: Language): readonly Button[] {
  const others = LANGUAGES.filter((spoken) => spoken !== server.language).map((spoken) => {
    const label = say(language, text('bot:server.speak', { name: languageName(spoken) }), () => '');
    return button(label, ['server-language', 0, spoken]);
  });
  if (server.language === null) return others;
  return [...others, namedButton(language, 'tablesAsDiscord', ['server-language', 0, AS_DISCORD])];
}

function ratingsButton({ rated }: Server, language: Language): Button {
  return namedButton(language, rated ? 'unrated' : 'rated', ['server-ratings', 0, !rated]);
}

function puzzlesButton({ puzzles }: Server, language: Language): Button {
  const isOn = puzzles !== null;
  return namedButton(language, isOn ? 'noPuzzles' : 'puzzles', ['server-puzzles', 0, !isOn]);
}

/** It comes to the channel where it is switched on. */
function letterButton({ letter }: Server, language: Language): Button {
  const isWanted = letter === null;
  return namedButton(language, isWanted ? 'letter' : 'noLetter', ['server-letter', 0, isWanted]);
}

/** The dashboard is posted in the channel where it is turned on. */
function dashboardButton({ dashboard }: Server, language: Language): Button {
  const isWanted = dashboard === null;
  return namedButton(language, isWanted ? 'dashboard' : 'noDashboard', ['server-dashboard', 0, isWanted]);
}

/** What stands on a menu. */
type Label = Extract<Under<'bot:server'>, `pick${string}`>;

function tell(language: Language, what: Label): string {
  return say(language, text(`bot:server.${what}`), () => '');
}
