import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { openStore as open, type Store, type Watching } from '../../src/store/open.ts';

/** The server on which the stores of the tests are, `postgres://…`; none where they are files. `npm run test:postgres` has one. */
const SERVER = process.env.PIECEMEAL_TEST_STORE ?? '';

/** Whether the tests run on PostgreSQL. */
export const ON_POSTGRES = SERVER !== '';

/** The database that others are made after. */
export const TEMPLATE = 'piecemeal_template';

/** Which database stands for which folder. */
const databases = new Map<string, string>();

/** Databases that nobody uses any more, to be emptied. */
const free: string[] = [];

/** A store of a test: a file, or where the tests run on PostgreSQL a database that stands for the folder. */
export async function openStore(folder: string, watching?: Watching): Promise<Store> {
  if (!ON_POSTGRES) return await open(folder, watching);
  if (folder === ':memory:') return await fresh(watching);
  const name = databases.get(folder) ?? (await created());
  databases.set(folder, name);
  return await open(addressOf(name), watching);
}

/** The address of a database that nobody has opened yet: it has nothing in it, not even tables. */
export async function emptyAddress(): Promise<string> {
  return addressOf(await created('template0'));
}

/** The same of one with the tables of a store, all of them empty. */
export async function freshAddress(): Promise<string> {
  return addressOf(await created());
}

/** Where a bot finds its data that is to be in a folder: its `DATABASE_URL`; empty where it is a file. */
export function databaseOf(folder: string): string {
  if (!ON_POSTGRES) return '';
  const known = databases.get(folder);
  if (known !== undefined) return addressOf(known);
  const name = newName();
  // Whoever starts a process does not wait.
  execFileSync(process.execPath, ['-e', CREATING, addressOf('postgres'), creating(name, TEMPLATE)]);
  databases.set(folder, name);
  return addressOf(name);
}

const CREATING = `const client = new (require('pg').Client)({ connectionString: process.argv[1] });
  client.connect().then(() => client.query(process.argv[2])).then(() => client.end());`;

async function fresh(watching?: Watching): Promise<Store> {
  const known = free.pop();
  const name = known ?? (await created());
  const store = await open(addressOf(name), watching);
  if (known !== undefined) await emptied(store);
  const destroy = store.destroy.bind(store);
  store.destroy = async () => {
    await destroy();
    free.push(name);
  };
  return store;
}

async function created(template = TEMPLATE): Promise<string> {
  const name = newName();
  const client = new pg.Client({ connectionString: addressOf('postgres') });
  await client.connect();
  await client.query(creating(name, template));
  await client.end();
  return name;
}

function newName(): string {
  return `test_${randomUUID().replaceAll('-', '')}`;
}

function creating(name: string, template: string): string {
  return `create database ${name} template ${template}`;
}

/** To delete what little a test left is quicker than to cut off so many tables. */
async function emptied(store: Store): Promise<void> {
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

function addressOf(database: string): string {
  const url = new URL(SERVER);
  url.pathname = database;
  return url.href;
}
