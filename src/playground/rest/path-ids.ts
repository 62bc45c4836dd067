import { Field } from '../checks/field.ts';

/** Names of the ids in a path, as Discord's errors call them. */
const ID_NAMES: Readonly<Record<string, string>> = {
  app: 'application_id',
  channel: 'channel_id',
  command: 'command_id',
  emojiId: 'emoji_id',
  guild: 'guild_id',
  message: 'message_id',
  role: 'role_id',
  user: 'user_id',
};

const MAX_ID = 2n ** 63n - 1n;

/** Throws if a path has an invalid id. */
export function checkPathIds(params: Readonly<Record<string, string>>): void {
  const ids = Object.entries(params).filter(
    ([name, value]) => name in ID_NAMES && !isFirstAnswer(params, value),
  );
  const form = Field.root(Object.fromEntries(ids.map(([name, value]) => [ID_NAMES[name], value])));
  for (const [name, value] of ids) checkId(form.at(ID_NAMES[name]!), value);
  form.settle();
}

/** Returns true for `@original`, the name of an interaction's first answer. */
const isFirstAnswer = (params: Readonly<Record<string, string>>, value: string): boolean =>
  value === '@original' && 'token' in params;

function checkId(id: Field, text: string): void {
  if (!/^\d+$/.test(text)) id.refuse('NUMBER_TYPE_COERCE', `Value "${text}" is not snowflake.`);
  else if (BigInt(text) > MAX_ID)
    id.refuse('NUMBER_TYPE_MAX', `snowflake value should be less than or equal to ${MAX_ID}.`);
}
