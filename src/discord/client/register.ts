import { ApplicationCommandType, type Client, DiscordAPIError, Routes } from 'discord.js';
import {
  listRegisteredServers,
  recordRegistration,
  recordUnregistration,
} from '../../app/server-settings/commands.ts';
import { type RegistrationScope, serialiseCommand } from '../core/command.ts';
import { createInviteLink } from '../core/invite.ts';
import { classifyFailure, type Failure } from '../core/rest/failure.ts';
import { serialiseUserCommand } from '../core/user-command.ts';
import { ConnectError } from './connect-error.ts';
import type { ConnectOptions } from './connect-options.ts';

type Registration = Pick<ConnectOptions, 'commands' | 'personCommands' | 'guild' | 'log'> & {
  readonly app: Pick<ConnectOptions['app'], 'store'>;
  /** Receives the ids of the commands by name. */
  readonly commandIds: Map<string, string>;
};

/** Parts of a client that the registration needs: the application, the REST client, and the servers. */
interface Registrar {
  readonly application: { readonly id: string } | null;
  readonly rest: Pick<Client['rest'], 'get' | 'put'>;
  readonly guilds: { readonly cache: Pick<ReadonlyMap<string, unknown>, 'keys'> };
}

/** Maximum number of servers searched for commands of earlier versions, which did not record their registrations. */
const MAX_SEARCHED_GUILDS = 25;

/**
 * Registers the commands for one server or for all, unless they are up to date. Removes those of another setting, because Discord would
 * show both.
 */
export async function registerCommands(client: Registrar, registering: Registration): Promise<void> {
  const { commands, personCommands, guild } = registering;
  const application = client.application?.id ?? '';
  const serialise = (scope: RegistrationScope) => [
    ...commands.map((command) => serialiseCommand(command, scope)),
    ...personCommands.map((command) => serialiseUserCommand(command, scope)),
  ];
  if (guild !== undefined) await recordRegistration(registering.app, { application, guild });
  const route = getCommandsRoute(application, guild);
  const scope = guild === undefined ? 'guildsAndUsers' : 'guild';
  const updating = updateCommands(client, route, serialise(scope)).catch(async (error: unknown) => {
    if (guild !== undefined || !(error instanceof DiscordAPIError) || error.status !== 400) throw error;
    registering.log.info({ err: error }, 'Discord lets only servers install the bot');
    return await updateCommands(client, route, serialise('guilds'));
  });
  const registered = await updating.catch((error: unknown) => {
    if (guild === undefined || classifyFailure(error) !== 'forbidden') throw error;
    throw new ConnectError(
      `The bot is not on the server in DISCORD_GUILD_ID. Invite it, then restart: ${createInviteLink(application)}`,
    );
  });
  noteCommandIds(registering.commandIds, registered);
  for (const other of await findOtherScopes(client, registering))
    await unregisterCommands(client, registering, other).catch((error) =>
      registering.log.info({ err: error, guild: other }, 'Failed to look for commands of an earlier setting'),
    );
}

/** Loads the ids of the commands that another process has registered. */
export async function loadCommandIds(
  client: Registrar,
  { guild, commandIds }: Pick<Registration, 'guild' | 'commandIds'>,
): Promise<void> {
  const route = getCommandsRoute(client.application?.id ?? '', guild);
  noteCommandIds(commandIds, await fetchCommands(client, route));
}

/** Notes the ids of slash commands by their names in every language. */
function noteCommandIds(ids: Map<string, string>, registered: readonly RegisteredCommand[]): void {
  for (const { id, name, type = ApplicationCommandType.ChatInput, name_localizations: names } of registered)
    if (type === ApplicationCommandType.ChatInput)
      for (const known of [name, ...Object.values(names ?? {})]) if (known !== null) ids.set(known, id);
}

async function fetchCommands(
  client: Registrar,
  route: ReturnType<typeof getCommandsRoute>,
): Promise<readonly RegisteredCommand[]> {
  const query = new URLSearchParams({ with_localizations: 'true' });
  return (await client.rest.get(route, { query })) as readonly RegisteredCommand[];
}

