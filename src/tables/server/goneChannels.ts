import { clearDate } from '../../store/dates.ts';
import { holdServer } from '../../store/hold.ts';
import { keepServer, serverOf, serversWithChannels } from '../../store/servers.ts';
import { type Deed, done } from '../deed.ts';
import type { House } from '../house.ts';
import { abandonLeague } from '../league/closing.ts';
import { abandonChannel } from '../seats/resign.ts';

/** A channel was deleted: what was in it or was to come there ends. */
export async function channelGone(house: House, channel: string): Promise<void> {
  await abandonLeague(house, channel);
  await abandonChannel(house, channel);
  await forgetChannel(house, channel);
}

/**
 * Where tables were to be opened there they are not any more, and where nowhere else they are opened in every channel again; its letter of
 * the week comes nowhere, and no more puzzles are posed.
 */
async function forgetChannel(house: House, channel: string): Promise<void> {
  await done(house, async (deed) => {
    await keepChannels(deed, () => (one) => one !== channel);
    for (const { guild, letter, puzzles } of await serversWithChannels(deed.store)) {
      if (letter?.channel === channel) await endLetter(deed, guild);
      if (puzzles === channel) await keepServer(deed.store, guild, { puzzles: null }, deed.at);
    }
  });
}

/**
 * After a start: the same for channels where tables were to be opened, and which were deleted meanwhile. `isThere`: null where
 * it is not known now.
 */
export async function forgetChannels(
  house: House,
  isThere: (guild: string, channel: string) => boolean | null,
): Promise<void> {
  await done(house, async (deed) => {
    await keepChannels(deed, (guild) => (channel) => isThere(guild, channel) !== false);
  });
}

async function keepChannels(
  { store, at }: Deed,
  stays: (guild: string) => (channel: string) => boolean,
): Promise<void> {
  for (const { guild } of await serversWithChannels(store)) {
    await holdServer(store, guild);
    const { channels } = await serverOf(store, guild);
    const left = channels.filter(stays(guild));
    if (left.length < channels.length) await keepServer(store, guild, { channels: left }, at);
  }
}

async function endLetter({ store, at }: Deed, guild: string): Promise<void> {
  await keepServer(store, guild, { letter: null }, at);
  await clearDate(store, 'letter', guild);
}
