import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { openStore as open, type Store, type StoreListeners } from '../../src/store/open.ts';

/** Address of the PostgreSQL server for the tests' stores, `postgres://…`; empty for files. `npm run test:postgres` sets it. */
const TEST_SERVER = process.env.PIECEMEAL_TEST_STORE ?? '';

/** True if the tests run on PostgreSQL. */
export const ON_POSTGRES = TEST_SERVER !== '';

/** Template database of the others. */
export const TEMPLATE = 'piecemeal_template';

/** Database names by folder. */
const databases = new Map<string, string>();

/** Unused databases, to be emptied for the next test. */
const freeDatabases: string[] = [];

/** Opens a test's store: a file or, on PostgreSQL, a database that stands for the folder. */
export async function openStore(folder: string, watching?: StoreListeners): Promise<Store> {
  if (!ON_POSTGRES) return await open(folder, watching);
  if (folder === ':memory:') return await openFreshStore(watching);
  const name = databases.get(folder) ?? (await createDatabase());
  databases.set(folder, name);
  return await open(getDatabaseAddress(name), watching);
}

/** Creates an empty database, without tables. Returns its address. */
export async function createEmptyDatabase(): Promise<string> {
  return getDatabaseAddress(await createDatabase('template0'));
}

/** Creates a database with a store's tables, all empty. Returns its address. */
export async function createFreshDatabase(): Promise<string> {
  return getDatabaseAddress(await createDatabase());
}

/** Returns the `DATABASE_URL` of a bot whose data belong to a folder; empty if they are a file. */
export function getDatabaseUrl(folder: string): string {
  if (!ON_POSTGRES) return '';
  const known = databases.get(folder);
  if (known !== undefined) return getDatabaseAddress(known);
  const name = createDatabaseName();
  // Synchronous, because the callers that start a process cannot wait.
  execFileSync(process.execPath, [
    '-e',
    CREATE_SCRIPT,
    getDatabaseAddress('postgres'),
    formatCreation(name, TEMPLATE),
  ]);
  databases.set(folder, name);
  return getDatabaseAddress(name);
}

const CREATE_SCRIPT = `const client = new (require('pg').Client)({ connectionString: process.argv[1] });
  client.connect().then(() => client.query(process.argv[2])).then(() => client.end());`;

async function openFreshStore(watching?: StoreListeners): Promise<Store> {
  const known = freeDatabases.pop();
  const name = known ?? (await createDatabase());
  const store = await open(getDatabaseAddress(name), watching);
  if (known !== undefined) await emptyStore(store);
  const destroy = store.destroy.bind(store);
  store.destroy = async () => {
    await destroy();
    freeDatabases.push(name);
  };
  return store;
}

async function createDatabase(template = TEMPLATE): Promise<string> {
  const name = createDatabaseName();
  const client = new pg.Client({ connectionString: getDatabaseAddress('postgres') });
  await client.connect();
  await client.query(formatCreation(name, template));
  await client.end();
  return name;
}

function createDatabaseName(): string {
  return `test_${randomUUID().replaceAll('-', '')}`;
}

function formatCreation(name: string, template: string): string {
  return `create database ${name} template ${template}`;
}

/** Deletes all rows, which is faster than truncating so many tables, because a test leaves few. */
async function emptyStore(store: Store): Promise<void> {
  await sql`do $$
    declare one record;
    begin
      set local session_replication_role = replica;
      for one in select relname, relkind from pg_class
        where relnamespace = current_schema()::regnamespace and relname not like 'kysely%'
      loop
        case one.relkind
          when 'r' then execute format('delete from %I', one.relname);
          when 'S' then perform setval(format('%I', one.relname)::regclass, 1, false);
          else null;
        end case;
      end loop;
    end $$`.execute(store);
}

function getDatabaseAddress(database: string): string {
  const url = new URL(TEST_SERVER);
  url.pathname = database;
  return url.href;
}