/** Replaces the commands of a route unless they are up to date, and returns them; Discord does so in its own order. */
async function updateCommands(
  client: Registrar,
  route: ReturnType<typeof getCommandsRoute>,
  body: readonly NamedCommand[],
): Promise<readonly RegisteredCommand[]> {
  const there = await fetchCommands(client, route);
  if (isRegistered(body.toSorted(compareCommands), there.toSorted(compareCommands))) return there;
  return (await client.rest.put(route, { body })) as readonly RegisteredCommand[];
}

/** A command's identity: commands of the same name differ in type. */
type NamedCommand = { readonly name: string; readonly type?: number | undefined };

/** A command as Discord returns it. */
interface RegisteredCommand extends NamedCommand {
  readonly id: string;
  readonly name_localizations?: Readonly<Record<string, string | null>> | null;
}

function compareCommands(one: NamedCommand, other: NamedCommand): number {
  return one.name.localeCompare(other.name, 'en') || (one.type ?? 1) - (other.type ?? 1);
}

function getCommandsRoute(application: string, guild: string | undefined) {
  return guild
    ? Routes.applicationGuildCommands(application, guild)
    : Routes.applicationCommands(application);
}

/** Returns the servers with possible commands of an earlier DISCORD_GUILD_ID; undefined stands for the global commands. */
async function findOtherScopes(
  client: Registrar,
  { guild, app: ctx }: Registration,
): Promise<readonly (string | undefined)[]> {
  const noted = await listRegisteredServers(ctx, client.application?.id ?? '');
  const guilds = [...client.guilds.cache.keys()].filter((id) => id !== guild);
  const others = [...noted, ...(guilds.length <= MAX_SEARCHED_GUILDS ? guilds : [])].filter(
    (id) => id !== guild,
  );
  return [...(guild === undefined ? [] : [undefined]), ...new Set(others)];
}

async function unregisterCommands(
  client: Registrar,
  { app: ctx }: Registration,
  guild: string | undefined,
): Promise<void> {
  const application = client.application?.id ?? '';
  await clearCommands(client, getCommandsRoute(application, guild)).catch((error) => {
    if (guild === undefined || !UNAVAILABLE.has(classifyFailure(error))) throw error;
  });
  if (guild !== undefined) await recordUnregistration(ctx, { application, guild });
}

/** Failures for a server without the bot, which shows none of its commands. */
const UNAVAILABLE: ReadonlySet<Failure> = new Set(['gone', 'forbidden']);

async function clearCommands(client: Registrar, route: ReturnType<typeof getCommandsRoute>): Promise<void> {
  const there = (await client.rest.get(route)) as readonly unknown[];
  if (there.length > 0) await client.rest.put(route, { body: [] });
}

type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [field: string]: Json | undefined };

/**
 * Returns whether the registered commands are as wanted. Discord adds fields of its own, and leaves out defaults: false, nothing, an empty
 * list.
 */
export function isRegistered(wanted: readonly object[], there: readonly object[]): boolean {
  return (
    wanted.length === there.length && wanted.every((command, at) => isSameCommand(there[at] ?? {}, command))
  );
}

/** Fields that Discord returns only if they were set. */
const EXPLICIT_FIELDS = [
  'default_member_permissions',
  'name_localizations',
  'description_localizations',
  'options',
  'nsfw',
] as const;

function isSameCommand(there: object, command: object): boolean {
  const [wanted, known] = [command, there] as readonly Readonly<Record<string, Json | undefined>>[];
  return [...EXPLICIT_FIELDS, ...getFieldNames(command)].every((field) =>
    isSameValue(wanted?.[field], known?.[field]),
  );
}

function isSameValue(wanted: Json | undefined, there: Json | undefined): boolean {
  if (isDefaultValue(wanted)) return isDefaultValue(there);
  if (isList(wanted))
    return (
      isList(there) &&
      wanted.length === there.length &&
      wanted.every((one, at) => isSameValue(one, there[at]))
    );
  if (isFields(wanted) && isFields(there))
    return getFieldNames(wanted, there).every((field) => isSameValue(wanted[field], there[field]));
  return wanted === there;
}

function getFieldNames(...of: readonly object[]): readonly string[] {
  return of.flatMap((one) => Object.keys(one));
}

function isDefaultValue(value: Json | undefined): value is null | undefined | false {
  return value === undefined || value === null || value === false || (isList(value) && value.length === 0);
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function isFields(value: Json | undefined): value is { readonly [field: string]: Json | undefined } {
  return typeof value === 'object' && value !== null && !isList(value);
}
