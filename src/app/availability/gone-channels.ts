import { clearDate } from '../../store/dates.ts';
import { holdServer } from '../../store/hold.ts';
import { keepServer, type Server, serverOf, serversWithChannels } from '../../store/servers.ts';
import type { House } from '../core/context.ts';
import { done } from '../core/unit-of-work.ts';
import { Breath } from '../core/yield-to-event-loop.ts';
import { abandonLeague } from '../leagues/progress.ts';
import type { Place } from '../permissions/may-open.ts';
import { abandonChannel } from '../seats/resign.ts';

/** A channel was deleted: what was in it or was to come there ends. */
export async function channelGone(house: House, { guild, channel }: Place): Promise<void> {
  await abandonLeague(house, channel);
  await abandonChannel(house, channel);
  const gone: Gone = (server) => without(server, channel);
  // Hardly any is named, and who only looks is in nobody's way.
  if (isSomething(gone(await serverOf(house.store, guild)))) await forget(house, guild, gone);
}

/**
 * Where tables were to be opened there they are not any more, and where nowhere else they are opened in every channel again; its letter of
 * the week comes nowhere, no more puzzles are posed, its dashboard is off, and nothing is logged.
 */
function without({ channels, letter, puzzles, dashboard, log }: Server, channel: string): Partial<Server> {
  return {
    ...left(channels, (one) => one !== channel),
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
export async function forgetChannels(
  house: House,
  isThere: (guild: string, channel: string) => boolean | null,
): Promise<void> {
  const breath = new Breath();
  for await (const page of serversWithChannels(house.store))
    for (const { guild, channels, log } of page) {
      const stays = (channel: string) => isThere(guild, channel) !== false;
      if (![...channels, ...(log === null ? [] : [log])].every(stays))
        await forget(house, guild, (server) => ({
          ...left(server.channels, stays),
          ...(server.log !== null && !stays(server.log) && { log: null }),
        }));
      if (breath.isDue) await breath.taken();
    }
}

function left(channels: readonly string[], stays: (channel: string) => boolean): Partial<Server> {
  return channels.every(stays) ? {} : { channels: channels.filter(stays) };
}

/** What is set otherwise once something is not there any more. */
type Gone = (server: Server) => Partial<Server>;

async function forget(house: House, guild: string, gone: Gone): Promise<void> {
  await done(house, async ({ store, at }) => {
    await holdServer(store, guild);
    const part = gone(await serverOf(store, guild));
    if (isSomething(part)) await keepServer(store, guild, part, at);
    if (part.letter === null) await clearDate(store, 'letter', guild);
  });
}

function isSomething(part: Partial<Server>): boolean {
  return Object.keys(part).length > 0;
}
