import type { APIApplicationCommand } from 'discord-api-types/v10';
import { checkCommand } from '../checks/command.ts';
import { Field } from '../checks/form.ts';
import { refusal } from '../checks/refusal.ts';
import type { Room } from '../room.ts';
import { APPLICATION_ID } from '../world/ids.ts';
import type { Asked, Reply, Route } from './router.ts';
import { created, nothing, ok } from './router.ts';

const GLOBAL = '/applications/:app/commands';
const GUILD = '/applications/:app/guilds/:guild/commands';

/** https://docs.discord.com/developers/interactions/application-commands#endpoints */
export const commandRoutes: readonly Route[] = [GLOBAL, GUILD].flatMap((base): Route[] => [
  { method: 'GET', pattern: base, handle: (asked) => ok(held(asked)) },
  { method: 'PUT', pattern: base, handle: overwrite },
  { method: 'POST', pattern: base, handle: add },
  { method: 'GET', pattern: `${base}/:command`, handle: (asked) => ok(one(asked)) },
  { method: 'DELETE', pattern: `${base}/:command`, handle: remove },
]);

function guildOf({ params, room }: Asked): string | null {
  if (params.app !== APPLICATION_ID) throw refusal(20012);
  if (params.guild === undefined) return null;
  if (room.world.server(params.guild)?.isBotIn !== true) throw refusal(50001);
  return params.guild;
}

function held(asked: Asked): readonly APIApplicationCommand[] {
  const guild = guildOf(asked);
  return asked.room.world.commands.filter((command) => (command.guild_id ?? null) === guild);
}

function one(asked: Asked): APIApplicationCommand {
  const found = held(asked).find(({ id }) => id === asked.params.command);
  if (found === undefined) throw refusal(10063);
  return found;
}

/** Replaces every command of the scope; one of the same name keeps its id. */
function overwrite(asked: Asked): Reply {
  const form = Field.root(asked.body.json);
  const scope = guildOf(asked) === null ? 'global' : 'guild';
  const list = form.list();
  for (const command of list) checkCommand(command, scope);
  checkNames(list);
  form.settle();
  checkCount(list.map(({ value }) => value as Given));
  return ok(
    replace(
      asked,
      list.map(({ value }) => value as Given),
    ),
  );
}

function add(asked: Asked): Reply {
  const form = Field.root(asked.body.json);
  checkCommand(form, guildOf(asked) === null ? 'global' : 'guild');
  form.settle();
  const given = form.value as Given;
  const others = held(asked).filter((command) => keyOf(command) !== keyOf(given));
  checkCount([...others, given]);
  return created(replace(asked, [...others, given]).at(-1));
}

function remove(asked: Asked): Reply {
  const gone = one(asked);
  asked.room.world.setCommands(asked.room.world.commands.filter((command) => command !== gone));
  return nothing;
}

type Given = Partial<APIApplicationCommand>;

const keyOf = ({ type, name }: Given): string => `${type ?? 1} ${name}`;

function checkNames(list: readonly Field[]): void {
  const seen = new Set<string>();
  for (const command of list) {
    const key = keyOf((command.value ?? {}) as Given);
    if (seen.has(key))
      command.refuse('APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique');
    seen.add(key);
  }
}

const MOST = [0, 100, 15, 15] as const;

function checkCount(commands: readonly Given[]): void {
  for (const type of [1, 2, 3] as const)
    if (commands.filter((command) => (command.type ?? 1) === type).length > MOST[type]) throw refusal(30032);
}

function replace(asked: Asked, given: readonly Given[]): readonly APIApplicationCommand[] {
  const guild = guildOf(asked);
  const before = held(asked);
  const { world } = asked.room;
  const next = given.map((command) =>
    commandOf(
      asked.room,
      command,
      before.find((old) => keyOf(old) === keyOf(command)),
      guild,
    ),
  );
  world.setCommands([...world.commands.filter((command) => (command.guild_id ?? null) !== guild), ...next]);
  return next;
}

/** https://docs.discord.com/developers/interactions/application-commands#application-command-object-application-command-structure */
function commandOf(
  room: Room,
  given: Given,
  old: Given | undefined,
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
    id: old?.id ?? room.snowflakes.next(),
    application_id: APPLICATION_ID,
    version: room.snowflakes.next(),
  } as APIApplicationCommand;
}
