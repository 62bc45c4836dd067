import type { APIUser } from 'discord-api-types/v10';
import type { Person } from '../protocol.ts';
import { BOT_ID, personIdAt } from './ids.ts';
import { EVERYONE, MANAGER } from './permission-sets.ts';
import type { PersonPlan } from './plan.ts';

/** A person of the room, with the key that tests and addresses call them by. */
export interface Inhabitant extends Person {
  readonly key: string;
  /** Their permissions in every channel of the server. */
  readonly permissions: bigint;
}

const user = (id: string, username: string, name: string | null, bot: boolean): APIUser => ({
  id,
  username,
  global_name: name,
  discriminator: bot ? '0001' : '0',
  avatar: null,
  bot,
});

/** The application's own user. */
export const botNamed = (name: string): APIUser => user(BOT_ID, name, null, true);

/** The person at that place of the plan's list. */
export const inhabitant = (
  { key, name, username = key, nick = name, locale = 'en-US', manages = false, lacks = [] }: PersonPlan,
  index: number,
): Inhabitant => ({
  key,
  user: user(personIdAt(index), username, name, false),
  nick,
  locale,
  permissions: lacks.reduce((held, bit) => held & ~bit, manages ? MANAGER : EVERYONE),
});
