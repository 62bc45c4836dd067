import type { Store } from './open.ts';

/** In what way a person wants to play: the pictures that only they see, and what they are asked. */
export interface OwnLook {
  /** High contrast. */
  readonly contrast: boolean;
  /** Large pieces and marks. */
  readonly large: boolean;
  /** Number and value in the corners of the flower cards. */
  readonly corners: boolean;
  /** Moves that are the only one left are theirs to make, and do not play themselves. */
  readonly byHand: boolean;
}

/** What a person has who never chose. */
export const USUAL_LOOK: OwnLook = { contrast: false, large: false, corners: true, byHand: false };

/** What a person chose; by the primary key, so that it may be asked before every picture. */
export async function ownLook(store: Store, person: string): Promise<OwnLook> {
  const row = await store
    .selectFrom('people')
    .select(['contrast', 'large', 'corners', 'by_hand'])
    .where('person', '=', person)
    .executeTakeFirst();
  return row
    ? {
        contrast: row.contrast === 1,
        large: row.large === 1,
        corners: row.corners === 1,
        byHand: row.by_hand === 1,
      }
    : USUAL_LOOK;
}

/** Keeps what a person chose. */
export async function keepLook(store: Store, person: string, look: OwnLook, at: number): Promise<void> {
  const row = {
    contrast: Number(look.contrast),
    large: Number(look.large),
    corners: Number(look.corners),
    by_hand: Number(look.byHand),
    changed_at: at,
  };
  await store
    .insertInto('people')
    .values({ person, ...row })
    .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
    .execute();
}
