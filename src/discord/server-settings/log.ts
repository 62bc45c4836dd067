import { type LogLine, logPageIn } from '../../app/server-settings/log.ts';
import { type Server, USUAL_SERVER } from '../../app/server-settings/server-settings.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import { cut, firstLines } from '../core/cut.ts';
import { gameName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { somebody } from '../core/somebody.ts';
import { clock } from '../text/moments.ts';
import { settingLine } from './setting-line.ts';

/** Maximum length of a setting in a line: a list of channels or roles is cut. */
const MOST_OF_SETTING = 350;
const MOST_OF_MESSAGE = 2_000;

/** Lines of a log that fit one message, and the subject of the lines that do not; null if all do. */
interface LogMessage {
  readonly payload: Payload;
  readonly rest: string | null;
}

/** Tells moderators what happened, a line an event. It pings nobody. */
export function logMessage(subject: string): LogMessage {
  const page = logPageIn(subject);
  const { language, lines } = page;
  const said = lines.map(
    (line) => `${clock(line.at * 1_000)} ${say(language, told(line, language), () => '')}`,
  );
  const { kept } = firstLines(said, MOST_OF_MESSAGE);
  const left = lines.slice(kept.length);
  return {
    payload: { content: kept.join('\n') },
    rest: left.length === 0 ? null : JSON.stringify({ ...page, lines: left }),
  };
}

function told(line: LogLine, language: Language): Text {
  const person = (id: string) => (id === '' ? somebody(language) : `<@${id}>`);
  const who = person(line.who);
  if (line.kind === 'set') {
    const said = (server: Partial<Server>) => settingSaid(server, language);
    return text('bot:log.set', { who, from: said(line.from), to: said(line.to) });
  }
  if ('whom' in line) return text(`bot:log.${line.kind}`, { who, whom: person(line.whom) });
  const at = { who, game: gameName({ id: line.game }, language), channel: `<#${line.channel}>` };
  if (!('host' in line) || line.host === undefined) return text(`bot:log.${line.kind}`, at);
  return text(`bot:log.${line.kind}OfHost`, { ...at, host: person(line.host) });
}

function settingSaid(part: Partial<Server>, language: Language): string {
  const [name] = Object.keys(part) as (keyof Server)[];
  const line = name && settingLine(name, { ...USUAL_SERVER, ...part }, language);
  return line
    ? cut(
        say(language, line, () => ''),
        MOST_OF_SETTING,
      )
    : '';
}
