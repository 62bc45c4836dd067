import type { APIApplicationCommand } from 'discord-api-types/v10';
import { checkCommand } from '../checks/command.ts';
import { Field } from '../checks/field.ts';
import { createRefusal } from '../checks/refusal.ts';
import type { PlaygroundContext } from '../playground-context.ts';
import { APPLICATION_ID } from '../world/ids.ts';
import type { Route, RouteReply, RouteRequest } from './router.ts';
import { createCreatedReply, createOkReply, NO_CONTENT_REPLY } from './router.ts';

const GLOBAL = '/applications/:app/commands';
const GUILD = '/applications/:app/guilds/:guild/commands';

/** Routes of application commands: https://docs.discord.com/developers/interactions/application-commands#endpoints */
export const commandRoutes: readonly Route[] = [GLOBAL, GUILD].flatMap((base): Route[] => [
  { method: 'GET', pattern: base, handle: (request) => createOkReply(listHeldCommands(request)) },
  { method: 'PUT', pattern: base, handle: overwriteCommands },
  { method: 'POST', pattern: base, handle: addCommand },
  { method: 'GET', pattern: `${base}/:command`, handle: (request) => createOkReply(getCommand(request)) },
  { method: 'DELETE', pattern: `${base}/:command`, handle: removeCommand },
]);

function getGuildId({ params, playground }: RouteRequest): string | null {
  if (params.app !== APPLICATION_ID) throw createRefusal(20012);
  if (params.guild === undefined) return null;
  if (playground.world.server(params.guild)?.isBotIn !== true) throw createRefusal(50001);
  return params.guild;
}

function listHeldCommands(request: RouteRequest): readonly APIApplicationCommand[] {
  const guild = getGuildId(request);
  return request.playground.world.commands.filter((command) => (command.guild_id ?? null) === guild);
}

function getCommand(request: RouteRequest): APIApplicationCommand {
  const found = listHeldCommands(request).find(({ id }) => id === request.params.command);
  if (found === undefined) throw createRefusal(10063);
  return found;
}

/** Replaces every command of the scope; a command of the same type and name keeps its id. */
function overwriteCommands(request: RouteRequest): RouteReply {
  const form = Field.root(request.body.json);
  const scope = getGuildId(request) === null ? 'global' : 'guild';
  const list = form.list();
  for (const command of list) checkCommand(command, scope);
  checkNames(list);
  form.settle();
  checkCount(list.map(({ value }) => value as GivenCommand));
  return createOkReply(
    replaceCommands(
      request,
      list.map(({ value }) => value as GivenCommand),
    ),
  );
}

function addCommand(request: RouteRequest): RouteReply {
  const form = Field.root(request.body.json);
  checkCommand(form, getGuildId(request) === null ? 'global' : 'guild');
  form.settle();
  const given = form.value as GivenCommand;
  const others = listHeldCommands(request).filter(
    (command) => getCommandKey(command) !== getCommandKey(given),
  );
  checkCount([...others, given]);
  return createCreatedReply(replaceCommands(request, [...others, given]).at(-1));
}

function removeCommand(request: RouteRequest): RouteReply {
  const gone = getCommand(request);
  request.playground.world.setCommands(
    request.playground.world.commands.filter((command) => command !== gone),
  );
  return NO_CONTENT_REPLY;
}

type GivenCommand = Partial<APIApplicationCommand>;

const getCommandKey = ({ type, name }: GivenCommand): string => `${type ?? 1} ${name}`;

function checkNames(list: readonly Field[]): void {
  const seen = new Set<string>();
  for (const command of list) {
    const key = getCommandKey((command.value ?? {}) as GivenCommand);
    if (seen.has(key))
      command.refuse('APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique');
    seen.add(key);
  }
}

const MAX_COMMANDS = [0, 100, 15, 15] as const;

function checkCount(commands: readonly GivenCommand[]): void {
  for (const type of [1, 2, 3] as const)
    if (commands.filter((command) => (command.type ?? 1) === type).length > MAX_COMMANDS[type])
      throw createRefusal(30032);
}

function replaceCommands(
  request: RouteRequest,
  given: readonly GivenCommand[],
): readonly APIApplicationCommand[] {
  const guild = getGuildId(request);
  const before = listHeldCommands(request);
  const { world } = request.playground;
  const next = given.map((command) =>
    createCommand(
      request.playground,
      command,
      before.find((old) => getCommandKey(old) === getCommandKey(command)),
      guild,
    ),
  );
  world.setCommands([...world.commands.filter((command) => (command.guild_id ?? null) !== guild), ...next]);
  return next;
}

/**
 * Creates a stored command:
 * https://docs.discord.com/developers/interactions/application-commands#application-command-object-application-command-structure
 */
function createCommand(
  playground: PlaygroundContext,
  given: GivenCommand,
  old: GivenCommand | undefined,
  guild: string | null,
): APIApplicationCommand {
  const scope =
    guild === null
      ? { contexts: given.contexts ?? null, integration_types: given.integration_types ?? [0] }
      : { guild_id: guild };
  return {
    description: '',
    default_member_permissions: null,
    nsfw: false,
    name_localizations: null,
    description_localizations: null,
    type: 1,
    ...given,
    ...scope,
    id: old?.id ?? playground.snowflakes.next(),
    application_id: APPLICATION_ID,
    version: playground.snowflakes.next(),
  } as APIApplicationCommand;
}
