import type { APIUser } from 'discord-api-types/v10';
import type { Person } from '../protocol.ts';
import { BOT_ID, getPlannedPersonId, getPlannedRoleId, getServerSpecificId, MANAGER_ROLE } from './ids.ts';
import { EVERYONE, MANAGER } from './permission-sets.ts';
import type { PersonPlan } from './server-plan.ts';

/** A person as they are on one server, with the key that tests and addresses call them by. */
export interface ServerPerson extends Person {
  readonly key: string;
  /** The ids of their roles on that server. */
  readonly roles: string[];
  /** Their permissions in every channel of that server. */
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

/** The application's own user. */
export const createBotUser = (name: string): APIUser => createUser(BOT_ID, name, null, true);

/** Where in the lists a person of a plan stands. */
interface PlannedStanding {
  /** The place of their server; the first is 0. */
  readonly nth: number;
  readonly index: number;
  /** The user of whoever is on a server before it, by key. */
  readonly known: ReadonlyMap<string, APIUser>;
  /** The names of the roles of their server. */
  readonly roleNames: readonly string[];
}

/** The person of a plan as their server knows them. */
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
    ...roles.map((role) => getPlannedRoleId(nth, roleNames.indexOf(role))),
  ],
  nick,
  locale,
  permissions: lacks.reduce((held, bit) => held & ~bit, manages ? MANAGER : EVERYONE),
});
