import { type Kysely, Migrator } from 'kysely';
import { migrations } from '../../migrations/index.ts';

/** A newer Piecemeal has written the data: this one does not know what is in it. */
class NewerDataError extends Error {
  /** `unknown`: the first migration that is not known here, `0009_clubs`. */
  constructor(unknown: string) {
    super(
      `it was written by a newer Piecemeal (${unknown}); start that one, or put back the copy that was kept before`,
    );
    this.name = 'NewerData';
  }
}

/** The first migration that is to be applied to data that has had these; undefined where it has had all. Throws {@link NewerDataError}. */
export function findFirstMissingMigration(applied: readonly string[]): string | undefined {
  const known = Object.keys(migrations);
  const unknown = applied.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new NewerDataError(unknown);
  return known.find((name) => !applied.includes(name));
}

/** Brings the data up to date. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
