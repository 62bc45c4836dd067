import { type Client, Routes } from 'discord.js';
import { noteRegistering, noteTakenBack, serversRegistered } from '../../app/server-settings/commands.ts';
import { described } from '../core/command.ts';
import { inviteLink } from '../core/invite.ts';
import { type Failure, failureOf } from '../core/rest/failure.ts';
import { describedOn } from '../core/user-command.ts';
import { CannotConnect } from './connect-error.ts';
import type { Connecting } from './types.ts';

type Registering = Pick<Connecting, 'commands' | 'personCommands' | 'guild' | 'log'> & {
  readonly house: Pick<Connecting['house'], 'store'>;
};

/** What of a client it takes: who the bot is, the way to Discord, and the servers it is in. */
interface Registrar {
  readonly application: { readonly id: string } | null;
  readonly rest: Pick<Client['rest'], 'get' | 'put'>;
  readonly guilds: { readonly cache: Pick<ReadonlyMap<string, unknown>, 'keys'> };
}

/** In so many servers at most it is looked for commands that nobody has noted, as earlier versions did not. */
const FEW = 25;

/**
 * Registers the commands for one server or for all, where that is not what is there, and takes those of another setting
 * back: both would be shown.
 */
export async function register(client: Registrar, registering: Registering): Promise<void> {
  const { commands, personCommands, guild } = registering;
  const application = client.application?.id ?? '';
  const inGuild = guild !== undefined;
  const body = [
    ...commands.map((command) => described(command, inGuild)),
    ...personCommands.map((command) => describedOn(command, inGuild)),
  ];
  if (guild !== undefined) await noteRegistering(registering.house, { application, guild });
  await keep(client, routeOf(application, guild), body).catch((error: unknown) => {
    if (guild === undefined || failureOf(error) !== 'forbidden') throw error;
    throw new CannotConnect(
      `The bot is not in the server of DISCORD_GUILD_ID yet. Invite it, then start again: ${inviteLink(application)}`,
    );
  });
  for (const other of await otherScopes(client, registering))
    await takeBack(client, registering, other).catch((error) =>
      registering.log.info(
        { err: error, guild: other },
        'Commands of an earlier setting were not looked for',
      ),
    );
}

/** Discord gives them in an order of its own. */
async function keep(
  client: Registrar,
  route: ReturnType<typeof routeOf>,
  body: readonly Named[],
): Promise<void> {
  const query = new URLSearchParams({ with_localizations: 'true' });
  const there = (await client.rest.get(route, { query })) as readonly Named[];
  if (!isRegistered(body.toSorted(byName), there.toSorted(byName))) await client.rest.put(route, { body });
}

/** Commands of one name are of different kinds. */
type Named = { readonly name: string; readonly type?: number | undefined };

function byName(one: Named, other: Named): number {
  return one.name.localeCompare(other.name, 'en') || (one.type ?? 1) - (other.type ?? 1);
}

function routeOf(application: string, guild: string | undefined) {
  return guild
    ? Routes.applicationGuildCommands(application, guild)
    : Routes.applicationCommands(application);
}

/** Where commands of an earlier DISCORD_GUILD_ID are or may be; undefined for those of all servers. */
async function otherScopes(
  client: Registrar,
  { guild, house }: Registering,
): Promise<readonly (string | undefined)[]> {
  const noted = await serversRegistered(house, client.application?.id ?? '');
  const guilds = [...client.guilds.cache.keys()].filter((id) => id !== guild);
  const others = [...noted, ...(guilds.length <= FEW ? guilds : [])].filter((id) => id !== guild);
  return [...(guild === undefined ? [] : [undefined]), ...new Set(others)];
}

async function takeBack(client: Registrar, { house }: Registering, guild: string | undefined): Promise<void> {
  const application = client.application?.id ?? '';
  await clear(client, routeOf(application, guild)).catch((error) => {
    if (guild === undefined || !OUT_OF_REACH.has(failureOf(error))) throw error;
  });
  if (guild !== undefined) await noteTakenBack(house, { application, guild });
}

/** A server that the bot is not in shows none of its commands. */
const OUT_OF_REACH: ReadonlySet<Failure> = new Set(['gone', 'forbidden']);

async function clear(client: Registrar, route: ReturnType<typeof routeOf>): Promise<void> {
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
 * Whether the commands that are there say what they are to say. Discord adds to a command what it knows of it, and leaves
 * out what is as usual: false, nothing, an empty list.
 */
export function isRegistered(wanted: readonly object[], there: readonly object[]): boolean {
  return wanted.length === there.length && wanted.every((command, at) => says(there[at] ?? {}, command));
}

/** What Discord has of a command only where it was told so. */
const TOLD = [
  'default_member_permissions',
  'name_localizations',
  'description_localizations',
  'options',
  'nsfw',
] as const;

function says(there: object, command: object): boolean {
  const [wanted, known] = [command, there] as readonly Readonly<Record<string, Json | undefined>>[];
  return [...TOLD, ...fieldsOf(command)].every((field) => same(wanted?.[field], known?.[field]));
}

function same(wanted: Json | undefined, there: Json | undefined): boolean {
  if (isUsual(wanted)) return isUsual(there);
  if (isList(wanted))
    return isList(there) && wanted.length === there.length && wanted.every((one, at) => same(one, there[at]));
  if (isFields(wanted) && isFields(there))
    return fieldsOf(wanted, there).every((field) => same(wanted[field], there[field]));
  return wanted === there;
}

function fieldsOf(...of: readonly object[]): readonly string[] {
  return of.flatMap((one) => Object.keys(one));
}

function isUsual(value: Json | undefined): value is null | undefined | false {
  return value === undefined || value === null || value === false || (isList(value) && value.length === 0);
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function isFields(value: Json | undefined): value is { readonly [field: string]: Json | undefined } {
  return typeof value === 'object' && value !== null && !isList(value);
}
