import type { APIUser } from 'discord-api-types/v10';
import type { Person } from '../protocol.ts';
import { BOT_ID, getPlannedPersonId, getPlannedRoleId, getServerSpecificId, MANAGER_ROLE } from './ids.ts';
import { EVERYONE, MANAGER } from './permissions.ts';
import type { PersonPlan } from './server-plan.ts';

/** A person on one server, with the key that tests and page addresses use. */
export interface ServerPerson extends Person {
  readonly key: string;
  /** Ids of the person's roles on that server. */
  readonly roles: string[];
  /** Permissions in every channel of that server. */
  readonly permissions: bigint;
}

const createUser = (id: string, username: string, name: string | null, bot: boolean): APIUser => ({
  id,
  username,
  global_name: name,
  discriminator: bot ? '0001' : '0',
  avatar: null,
  bot,
});

/** Creates the application's own user. */
export const createBotUser = (name: string): APIUser => createUser(BOT_ID, name, null, true);

/** Position of a planned person. */
interface PlannedStanding {
  /** Index of the server, from 0. */
  readonly nth: number;
  readonly index: number;
  /** Users of earlier servers, by key; the same key is the same user. */
  readonly known: ReadonlyMap<string, APIUser>;
  /** Names of the server's roles. */
  readonly roleNames: readonly string[];
}

/** Creates a planned person as their server knows them. */
export const createServerPerson = (
  {
    key,
    name,
    username = key,
    nick = name,
    locale = 'en-US',
    manages = false,
    roles = [],
    lacks = [],
  }: PersonPlan,
  { nth, index, known, roleNames }: PlannedStanding,
): ServerPerson => ({
  key,
  user: known.get(key) ?? createUser(getPlannedPersonId(nth, index), username, name, false),
  roles: [
    ...(manages ? [getServerSpecificId(nth, MANAGER_ROLE)] : []),
    ...roles.map((role) => getRoleId(nth, roleNames, role)),
  ],
  nick,
  locale,
  permissions: lacks.reduce((held, bit) => held & ~bit, manages ? MANAGER : EVERYONE),
});

function getRoleId(nth: number, roleNames: readonly string[], role: string): string {
  const index = roleNames.indexOf(role);
  if (index < 0) throw new RangeError(`The plan lists no role ${role}.`);
  return getPlannedRoleId(nth, index);
}
