import { type Client, Routes } from 'discord.js';
import { CannotConnect } from './cannotConnect.ts';
import type { Connecting } from './connect.ts';
import { described } from './kit/command.ts';
import { inviteLink } from './kit/invite.ts';
import { describedOn } from './kit/personCommand.ts';
import { failureOf } from './kit/rest/failure.ts';

type Registering = Pick<Connecting, 'commands' | 'personCommands' | 'guild' | 'log'>;

/** In so many servers at most it is looked for commands of an earlier setting. */
const FEW = 25;

/** Registers the commands for one server or for all, and takes those of another setting back: both would be shown. */
export async function register(client: Client, registering: Registering): Promise<void> {
  const { commands, personCommands, guild } = registering;
  const application = client.application?.id ?? '';
  const inGuild = guild !== undefined;
  const body = [
    ...commands.map((command) => described(command, inGuild)),
    ...personCommands.map((command) => describedOn(command, inGuild)),
  ];
  await client.rest.put(routeOf(application, guild), { body }).catch((error: unknown) => {
    if (guild === undefined || failureOf(error) !== 'forbidden') throw error;
    throw new CannotConnect(
      `The bot is not in the server of DISCORD_GUILD_ID yet. Invite it, then start again: ${inviteLink(application)}`,
    );
  });
  for (const other of otherScopes(client, guild))
    await clear(client, routeOf(application, other)).catch((error) =>
      registering.log.info(
        { err: error, guild: other },
        'Commands of an earlier setting were not looked for',
      ),
    );
}

function routeOf(application: string, guild: string | undefined) {
  return guild
    ? Routes.applicationGuildCommands(application, guild)
    : Routes.applicationCommands(application);
}

/** Where commands of an earlier DISCORD_GUILD_ID may be; undefined for those of all servers. */
function otherScopes(client: Client, guild: string | undefined): readonly (string | undefined)[] {
  const guilds = [...client.guilds.cache.keys()].filter((id) => id !== guild);
  return [...(guild === undefined ? [] : [undefined]), ...(guilds.length <= FEW ? guilds : [])];
}

async function clear(client: Client, route: ReturnType<typeof routeOf>): Promise<void> {
  const there = (await client.rest.get(route)) as readonly unknown[];
  if (there.length > 0) await client.rest.put(route, { body: [] });
}
