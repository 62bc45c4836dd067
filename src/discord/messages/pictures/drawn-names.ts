import { canDrawName, drawableName } from '../../../../render/drawable.ts';
import { takeFreeName, usernames } from '../../../app/core/names.ts';
import type { Bot } from '../../kit/bot.ts';

/** Name in a picture. `person` is null for a name without an account, such as an open seat. */
export interface Named {
  readonly name: string;
  readonly person: string | null;
}

/**
 * Returns what a picture calls these people: the username of the account where the fonts lack a letter of the name, else the letters that
 * there are, else what the nameless one at that place is called: the number in the list. A name that is changed is told apart from all others. Usernames are read only where one is wanted.
 */
export async function drawnNames(
  { house }: Pick<Bot, 'house'>,
  people: readonly Named[],
  nameless: (at: number) => string = (at) => String(at + 1),
): Promise<readonly string[]> {
  const lacking = people.filter(({ name }) => !canDrawName(name));
  if (lacking.length === 0) return people.map(({ name }) => name);
  const known = await usernames(
    house,
    lacking.flatMap(({ person }) => person ?? []),
  );
  const taken = new Set(people.map(({ name }) => name).filter(canDrawName));
  return people.map(({ name, person }, at) => {
    if (canDrawName(name)) return name;
    const username = person === null ? null : known.get(person);
    return takeFreeName(drawableName(name, username) || nameless(at), taken);
  });
}
