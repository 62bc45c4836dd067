import type { Language } from '../../engine/text.ts';
import type { LogPage } from '../../store/log-lines.ts';
import { lockServer } from '../../store/row-locks.ts';
import {
  loadStoredServerSettings,
  type ServerSettings,
  saveServerSettings,
} from '../../store/server-settings.ts';
import type { Actor } from '../core/actor.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';

/** A game or league, and the person who acted on it. */
interface GameReference {
  readonly who: string;
  readonly game: string;
  readonly channel: string;
}

/** Event in the moderators' log. Ids of people are separate fields, so that a deletion of their data can clear them to ''. */
type ModLogEvent =
  | ({
      readonly kind: 'opened' | 'leagueOpened' | 'cupOpened' | 'leagueClosed' | 'cupClosed';
    } & GameReference)
  /** Closed lobby or ended game. `host`: its host, unless the host acted. */
  | ({ readonly kind: 'cancelled' | 'ended'; readonly host?: string } & GameReference)
  | {
      readonly kind: 'set';
      readonly who: string;
      readonly from: Partial<ServerSettings>;
      readonly to: Partial<ServerSettings>;
    }
  | { readonly kind: 'blocked' | 'unblocked'; readonly who: string; readonly whom: string };

/** Event with its time in seconds since 1970. */
export type ModLogLine = ModLogEvent & { readonly at: number };

/** Server of a log event, and the language of its line if the server has set none. */
interface LogTarget {
  readonly guild: string;
  readonly language?: Language | undefined;
}

/** Queues a line for the server's log, if it has one. `also`: another channel that gets the line. Part of a transaction. */
export async function logModEvent(
  work: UnitOfWork,
  by: Actor,
  { guild, language }: LogTarget,
  event: ModLogEvent,
  also: string | null = null,
): Promise<void> {
  await lockServer(work.store, guild);
  const server = await loadStoredServerSettings(work.store, guild);
  const channels = new Set([server.log, also].flatMap((channel) => channel ?? []));
  const line: ModLogLine = { ...event, at: Math.floor(by.at / 1_000) };
  for (const channel of channels) {
    const page: LogPage<ModLogLine> = {
      id: `${by.interaction}-${channel}`,
      language: server.language ?? by.member?.language ?? language ?? 'en',
      lines: [line],
    };
    await work.queueNotice({ kind: 'log', subject: JSON.stringify(page), guild, channel });
  }
}

/** Parses the page that a notice holds. */
export function parseLogPage(subject: string): LogPage<ModLogLine> & { readonly language: Language } {
  return JSON.parse(subject) as LogPage<ModLogLine> & { readonly language: Language };
}

/** Changes some settings of a server, and logs each one whose value changes. Part of a transaction. */
export async function changeSettings(
  work: UnitOfWork,
  by: Actor,
  guild: string,
  part: Partial<ServerSettings>,
): Promise<void> {
  const before = await loadStoredServerSettings(work.store, guild);
  await saveServerSettings(work.store, guild, part, work.at);
  for (const name of Object.keys(part) as (keyof ServerSettings)[]) {
    const [from, to] = [{ [name]: before[name] }, { [name]: part[name] }];
    if (JSON.stringify(from) !== JSON.stringify(to))
      await logModEvent(work, by, { guild }, { kind: 'set', who: by.person, from, to }, before.log);
  }
}
