import type { Refusal } from '../engine/refusal.ts';
import { type Allowed, keepAllowed, type Own, ownOf } from '../store/own.ts';
import { keepLook, type OwnLook, ownLook } from '../store/people.ts';
import { type Act, once, type Repeated } from './act.ts';
import type { House } from './house.ts';

export type { Allowed, Own, OwnLook };

/** All that a person chose for themselves. */
export async function ownOfPerson({ store }: Pick<House, 'store'>, person: string): Promise<Own> {
  return await ownOf(store, person);
}

/** Changes a part of how they want to play, and keeps the rest. */
export async function setOwnLook(
  house: House,
  by: Act,
  part: Partial<OwnLook>,
): Promise<true | Refusal | Repeated> {
  return await once(house, by, async ({ store, at }) => {
    await keepLook(store, by.person, { ...(await ownLook(store, by.person)), ...part }, at);
    return true as const;
  });
}

/** Changes a part of what they let others do: see them in lists of a server, ask them to a game. */
export async function setAllowed(
  house: House,
  by: Act,
  part: Partial<Allowed>,
): Promise<true | Refusal | Repeated> {
  return await once(house, by, async ({ store, at }) => {
    await keepAllowed(store, by.person, part, at);
    return true as const;
  });
}
