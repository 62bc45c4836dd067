import { setImmediate } from 'node:timers/promises';
import type { Language } from '../../engine/text.ts';
import {
  type Forgetting,
  forgetOwn,
  forgettings,
  keepForgetting,
  newestTable,
  tablesNaming,
} from '../../store/forgetting.ts';
import { rename } from '../../store/renaming.ts';
import { findSeated } from '../../store/seated.ts';
import { type Act, once } from '../act.ts';
import { done } from '../deed.ts';
import type { NameAfter } from '../handing.ts';
import type { House } from '../house.ts';
import { tableWith } from '../table.ts';
import { aliasOn } from './alias.ts';
import { getUp } from './getUp.ts';

/** What people and seats are called afterwards. */
export interface NamesAfter {
  readonly somebody: (language: Language) => string;
  readonly seat: NameAfter;
}

/** Tables that are looked through before others have their turn. */
const AT_ONCE = 100;

/**
 * Forgets whoever asks for it: their seats at live tables go to AIs, their id and names in all that is kept of tables to
 * "somebody", and all else that is kept of them goes. What was played stays. Once it is asked for it is done, also over a
 * restart: see {@link goOnForgetting}.
 */
export async function forget(house: House, by: Act, names: NamesAfter): Promise<void> {
  const { person } = by;
  await once(house, by, async ({ store, at }) => {
    await keepForgetting(store, { person, seed: house.secret().toString('hex') }, at);
    return true;
  });
  await goOnForgetting(house, names, person);
}

/** Forgets all who asked for it and are not forgotten yet, or one of them. */
export async function goOnForgetting(house: House, names: NamesAfter, only?: string): Promise<void> {
  const all = await forgettings(house.store);
  for (const one of all.filter(({ person }) => only === undefined || person === only)) {
    await forgetAtTables(house, one, names);
    await house.store.transaction().execute((store) => forgetOwn(store, one.person));
  }
}

async function forgetAtTables(house: House, one: Forgetting, names: NamesAfter): Promise<void> {
  const newest = await newestTable(house.store);
  for (let from = 1; from <= newest; from += AT_ONCE) {
    const ids = await tablesNaming(house.store, one.person, from, from + AT_ONCE - 1);
    for (const id of ids) {
      await forgetAt(house, id, one, names);
      await setImmediate();
    }
    await setImmediate();
  }
}

async function forgetAt(
  house: House,
  id: number,
  { person, seed }: Forgetting,
  names: NamesAfter,
): Promise<void> {
  await done(house, async (deed) => {
    const found = await findSeated(deed.store, id);
    if (!found) return;
    await getUp(deed, tableWith(house, found.record, found.sitters), person, names.seat);
    const { guild, language } = found.record;
    const alias = { person: aliasOn(guild, seed), name: names.somebody(language), after: names.seat };
    await rename(deed.store, id, person, alias);
  });
}
