import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '../../migrations/index.ts';

/** Thrown when a newer Piecemeal has written the data, whose schema this version does not know. */
class NewerDataError extends Error {
  /** `unknown`: first migration that this version lacks, `0009_clubs`. */
  constructor(unknown: string) {
    super(
      `it was written by a newer Piecemeal (${unknown}); start that version, or restore the copy saved before its migration`,
    );
    this.name = 'NewerDataError';
  }
}

/** Returns the first migration missing from the applied ones, or undefined if there is none. Throws {@link NewerDataError}. */
export function findFirstMissingMigration(applied: readonly string[]): string | undefined {
  const known = Object.keys(migrations);
  const unknown = applied.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new NewerDataError(unknown);
  return known.find((name) => !applied.includes(name));
}

/** Applies all missing migrations. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
