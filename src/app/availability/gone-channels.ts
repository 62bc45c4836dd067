import { clearDate } from '../../store/dates.ts';
import { lockServer } from '../../store/row-locks.ts';
import {
  iterateServersWithChannels,
  loadStoredServerSettings,
  type ServerSettings,
  saveServerSettings,
} from '../../store/server-settings.ts';
import type { AppContext } from '../core/context.ts';
import { inTransaction } from '../core/unit-of-work.ts';
import { EventLoopYielder } from '../core/yield-to-event-loop.ts';
import { abandonLeague } from '../leagues/progress.ts';
import type { Place } from '../permissions/check-can-open.ts';
import { abandonChannel } from '../seats/resign.ts';

/** A channel was deleted: what was in it or was to come there ends. */
export async function handleChannelDeleted(ctx: AppContext, { guild, channel }: Place): Promise<void> {
  await abandonLeague(ctx, channel);
  await abandonChannel(ctx, channel);
  const gone: ServerChange = (server) => omitChannel(server, channel);
  // Hardly any is named, and who only looks is in nobody's way.
  if (hasChanges(gone(await loadStoredServerSettings(ctx.store, guild))))
    await applyServerChange(ctx, guild, gone);
}

/**
 * Where tables were to be opened there they are not any more, and where nowhere else they are opened in every channel again; its letter of
 * the week comes nowhere, no more puzzles are posed, its dashboard is off, and nothing is logged.
 */
function omitChannel(
  { channels, letter, puzzles, dashboard, log }: ServerSettings,
  channel: string,
): Partial<ServerSettings> {
  return {
    ...keepChannels(channels, (one) => one !== channel),
    ...(letter?.channel === channel && { letter: null }),
    ...(puzzles === channel && { puzzles: null }),
    ...(dashboard === channel && { dashboard: null }),
    ...(log === channel && { log: null }),
  };
}

/**
 * After a start: the same for channels where tables were to be opened or a log was, and which were deleted meanwhile. `isThere`: null where
 * it is not known now.
 */
export async function forgetDeletedChannels(
  ctx: AppContext,
  isThere: (guild: string, channel: string) => boolean | null,
): Promise<void> {
  const breath = new EventLoopYielder();
  for await (const page of iterateServersWithChannels(ctx.store))
    for (const { guild, channels, log } of page) {
      const stays = (channel: string) => isThere(guild, channel) !== false;
      if (![...channels, ...(log === null ? [] : [log])].every(stays))
        await applyServerChange(ctx, guild, (server) => ({
          ...keepChannels(server.channels, stays),
          ...(server.log !== null && !stays(server.log) && { log: null }),
        }));
      if (breath.isDue) await breath.taken();
    }
}

function keepChannels(
  channels: readonly string[],
  stays: (channel: string) => boolean,
): Partial<ServerSettings> {
  return channels.every(stays) ? {} : { channels: channels.filter(stays) };
}

/** What is set otherwise once something is not there any more. */
type ServerChange = (server: ServerSettings) => Partial<ServerSettings>;

async function applyServerChange(ctx: AppContext, guild: string, gone: ServerChange): Promise<void> {
  await inTransaction(ctx, async ({ store, at }) => {
    await lockServer(store, guild);
    const part = gone(await loadStoredServerSettings(store, guild));
    if (hasChanges(part)) await saveServerSettings(store, guild, part, at);
    if (part.letter === null) await clearDate(store, 'letter', guild);
  });
}

function hasChanges(part: Partial<ServerSettings>): boolean {
  return Object.keys(part).length > 0;
}
