import { Refusal, refused } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { CommitUnknown, StoreAway } from '../../store/away.ts';
import { keepCurrentName } from '../../store/current-name.ts';
import { firstTime } from '../../store/interactions.ts';
import { onDisk } from '../../store/open.ts';
import { keepReader } from '../../store/readers.ts';
import type { House } from './context.ts';
import { tellSittersApart } from './names.ts';
import { loadTable, type Table } from './table.ts';
import { type Deed, done, Overtaken } from './unit-of-work.ts';

/** Membership of a server, as Discord sends it with an interaction there. */
export interface Member {
  readonly guild: string;
  /** Language of what everybody there reads. */
  readonly language: Language;
  /** May manage the server. */
  readonly manages: boolean;
  has(role: string): boolean;
  /** Returns whether the server still has that role. */
  exists(role: string): boolean;
}

/** Who does something, by which interaction. */
export interface Act {
  /** Discord's id of the interaction: the same one acts once. */
  readonly interaction: string;
  /** When Discord made it, in ms since 1970: the machine's own clock may differ. */
  readonly at: number;
  readonly person: string;
  /** What the person is called in this server. */
  readonly name: string;
  /** Username of the account. */
  readonly username?: string;
  /** May manage the channel. */
  readonly manages: boolean;
  /** Membership of the server of the interaction; left out in direct messages. */
  readonly member?: Member;
  /** Locale of their Discord client, such as "ko"; messages that are no reply use it. */
  readonly locale?: string;
}

/** The interaction has acted before; nothing was done now. */
export const REPEATED = 'repeated';
export type Repeated = typeof REPEATED;

/** It was done, and the disk does not say that it is kept: whether it is will be seen after the next start. */
export class Unsure extends Error {}

/** The database was lost when it was to keep it: whether it has will be seen when it is there again. */
export class UnsureForNow extends Unsure {}

/** The database is out of reach; where something was to be done, nothing was. */
export function isStoreAway(error: unknown): boolean {
  return error instanceof StoreAway;
}

/** One deed for one interaction, on the disk before it is answered. What it fails at leaves no trace. */
export async function once<T>(
  house: House,
  by: Act,
  work: (deed: Deed) => Promise<T | Refusal>,
): Promise<T | Refusal | Repeated> {
  try {
    const outcome = await done(house, async (deed) => {
      if (!(await firstTime(deed.store, by.interaction, by.at))) return REPEATED;
      if (by.locale !== undefined) await keepReader(deed.store, by);
      return await work(deed);
    });
    await kept(house);
    return outcome;
  } catch (error) {
    if (error instanceof Overtaken) return new Refusal(text('bot:refuse.moved'));
    if (error instanceof CommitUnknown) throw new UnsureForNow(error.message, { cause: error });
    throw error;
  }
}

async function kept({ store }: House): Promise<void> {
  await onDisk(store).catch((cause) => {
    throw new Unsure('The disk fails', { cause });
  });
}

/** Does the work of one interaction at a table, once. The table is loaded inside the transaction, with the person's current name. */
export async function onceAt<T>(
  house: House,
  by: Act,
  id: number,
  work: (deed: Deed, table: Table) => Promise<T | Refusal>,
): Promise<T | Refusal | Repeated> {
  return await once(house, by, async (deed) => {
    const loaded = await loadTable(house, id, deed.store);
    if (refused(loaded)) return loaded;
    const table = withCurrentName(loaded, by);
    const outcome = await work(deed, table);
    if (table !== loaded) await takeCurrentName(deed, by);
    return outcome;
  });
}

/** Returns the live table with the name that the person has on its server now; the table itself where they have that already. */
export function withCurrentName(table: Table, by: Act): Table {
  const { phase, guild } = table.record;
  if ((phase !== 'lobby' && phase !== 'playing') || !isNamedBy(by, guild)) return table;
  const renamed = table.sitters.map((sitter) => {
    const isTheirs = (sitter.kind === 'person' || sitter.kind === 'invited') && sitter.person === by.person;
    return isTheirs ? { ...sitter, name: by.name } : sitter;
  });
  const sitters = tellSittersApart(renamed);
  const isSame = sitters.every(({ name }, at) => name === table.sitters[at]?.name);
  return isSame ? table : { ...table, sitters };
}

/** Returns whether an interaction carries the person's name on that server. One in direct messages does not. */
export function isNamedBy({ member, name }: Act, guild: string): boolean {
  return member?.guild === guild && name !== '';
}

/** Keeps the person's current name in all their live games and leagues on the server of the interaction. */
export async function takeCurrentName({ store }: Deed, { member, person, name }: Act): Promise<void> {
  if (member) await keepCurrentName(store, { guild: member.guild, person, name });
}
