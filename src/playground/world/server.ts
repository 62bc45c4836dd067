import type { APINewsChannel, APITextChannel, APIUser } from 'discord-api-types/v10';
import type { Locale } from '../protocol.ts';
import { createFirstChannels } from './first-channels.ts';
import { GUILD_ID, getPlannedRoleId, getServerSpecificId } from './ids.ts';
import { BOT_PERMISSIONS, MANAGING_BOT_PERMISSIONS } from './permissions.ts';
import { createServerPerson, type ServerPerson } from './server-person.ts';
import type { ServerPlan } from './server-plan.ts';

/** Join date of everybody in the plan. */
export const FIRST_JOINED = '2026-01-02T19:00:00.000000+00:00';

/** A planned role. */
interface NamedRole {
  readonly id: string;
  readonly name: string;
}

/** One server of the playground, its members and whether the bot is on it. */
export class Server {
  readonly id: string;
  /** Index in the list of servers, from 0. */
  readonly nth: number;
  readonly name: string;
  readonly locale: Locale;
  /** True if members are notified of all messages, false for mentions alone. */
  readonly notifiesOfAll: boolean;
  /** True if the bot manages the server; then its role is above the planned ones. */
  readonly botManages: boolean;
  /** Every past or present member. */
  readonly people: readonly ServerPerson[];
  readonly firstChannels: readonly (APITextChannel | APINewsChannel)[];
  /** Id of the channel for the server's own messages. */
  readonly systemChannel: string | null;
  /** Planned roles that were not deleted. */
  roles: readonly NamedRole[];
  /** Ids of people who left. */
  readonly away = new Set<string>();
  #isBotIn: boolean;
  #botJoined = FIRST_JOINED;

  /** Creates the server; `known` holds the users of earlier servers, by key. */
  constructor(plan: ServerPlan, nth: number, locale: Locale, known: ReadonlyMap<string, APIUser>) {
    this.id = getServerSpecificId(nth, GUILD_ID);
    this.nth = nth;
    this.name = plan.name;
    this.locale = plan.locale ?? locale;
    this.notifiesOfAll = plan.notifications === 'all';
    this.#isBotIn = plan.hasBot !== false;
    this.botManages = plan.botManages === true;
    const { roles: roleNames = [] } = plan;
    this.roles = roleNames.map((name, index) => ({ id: getPlannedRoleId(nth, index), name }));
    this.people = plan.people.map((one, index) => createServerPerson(one, { nth, index, known, roleNames }));
    this.firstChannels = createFirstChannels(plan, nth);
    this.systemChannel = this.firstChannels.find(({ name }) => name === plan.systemChannel)?.id ?? null;
  }

  /** Returns the person as this server knows them, even if they have left. */
  person(id: string): ServerPerson | undefined {
    return this.people.find(({ user }) => user.id === id);
  }

  /** Returns true if the person is a member now. */
  has(id: string): boolean {
    return this.person(id) !== undefined && !this.away.has(id);
  }

  get isBotIn(): boolean {
    return this.#isBotIn;
  }

  /** Deletes a planned role and removes it from its members. */
  removeRole(id: string): void {
    this.roles = this.roles.filter((role) => role.id !== id);
    for (const { roles } of this.people) if (roles.includes(id)) roles.splice(roles.indexOf(id), 1);
  }

  /** The bot's permissions in channels without their own. */
  get botPermissions(): bigint {
    return this.botManages ? MANAGING_BOT_PERMISSIONS : BOT_PERMISSIONS;
  }

  /** Time at which the bot joined, ISO 8601. */
  get botJoined(): string {
    return this.#botJoined;
  }

  /** Sets whether the bot is on the server; `at` is its join time in ms since 1970. Returns true if that changed. */
  setBotIn(isIn: boolean, at?: number): boolean {
    if (isIn === this.#isBotIn) return false;
    this.#isBotIn = isIn;
    if (isIn && at !== undefined) this.#botJoined = new Date(at).toISOString();
    return true;
  }
}

/** Creates the planned servers; the same key on several servers shares one user. */
export function createServers(plans: readonly ServerPlan[], locale: Locale): readonly Server[] {
  const known = new Map<string, APIUser>();
  return plans.map((plan, nth) => {
    const server = new Server(plan, nth, locale, known);
    for (const { key, user } of server.people) known.set(key, user);
    return server;
  });
}
