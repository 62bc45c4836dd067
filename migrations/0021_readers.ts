import type { Kysely } from 'kysely';

/**
 * Creates facts about people. `locale`: Discord's locale of the last interaction, for messages that are no reply, such
 * as reminders. `zone_asked_at`: time at which a reminder asked for the time zone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('readers')
    .addColumn('person', 'text', (column) => column.primaryKey())
    .addColumn('locale', 'text')
    .addColumn('zone_asked_at', 'integer')
    .execute();
}
