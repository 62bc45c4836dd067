import { type ModLogLine, parseLogPage } from '../../app/server-settings/log.ts';
import { DEFAULT_SERVER_SETTINGS, type ServerSettings } from '../../app/server-settings/server-settings.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { takeFirstLines, truncateText } from '../core/cut.ts';
import { getAnonymousName } from '../core/forget-person.ts';
import { getGameName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { formatTimeOfDay } from '../text/timestamps.ts';
import { describeSetting } from './setting-line.ts';

/** Maximum length of a setting in one line; longer lists of channels or roles are cut. */
const MAX_SETTING_LENGTH = 350;
const MAX_MESSAGE_LENGTH = 2_000;

/** Log lines that fit one message, and the subject of the remaining lines; null if all fit. */
interface LogMessage {
  readonly payload: Payload;
  readonly rest: string | null;
}

/** Formats moderation events, one a line. Mentions in it ping nobody. */
export function createLogMessage(subject: string): LogMessage {
  const page = parseLogPage(subject);
  const { language, lines } = page;
  const said = lines.map(
    (line) =>
      `${formatTimeOfDay(line.at * 1_000)} ${translate(language, describeLogLine(line, language), () => '')}`,
  );
  const { kept } = takeFirstLines(said, MAX_MESSAGE_LENGTH);
  const left = lines.slice(kept.length);
  return {
    payload: { content: kept.join('\n') },
    rest: left.length === 0 ? null : JSON.stringify({ ...page, lines: left }),
  };
}

function describeLogLine(line: ModLogLine, language: Language): Text {
  const person = (id: string) => (id === '' ? getAnonymousName(language) : `<@${id}>`);
  const who = person(line.who);
  if (line.kind === 'set') {
    const said = (server: Partial<ServerSettings>) => formatSetting(server, language);
    return text('bot:log.set', { who, from: said(line.from), to: said(line.to) });
  }
  if ('whom' in line) return text(`bot:log.${line.kind}`, { who, whom: person(line.whom) });
  const at = { who, game: getGameName({ id: line.game }, language), channel: `<#${line.channel}>` };
  if (!('host' in line) || line.host === undefined) return text(`bot:log.${line.kind}`, at);
  return text(`bot:log.${line.kind}OfHost`, { ...at, host: person(line.host) });
}

function formatSetting(part: Partial<ServerSettings>, language: Language): string {
  const [name] = Object.keys(part) as (keyof ServerSettings)[];
  const line = name && describeSetting(name, { ...DEFAULT_SERVER_SETTINGS, ...part }, language);
  return line
    ? truncateText(
        translate(language, line, () => ''),
        MAX_SETTING_LENGTH,
      )
    : '';
}
