import { type Text, text } from '../../../engine/text.ts';
import type { Server } from '../../../tables/server/setServer.ts';
import { say } from '../../../words/say.ts';
import { languageName } from '../../kit/language.ts';
import type { Payload } from '../../kit/payload.ts';
import type { Caller } from '../../kit/visit.ts';
import { paceName } from '../time/pace.ts';
import { type ServerPage, serverRows } from './serverRows.ts';

/** All that is set for a server, in sentences, with what changes it; `first`: why something was not done. */
export function serverMessage(
  { asked, language }: Pick<Caller, 'asked' | 'language'>,
  server: Server,
  page: Exclude<ServerPage, 'access'>,
  first: readonly string[] = [],
): Payload {
  const tell = (what: Text) => say(language, what, () => '');
  const lines = [
    languageLine(server),
    channelsLine(server),
    text('bot:server.pace', { pace: paceName(server.pace, language) }),
    text(server.rated ? 'bot:server.rated' : 'bot:server.unrated'),
    text('bot:server.ofPerson', { count: server.tablesOfPerson }),
    text('bot:server.tables', { count: server.tables }),
    text(`bot:server.${server.notifications ?? 'loud'}`),
    puzzlesLine(server),
    letterLine(server),
  ];
  const content = [
    ...first,
    tell(text('bot:server.title')),
    ...lines.map((line) => `- ${tell(line)}`),
    `-# ${tell(text('bot:server.about'))}`,
  ].join('\n');
  return { content, rows: serverRows(asked, server, page, language) };
}

export function languageLine({ language }: Server): Text {
  if (language === null) return text('bot:server.discordLanguage');
  return text('bot:server.language', { name: languageName(language) });
}

export function puzzlesLine({ puzzles }: Server): Text {
  if (puzzles === null) return text('bot:puzzle.serverNone');
  return text('bot:puzzle.server', { channel: `<#${puzzles}>` });
}

export function channelsLine({ channels }: Server): Text {
  if (channels.length === 0) return text('bot:server.everywhere');
  return text('bot:server.channels', { channels: channels.map((channel) => `<#${channel}>`) });
}

export function letterLine({ letter }: Server): Text {
  if (letter === null) return text('bot:letter.off');
  const { channel, zone } = letter;
  return text('bot:letter.on', { channel: `<#${channel}>`, zone });
}
