import type { Refusal } from '../engine/refusal.ts';
import { keepChallengeable, keepListed, type Own, ownOf } from '../store/own.ts';
import { keepLook, type OwnLook, ownLook } from '../store/people.ts';
import { type Act, once, type Repeated } from './act.ts';
import type { House } from './house.ts';

export type { Own, OwnLook };

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

/** Sets whether they are shown in lists of a server. */
export async function setListed(house: House, by: Act, listed: boolean): Promise<true | Refusal | Repeated> {
  return await once(house, by, async ({ store, at }) => {
    await keepListed(store, by.person, listed, at);
    return true as const;
  });
}

/** Sets whether they may be asked to a game. */
export async function setChallengeable(
  house: House,
  by: Act,
  challenges: boolean,
): Promise<true | Refusal | Repeated> {
  return await once(house, by, async ({ store, at }) => {
    await keepChallengeable(store, by.person, challenges, at);
    return true as const;
  });
}
