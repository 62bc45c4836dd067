import { type Language, type Text, text } from '../../../engine/text.ts';
import type { Server } from '../../../tables/server/setServer.ts';
import { paceName } from '../time/pace.ts';
import { logLine, openersLine } from './access-message.ts';
import { channelsLine, languageLine, letterLine, puzzlesLine } from './serverMessage.ts';

type Said = (server: Server, language: Language) => Text;

const LINES: Readonly<Partial<Record<keyof Server, Said>>> = {
  language: languageLine,
  channels: channelsLine,
  pace: ({ pace }, language) => text('bot:server.pace', { pace: paceName(pace, language) }),
  rated: ({ rated }) => text(rated ? 'bot:server.rated' : 'bot:server.unrated'),
  tablesOfPerson: ({ tablesOfPerson: count }) => text('bot:server.ofPerson', { count }),
  tables: ({ tables: count }) => text('bot:server.tables', { count }),
  notifications: ({ notifications }) => text(`bot:server.${notifications ?? 'loud'}`),
  puzzles: puzzlesLine,
  letter: letterLine,
  openers: (server) => openersLine(server.openers, server),
  log: logLine,
};

/** Returns the sentence of one setting of a server; undefined for one that no page tells. */
export function settingLine(name: keyof Server, server: Server, language: Language): Text | undefined {
  return LINES[name]?.(server, language);
}
