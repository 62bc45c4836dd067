import type { APINewsChannel, APITextChannel, APIUser } from 'discord-api-types/v10';
import type { Locale } from '../protocol.ts';
import { createFirstChannels } from './first-channels.ts';
import { GUILD_ID, getPlannedRoleId, getServerSpecificId } from './ids.ts';
import type { ServerPerson } from './server-person.ts';
import { createServerPerson } from './server-person.ts';
import type { ServerPlan } from './server-plan.ts';

/** Since when everybody is there who was there from the start. */
export const FIRST_JOINED = '2026-01-02T19:00:00.000000+00:00';

/** A role of a plan. */
interface NamedRole {
  readonly id: string;
  readonly name: string;
}

/** One server of the room: who is on it, and whether the bot is. */
export class Server {
  readonly id: string;
  /** Its place in the list of servers; the first is 0. */
  readonly nth: number;
  readonly name: string;
  readonly locale: Locale;
  /** Whether its members are notified of all messages, or of mentions alone. */
  readonly notifiesOfAll: boolean;
  /** Everybody who was ever a member. */
  readonly people: readonly ServerPerson[];
  readonly firstChannels: readonly (APITextChannel | APINewsChannel)[];
  /** The channel of the server's own messages, by its id. */
  readonly systemChannel: string | null;
  /** The roles of its plan that were not deleted. */
  roles: readonly NamedRole[];
  /** Who has left it, by id. */
  readonly away = new Set<string>();
  #isBotIn = true;
  #botJoined = FIRST_JOINED;

  /** `known`: the user of whoever is on a server before it, by key. */
  constructor(plan: ServerPlan, nth: number, locale: Locale, known: ReadonlyMap<string, APIUser>) {
    this.id = getServerSpecificId(nth, GUILD_ID);
    this.nth = nth;
    this.name = plan.name;
    this.locale = plan.locale ?? locale;
    this.notifiesOfAll = plan.notifications === 'all';
    const { roles: roleNames = [] } = plan;
    this.roles = roleNames.map((name, index) => ({ id: getPlannedRoleId(nth, index), name }));
    this.people = plan.people.map((one, index) => createServerPerson(one, { nth, index, known, roleNames }));
    this.firstChannels = createFirstChannels(plan, nth);
    this.systemChannel = this.firstChannels.find(({ name }) => name === plan.systemChannel)?.id ?? null;
  }

  /** Somebody as this server knows them, whether they have left it or not. */
  person(id: string): ServerPerson | undefined {
    return this.people.find(({ user }) => user.id === id);
  }

  /** Whether somebody is on it now. */
  has(id: string): boolean {
    return this.person(id) !== undefined && !this.away.has(id);
  }

  get isBotIn(): boolean {
    return this.#isBotIn;
  }

  /** Deletes a role of its plan, and takes it from whoever has it. */
  removeRole(id: string): void {
    this.roles = this.roles.filter((role) => role.id !== id);
    for (const { roles } of this.people) if (roles.includes(id)) roles.splice(roles.indexOf(id), 1);
  }

  /** When the bot joined, ISO 8601. */
  get botJoined(): string {
    return this.#botJoined;
  }

  /** The bot is in it or not; `at`, in ms since 1970, is when it joined. Whether that is new. */
  setBotIn(isIn: boolean, at?: number): boolean {
    if (isIn === this.#isBotIn) return false;
    this.#isBotIn = isIn;
    if (isIn && at !== undefined) this.#botJoined = new Date(at).toISOString();
    return true;
  }
}

/** The servers of these plans, and whoever is on several of them once. */
export function createServers(plans: readonly ServerPlan[], locale: Locale): readonly Server[] {
  const known = new Map<string, APIUser>();
  return plans.map((plan, nth) => {
    const server = new Server(plan, nth, locale, known);
    for (const { key, user } of server.people) known.set(key, user);
    return server;
  });
}
