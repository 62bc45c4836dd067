import type { Language } from '../../engine/text.ts';
import { holdServer } from '../../store/hold.ts';
import type { LogPage } from '../../store/log-lines.ts';
import { keepServer, type Server, serverOf } from '../../store/servers.ts';
import type { Act } from '../core/actor.ts';
import type { Deed } from '../core/unit-of-work.ts';

/** A game or a league, and the person who did something with it. */
interface AtGame {
  readonly who: string;
  readonly game: string;
  readonly channel: string;
}

/** Event in the moderators' log. Ids of people are separate fields, so that forgetting can clear them to ''. */
type LogEvent =
  | ({ readonly kind: 'opened' | 'leagueOpened' | 'cupOpened' | 'leagueClosed' | 'cupClosed' } & AtGame)
  /** A lobby, a running game. `host`: whose it is, unless they did it. */
  | ({ readonly kind: 'cancelled' | 'ended'; readonly host?: string } & AtGame)
  | {
      readonly kind: 'set';
      readonly who: string;
      readonly from: Partial<Server>;
      readonly to: Partial<Server>;
    }
  | { readonly kind: 'blocked' | 'unblocked'; readonly who: string; readonly whom: string };

/** Event with its time in seconds since 1970. */
export type LogLine = LogEvent & { readonly at: number };

/** Server of a log event, and the language of its line if the server has set none. */
interface Logged {
  readonly guild: string;
  readonly language?: Language | undefined;
}

/** Tells the log of the server, if it has one, after the commit. `also`: another channel that is told. Part of a deed. */
export async function logEvent(
  deed: Deed,
  by: Act,
  { guild, language }: Logged,
  event: LogEvent,
  also: string | null = null,
): Promise<void> {
  await holdServer(deed.store, guild);
  const server = await serverOf(deed.store, guild);
  const channels = new Set([server.log, also].flatMap((channel) => channel ?? []));
  const line: LogLine = { ...event, at: Math.floor(by.at / 1_000) };
  for (const channel of channels) {
    const page: LogPage<LogLine> = {
      id: `${by.interaction}-${channel}`,
      language: server.language ?? by.member?.language ?? language ?? 'en',
      lines: [line],
    };
    await deed.announce({ kind: 'log', subject: JSON.stringify(page), guild, channel });
  }
}

/** Reads the page that a notice holds. */
export function logPageIn(subject: string): LogPage<LogLine> & { readonly language: Language } {
  return JSON.parse(subject) as LogPage<LogLine> & { readonly language: Language };
}

/** Changes a part of what is set for a server, and logs each setting that is another one then. Part of a deed. */
export async function changeSettings(
  deed: Deed,
  by: Act,
  guild: string,
  part: Partial<Server>,
): Promise<void> {
  const before = await serverOf(deed.store, guild);
  await keepServer(deed.store, guild, part, deed.at);
  for (const name of Object.keys(part) as (keyof Server)[]) {
    const [from, to] = [{ [name]: before[name] }, { [name]: part[name] }];
    if (JSON.stringify(from) !== JSON.stringify(to))
      await logEvent(deed, by, { guild }, { kind: 'set', who: by.person, from, to }, before.log);
  }
}
