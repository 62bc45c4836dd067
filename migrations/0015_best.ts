import type { Kysely } from 'kysely';

/**
 * What a match is remembered for, in what its game counts: so many turns for the win, so many points for a deal. 0 for nothing;
 * null where its game counts nothing of that kind, or nobody has looked yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('results').addColumn('best', 'integer').execute();
}
