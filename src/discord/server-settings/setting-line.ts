import type { Server } from '../../app/server-settings/server-settings.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { languageName } from '../core/language.ts';
import { paceName } from '../text/pace.ts';
import { logLine, openersLine } from './access.ts';

type Said = (server: Server, language: Language) => Text;

const LINES: Readonly<Record<keyof Server, Said>> = {
  language: ({ language }) =>
    language === null
      ? text('bot:server.discordLanguage')
      : text('bot:server.language', { name: languageName(language) }),
  channels: ({ channels }) =>
    channels.length === 0
      ? text('bot:server.everywhere')
      : text('bot:server.channels', { channels: channels.map((channel) => `<#${channel}>`) }),
  pace: ({ pace }, language) => text('bot:server.pace', { pace: paceName(pace, language) }),
  rated: ({ rated }) => text(rated ? 'bot:server.rated' : 'bot:server.unrated'),
  tablesOfPerson: ({ tablesOfPerson: count }) => text('bot:server.ofPerson', { count }),
  tables: ({ tables: count }) => text('bot:server.tables', { count }),
  notifications: ({ notifications }) => text(`bot:server.${notifications ?? 'loud'}`),
  tidy: ({ tidy }) => text(`bot:server.tidy.${tidy}`),
  puzzles: ({ puzzles }) =>
    puzzles === null
      ? text('bot:puzzle.serverNone')
      : text('bot:puzzle.server', { channel: `<#${puzzles}>` }),
  letter: ({ letter }) =>
    letter === null
      ? text('bot:letter.off')
      : text('bot:letter.on', { channel: `<#${letter.channel}>`, zone: letter.zone }),
  dashboard: ({ dashboard }) =>
    dashboard === null
      ? text('bot:server.noDashboard')
      : text('bot:server.dashboard', { channel: `<#${dashboard}>` }),
  openers: (server) => openersLine(server.openers, server),
  log: logLine,
};

/** Returns the sentence of one setting of a server. */
export function settingLine(name: keyof Server, server: Server, language: Language): Text {
  return LINES[name](server, language);
}
