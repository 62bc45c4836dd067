import type { Refusal } from '../engine/refusal.ts';
import { keepLook, type OwnLook, ownLook } from '../store/people.ts';
import { type Act, once, type Repeated } from './act.ts';
import type { House } from './house.ts';

export type { OwnLook };

/** In what way a person wants the pictures that only they see. */
export async function lookOfPerson({ store }: Pick<House, 'store'>, person: string): Promise<OwnLook> {
  return await ownLook(store, person);
}

/** Changes a part of it and keeps the rest. */
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
