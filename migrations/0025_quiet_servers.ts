import type { Kysely } from 'kysely';

/**
 * Adds settings of a server: `tidy` (`keep`, `line` or `delete`: the treatment of superseded boards), the channel of
 * its `dashboard`, the roles whose members may open games (`openers`, a JSON list), and the moderators' `log_channel`.
 * Null until an admin chooses. `blocked`: members who may not play there. `lobby_alerts`: games for which a person gets
 * an alert when a lobby opens. `followers`: people who get a message when a game ends. `next_alert` of `people`: 1 notifies
 * the person when they are next. `person` of `notices`: recipient of a direct message; null for a message in a channel.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['tidy', 'dashboard', 'openers', 'log_channel'])
    await db.schema.alterTable('servers').addColumn(column, 'text').execute();
  await db.schema.alterTable('notices').addColumn('person', 'text').execute();
  await db.schema
    .alterTable('people')
    .addColumn('next_alert', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('blocked')
    .addColumn('guild', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('blocked_key', ['guild', 'person'])
    .execute();
  await db.schema
    .createTable('lobby_alerts')
    .addColumn('guild', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lobby_alerts_key', ['guild', 'game', 'person'])
    .execute();
  await db.schema.createIndex('lobby_alerts_of_person').on('lobby_alerts').column('person').execute();
  await db.schema
    .createTable('followers')
    .addColumn('table_id', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('followers_key', ['table_id', 'person'])
    .execute();
  await db.schema.createIndex('followers_of_person').on('followers').column('person').execute();
}
