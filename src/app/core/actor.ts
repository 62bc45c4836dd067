import { Refusal, refused } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { CommitUnacknowledgedError, StoreUnavailableError } from '../../store/connection-errors.ts';
import { renameLiveSeats } from '../../store/current-name.ts';
import { recordInteraction } from '../../store/interactions.ts';
import { flushToDisk } from '../../store/open.ts';
import { saveReader } from '../../store/readers.ts';
import type { AppContext } from './context.ts';
import { disambiguateSeatNames } from './names.ts';
import { loadTable, type Table } from './table.ts';
import { inTransaction, StaleWriteError, type UnitOfWork } from './unit-of-work.ts';

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
export interface Actor {
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
export class CommitUnknownError extends Error {}

/** The database was lost when it was to keep it: whether it has will be seen when it is there again. */
export class CommitUnknownForNowError extends CommitUnknownError {}

/** The database is out of reach; where something was to be done, nothing was. */
export function isStoreUnavailable(error: unknown): boolean {
  return error instanceof StoreUnavailableError;
}

/** One deed for one interaction, on the disk before it is answered. What it fails at leaves no trace. */
export async function oncePerInteraction<T>(
  ctx: AppContext,
  by: Actor,
  work: (deed: UnitOfWork) => Promise<T | Refusal>,
): Promise<T | Refusal | Repeated> {
  try {
    const outcome = await inTransaction(ctx, async (deed) => {
      if (!(await recordInteraction(deed.store, by.interaction, by.at))) return REPEATED;
      if (by.locale !== undefined) await saveReader(deed.store, by);
      return await work(deed);
    });
    await ensureDurable(ctx);
    return outcome;
  } catch (error) {
    if (error instanceof StaleWriteError) return new Refusal(text('bot:refuse.moved'));
    if (error instanceof CommitUnacknowledgedError)
      throw new CommitUnknownForNowError(error.message, { cause: error });
    throw error;
  }
}

async function ensureDurable({ store }: AppContext): Promise<void> {
  await flushToDisk(store).catch((cause) => {
    throw new CommitUnknownError('The disk fails', { cause });
  });
}

/** Does the work of one interaction at a table, once. The table is loaded inside the transaction, with the person's current name. */
export async function oncePerTableInteraction<T>(
  ctx: AppContext,
  by: Actor,
  id: number,
  work: (deed: UnitOfWork, table: Table) => Promise<T | Refusal>,
): Promise<T | Refusal | Repeated> {
  return await oncePerInteraction(ctx, by, async (deed) => {
    const loaded = await loadTable(ctx, id, deed.store);
    if (refused(loaded)) return loaded;
    const table = applyCurrentName(loaded, by);
    const outcome = await work(deed, table);
    if (table !== loaded) await refreshCurrentName(deed, by);
    return outcome;
  });
}

/** Returns the live table with the name that the person has on its server now; the table itself where they have that already. */
export function applyCurrentName(table: Table, by: Actor): Table {
  const { phase, guild } = table.record;
  if ((phase !== 'lobby' && phase !== 'playing') || !hasServerName(by, guild)) return table;
  const renamed = table.seats.map((occupant) => {
    const isTheirs =
      (occupant.kind === 'person' || occupant.kind === 'invited') && occupant.person === by.person;
    return isTheirs ? { ...occupant, name: by.name } : occupant;
  });
  const seats = disambiguateSeatNames(renamed);
  const isSame = seats.every(({ name }, at) => name === table.seats[at]?.name);
  return isSame ? table : { ...table, seats };
}

/** Returns whether an interaction carries the person's name on that server. One in direct messages does not. */
export function hasServerName({ member, name }: Actor, guild: string): boolean {
  return member?.guild === guild && name !== '';
}

/** Keeps the person's current name in all their live games and leagues on the server of the interaction. */
export async function refreshCurrentName(
  { store }: UnitOfWork,
  { member, person, name }: Actor,
): Promise<void> {
  if (member) await renameLiveSeats(store, { guild: member.guild, person, name });
}
