import pg from 'pg';
import { startPostgresServer } from '../../src/bench/postgres-server.ts';
import { openStore } from '../../src/store/open.ts';
import { TEMPLATE } from './store.ts';

/** Starts a server for all test files, with the template of their databases. Returns its stop function. */
export default async function setUpPostgres(): Promise<() => Promise<void>> {
  const given = process.env.PIECEMEAL_TEST_STORE;
  if (given) {
    await createTemplate(given);
    return async () => {};
  }
  const cluster = await startPostgresServer();
  process.env.PIECEMEAL_TEST_STORE = cluster.url();
  await createTemplate(cluster.url());
  return cluster.stop;
}

async function createTemplate(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${TEMPLATE}`);
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const url = new URL(server);
  url.pathname = TEMPLATE;
  await (await openStore(url.href)).destroy();
}
