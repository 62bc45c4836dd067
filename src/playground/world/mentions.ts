import type { APIUser } from 'discord-api-types/v10';
import type { Field } from '../checks/field.ts';

/** Users and roles that a text pings. */
export interface Mentions {
  readonly users: readonly APIUser[];
  /** Ids of the roles pinged. */
  readonly roles: readonly string[];
  readonly everyone: boolean;
}

interface AllowedMentions {
  readonly parse?: readonly string[];
  readonly users?: readonly string[];
  readonly roles?: readonly string[];
  readonly replied_user?: boolean;
}

/** Checks `allowed_mentions`: https://docs.discord.com/developers/resources/message#allowed-mentions-object */
export function checkAllowedMentions(field: Field): void {
  if (field.absent) return;
  const parse = field.at('parse').list();
  for (const item of parse) item.oneOf(['roles', 'users', 'everyone']);
  for (const kind of ['users', 'roles']) {
    const ids = field.at(kind).list({ max: 100 });
    for (const id of ids) id.snowflake();
    if (ids.length > 0 && parse.some((item) => item.value === kind))
      field.refuse(
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      );
  }
  field.at('replied_user').flag();
}

/**
 * Finds the mentions that ping.
 * Without `allowed_mentions`, a channel message pings everything it names and an answer to an interaction only people.
 * https://docs.discord.com/developers/resources/message#allowed-mentions-object
 */
export function findMentions(
  text: string,
  allowed: unknown,
  answering: boolean,
  userOf: (id: string) => APIUser | undefined,
): Mentions {
  const rule = (allowed ?? {
    parse: answering ? ['users'] : ['users', 'roles', 'everyone'],
  }) as AllowedMentions;
  const named = new Set([...text.matchAll(/<@!?(\d{17,19})>/g)].map((match) => match[1]!));
  const may = (id: string) => rule.parse?.includes('users') === true || rule.users?.includes(id) === true;
  const users = [...named].filter(may).flatMap((id) => userOf(id) ?? []);
  const mayRole = (id: string) => rule.parse?.includes('roles') === true || rule.roles?.includes(id) === true;
  const roles = [...new Set([...text.matchAll(/<@&(\d{17,19})>/g)].map((match) => match[1]!))].filter(
    mayRole,
  );
  const everyone = rule.parse?.includes('everyone') === true && /@(everyone|here)\b/.test(text);
  return { users, roles, everyone };
}

/** Returns true if `allowed_mentions` suppresses the ping of the replied-to author, which is its default. */
export const isSilencing = (allowed: unknown): boolean =>
  typeof allowed === 'object' && allowed !== null && (allowed as AllowedMentions).replied_user !== true;
