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

/** The actor's membership of a server, as Discord sends it with an interaction. */
export interface Member {
  readonly guild: string;
  /** Language of the server's public messages. */
  readonly language: Language;
  /** True if the member may manage the server. */
  readonly manages: boolean;
  has(role: string): boolean;
  /** Returns whether the server still has that role. */
  exists(role: string): boolean;
}

/** The person who does something, and the interaction by which they do it. */
export interface Actor {
  /** Discord's id of the interaction. The application acts on each id only once. */
  readonly interaction: string;
  /** Time at which Discord created the interaction, in ms since 1970. The local clock may differ. */
  readonly at: number;
  readonly person: string;
  /** Display name of the person in this server. */
  readonly name: string;
  /** Username of the account. */
  readonly username?: string;
  /** True if the person may manage the channel. */
  readonly manages: boolean;
  /** Membership of the interaction's server; absent in direct messages. */
  readonly member?: Member;
  /** Locale of the person's Discord client, such as "ko". Messages other than replies use it. */
  readonly locale?: string;
}

/** Result for an interaction that was handled before: this call changes nothing. */
export const REPEATED = 'repeated';
export type Repeated = typeof REPEATED;

/** Thrown when a commit succeeds but the flush to disk fails. Only the next start shows whether the change is stored. */
export class CommitUnknownError extends Error {}

/** Thrown when the database connection is lost during a commit. The outcome is known once the database is reachable again. */
export class CommitUnknownForNowError extends CommitUnknownError {}

/** Returns whether an error means that the database is unreachable and nothing was changed. */
export function isStoreUnavailable(error: unknown): boolean {
  return error instanceof StoreUnavailableError;
}

/**
 * Runs the work of an interaction once, in one transaction, and flushes it to disk before the reply. A failure rolls
 * everything back. Returns a refusal on a stale write. Throws {@link CommitUnknownError} if the commit may or may not be
 * stored.
 */
export async function oncePerInteraction<T>(
  ctx: AppContext,
  by: Actor,
  run: (work: UnitOfWork) => Promise<T | Refusal>,
): Promise<T | Refusal | Repeated> {
  try {
    const outcome = await inTransaction(ctx, async (work) => {
      if (!(await recordInteraction(work.store, by.interaction, by.at))) return REPEATED;
      if (by.locale !== undefined) await saveReader(work.store, by);
      return await run(work);
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

/** Runs the work of an interaction at a table once. The transaction loads the table and gives the actor's seat their current name. */
export async function oncePerTableInteraction<T>(
  ctx: AppContext,
  by: Actor,
  id: number,
  run: (work: UnitOfWork, table: Table) => Promise<T | Refusal>,
): Promise<T | Refusal | Repeated> {
  return await oncePerInteraction(ctx, by, async (work) => {
    const loaded = await loadTable(ctx, id, work.store);
    if (refused(loaded)) return loaded;
    const table = applyCurrentName(loaded, by);
    const outcome = await run(work, table);
    if (table !== loaded) await refreshCurrentName(work, by);
    return outcome;
  });
}

/** Returns the live table with the actor's current server name on their seat, or the same table if nothing changes. */
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

/** Returns whether an interaction carries the person's name on a server. Interactions in direct messages carry none. */
export function hasServerName({ member, name }: Actor, guild: string): boolean {
  return member?.guild === guild && name !== '';
}

/** Saves the person's current name in all their live games and leagues on the interaction's server. */
export async function refreshCurrentName(
  { store }: UnitOfWork,
  { member, person, name }: Actor,
): Promise<void> {
  if (member) await renameLiveSeats(store, { guild: member.guild, person, name });
}
