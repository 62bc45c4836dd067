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

/** Ends all that belongs to a deleted channel, and removes it from the settings. */
export async function handleChannelDeleted(ctx: AppContext, { guild, channel }: Place): Promise<void> {
  await abandonLeague(ctx, channel);
  await abandonChannel(ctx, channel);
  const gone: ServerChange = (server) => omitChannel(server, channel);
  // Few settings name a channel, and this check takes no lock.
  if (hasChanges(gone(await loadStoredServerSettings(ctx.store, guild))))
    await applyServerChange(ctx, guild, gone);
}

/**
 * Removes a deleted channel from the settings. Without a channel left, tables open in all channels again; digest, puzzles,
 * dashboard or log of that channel are turned off.
 */
function omitChannel(
  { channels, letter: digest, puzzles, dashboard, log }: ServerSettings,
  channel: string,
): Partial<ServerSettings> {
  return {
    ...keepChannels(channels, (one) => one !== channel),
    ...(digest?.channel === channel && { letter: null }),
    ...(puzzles === channel && { puzzles: null }),
    ...(dashboard === channel && { dashboard: null }),
    ...(log === channel && { log: null }),
  };
}

/** Removes channels from the settings that were deleted while the bot was offline. `isThere` returns null if that is unknown now. */
export async function forgetDeletedChannels(
  ctx: AppContext,
  isThere: (guild: string, channel: string) => boolean | null,
): Promise<void> {
  const yielder = new EventLoopYielder();
  for await (const page of iterateServersWithChannels(ctx.store))
    for (const { guild, channels, log } of page) {
      const stays = (channel: string) => isThere(guild, channel) !== false;
      if (![...channels, ...(log === null ? [] : [log])].every(stays))
        await applyServerChange(ctx, guild, (server) => ({
          ...keepChannels(server.channels, stays),
          ...(server.log !== null && !stays(server.log) && { log: null }),
        }));
      if (yielder.isDue) await yielder.taken();
    }
}

function keepChannels(
  channels: readonly string[],
  stays: (channel: string) => boolean,
): Partial<ServerSettings> {
  return channels.every(stays) ? {} : { channels: channels.filter(stays) };
}

/** Returns the settings to change after a deletion. */
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
