import type { Kysely } from 'kysely';

/**
 * `locale`: Discord's locale of a person as of what they did last, for messages that answer nothing, such as reminders.
 * `zone_asked_at`: when a reminder asked them for their time zone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('readers')
    .addColumn('person', 'text', (column) => column.primaryKey())
    .addColumn('locale', 'text')
    .addColumn('zone_asked_at', 'integer')
    .execute();
}
