import type { Avatar } from '../../../render/request.ts';
import { isForgotten } from '../../app/core/alias.ts';
import { filterUnlistedPeople } from '../../app/ratings/leaderboard.ts';
import type { BotContext } from '../core/context.ts';

/** Avatars of a picture, and the id of each person's avatar. */
export interface DrawnAvatars {
  /** Field of the request, left out without any avatar. */
  readonly request: { readonly avatars?: readonly Avatar[] };
  /** Returns the field of a person in a view, empty for a person without an avatar. */
  of(person: string | null | undefined): { readonly avatar?: string };
}

/** Loads the avatars of people for a picture; forgotten and unlisted people have none. */
export async function loadAvatars(
  { app, avatars }: Pick<BotContext, 'app' | 'avatars'>,
  people: readonly (string | null | undefined)[],
): Promise<DrawnAvatars> {
  const known = people.filter((person) => typeof person === 'string' && !isForgotten(person)) as string[];
  const hidden = await filterUnlistedPeople(app, known);
  const found = await avatars.load(known.filter((person) => !hidden.has(person)));
  const all = [...new Map([...found.values()].map((one) => [one.id, one])).values()];
  return {
    request: all.length > 0 ? { avatars: all } : {},
    of: (person) => {
      const avatar = found.get(person ?? '');
      return avatar ? { avatar: avatar.id } : {};
    },
  };
}
