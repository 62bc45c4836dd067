import type { Avatar, PictureRequest } from '../../../render/request.ts';
import type { Table } from '../../app/core/table.ts';
import { filterUnlistedPeople } from '../../app/ratings/leaderboard.ts';
import type { BotContext } from '../core/context.ts';
import { snowflake } from '../core/fields.ts';

/** Avatars of a picture, and the id of each person's avatar. */
export interface DrawnAvatars {
  /** Field of the request, left out without any avatar. */
  readonly request: { readonly avatars?: readonly Avatar[] };
  /** Returns the field of a person in a view, empty for a person without an avatar. */
  of(person: string | null | undefined): { readonly avatar?: string };
}

/** Returns whether a person has an account; forgotten people have an alias. */
function isUserId(person: string): boolean {
  return snowflake.read(person) !== null;
}

const NO_AVATARS: DrawnAvatars = { request: {}, of: () => ({}) };

/**
 * Loads the avatars of people for a picture; forgotten and unlisted people have none. `isAsking`: asks Discord about people who did nothing
 * since the start. Boards do without them.
 */
export async function loadAvatars(
  { app, avatars }: Pick<BotContext, 'app' | 'avatars'>,
  people: readonly (string | null | undefined)[],
  isAsking = true,
): Promise<DrawnAvatars> {
  const known = people.filter(
    (person): person is string =>
      typeof person === 'string' && isUserId(person) && avatars.mayHave(person, isAsking),
  );
  if (known.length === 0) return NO_AVATARS;
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

/** Adds the avatars of the people at a table to a picture of it. */
export async function addSeatAvatars(
  bot: Pick<BotContext, 'app' | 'avatars'>,
  { seats }: Pick<Table, 'seats'>,
  request: PictureRequest,
  isAsking = true,
): Promise<PictureRequest> {
  const people = seats.map((one) => (one.kind === 'person' ? one.person : null));
  const avatars = await loadAvatars(bot, people, isAsking);
  const occupants = request.occupants.map((one, seat) => ({ ...one, ...avatars.of(people[seat]) }));
  return { ...request, occupants, ...avatars.request };
}
