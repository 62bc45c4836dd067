import type { ServerSettings } from '../../app/server-settings/server-settings.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { getLanguageName } from '../core/language.ts';
import { getPaceName } from '../text/pace.ts';
import { describeLogChannel, describeOpeners } from './access.ts';

type SettingDescriber = (server: ServerSettings, language: Language) => Text;

const SETTING_DESCRIBERS: Readonly<Record<keyof ServerSettings, SettingDescriber>> = {
  language: ({ language }) =>
    language === null
      ? text('bot:server.discordLanguage')
      : text('bot:server.language', { name: getLanguageName(language) }),
  channels: ({ channels }) =>
    channels.length === 0
      ? text('bot:server.everywhere')
      : text('bot:server.channels', { channels: channels.map((channel) => `<#${channel}>`) }),
  pace: ({ pace }, language) => text('bot:server.pace', { pace: getPaceName(pace, language) }),
  rated: ({ rated }) => text(rated ? 'bot:server.rated' : 'bot:server.unrated'),
  tablesOfPerson: ({ tablesOfPerson: count }) => text('bot:server.ofPerson', { count }),
  tables: ({ tables: count }) => text('bot:server.tables', { count }),
  notifications: ({ notifications }) => text(`bot:server.${notifications ?? 'loud'}`),
  voices: ({ voices }) => text(voices ? 'bot:server.voices' : 'bot:server.noVoices'),
  tidy: ({ tidy }) => text(`bot:server.tidy.${tidy}`),
  puzzles: ({ puzzles }) =>
    puzzles === null
      ? text('bot:puzzle.serverNone')
      : text('bot:puzzle.server', { channel: `<#${puzzles}>` }),
  letter: ({ letter: digest }) =>
    digest === null
      ? text('bot:letter.off')
      : text('bot:letter.on', { channel: `<#${digest.channel}>`, zone: digest.zone }),
  dashboard: ({ dashboard }) =>
    dashboard === null
      ? text('bot:server.noDashboard')
      : text('bot:server.dashboard', { channel: `<#${dashboard}>` }),
  openers: (server) => describeOpeners(server.openers, server),
  log: describeLogChannel,
};

/** Describes one setting of a server in a sentence. */
export function describeSetting(
  name: keyof ServerSettings,
  server: ServerSettings,
  language: Language,
): Text {
  return SETTING_DESCRIBERS[name](server, language);
}
