import { type Kysely, sql } from 'kysely';
import { either } from './dialect.ts';

/**
 * Creates deletion requests, kept until the person is anonymised at all tables; `seed` determines the alias. Log
 * entries stay, but their person may be anonymised, and so may the name of an AI that played for the person. Nothing
 * else of an entry can change. The index finds matches that ended long ago.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('forgetting')
    .addColumn('person', 'text', (column) => column.primaryKey())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('at', 'integer', (column) => column.notNull())
    .execute();
  await either(db, {
    sqlite: 'drop trigger log_is_never_changed',
    postgres: 'drop trigger log_is_never_changed on log',
  });
  await either(db, {
    sqlite: `create trigger log_is_never_changed
    before update of table_id, number, kind, seat, luck, events, at, forced, thought on log
    begin select raise(abort, 'the log is append-only'); end`,
    postgres: `create trigger log_is_never_changed
      before update of table_id, number, kind, seat, luck, events, at, forced, thought on log
      for each row execute function log_is_append_only()`,
  });
  await either(db, {
    sqlite: `create trigger log_keeps_what_was_done before update of move on log when old.kind <> 'seat'
    begin select raise(abort, 'the log is append-only'); end`,
    postgres: `create trigger log_keeps_what_was_done before update of move on log
      for each row when (old.kind <> 'seat') execute function log_is_append_only()`,
  });
  await either(db, {
    sqlite: `create trigger log_only_forgets before update of person, name on log
    when case when old.person is null then new.person is not null else new.person not like 'somebody-%' end
    begin select raise(abort, 'the log is append-only'); end`,
    postgres: `create trigger log_only_forgets before update of person, name on log for each row
      when (case when old.person is null then new.person is not null else new.person not like 'somebody-%' end)
      execute function log_is_append_only()`,
  });
  await sql`create index tables_by_end on tables (ended_at) where ended_at is not null`.execute(db);
}
